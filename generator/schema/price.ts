/** The price list, `data/prices.ts`. Amounts are whole euros. */
import * as z from 'zod'
import { listOf, numberFrom, slug, text, wholeFrom } from './field.ts'

const euros = wholeFrom(1)

/** In place of a price that pages do not say. */
export const onRequest = z.literal('on request')

/** The ends of a range of prices. */
export const priceRange = {
  from: euros,
  to: euros,
}

/** The rate of VAT in the prices: pages for companies say the amounts without it. */
export const vatSchema = z.strictObject({
  percent: numberFrom(0, 30),
  /** Whether an accountant has confirmed the rate: until then, no page says an amount without VAT. */
  confirmed: z.boolean().exactOptional(),
})
export type Vat = z.infer<typeof vatSchema>

/** A line of the price list. */
export const priceClassSchema = z.strictObject({
  /** By which acts name their line. */
  key: slug,
  /** What visitors read above the line. */
  name: text,
  ...priceRange,
  vatIncluded: z.boolean(),
  /** Writes a plus behind the upper figure. */
  openEnded: z.boolean().exactOptional(),
  /** What the price covers, as a list in one sentence. */
  includes: text,
  /** One or two sentences on when this class fits. */
  text,
})
export type PriceClass = z.infer<typeof priceClassSchema>

/** A range that texts name by its key, `{range.premium.from}`, beside those of the price list. */
export const priceRangeSchema = z.strictObject({
  key: slug,
  /** What the range is about, for the owner. */
  about: text,
  ...priceRange,
  vatIncluded: z.boolean(),
})
export type PriceRange = z.infer<typeof priceRangeSchema>

/** The sizes of an act, smallest first. A range of this name is what the booking form offers as a budget. */
export const sizeKeys = ['duo', 'trio', 'quartet', 'group', 'show'] as const

/** The size of an act with this many people on stage: up to two, three, four or six of them, or more. */
export function sizeOf(people: number): (typeof sizeKeys)[number] {
  if (people <= 2) return 'duo'
  if (people === 3) return 'trio'
  if (people === 4) return 'quartet'
  return people <= 6 ? 'group' : 'show'
}

const upTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1)
/**
 * What visitors can answer, by what a factor depends on: with any other answer, it would be on the page and
 * change no price. The rules know the occasions.
 */
const answersOf = { day: upTo(7), season: upTo(12), sets: upTo(12) }

/** What raises or lowers a price in the price indication. */
export const priceFactorSchema = z
  .strictObject({
    key: slug,
    /** What the factor depends on. */
    group: z.enum(['occasion', 'day', 'season', 'sets']),
    /** What visitors read beside the amount. */
    name: text,
    /** Keys of occasions, days from 1 (Monday) to 7, months from 1 to 12, or numbers of sets. */
    on: listOf(
      z.union([slug, wholeFrom(1, 12)], {
        error: 'a key in quotes, or a whole number',
      }),
      'value',
    ),
    /** Per cent of the range of kind and size. A negative number lowers the price. */
    percent: wholeFrom(-50, 100),
  })
  .superRefine(({ group, on }, { addIssue }) => {
    if (group === 'occasion') return
    const answers: readonly (string | number)[] = answersOf[group]
    for (const [index, answer] of on.entries())
      if (!answers.includes(answer))
        addIssue({
          code: 'custom',
          path: ['on', index],
          message: `one of ${answers.join(', ')}, for the group "${group}"`,
        })
  })
export type PriceFactor = z.infer<typeof priceFactorSchema>
