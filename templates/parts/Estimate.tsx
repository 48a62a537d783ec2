import { paths } from '../../generator/core/addresses.ts'
import type { Factor, Range, TravelPrice } from '../../generator/core/estimate.ts'
import { JsonData } from './Html.tsx'
import { priceWithVat } from './price.tsx'
import { Facts } from './Section.tsx'
import { useSite } from './site-context.tsx'

export type Choice = { key: string; name: string }

export type EstimateView = {
  /** The rate of VAT in the prices. */
  vatPercent: number
  sizes: readonly Choice[]
  /** The price of each size, in their order; undefined where the kind does not play in it. */
  kinds: readonly (Choice & { vatIncluded: boolean; prices: readonly (Range | undefined)[] })[]
  occasions: readonly Choice[]
  sets: readonly Choice[]
  factors: { [Group in 'occasion' | 'day' | 'season' | 'sets']: readonly Factor[] }
  /** Kilometres one way by road. */
  cities: readonly (Choice & { km: number })[]
  travel: TravelPrice
}

/** The same with the address of the request: what the script reads. */
export type EstimateData = EstimateView & { href: string }

/**
 * The prices of each kind in each size as a table, and what changes them. The script puts a form above it.
 */
export function Estimate({ view }: { view: EstimateView }) {
  const { t, href } = useSite()
  const { sizes, kinds, factors, travel } = view
  const percent = (value: number) =>
    t('estimate.percent', { sign: value < 0 ? 'minus' : 'plus', percent: Math.abs(value) })
  return (
    <div className="estimate" data-estimate>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="estimate-table" aria-label={t('estimate.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[t('estimate.table'), ...sizes.map(({ name }) => name)].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ key, name, vatIncluded, prices }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {prices.map((price, index) => (
                  <td key={sizes[index]?.key}>
                    {price ? priceWithVat(t, { ...price, vatIncluded }) : t('estimate.none')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3>{t('estimate.factors')}</h3>
      <Facts
        className="estimate-lines"
        items={[
          ...Object.values(factors).flatMap((group) =>
            group.map(({ name, percent: value }) => ({ name, value: percent(value) })),
          ),
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
