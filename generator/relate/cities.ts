/** Cities: their aliases, their distances, their neighbours. */
import type { City } from '../schema/city.ts'

/** The keys under which a city has landing pages: its own and its aliases. */
export const keysOf = ({ key, aliases = [] }: Pick<City, 'key' | 'aliases'>): string[] => [key, ...aliases]

type WithActPages = Pick<City, 'key' | 'aliases' | 'actPages'>

/** Whether `actPages` of a city names one of its own keys, if it names any. */
export const actPagesAreKnown = (city: WithActPages): boolean =>
  typeof city.actPages !== 'string' || keysOf(city).includes(city.actPages)

/**
 * The cities that have a page with each act and each original artist, each with the key in those addresses.
 */
export const citiesWithActs = <T extends WithActPages>(cities: readonly T[]): { key: string; city: T }[] =>
  cities.flatMap((city) =>
    city.actPages ? [{ key: city.actPages === true ? city.key : city.actPages, city }] : [],
  )

/** Every address key of the long list, aliases among them, with its city. */
export const citiesByKey = <T extends Pick<City, 'key' | 'aliases'>>(
  cities: readonly T[],
): ReadonlyMap<string, T> =>
  new Map(cities.flatMap((city) => keysOf(city).map((key) => [key, city] as const)))

/**
 * The other keys of the city that has a key: its name and its aliases. None for a city that the list does not
 * have.
 */
export const sameCity = (cities: readonly Pick<City, 'key' | 'aliases'>[], key: string): string[] =>
  (cities.map(keysOf).find((keys) => keys.includes(key)) ?? []).filter((other) => other !== key)

/** The countries where cities are, in the order in which texts name them: both where there is no city. */
export const countriesOf = (cities: readonly Pick<City, 'country'>[]): City['country'][] =>
  (['BE', 'NL'] as const).filter(
    (country) => cities.length === 0 || cities.some((city) => city.country === country),
  )

type Position = { latitude: number; longitude: number }

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies, rounded (haversine). */
export function distanceInKm(from: Position, to: Position): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(chord)))
}

export type Near<T> = { city: T; km: number }

/** The cities nearest to one, nearest first, the order of the list where distances are equal. */
export const nearestCities = <T extends Position & { key: string }>(
  city: T,
  cities: readonly T[],
  count: number,
): Near<T>[] =>
  cities
    .filter(({ key }) => key !== city.key)
    .map((other) => ({ city: other, km: distanceInKm(city, other) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count)

/**
 * The cities around each, by its key: the nearest, and then those farther ones to which no other is nearer,
 * which would have no links otherwise.
 */
export function citiesAround<T extends Position & { key: string }>(
  cities: readonly T[],
  count: number,
): ReadonlyMap<string, readonly Near<T>[]> {
  const nearest = new Map(cities.map((city) => [city.key, nearestCities(city, cities, count)]))
  const around = (city: T) => {
    const own = nearest.get(city.key) ?? []
    const farther = cities.filter(
      ({ key }) =>
        nearest.get(key)?.[0]?.city.key === city.key && !own.some((other) => other.city.key === key),
    )
    return [...own, ...nearestCities(city, farther, farther.length)]
  }
  return new Map(cities.map((city) => [city.key, around(city)]))
}
