/** The rules of a zone for a band's van, `data/zones.ts`: stated once, with their source. */
import * as z from 'zod'
import { authority, calendarDate, comparison, httpsAddress, slug, text } from './field.ts'

export const zoneSchema = z.strictObject({
  /** The name by which cities refer to it. */
  key: slug,
  /** What visitors read: 'lage-emissiezone (LEZ) van Gent'. */
  name: text,
  /**
   * `lez`: by fuel and emission class. `zero-emission`: vans without emissions, after a transition.
   * `milieuzone`: without certain diesel engines.
   */
  kind: z.enum(['lez', 'zero-emission', 'milieuzone']),
  /** The day from which it applies, yyyy-mm-dd. */
  since: calendarDate,
  /** One sentence about vans, in the present tense. Visitors read it. */
  rule: text,
  authority,
  /** The page with which it was compared, where that is not the authority's. */
  comparedWith: httpsAddress.exactOptional(),
  ...comparison,
})
export type Zone = z.infer<typeof zoneSchema>
