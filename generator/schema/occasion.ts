/** A kind of occasion, `data/occasions.ts`: its names, its hours, and where its guide is. */
import * as z from 'zod'
import { loudnessLevels } from './act.ts'
import { listOf, ownAddress, slug, text, timeOfDay } from './field.ts'

/** The occasion that stands for any other. It must exist, and has no page of its own. */
export const generalOccasion = 'evenement'

/** The hours of a day or evening of one kind. */
const daySchema = z.strictObject({
  /** When an act without a plan begins: one that plays below conversation, and any other. */
  starts: z.strictObject({ soft: timeOfDay, loud: timeOfDay }),
  /** When the sound check must be over; left out where acts share a stage and change over. */
  ready: timeOfDay.exactOptional(),
  /** What the guests do besides, with its hour. */
  guests: z.array(z.strictObject({ at: timeOfDay, what: text })).readonly(),
})
export type Day = z.infer<typeof daySchema>

export const occasionSchema = z.strictObject({
  /** The end of its addresses: `/silkwood-bruiloft/`. `evenement` is any other occasion, without such pages. */
  key: slug,
  /** 'bruiloft' in a sentence. */
  name: text,
  /** Whether people celebrate at their own cost: VAT is in their prices, and halls for parties come first. */
  private: z.boolean().exactOptional(),
  /** Other words for it, by which visitors look for acts. They are not shown. */
  searchWords: z.array(text).readonly().exactOptional(),
  /** Heading of its page: 'voor je bruiloft'. */
  heading: text,
  /** A sentence on each booking page; `evenement` only. */
  text: text.exactOptional(),
  /** The hours of a day or evening; left out for `evenement`. */
  day: daySchema.exactOptional(),
  /** The page with general advice, which the page of each act links to. */
  guide: z.strictObject({ label: text, to: ownAddress }).exactOptional(),
})
export type Occasion = z.infer<typeof occasionSchema>

/** A moment of an evening for which organisers choose an act. */
export const eveningMomentSchema = z.strictObject({
  /** Its name in the address of a plan. */
  key: slug,
  name: text,
  from: timeOfDay,
  to: timeOfDay,
  /** One sentence on its music. */
  text,
  /** How loud an act can be that suits it. */
  levels: listOf(z.enum(loudnessLevels), 'step of the scale'),
})
export type EveningMoment = z.infer<typeof eveningMomentSchema>
