/** The price list, `data/prices.ts`. Amounts are whole euros. */
import * as z from 'zod'
import { slug, text, whole } from './field.ts'

/** The lines of the price list, by which acts name theirs. */
export const priceClassKeys = ['akoestisch', 'allround', 'rock-pop', 'soul-funk', 'tribute'] as const

/** An amount in whole euros. */
export const euros = whole.min(1, 'a whole number of euros')

/** A line of the price list. */
export const priceClassSchema = z.strictObject({
  key: z.enum(priceClassKeys),
  /** What visitors read above the line. */
  name: text,
  /** The lower end of the range, in whole euros. */
  from: euros,
  /** The upper end of the range, in whole euros. */
  to: euros,
  /** Whether the amounts include VAT. */
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
  /** The lower end of the range, in whole euros. */
  from: euros,
  /** The upper end of the range, in whole euros. */
  to: euros,
  /** Whether the amounts include VAT. */
  vatIncluded: z.boolean(),
})
export type PriceRange = z.infer<typeof priceRangeSchema>
