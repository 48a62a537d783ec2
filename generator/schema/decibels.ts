/** How loud music may be in the halls of a region, `data/decibels.ts`: stated once, with its source. */
import * as z from 'zod'
import { authority, comparison, listOf, name, slug, texts, wholeFrom } from './field.ts'

export const decibelRuleSchema = z.strictObject({
  key: slug,
  /** The region as sentences name it: `Vlaanderen`. */
  name,
  country: z.enum(['BE', 'NL']),
  /** Its provinces, as the cities of `data/cities.ts` name theirs. */
  provinces: texts,
  /** The categories in which a hall can be licensed, each the most dB(A), lowest first. */
  classes: listOf(wholeFrom(60, 120), 'category'),
  authority,
  ...comparison,
})
export type DecibelRule = z.infer<typeof decibelRuleSchema>
