/** Synthetic acts and cities: copies of the owner's entries under names of their own. */
import { slugOf } from '../../generator/core/names.ts'
import { distanceInKm } from '../../generator/relate/cities.ts'
import type { Act } from '../../generator/schema/act.ts'
import type { City } from '../../generator/schema/city.ts'

/** An entry, and the slug or key of the one that it is a copy of. */
export type Copy<T> = { entry: T; of: string }

/** A place on the map. */
export type Place = Pick<City, 'name' | 'latitude' | 'longitude'> & { country: string; population: number }

/** A text about one entry, as a text about another: `{act.silkwood}` becomes `{act.silkwood-2}`. */
export const renamed = (text: string, kind: 'act' | 'city', from: string, to: string): string =>
  text
    .replaceAll(`{${kind}.${from}}`, () => `{${kind}.${to}}`)
    .replaceAll(`{${kind}.${from}.`, () => `{${kind}.${to}.`)

const copied = <T extends Act | City>(entry: T, kind: 'act' | 'city', from: string, to: string): T =>
  JSON.parse(renamed(JSON.stringify(entry), kind, from, to))

/** The characters of a number behind a name. */
const numberLength = ' 99'.length

/**
 * Copies of acts: `silkwood-2`, `silkwood-3` … Their descriptions begin with their names, because no two
 * pages may have the same one.
 */
export function copiesOfActs(acts: readonly Act[], count: number): Copy<Act>[] {
  // With a longer name than any act has, titles may not fit in search results.
  const longestName = Math.max(...acts.map(({ name }) => name.length))
  const copyable = acts.filter(({ name }) => name.length + numberLength <= longestName)
  return Array.from({ length: count }, (_unused, index) => {
    const act = copyable[index % copyable.length]
    if (!act) throw new Error('There is no act to copy.')
    const number = Math.floor(index / copyable.length) + 2
    const slug = `${act.slug}-${number}`
    const { isTopAct: _isTopAct, ...rest } = copied(act, 'act', act.slug, slug)
    const about = (text: string) => `{act.${slug}}: ${text}`
    const occasions = Object.fromEntries(
      Object.entries(rest.occasions).map(([key, text]) => [key, about(text)]),
    )
    return {
      of: act.slug,
      entry: {
        ...rest,
        slug,
        name: `${act.name} ${number}`,
        shortDescription: about(rest.shortDescription),
        occasions,
      },
    }
  })
}

/** Places closer to another one than this are parts of one city, or one city under two names. */
const apartInKm = 2

/**
 * A city for each of the largest places that are none of `cities` yet. All but its name and position comes
 * from the nearest of `cities`.
 * @throws Error when there are not enough places
 */
export function citiesOfPlaces(
  cities: readonly City[],
  places: readonly Place[],
  count: number,
): Copy<City>[] {
  const keys = new Set(cities.flatMap(({ key, aliases = [] }) => [key, ...aliases]))
  const longestName = Math.max(...cities.map(({ name }) => name.length))
  const taken: Pick<City, 'latitude' | 'longitude'>[] = [...cities]
  const made: Copy<City>[] = []
  for (const place of places.toSorted((one, other) => other.population - one.population)) {
    if (made.length === count) return made
    const key = slugOf(place.name)
    const isNew = !keys.has(key) && taken.every((other) => distanceInKm(place, other) >= apartInKm)
    const [nearest] = cities
      .filter(({ country }) => country === place.country)
      .sort((one, other) => distanceInKm(place, one) - distanceInKm(place, other))
    if (!isNew || !nearest || place.name.length > longestName) continue
    keys.add(key)
    taken.push(place)
    made.push({ of: nearest.key, entry: cityAt(place, key, nearest) })
  }
  if (made.length < count)
    throw new Error(`There are ${made.length} more places in these countries, and ${count} are needed.`)
  return made
}

function cityAt({ name, latitude, longitude, population }: Place, key: string, nearest: City): City {
  const { aliases: _aliases, short: _short, ...rest } = copied(nearest, 'city', nearest.key, key)
  return {
    ...rest,
    key,
    name,
    latitude,
    longitude,
    population: { ...nearest.population, value: population },
    title: `{city.${key}}: ${rest.title}`,
    description: `{city.${key}}: ${rest.description}`,
    keywords: rest.keywords.map((word) => word.replace(nearest.name.toLowerCase(), () => name.toLowerCase())),
    actPages: true,
  }
}
