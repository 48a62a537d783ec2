/**
 * The trip of an act from the office to a city: how far and how long, estimated from the settings; and
 * minutes of a day.
 */

import { slugOf } from '../core/names.ts'
import { oncePerPair, remembered } from '../core/once-per.ts'
import { inFives, type Ride } from '../core/price.ts'
import type { Sets } from '../schema/act.ts'
import type { City } from '../schema/city.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { distanceInKm } from './cities.ts'

export type TripSettings = Pick<SiteSettings, 'office' | 'travel'>
export type Town = Pick<City, 'key' | 'name' | 'aliases' | 'latitude' | 'longitude'> & {
  population: Pick<City['population'], 'value'>
}

/** Whether the office is in a town, also where it is far from the middle of it. */
const isHome = ({ city: office }: TripSettings['office'], { key, name, aliases = [] }: Town): boolean =>
  [key, name, ...aliases].some((own) => slugOf(own) === slugOf(office))

/** Estimated: kilometres and minutes in a loaded van, both in steps of five. */
export const tripTo = oncePerPair(({ office, travel }: TripSettings, city: Town): Ride => {
  const km = isHome(office, city) ? 0 : distanceInKm(office, city) * travel.roadFactor
  const streets = Math.min(
    travel.townMinutes.most,
    travel.townMinutes.least + (city.population.value / 100_000) * travel.townMinutes.per100000,
  )
  return { km: inFives(km), minutes: inFives((km / travel.kmPerHour) * 60 + streets) }
})

/** Minutes from the first note to the last, pauses included; the longest that a programme can take. */
export const programmeMinutes = (
  { count, minutes, upTo = minutes, within }: Sets,
  pauseMinutes: number,
): number => within ?? count * upTo + (count - 1) * pauseMinutes

/** The number of minutes from midnight of a time of day such as `21:00`. */
export const minuteOf = remembered((time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
})
