/**
 * Whether an act suits a party, and what it costs there. The build writes what this needs of an act and of
 * the site; the browser knows the party.
 */
import type { DayState } from './diary.ts'
import {
  type Evening,
  type EveningPrice,
  type Hours,
  type PriceFacts,
  priceOf,
  type Range,
  type Ride,
  type Tariff,
} from './price.ts'

/** What decides whether an act suits a party. */
export type FitFacts = PriceFacts & {
  /** On stage. */
  people: number
  /**
   * Guests in the smallest and in the largest room that suits it: a party with fewer than `from` takes a
   * larger room.
   */
  guests: Range
  places: readonly string[]
  /** Keys of the occasions that do not suit it. */
  unsuited: readonly string[]
}

/**
 * The answers about a party that decide whether an act suits it. `ride` is the way to its city, `day` what is
 * known of the act on the date.
 */
export type PartyNeeds = Evening & {
  guests?: number
  budget?: number
  place?: string
  day?: DayState | undefined
}

/**
 * What an act is judged by. Four are not against it: `room`, where it asks a larger room than the guests need,
 * `around`, where the budget is between both ends of its price, `unpriced`, where nobody can tell, and `option`.
 */
export type FitPoint =
  | 'taken'
  | 'option'
  | 'occasion'
  | 'guests'
  | 'room'
  | 'place'
  | 'budget'
  | 'around'
  | 'unpriced'

export type Fit = {
  /** What suits, and what does not. A question without an answer is in neither. */
  suits: readonly FitPoint[]
  against: readonly FitPoint[]
  price: EveningPrice
}

/** What the browser needs of the site to describe a party. */
export type PartyData = Tariff & {
  occasions: readonly { key: string; name: string }[]
  /** Indoors and outdoors. */
  places: readonly { key: string; name: string }[]
  cities: readonly ({ key: string; name: string } & Ride)[]
}

/** What it fetches from `paths.party`: also what `writeFit` wrote of each act, by its slug. */
export type PartyFile = PartyData & { fits: Readonly<Record<string, string>> }

/**
 * The facts as one text: JSON with `~` for its quotes, which an attribute would write as `&quot;`. A price on
 * request is zeros there.
 */
export const writeFit = (act: FitFacts): string => {
  const { price, guests, usual, hours, places, unsuited } = act
  const numbers = [act.sets, act.setMinutes, act.vehicles, act.travellers, act.people]
  const written: Written = [
    price?.from ?? 0,
    price?.to ?? 0,
    ...numbers,
    guests.from,
    guests.to,
    usual,
    hours,
    places,
    unsuited,
  ]
  return JSON.stringify(written).replaceAll('"', '~')
}

type Written = [...number[], Hours, FitFacts['hours'], readonly string[], readonly string[]]

/** The facts in such a text. */
export function readFit(written: string): FitFacts {
  const [
    from,
    to,
    sets,
    setMinutes,
    vehicles,
    travellers,
    people,
    least,
    most,
    usual,
    hours,
    places,
    unsuited,
  ] = JSON.parse(written.replaceAll('~', '"'))
  return {
    ...{ price: from ? { from, to } : undefined, sets, setMinutes, vehicles, travellers, people },
    ...{ guests: { from: least, to: most }, usual, hours, places, unsuited },
  }
}

/** @param tariff without it, the price is that of the act alone */
export function fitOf(act: FitFacts, needs: PartyNeeds, tariff?: Tariff): Fit {
  const { guests, places, unsuited } = act
  const { occasion, budget, day } = needs
  const price = priceOf(act, needs, tariff)
  const points: (readonly [FitPoint, boolean])[] = []
  if (day === 'taken' || day === 'option') points.push([day, day === 'option'])
  if (occasion) points.push(['occasion', !unsuited.includes(occasion)])
  if (needs.guests)
    points.push(needs.guests < guests.from ? ['room', true] : ['guests', needs.guests <= guests.to])
  if (needs.place) points.push(['place', places.includes(needs.place)])
  if (budget) {
    const { from, to } = price.total ?? { from: 0, to: 0 }
    if (!to) points.push(['unpriced', true])
    else points.push(from <= budget && budget < to ? ['around', true] : ['budget', to <= budget])
  }
  const where = (fits: boolean) => points.flatMap(([point, suits]) => (suits === fits ? [point] : []))
  return { suits: where(true), against: where(false), price }
}
