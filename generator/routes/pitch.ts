/** What the descriptions for search engines say of an act. */
import { priceRange, priceWithVat, withTrip } from '../../templates/parts/price.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { journeyOf } from '../relate/visit.ts'
import type { Category } from '../schema/act.ts'

/** What an act is, its size and its price, with the costs of a trip: `coverband met 5 mensen, € 2.500 tot € 3.400 btw inbegrepen`. */
export const pitchOf = ({ t }: Pick<Site, 't'>, act: SiteAct, trip = 0): string =>
  t('pitch', { artist: act.originalArtist, category: t('category.word', act), people: peopleOf(act), price: priceWithVat(t, withTrip(act.price, trip)) })

/** How many acts there are of a category, from how many people to how many, and their prices. */
export type RosterPitch = { count: number; small: number; large: number; price: string }

/** The same of all acts of a category, with the trip to a city in their prices. */
export function rosterPitch(site: Site, category: Category, city: SiteCity): RosterPitch {
  const { t } = site
  const ofCategory = site.acts.filter((act) => act.category === category)
  const prices = ofCategory.map((act) => withTrip(act.price, journeyOf(act, city, site.settings).costs.total))
  const [first] = prices
  if (!first) return { count: 0, small: 0, large: 0, price: '' }
  const people = ofCategory.map(peopleOf)
  const { vatIncluded } = first
  const range = { from: Math.min(...prices.map(({ from }) => from)), to: Math.max(...prices.map(({ to }) => to)) }
  const agree = prices.every((price) => price.vatIncluded === vatIncluded)
  return {
    count: ofCategory.length,
    small: Math.min(...people),
    large: Math.max(...people),
    price: agree ? priceWithVat(t, { ...range, vatIncluded }) : priceRange(t, range),
  }
}
