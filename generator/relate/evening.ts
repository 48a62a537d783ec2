/** The usual evening of an act: its hours, what its price depends on, and the journey to a city. */
import { oncePer, oncePerPair } from '../core/once-per.ts'
import { type FitFacts, writeFit } from '../core/party.ts'
import { type Factor, type Hours, type PriceFacts, priceOf, type Tariff } from '../core/price.ts'
import type { Day, Occasion } from '../schema/occasion.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { inUsualOrder, peopleOf } from './acts.ts'
import { type Player, runningOrder } from './running-order.ts'
import { minuteOf, type Town, tripTo } from './travel.ts'
import { guestsFor, isSoft } from './venues.ts'

/** What evenings of all acts depend on. */
export type Terms = {
  settings: SiteSettings
  occasions: readonly Occasion[]
  priceFactors: readonly Factor[]
}

/** What the agency charges beside the own prices of its acts. */
export const tariffOf = oncePer(({ priceFactors, settings: { travel } }: Terms): Tariff => {
  const { includedKm, centsPerKm, eurosPerNight } = travel
  return {
    factors: priceFactors.map(({ group, name, percent, on }) => ({ group, name, percent, on })),
    travel: { includedKm, centsPerKm, eurosPerNight },
  }
})

/** An evening of an agency whose occasions have no hours. */
const plainDay = ({ ready, firstNote }: SiteSettings['travel']): Day => ({
  starts: { soft: firstNote.reception, loud: firstNote.evening },
  ready: ready.evening,
  guests: [],
})

/**
 * The running order of an act at each occasion that has hours, and the usual one: that of the first occasion
 * that suits the act.
 */
const ordersOf = oncePerPair(({ settings: { travel }, occasions }: Terms, act: Player) => {
  const orders = inUsualOrder(occasions).flatMap(({ key, day }) =>
    day ? [{ key, order: runningOrder(act, day, travel.pauseMinutes, act.plans?.[key]) }] : [],
  )
  const suited = orders.find(({ key }) => act.unsuited?.[key] === undefined)
  return {
    orders,
    usual: suited?.order ?? runningOrder(act, plainDay(travel), travel.pauseMinutes),
  }
})

/** Longer than any drive, in minutes. */
const anyDrive = 9999

/** What the price of an act depends on. Nobody knows when an act without a rider is home. */
export const priceFacts = oncePerPair((terms: Terms, act: Player): PriceFacts => {
  const { travel } = terms.settings
  const { orders, usual } = ordersOf(terms, act)
  // It must be home on the next day.
  const latest = minuteOf(travel.homeBy) + 24 * 60
  const hoursOf = ({ sets, empty }: typeof usual): Hours => [sets, act.rider ? latest - empty : anyDrive]
  const own = hoursOf(usual)
  const hours = orders
    .map(({ key, order }) => [key, hoursOf(order)] as const)
    .filter(([, [sets, drive]]) => sets !== own[0] || drive !== own[1])
  const { vans, cars } = act.rider?.vehicles ?? { vans: 1, cars: 0 }
  const [programme = { count: 1, minutes: 60 }] = act.sets
  return {
    price: act.price && { from: act.price.from, to: act.price.to },
    sets: programme.count,
    setMinutes: programme.minutes + travel.pauseMinutes,
    vehicles: vans + cars,
    travellers: peopleOf(act) + (act.rider?.crew ?? 0),
    usual: own,
    hours: Object.fromEntries(hours),
  }
})

/** What decides whether an act suits the party of a visitor. */
export const fitFacts = oncePerPair(
  (terms: Terms, act: Player): FitFacts => ({
    ...priceFacts(terms, act),
    people: peopleOf(act),
    guests: guestsFor(act),
    places: act.places,
    unsuited: Object.keys(act.unsuited ?? {}).sort(),
  }),
)

/** The same as a text. */
export const writtenFit = oncePerPair((terms: Terms, act: Player): string => writeFit(fitFacts(terms, act)))

/** The hours of an act on a usual evening; none without a rider. */
const usualDay = oncePerPair(
  (terms: Terms, act: Player) =>
    act.rider && {
      part: isSoft(act) ? ('reception' as const) : ('evening' as const),
      order: ordersOf(terms, act).usual,
    },
)

/** The way to a city, the hours there on a usual evening, and the price with the way. */
export function journeyOf(act: Player, city: Town, terms: Terms) {
  const trip = tripTo(terms.settings, city)
  return {
    trip,
    price: priceOf(priceFacts(terms, act), { ride: trip }, tariffOf(terms)),
    day: usualDay(terms, act),
  }
}
