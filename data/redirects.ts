/**
 * Old addresses and the pages that took their place. Whoever opens an old address is sent on.
 *
 * To add one, copy a line: `from` is the old address without the name of the site, `to` the page of this site that replaces it, both with
 * a slash at the beginning and at the end. At the next `npm run generate` the old address gets a small page that sends visitors on, and a line
 * in the file `_redirects` for hosts that read it. An address that already has a page cannot be redirected: the command then says so.
 *
 * `from` may also be an address of a former site: `/bands.html`, `/Artiesten/`, `/café/`, `/index.php?page=3`; and `to` one of another site, from https:// on.
 *
 * One line can cover every published address of an act, city, article or artist that is gone:
 *   { act: 'oude-naam', to: 'nieuwe-naam' }   each address leads to the same address of the other act
 *   { act: 'oude-naam', to: '/artists/' }     all of them lead to one page, here or on another site
 * `npm run rename` and `npm run remove` write that line.
 */
import type { EntryRedirect, Redirect } from 'toegift/schema'

export const redirects = [
  { from: '/artists/band-marginal/', to: '/artist/band-marginal/' },
] as const satisfies readonly (Redirect | EntryRedirect)[]

/** Addresses that were published once and have no successor: `'/naam-gent/',`. Servers that read the generated configuration answer 410 (Gone). */
export const gone: readonly string[] = []
