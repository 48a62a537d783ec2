/** What the acts of one kind mean for a city, and its halls for them: the facts of the landing pages. */
import type { Act } from '../schema/act.ts'
import type { Venue, VenueKind } from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { peopleOf } from './acts.ts'
import { byLength, type DayPlan, dayPlan, staysOvernight, type Trip, tripCosts } from './travel.ts'
import { type StageNeeds, suitsVenue } from './venues.ts'

type TravelSettings = SiteSettings['travel']

/** A hall with the acts that can play there. */
export type HallFit<Hall, A> = { hall: Hall; acts: A[] }

export const hallFits = <Hall extends Pick<Venue, 'kind' | 'size'>, A extends StageNeeds>(acts: readonly A[], halls: readonly Hall[]): HallFit<Hall, A>[] =>
  halls.map((hall) => ({ hall, acts: acts.filter((act) => suitsVenue(act, hall)) }))

/** What a hall is like for an audience. */
export type HallUse = 'seated' | 'concert' | 'standing' | 'empty' | 'private' | 'church' | 'arena' | 'open'

const uses: Readonly<Record<VenueKind, HallUse>> = {
  theater: 'seated',
  cultuurcentrum: 'seated',
  concertzaal: 'concert',
  club: 'standing',
  evenementenhal: 'empty',
  congreszaal: 'empty',
  stadion: 'empty',
  feestzaal: 'private',
  hotel: 'private',
  kerk: 'church',
  arena: 'arena',
  openlucht: 'open',
}

export const useOf = ({ kind, size }: Pick<Venue, 'kind' | 'size'>): HallUse => (size === 'arena' ? 'arena' : uses[kind])

/** An evening of an act in a city: its times, whether it sleeps there, and its price with the trip. */
export type Evening<A> = { act: A; plan: DayPlan; overnight: boolean; trip: number; price: { from: number; to: number } }

/** What an evening depends on. The rider is missing only in a site with errors. */
export type Traveller = Pick<Act, 'musicians' | 'dancers' | 'sets' | 'price'> & { rider?: Pick<TechnicalRider, 'times' | 'vehicles'> }

/** The evenings of some acts in a city, each with its longest programme. Acts without a rider are left out. */
export function eveningsOf<A extends Traveller>(acts: readonly A[], trip: Trip, travel: TravelSettings): Evening<A>[] {
  return acts.flatMap((act) => {
    const { rider, sets, price } = act
    const longest = byLength(sets, travel.pauseMinutes).at(-1)
    if (!rider || !longest) return []
    const plan = dayPlan('evening', trip, rider.times, longest, travel)
    const overnight = staysOvernight(plan, travel)
    const { vans, cars } = rider.vehicles
    const { total } = tripCosts(trip, { vehicles: vans + cars, nights: overnight ? peopleOf(act) : 0 }, travel)
    return [{ act, plan, overnight, trip: total, price: { from: price.from + total, to: price.to + total } }]
  })
}

/** The evenings of acts with the same number of people on stage. */
export type SizeClass<A> = { people: number; evenings: Evening<A>[] }

/** Evenings by the number of people on stage, smallest first. */
export function sizeClasses<A extends Traveller>(evenings: readonly Evening<A>[]): SizeClass<A>[] {
  const sizes = [...new Set(evenings.map(({ act }) => peopleOf(act)))].sort((a, b) => a - b)
  return sizes.map((people) => ({ people, evenings: evenings.filter(({ act }) => peopleOf(act) === people) }))
}
