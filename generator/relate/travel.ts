/**
 * The trip of an act from the office to a city: how far, how long, at what times. All of it is estimated from
 * the settings.
 */
import { inFives } from '../core/estimate.ts'
import { slugOf } from '../core/names.ts'
import { oncePer } from '../core/once-per.ts'
import type { Sets } from '../schema/act.ts'
import type { City } from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { distanceInKm } from './cities.ts'

type TravelSettings = SiteSettings['travel']
export type TripSettings = Pick<SiteSettings, 'office' | 'travel'>
export type Town = Pick<City, 'key' | 'name' | 'aliases' | 'latitude' | 'longitude'> & {
  population: Pick<City['population'], 'value'>
}

/**
 * One way by road, estimated: kilometres and minutes in a loaded van, both in steps of five. No kilometres
 * mean that the town is that of the office.
 */
export type Trip = { km: number; minutes: number }

/** Whether the office is in a town, also where it is far from the middle of it. */
const isHome = ({ city: office }: TripSettings['office'], { key, name, aliases = [] }: Town): boolean =>
  [key, name, ...aliases].some((own) => slugOf(own) === slugOf(office))

const tripsFrom = oncePer((settings: TripSettings) =>
  oncePer((city: Town): Trip => {
    const { office, travel } = settings
    const km = isHome(office, city) ? 0 : distanceInKm(office, city) * travel.roadFactor
    const streets = Math.min(
      travel.townMinutes.most,
      travel.townMinutes.least + (city.population.value / 100_000) * travel.townMinutes.per100000,
    )
    return { km: inFives(km), minutes: inFives((km / travel.kmPerHour) * 60 + streets) }
  }),
)

export const tripTo = (settings: TripSettings, city: Town): Trip => tripsFrom(settings)(city)

/** The parts of a day in which acts play. A reception is the evening of an act at conversation volume. */
export type DayPart = keyof TravelSettings['firstNote']

/** Minutes from the first note to the last, pauses included; the longest that a programme can take. */
export const programmeMinutes = (
  { count, minutes, upTo = minutes, within }: Sets,
  pauseMinutes: number,
): number => within ?? count * upTo + (count - 1) * pauseMinutes

/** The number of minutes from midnight of a time of day such as `21:00`. */
export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The times of a day with a performance, the same in all cities, in minutes from midnight; past 1,440 on the
 * next day.
 * @param sets what is played
 */
export function dayOnSite(part: DayPart, times: TechnicalRider['times'], sets: Sets, travel: TravelSettings) {
  const firstNote = minuteOf(travel.firstNote[part])
  const soundCheck = minuteOf(travel.ready[part]) - times.soundCheckMinutes
  const arrive = soundCheck - times.setUpMinutes
  const lastNote = firstNote + programmeMinutes(sets, travel.pauseMinutes)
  return { arrive, soundCheck, firstNote, lastNote, loaded: lastNote + times.breakdownMinutes }
}
