/** What is true of one act in one city, and of no other pair: which halls suit it, the day with its drive, the price, the language. */
import { occasionKeys } from '../core/addresses.ts'
import { type TripCosts, tripCosts } from '../core/estimate.ts'
import { oncePer, partPer } from '../core/once-per.ts'
import type { FitFacts } from '../core/party.ts'
import type { Act, Sets } from '../schema/act.ts'
import type { City, Venue } from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { peopleOf } from './acts.ts'
import { byLength, type DayOnSite, type DayPart, type DayPlan, dayOnSite, latestHome, staysOvernight, type Trip, tripTo, withWayHome } from './travel.ts'
import { arenasLast, guestsFor, hallMisfit, isSoft, type Misfit, namedHalls } from './venues.ts'

/** A day with a performance of the shortest or of the longest programme. */
export type PlannedDay = { part: DayPart; plan: DayPlan; staysOvernight: boolean }

/** Whether the act sings in the language of the town, in one of its two, or in another one. */
export type SongLanguage = 'own' | 'half' | 'foreign'

export type Journey = {
  trip: Trip
  /** None for an act without a rider. */
  days: readonly PlannedDay[]
  costs: TripCosts
  vehicles: { vans: number; cars: number }
}

export type Visit = Journey & {
  /** The halls of the city that suit the act, and the others with the reason. */
  halls: readonly Venue[]
  misfits: readonly { hall: Venue; reason: Misfit }[]
  language: SongLanguage
}

type VisitingAct = Pick<Act, 'musicians' | 'dancers' | 'loudness' | 'places' | 'languages' | 'sets'> & {
  rider?: Pick<TechnicalRider, 'stage' | 'times' | 'vehicles'>
}

type TravellingAct = Pick<VisitingAct, 'musicians' | 'dancers' | 'loudness' | 'sets' | 'rider'>
type LocalDay = { part: DayPart; day: DayOnSite }

/** What a journey needs of an act, the same for all cities. */
const travelNeedsOf = oncePer((settings: Pick<SiteSettings, 'travel'>) =>
  partPer((act: TravellingAct) => {
    const { travel } = settings
    const { rider } = act
    const programmes = byLength(act.sets, travel.pauseMinutes)
    const [shortest, longest] = [programmes[0], programmes.at(-1)]
    const dayWith = (programme: Sets | undefined, part: DayPart): LocalDay[] =>
      rider && programme ? [{ part, day: dayOnSite(part, rider.times, programme, travel) }] : []
    const daysFrom = (part: DayPart) => [...dayWith(longest, part), ...dayWith(shortest, 'afternoon')]
    const part: DayPart = isSoft(act) ? 'reception' : 'evening'
    const { vans, cars } = rider?.vehicles ?? { vans: 1, cars: 0 }
    return {
      /** By the part of the day in which the longest programme is played: that day, and an afternoon with the shortest one. None without a rider. */
      days: { evening: daysFrom('evening'), reception: daysFrom('reception'), afternoon: daysFrom('afternoon') },
      /** The part of the day in which the act usually plays its longest programme. */
      part,
      people: peopleOf(act),
      vehicles: { vans, cars },
      /** The minute from midnight after which the act stays for the night. */
      latest: latestHome(travel),
    }
  }),
)
type TravelNeeds = ReturnType<ReturnType<typeof travelNeedsOf>>

type Town = Pick<City, 'latitude' | 'longitude' | 'population'>
type JourneySettings = Pick<SiteSettings, 'office' | 'travel'>

/** What the trip to a city adds to the price of an act. */
export function costsOf(act: TravellingAct, city: Town, settings: JourneySettings): TripCosts {
  const needs = travelNeedsOf(settings)(act)
  return costsWith(needs, needs.part, tripTo(settings, city), settings)
}

function costsWith({ days, people, vehicles, latest }: TravelNeeds, part: DayPart, trip: Trip, { travel }: JourneySettings): TripCosts {
  const [first] = days[part]
  const nights = first && staysOvernight(first.day, trip, latest) ? people : 0
  return tripCosts(trip.km, { vehicles: vehicles.vans + vehicles.cars, nights }, travel)
}

/** What decides whether an act suits the party of a visitor. */
export const fitFacts = oncePer((settings: JourneySettings) =>
  partPer((act: TravellingAct & Pick<Act, 'places' | 'price' | 'unsuited'>): FitFacts => {
    const { days, part, people, vehicles, latest } = travelNeedsOf(settings)(act)
    const [first] = days[part]
    return {
      price: { from: act.price.from, to: act.price.to },
      vehicles: vehicles.vans + vehicles.cars,
      people,
      drive: first ? latest - first.day.loaded : Number.POSITIVE_INFINITY,
      guests: guestsFor(act),
      places: act.places,
      unsuited: occasionKeys.filter((key) => act.unsuited?.[key] !== undefined),
    }
  }),
)

/** The way to a city, and the days there. @param longest when the act plays its longest programme */
export function journeyOf(act: TravellingAct, city: Town, settings: JourneySettings, longest?: DayPart): Journey {
  const trip = tripTo(settings, city)
  const needs = travelNeedsOf(settings)(act)
  const { days, part: usual, vehicles, latest } = needs
  const own = longest ?? usual
  return {
    trip,
    days: days[own].map(({ part, day }) => ({ part, plan: withWayHome(day, trip), staysOvernight: staysOvernight(day, trip, latest) })),
    costs: costsWith(needs, own, trip, settings),
    vehicles,
  }
}

export function visitOf(act: VisitingAct, city: Town & Pick<City, 'venues' | 'language'>, settings: JourneySettings): Visit {
  const { trip, days, costs, vehicles } = journeyOf(act, city, settings)
  const halls: Venue[] = []
  const misfits: { hall: Venue; reason: Misfit }[] = []
  for (const hall of namedHalls(city)) {
    const reason = hallMisfit(act, hall)
    if (reason === undefined) halls.push(hall)
    else misfits.push({ hall, reason })
  }
  return { trip, days, costs, vehicles, halls: arenasLast(halls), misfits, language: songLanguage(act.languages, city.language) }
}

function songLanguage(songs: readonly string[], town: string): SongLanguage {
  const spoken = town.split(' en ')
  if (!songs.some((language) => spoken.includes(language))) return 'foreign'
  return spoken.length > 1 ? 'half' : 'own'
}

/** A page of a pair with fewer facts of its own has too little to say for search engines. */
export const fewestFacts = 5

/** How many facts need both the act and the city. Price and language are always known. */
export const ownFacts = ({ days, halls, misfits }: Visit): number => days.length + 2 + [halls.length > 0, misfits.length > 0].filter(Boolean).length
