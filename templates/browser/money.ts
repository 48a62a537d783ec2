/** Amounts as the page writes them. */
import type { Range } from '../../generator/core/price.ts'
import { filled } from './dom.ts'

/** Writes whole euros. */
export const euroFormat = (): Intl.NumberFormat =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })

/** Writes a range of whole euros, with or without VAT where that is known; without a range, that it is on request. */
export function rangeText(range: Range | undefined, vatIncluded?: boolean): string {
  if (!range) return WORDS.onRequest
  const { from, to } = range
  const format = euroFormat()
  const price =
    from === to
      ? format.format(from)
      : filled(WORDS.range, { from: format.format(from), to: format.format(to) })
  if (vatIncluded === undefined) return price
  return filled(vatIncluded ? WORDS.withVat : WORDS.withoutVat, { price })
}
