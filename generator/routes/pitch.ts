/** What the descriptions for search engines say of an act. */
import { priceRange, priceWithVat, withTrip } from '../../templates/parts/price.tsx'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { journeyOf } from '../relate/visit.ts'
import type { OfferedPrice } from './route.ts'

/** What an act is, its size and its price, with the costs of a trip: `coverband met 5 mensen, € 2.500 tot € 3.400 btw inbegrepen`. */
export const pitchOf = ({ t }: Pick<Site, 't'>, act: SiteAct, trip = 0): string =>
  t('pitch', { artist: act.originalArtist, category: t('category.word', act), people: peopleOf(act), price: priceWithVat(t, withTrip(act.price, trip)) })

/** How many acts there are, from how many people to how many, and their prices: `offer` where all agree on VAT. */
export type RosterPitch = { count: number; small: number; large: number; price: string; offer?: OfferedPrice | undefined }

/** The same of some acts, with the trip to a city in their prices. */
export function rosterPitch(site: Site, acts: readonly SiteAct[], city: SiteCity): RosterPitch {
  const { t } = site
  const prices = acts.map((act) => {
    const { from, to, vatIncluded } = act.price
    return withTrip({ from, to, vatIncluded }, journeyOf(act, city, site.settings).costs.total)
  })
  const [first] = prices
  if (!first) return { count: 0, small: 0, large: 0, price: '' }
  const people = acts.map(peopleOf)
  const { vatIncluded } = first
  const range = { from: Math.min(...prices.map(({ from }) => from)), to: Math.max(...prices.map(({ to }) => to)) }
  const offer = prices.every((price) => price.vatIncluded === vatIncluded) ? { ...range, vatIncluded } : undefined
  return {
    count: acts.length,
    small: Math.min(...people),
    large: Math.max(...people),
    price: offer ? priceWithVat(t, offer) : priceRange(t, range),
    offer,
  }
}
