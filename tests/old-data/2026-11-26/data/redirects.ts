import type { EntryRedirect, Redirect } from '../generator/schema/redirect.ts'

export const redirects = [{ from: '/artists/band-marginal/', to: '/artist/band-marginal/' }] as const satisfies readonly (Redirect | EntryRedirect)[]

/** Addresses that were published once and have no successor: `'/naam-gent/',`. Servers that read the generated configuration answer 410 (Gone). */
export const gone: readonly string[] = []
