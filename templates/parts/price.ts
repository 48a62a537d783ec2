import type { Translate } from '../../generator/core/sentences.ts'

type Range = { from: number; to: number; openEnded?: boolean | undefined }

/** `€ 800 tot € 1.500 btw inbegrepen`. */
export const priceWithVat = (t: Translate, { vatIncluded, ...range }: Range & { vatIncluded: boolean }): string =>
  t('act-details.price-value', { price: priceRange(t, range), vat: vatIncluded })

/** `€ 800 tot € 1.500`, and `€ 2.000 tot € 5.000+` where the upper figure is open. */
export const priceRange = (t: Translate, { from, to, openEnded = false }: Range): string => t('price.range', { from, to, open: openEnded })

/** A price with the costs of a trip, both in whole euros. */
export const withTrip = <Price extends { from: number; to: number }>(price: Price, costs: number): Price => ({
  ...price,
  from: price.from + costs,
  to: price.to + costs,
})
