/** What the rules for copy know of the language of the site, `data/copy.ts`. */
import * as z from 'zod'
import { listOf, text } from './field.ts'

/** The rules, in the order in which they report. */
export const copyRuleNames = [
  'apostrophe',
  'superlative',
  'typed-price',
  'typed-claim',
  'typed-distance',
  'passed-date',
  'relative-date',
  'title-length',
  'description-length',
] as const
export type CopyRuleName = (typeof copyRuleNames)[number]

export const copyExceptionSchema = z.strictObject({
  rule: z.enum(copyRuleNames),
  /**
   * The words that the rule accepts, with the names of values as texts have them: `Beste {category} België`.
   */
  phrases: listOf(z.string().min(1, 'a text that is not empty'), 'text'),
  /** Why they are right, for the owner. */
  because: text,
})
export type CopyException = z.infer<typeof copyExceptionSchema>

const monthAndDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a month and a day, mm-dd')

export const copySchema = z.strictObject({
  /** Words that promise to be the first of all. */
  superlatives: z.array(text).readonly(),
  /** Units of distance: kilometres. */
  distances: z.array(text).readonly(),
  /** Units of the time on the road: minutes. */
  durations: z.array(text).readonly().exactOptional(),
  dates: z.strictObject({
    /** The seasons, each with the month and the day on which it ends in a year: 09-21. */
    seasons: z.array(z.strictObject({ name: text, until: monthAndDay })).readonly(),
    /** Words of sentences that look back, in which a date may be over. */
    lookingBack: z.array(text).readonly(),
    /** Words that mean another date every year. */
    relative: z.array(text).readonly(),
  }),
})
export type Copy = z.infer<typeof copySchema>

/** Knows nothing: only the rules that need no words find something. */
export const emptyCopy: Copy = {
  superlatives: [],
  distances: [],
  dates: { seasons: [], lookingBack: [], relative: [] },
}
