/** What the price indication shows: the prices of each kind in each size, what changes them, and the way to each city. */
import type { EstimateView } from '../../templates/parts/Estimate.tsx'
import { overlap } from '../core/estimate.ts'
import { capitalise } from '../core/text.ts'
import type { Site } from '../load/site.ts'
import { inUsualOrder } from '../relate/acts.ts'
import { tripTo } from '../relate/travel.ts'
import { type FactorGroup, sizeKeys } from '../schema/price.ts'

/** The numbers of sets to choose from. */
const setCounts = [1, 2, 3]

export function estimateOf(site: Site): EstimateView {
  const { t, settings, occasions, cities, priceClasses, priceRanges, priceFactors } = site
  const { includedKm, centsPerKm, eurosPerNight } = settings.travel
  const sizes = sizeKeys.flatMap((key) => {
    const range = priceRanges.find((other) => other.key === key)
    return range ? [{ key, name: t('estimate.size', { size: key }), from: range.from, to: range.to }] : []
  })
  const factorsOf = (group: FactorGroup) => priceFactors.flatMap(({ group: own, name, on, percent }) => (own === group ? [{ name, on, percent }] : []))
  return {
    vatPercent: site.vat.percent,
    sizes: sizes.map(({ key, name }) => ({ key, name })),
    kinds: priceClasses.map(({ key, name, vatIncluded, from, to }) => ({
      key,
      name,
      vatIncluded,
      prices: sizes.map((size) => overlap({ from, to }, size)),
    })),
    occasions: inUsualOrder(occasions).map(({ key, name }) => ({ key, name: capitalise(name) })),
    sets: setCounts.map((count) => ({ key: `${count}`, name: t('estimate.sets', { count }) })),
    factors: { occasion: factorsOf('occasion'), day: factorsOf('day'), season: factorsOf('season'), sets: factorsOf('sets') },
    cities: cities.map((city) => ({ key: city.key, name: city.name, km: tripTo(settings, city).km })),
    travel: { includedKm, centsPerKm, eurosPerNight },
  }
}
