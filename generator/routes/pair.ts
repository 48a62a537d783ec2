/**
 * What a booker says of one act in one city: sentences that need both. What would be true of each act, or in each
 * town, stands elsewhere.
 */
import { lastResult, oncePerPair } from '../core/once-per.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { priceFacts } from '../relate/evening.ts'
import { minuteOf, programmeMinutes } from '../relate/travel.ts'
import { isSoft } from '../relate/venues.ts'
import { judgedHalls, visitOf } from '../relate/visit.ts'
import type { Venue, VenueFloor } from '../schema/city.ts'
import { setsText } from './act-facts.ts'
import { clockText } from './times.ts'

/** The sentences of a pair, by what they are about. */
export const pairText = (site: Site, act: SiteAct, city: SiteCity) => ({
  ...hallTexts(site, act, city),
  /** What the choice of programme and hour changes in the night after it. */
  night: nightText(site, act, city),
  /** What its vehicles need there, where there are several. */
  plates: platesText(site, act, city),
})

/** What the floors of the halls that suit the act mean for it, and how what it carries comes into some of them. */
const hallTexts = lastResult((site: Site, act: SiteAct, city: SiteCity) => {
  const wordings = wordingsIn(site, act).get(city) ?? []
  const { day } = visitOf(act, city, site)
  const halls = possibleHalls(act, city)
  return {
    halls: wordings.map(({ text, floor }) =>
      filledIn(text, {
        halls: site.format.list(halls.filter((hall) => hall.floor === floor).map(saidName)),
      }),
    ),
    doors: day ? doorText(act, halls, clockText(site, day.order.arrival)) : [],
  }
})

/** A hall in a sentence: with its article where the owner wrote it, and without what its name has in brackets. */
const saidName = ({ name, said = name.replace(/ \(.*\)$/, '') }: Venue) => said

const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  capitalise(text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written))

/** The halls where an act can play, with those that must be asked for their stage. */
export function possibleHalls(act: SiteAct, city: SiteCity): Venue[] {
  const { halls, asked } = judgedHalls(act, city)
  return [...halls, ...asked]
}

const floorsIn = (act: SiteAct, city: SiteCity): VenueFloor[] => [
  ...new Set(possibleHalls(act, city).flatMap(({ floor }) => floor ?? [])),
]

/**
 * What an act says of the floors of each city. The wordings of one kind of floor take turns; cities of which least
 * can be said come first.
 */
const wordingsIn = oncePerPair((site: Site, act: SiteAct) => {
  const { inHall } = act
  const said = new Map<SiteCity, { floor: VenueFloor; text: string }[]>()
  if (!inHall) return said
  const turns = new Map<VenueFloor, number>()
  const places = citiesWithActs(site.cities).map(({ city }) => ({ city, floors: floorsIn(act, city) }))
  const neediestFirst = places.toSorted(
    (one, other) =>
      Number(one.city.hidesActPages === true) - Number(other.city.hidesActPages === true) ||
      one.floors.length - other.floors.length,
  )
  for (const { city, floors } of neediestFirst) {
    const wordings = floors.slice(0, mostFloors).flatMap((floor) => {
      const texts = inHall[floor] ?? []
      const turn = turns.get(floor) ?? 0
      const text = turn < texts.length * mostTowns ? texts[turn % texts.length] : undefined
      turns.set(floor, turn + 1)
      return text === undefined ? [] : [{ floor, text }]
    })
    said.set(city, wordings)
  }
  return said
})

/** How many kinds of floor a page speaks of. */
const mostFloors = 3
/** How many towns have the same wording, at most: one act in three towns must not tire. */
const mostTowns = 4

/**
 * About how many words of prose the page has of its own. What acts that play as long or come at the same hour say in
 * equal words does not count: the night, and a second way in.
 */
function pairWords(site: Site, act: SiteAct, city: SiteCity): number {
  const { halls, doors } = hallTexts(site, act, city)
  return [...halls, ...doors.slice(0, 1)].join(' ').split(/\s+/).filter(Boolean).length
}

/** The families of pages about an act in a city. */
export type PairFamily = 'act in city' | 'tribute in city'

/** Whether the page of a pair has as many words of its own as the owner wants. */
export function saysEnough(site: Site, family: PairFamily, act: SiteAct, city: SiteCity): boolean {
  const limit = site.settings.ownWords?.[family]
  return limit === undefined || pairWords(site, act, city) >= limit.least
}

/** From this weight on, a thing is rolled and not carried. */
const heavyFrom = 60
/** The way into the first hall that has one: a second one tires, and a page on a phone has no room for it. */
function doorText({ heaviest }: SiteAct, halls: readonly Venue[], arrive: string): string[] {
  const door = halls.find((hall) => hall.door)?.door
  if (!heaviest || !door) return []
  const { thing, kilos } = heaviest
  return [filledIn((kilos < heavyFrom ? undefined : door.heavy) ?? door.text, { thing, arrive })]
}

function platesText({ t }: Site, { name, rider }: SiteAct, { platePermit }: SiteCity): string[] {
  if (!platePermit || !rider || rider.vehicles.vans + rider.vehicles.cars < 2) return []
  const vehicles = t('running-order.vehicles', rider.vehicles)
  return [t('pair.plates', { act: name, vehicles, area: platePermit.area })]
}

const programmesOf = oncePerPair((site: Site, { sets }: SiteAct) => {
  const { pauseMinutes } = site.settings.travel
  const all = sets
    .map((own) => ({ minutes: programmeMinutes(own, pauseMinutes), text: setsText(site, [own]) }))
    .sort((one, other) => one.minutes - other.minutes)
  return { shortest: all[0], longest: all.at(-1) }
})

/** With more minutes to spare, a programme that runs late changes nothing. */
const littleToSpare = 75

function nightText(site: Site, act: SiteAct, city: SiteCity): string[] {
  const { t } = site
  const { trip, day, price } = visitOf(act, city, site)
  const { shortest, longest } = programmesOf(site, act)
  // From the town of the office everybody goes home.
  if (!shortest || !longest || !day || trip.km === 0) return []
  const { start, end, empty } = day.order
  const latest = minuteOf(site.settings.travel.homeBy) + 24 * 60
  const nightWith = ({ minutes }: typeof shortest) => {
    const spare = latest - (empty - end + start + minutes + trip.minutes)
    // The last quarter of an hour at which it may begin and still go home.
    return { spare, begin: Math.floor((start + spare) / 15) * 15 }
  }
  const [short, long] = [nightWith(shortest), nightWith(longest)]
  const wordsOf = ({ begin }: typeof short) => ({
    ...{ beds: priceFacts(site, act).travellers, begin: clockText(site, begin) },
    ...{ short: shortest.text, long: longest.text },
  })
  // The price has the beds of its usual programme in it already.
  if (price.trip.nights > 0 && short.spare >= 0) return []
  if (short.spare < 0) return short.begin > day.order.arrival ? [t('pair.night', wordsOf(short))] : []
  if (long.spare < 0) return [t('pair.night-longest', wordsOf(long))]
  return long.spare < littleToSpare && !isSoft(act) ? [t('pair.night-late', wordsOf(long))] : []
}
