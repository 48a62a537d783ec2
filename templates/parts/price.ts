import type { Translate } from '../../generator/core/sentences.ts'

type Range = { from: number; to: number; openEnded?: boolean | undefined }

/** `€ 800 tot € 1.500 zonder btw`. */
export const priceWithVat = (t: Translate, { vatIncluded, ...range }: Range & { vatIncluded: boolean }): string =>
  t('act-details.price-value', { price: priceRange(t, range), vat: vatIncluded })

/** `€ 800 tot € 1.500`, and `€ 2.000 tot € 5.000+` where the upper figure is open. */
export const priceRange = (t: Translate, { from, to, openEnded = false }: Range): string => t('price.range', { from, to, open: openEnded })
