import type { Translate } from '../../generator/core/sentences.ts'
import { useSite } from './site-context.tsx'

/** Amounts in whole euros; of an open end, pages do not promise the upper one. */
type Range = { from: number; to: number; openEnded?: boolean | undefined }
export type ListedRange = Range & { vatIncluded: boolean }

/** The price of an act on an evening. */
export type PriceView = {
  /** Missing where the price is on request. */
  amounts?: ListedRange | undefined
  /**
   * What it is for and which kilometres are in it, in words; empty in the town of the office, and without
   * amounts.
   */
  covers: string
  /** The same for the script: a query with the city or the occasion. */
  evening: string
  /** Whether the city of the page is another town than that of the office: then it has the ride there in it. */
  ride?: 'home' | 'here' | undefined
}

/** `€ 800 tot € 1.500 btw inbegrepen`, or `op aanvraag`. */
export const priceWithVat = (t: Translate, range: ListedRange | undefined): string => {
  const price = priceRange(t, range)
  return range ? t('act-details.price-value', { price, vat: range.vatIncluded }) : price
}

/**
 * `€ 800 tot € 1.500`, `€ 2.000 tot € 5.000+` where the upper figure is open, and `€ 800` where both are one;
 * without a range `op aanvraag`.
 */
export const priceRange = (t: Translate, range: Range | undefined): string => {
  if (!range) return t('price.on-request')
  const { from, to, openEnded = false } = range
  return t('price.range', { from, to, open: openEnded || (from === to && 'fixed') })
}

/** A range of prices as the one figure of its section. */
export function PriceLine({ price }: { price: ListedRange | undefined }) {
  const { t } = useSite()
  return <p className="price-line">{priceWithVat(t, price)}</p>
}

/** A range of prices of the list, as a bar shows it. */
export type ListedPrice = ListedRange & {
  key: string
  name: string
  includes?: string | undefined
}

/** The step of the scale, in euros. */
const step = 100

/**
 * Price ranges as bars in SVG, whose numbers need no inline style.
 * @param scaleEnd the last amount of the scale, the same for all bars of the site
 */
export function PriceBars({ prices, scaleEnd }: { prices: readonly ListedPrice[]; scaleEnd: number }) {
  const { t, format } = useSite()
  return (
    <ul className="price-bars">
      {prices.map((price) => (
        <li key={price.key}>
          <p className="price-name">{price.name}</p>
          <p className="price-range">{priceWithVat(t, price)}</p>
          <svg
            className="price-bar"
            viewBox={`0 0 ${scaleEnd / step} 2`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="price-scale" width={scaleEnd / step} height="2" />
            <rect
              className="price-span"
              x={price.from / step}
              width={(price.to - price.from) / step}
              height="2"
            />
          </svg>
          {price.includes && <p className="price-includes">{price.includes}</p>}
        </li>
      ))}
      <li className="price-legend" aria-hidden="true">
        <span>{format.euros(0)}</span>
        <span>{format.euros(scaleEnd)}</span>
      </li>
    </ul>
  )
}
