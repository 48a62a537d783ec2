/** What belongs to an entry. Many pages show the same relations, so each is computed once for each entry of a site. */
import { slugOf } from '../core/names.ts'
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct, SiteArtist, SiteCity } from '../load/site.ts'
import { similarActs } from '../relate/acts.ts'
import { citiesWithActs, nearestCities } from '../relate/cities.ts'
import { findTributes, originalSlugs } from '../relate/tributes.ts'

/** How many neighbours are computed; pages may show fewer. */
const neighbourCount = 5

/** How many other tribute bands a tribute page names. */
const moreCount = 3

type Tribute = { artist: SiteArtist; featured: SiteAct; others: SiteAct[]; more: SiteAct[] }

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
  tributes: readonly Tribute[]
}

export const relationsOf = oncePer((site: Site): Relations => {
  const places = citiesWithActs(site.cities)
  const keys = new Map(places.map(({ key, city }) => [city.key, key]))
  const cities = places.map(({ city }) => city)
  return {
    tributes: tributesOf(site),
    similar: oncePer((act: SiteAct) => similarActs(act, site.acts)),
    neighbours: oncePer((city: SiteCity) => nearestCities(city, cities, neighbourCount).map(({ name, key, km }) => ({ name, key: keys.get(key) ?? key, km }))),
  }
})

/** Every original artist of the roster with the acts that play it: the first featured, the others listed. */
function tributesOf({ acts, artists }: Site): Tribute[] {
  return originalSlugs(acts).flatMap((slug) => {
    const artist = artists.find((candidate) => candidate.slug === slug)
    const [featured, ...others] = findTributes(slug, acts)
    if (!artist || !featured) return []
    const more = acts.filter((act) => act.category === 'tribute' && act.originalArtist !== undefined && slugOf(act.originalArtist) !== slug)
    return [{ artist, featured, others, more: more.slice(0, moreCount) }]
  })
}
