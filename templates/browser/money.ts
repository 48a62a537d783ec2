/** Amounts as the page writes them. */
import type { Range } from '../../generator/core/estimate.ts'

/** Writes whole euros. */
export const euroFormat = (): Intl.NumberFormat =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** Writes a range of whole euros, with or without VAT where that is known. */
export function rangeText({ from, to }: Range, vatIncluded?: boolean): string {
  const format = euroFormat()
  const price = from === to ? format.format(from) : WORDS.range.replace('{from}', format.format(from)).replace('{to}', format.format(to))
  if (vatIncluded === undefined) return price
  return (vatIncluded ? WORDS.withVat : WORDS.withoutVat).replace('{price}', price)
}
