/** What belongs to an entry. Many pages show the same relations, so each is computed once for each entry of a site. */
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { similarActs } from '../relate/acts.ts'
import { citiesWithActs, nearestCities } from '../relate/cities.ts'

/** How many neighbours are computed; pages may show fewer. */
const neighbourCount = 5

type Neighbour = {
  name: string
  /** The key in the addresses of its pages with acts. */
  key: string
  km: number
}

export type Relations = {
  similar: (act: SiteAct) => readonly SiteAct[]
  /** The nearest cities that have a page with each act, nearest first. */
  neighbours: (city: SiteCity) => readonly Neighbour[]
}

const known = new WeakMap<Site, Relations>()

export function relationsOf(site: Site): Relations {
  const relations = known.get(site) ?? createRelations(site)
  known.set(site, relations)
  return relations
}

function createRelations(site: Site): Relations {
  const places = citiesWithActs(site.cities)
  const keys = new Map(places.map(({ key, city }) => [city.key, key]))
  const cities = places.map(({ city }) => city)
  return {
    similar: oncePerEntry((act) => similarActs(act, site.acts)),
    neighbours: oncePerEntry((city) => nearestCities(city, cities, neighbourCount).map(({ name, key, km }) => ({ name, key: keys.get(key) ?? key, km }))),
  }
}

function oncePerEntry<Entry extends object, Result>(compute: (entry: Entry) => Result): (entry: Entry) => Result {
  const results = new Map<Entry, Result>()
  return (entry) => {
    const result = results.get(entry) ?? compute(entry)
    results.set(entry, result)
    return result
  }
}
