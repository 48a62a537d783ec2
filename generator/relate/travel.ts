/** The trip of an act from the office to a city: how far, how long, at what times, at what cost. All of it is estimated from the settings. */
import { inFives } from '../core/estimate.ts'
import { oncePer, partPer } from '../core/once-per.ts'
import type { Sets } from '../schema/act.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { distanceInKm } from './cities.ts'

type TravelSettings = SiteSettings['travel']
type Town = { latitude: number; longitude: number; population: { value: number } }

/** One way by road, estimated: kilometres and minutes in a loaded van, both in steps of five. */
export type Trip = { km: number; minutes: number }

type TripSettings = Pick<SiteSettings, 'office' | 'travel'>

const tripsFrom = oncePer((settings: TripSettings) =>
  partPer((city: Town): Trip => {
    const { office, travel } = settings
    const km = distanceInKm(office, city) * travel.roadFactor
    const streets = Math.min(travel.townMinutes.most, travel.townMinutes.least + (city.population.value / 100_000) * travel.townMinutes.per100000)
    return { km: inFives(km), minutes: inFives((km / travel.kmPerHour) * 60 + streets) }
  }),
)

export const tripTo = (settings: TripSettings, city: Town): Trip => tripsFrom(settings)(city)

/** The parts of a day in which acts play. A reception is the evening of an act at conversation volume. */
export const dayParts = ['evening', 'reception', 'afternoon'] as const
export type DayPart = (typeof dayParts)[number]

/** The times of a day with a performance, in minutes from midnight; past 1,440 on the next day. */
export type DayPlan = { arrive: number; soundCheck: number; firstNote: number; lastNote: number; loaded: number; home: number }

/** What is the same in all cities. */
export type DayOnSite = Omit<DayPlan, 'home'>

/** Minutes from the first note to the last, pauses included; the longest that a programme can take. */
export const programmeMinutes = ({ count, minutes, upTo = minutes, within }: Sets, pauseMinutes: number): number =>
  within ?? count * upTo + (count - 1) * pauseMinutes

/** Programmes from the shortest to the longest; the order of the list where they take as long. */
export const byLength = (sets: readonly Sets[], pauseMinutes: number): Sets[] =>
  [...sets].sort((one, other) => programmeMinutes(one, pauseMinutes) - programmeMinutes(other, pauseMinutes))

/** The number of minutes from midnight of a time of day such as `21:00`. */
export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** @param sets the programme that is played */
export function dayOnSite(part: DayPart, times: TechnicalRider['times'], sets: Sets, travel: TravelSettings): DayOnSite {
  const firstNote = minuteOf(travel.firstNote[part])
  const soundCheck = minuteOf(travel.ready[part]) - times.soundCheckMinutes
  const arrive = soundCheck - times.setUpMinutes
  const lastNote = firstNote + programmeMinutes(sets, travel.pauseMinutes)
  return { arrive, soundCheck, firstNote, lastNote, loaded: lastNote + times.breakdownMinutes }
}

/** Written out, because a spread is slow, and each pair of act and city has days of its own. */
export const withWayHome = ({ arrive, soundCheck, firstNote, lastNote, loaded }: DayOnSite, { minutes }: Trip): DayPlan => ({
  arrive,
  soundCheck,
  firstNote,
  lastNote,
  loaded,
  home: loaded + minutes,
})

/** The minute from midnight at which an act must be home, on the next day. */
export const latestHome = ({ homeBy }: Pick<TravelSettings, 'homeBy'>): number => minuteOf(homeBy) + 24 * 60

/** Whether an act would be home too late, and stays for the night. */
export const staysOvernight = ({ loaded }: DayOnSite, { minutes }: Trip, latest: number): boolean => loaded + minutes > latest
