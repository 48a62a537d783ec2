import { paths } from '../../generator/core/addresses.ts'
import type { PartyData } from '../../generator/core/party.ts'
import { type Range, widest } from '../../generator/core/price.ts'
import { JsonData } from './Html.tsx'
import { priceWithVat } from './price.tsx'
import { Facts } from './Section.tsx'
import { useSite } from './site-context.tsx'

export type Choice = { key: string; name: string }

export type EstimateView = PartyData & {
  /** The rate of VAT in the prices, where it is confirmed. */
  vatPercent?: number
  sizes: readonly Choice[]
  kinds: readonly (Choice & { vatIncluded: boolean })[]
  sets: readonly Choice[]
  /** Acts that differ in their own price alone, by the positions of their kind and size; `fit` is as `writeFit` writes it. */
  groups: readonly { kind: number; size: number; price: Range; fit: string }[]
}

/** The same with the address of the request: what the script reads. */
export type EstimateData = EstimateView & { href: string }

/** The prices of each kind in each size that has an act, and what changes them. The script puts a form above. */
export function Estimate({ view }: { view: EstimateView }) {
  const { t, href } = useSite()
  const { sizes, kinds, groups, factors, travel } = view
  const percent = (value: number) =>
    t('estimate.percent', { sign: value < 0 ? 'minus' : 'plus', percent: Math.abs(value) })
  const prices = kinds.flatMap(({ name, vatIncluded }, kind) =>
    sizes.flatMap((size, index) => {
      const alike = groups.filter((group) => group.kind === kind && group.size === index)
      const price = { ...widest(alike.map((group) => group.price)), vatIncluded }
      return alike.length > 0 ? [{ name: `${name} · ${size.name}`, value: priceWithVat(t, price) }] : []
    }),
  )
  return (
    <div className="estimate" data-estimate>
      {prices.length > 0 && (
        <>
          <h3>{t('estimate.prices')}</h3>
          <Facts className="estimate-lines" items={prices} />
        </>
      )}
      <h3>{t('estimate.factors')}</h3>
      <Facts
        className="estimate-lines"
        items={[
          ...factors.map(({ name, percent: value }) => ({ name, value: percent(value) })),
          {
            name: t('estimate.trip'),
            value: t('estimate.trip-value', { cents: travel.centsPerKm, km: travel.includedKm }),
          },
          { name: t('estimate.night'), value: t('estimate.night-value', { euros: travel.eurosPerNight }) },
        ]}
      />
      <JsonData value={{ ...view, href: href(paths.booking()) } satisfies EstimateData} />
    </div>
  )
}
