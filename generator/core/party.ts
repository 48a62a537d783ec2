/**
 * Whether an act suits a party, and what it costs there with the ride. The build writes what this needs of an
 * act and of the site; the browser knows the party.
 */
import { type Range, type TravelPrice, tripCosts } from './estimate.ts'

/** What decides whether an act suits a party. */
export type FitFacts = {
  /** Its own price, in whole euros. */
  price: Range
  vehicles: number
  people: number
  /** The longest drive in minutes after which it still goes home that night. */
  drive: number
  /**
   * Guests in the smallest and in the largest room that suits it: a party with fewer than `from` takes a
   * larger room.
   */
  guests: Range
  places: readonly string[]
  /** Keys of the occasions that do not suit it. */
  unsuited: readonly string[]
}

/** One way by road; no kilometres in the town of the office, from which an act always goes home. */
export type Ride = { km: number; minutes: number }

/** The answers about a party that decide whether an act suits it. `ride` is the way to its city. */
export type PartyNeeds = {
  occasion?: string
  guests?: number
  budget?: number
  place?: string
  ride?: Ride | undefined
}

/** What an act is judged by. `room` is not against it: it asks a larger room than the guests need. */
export type FitPoint = 'occasion' | 'guests' | 'room' | 'place' | 'budget'

export type Fit = {
  /** What suits, and what does not. A question without an answer is in neither. */
  suits: readonly FitPoint[]
  against: readonly FitPoint[]
  /** Its price with the ride, in whole euros. */
  price: Range
}

/** What the browser needs of the site to describe a party. It fetches this from `paths.party`. */
export type PartyData = {
  occasions: readonly { key: string; name: string }[]
  /** Indoors and outdoors. */
  places: readonly { key: string; name: string }[]
  cities: readonly ({ key: string; name: string } & Ride)[]
  travel: TravelPrice
}

/** The facts as one attribute of a card. */
export const writeFit = ({ price, vehicles, people, drive, guests, places, unsuited }: FitFacts): string =>
  [
    price.from,
    price.to,
    vehicles,
    people,
    drive,
    guests.from,
    guests.to,
    places.join(),
    unsuited.join(),
  ].join(' ')

/** The facts in such an attribute. */
export function readFit(written: string): FitFacts {
  const words = written.split(' ')
  const [from = 0, to = 0, vehicles = 0, people = 0, drive = 0, least = 0, most = 0] = words.map(Number)
  const [places = '', unsuited = ''] = words.slice(7)
  return {
    price: { from, to },
    vehicles,
    people,
    drive,
    guests: { from: least, to: most },
    places: places.split(','),
    unsuited: unsuited.split(','),
  }
}

/**
 * @param travel the prices of the agency; without them, or without a ride, the price is that of the act alone
 */
export function fitOf(
  { price, vehicles, people, drive, guests, places, unsuited }: FitFacts,
  needs: PartyNeeds,
  travel?: TravelPrice,
): Fit {
  const { occasion, ride } = needs
  const costs =
    ride?.km && travel
      ? tripCosts(ride.km, { vehicles, nights: ride.minutes > drive ? people : 0 }, travel).total
      : 0
  const points: (readonly [FitPoint, boolean])[] = []
  if (occasion) points.push(['occasion', !unsuited.includes(occasion)])
  if (needs.guests)
    points.push(needs.guests < guests.from ? ['room', true] : ['guests', needs.guests <= guests.to])
  if (needs.place) points.push(['place', places.includes(needs.place)])
  if (needs.budget) points.push(['budget', price.from + costs <= needs.budget])
  const where = (fits: boolean) => points.flatMap(([point, suits]) => (suits === fits ? [point] : []))
  return {
    suits: where(true),
    against: where(false),
    price: { from: price.from + costs, to: price.to + costs },
  }
}
