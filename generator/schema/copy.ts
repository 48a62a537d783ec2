/** What the rules for copy know of the language of the site, `data/copy.ts`. */
import * as z from 'zod'
import { listOf, text, texts, whole } from './field.ts'

/** The rules, in the order in which they report. */
export const copyRuleNames = [
  'apostrophe',
  'superlative',
  'typed-price',
  'typed-claim',
  'typed-distance',
  'passed-date',
  'relative-date',
  'not-on-roster',
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
  /** What texts must not offer where no act has it; not looked for when left out. */
  roster: z
    .strictObject({
      /** Words for line-ups, with their number of people: 'trio' for 3. */
      lineUps: z.array(z.strictObject({ people: whole, words: texts })).readonly(),
      /** Artists whose tributes visitors ask for. Those that an act plays may be offered. */
      artists: z.array(text).readonly(),
      /** Words of sentences that say what there is not: 'geen'. */
      none: z.array(text).readonly(),
    })
    .exactOptional(),
})
export type Copy = z.infer<typeof copySchema>

/** Knows nothing: only the rules that need no words find something. */
export const emptyCopy: Copy = {
  superlatives: [],
  distances: [],
  dates: { seasons: [], lookingBack: [], relative: [] },
}
