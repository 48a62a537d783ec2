/** Old addresses and the pages that took their place, `data/redirects.ts`. */
import * as z from 'zod'
import { ownAddress, slug } from './field.ts'

/** A single address. */
export const redirectSchema = z.strictObject({
  /** The old address. */
  from: ownAddress,
  /** The page that took its place. */
  to: ownAddress,
})
export type Redirect = z.infer<typeof redirectSchema>

/** Every published address of an entry that is gone. `to` is the slug of its successor, for the same addresses of that one, or one page for all. */
export const entryRedirectSchema = z
  .strictObject({
    act: slug.exactOptional(),
    artist: slug.exactOptional(),
    city: slug.exactOptional(),
    article: slug.exactOptional(),
    to: z.union([slug, ownAddress], { error: 'the slug of the successor, or an address of this site with a slash at both ends' }),
  })
  .refine((line) => Object.keys(line).length === 2, 'about one act, artist, city or article')
export type EntryRedirect = z.infer<typeof entryRedirectSchema>
