/** A figure or a promise that pages show, `data/claims.ts`: what it states, and who or what says so. */
import * as z from 'zod'
import { calendarDate, text, texts, whole } from './field.ts'

const proofSchema = z.strictObject({
  /** Who or what says so: a count, a contract, a page with reviews. */
  source: text,
  /** The day on which it was consulted, yyyy-mm-dd. */
  date: calendarDate,
})

const fieldOfList = z.string().regex(/^[a-z-]+\.\w+$/, 'the name of a list and a field, such as prices.from')

export const claimSchema = z.strictObject({
  /** The name in texts: `acts` of the list `claims` is `{claims.acts}`. */
  key: z
    .string()
    .regex(
      /^[a-z]\w*(\.[a-z]\w*)*$/i,
      'a name of letters and digits, such as showsPerYear or bestCoverBand.shows',
    ),
  /** What the claim states, in a few words for the agency. */
  about: text,
  /**
   * What visitors read in the place of the name. Claims that are words, or figures of other files, have none.
   */
  value: z.union([text, whole], { error: 'a text or a whole number' }).exactOptional(),
  /** Words by which texts make the claim; `…` stands for a few other words. */
  words: texts.exactOptional(),
  /** Fields of entries that make the claim: `prices.from`. */
  fields: z.array(fieldOfList).readonly().exactOptional(),
  /** Claims on one subject must agree; `npm run check` lists those that do not. */
  subject: text.exactOptional(),
  /**
   * The value in a form that can be compared with other claims on the subject, where that is another one.
   * Opening hours need none.
   */
  means: text.exactOptional(),
  /** `unproven` as long as nobody has found a source. */
  proof: z.union([z.literal('unproven'), proofSchema], {
    error: '"unproven", or { source, date } with the day on which it was consulted, yyyy-mm-dd',
  }),
})
export type Claim = z.infer<typeof claimSchema>
