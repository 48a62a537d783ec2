/** Old addresses and the pages that took their place, `data/redirects.ts`. */
import * as z from 'zod'
import { formerAddressWithQuery, redirectTarget, slug } from './field.ts'

/** A single address. */
export const redirectSchema = z.strictObject({
  /** The old address, also one of a former site. */
  from: formerAddressWithQuery,
  /** The page that took its place, here or on another site. */
  to: redirectTarget,
})
export type Redirect = z.infer<typeof redirectSchema>

/**
 * Every published address of an entry that is gone. `to` is the slug of its successor, for the same addresses
 * of that one, or one address for all.
 */
export const entryRedirectSchema = z
  .strictObject({
    act: slug.exactOptional(),
    artist: slug.exactOptional(),
    city: slug.exactOptional(),
    article: slug.exactOptional(),
    to: z.union([slug, redirectTarget], {
      error:
        'the slug of the successor, an address of this site with a slash at both ends, or one of another site',
    }),
  })
  .refine((line) => Object.keys(line).length === 2, 'about one act, artist, city or article')
export type EntryRedirect = z.infer<typeof entryRedirectSchema>
