/**
 * What belongs to an entry. Many pages show the same relations, so each is computed once for each entry of a
 * site.
 */
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { findTributes, originalSlugs } from '../relate/acts.ts'
import { citiesAround, citiesWithActs, nearestCities } from '../relate/cities.ts'
import { closestActs, takeTurns } from '../relate/likeness.ts'
import { songLanguage } from '../relate/visit.ts'

/** How many of the nearest cities are computed; pages may show fewer. */
const neighbourCount = 5
/** How many cities around one are looked at for halls and for the guests that come from there. */
const surroundingCount = 50
/** How many related, similar or further acts a page shows. */
const shownCount = 3

/** Returns what gives the acts closest to one of some. */
function closestTo(acts: readonly SiteAct[]) {
  const closest = closestActs(acts, shownCount)
  return (act: SiteAct) => closest.get(act) ?? { alike: [], others: [] }
}

export const relationsOf = oncePer((site: Site) => {
  const places = citiesWithActs(site.cities)
  const keys = new Map(places.map(({ key, city }) => [city.key, key]))
  const supported = places.map(({ city }) => city)
  const around = citiesAround(supported, neighbourCount)
  const [near, nearTributes] = [
    closestTo(site.acts),
    closestTo(tributesOf(site).map(({ featured }) => featured)),
  ]
  const shown = (acts: readonly SiteAct[]) => acts.slice(0, shownCount)
  /** Whether guests in a city follow the songs of an act. */
  const isFollowedIn = (key: string) => {
    const city = places.find((place) => place.key === key)?.city
    return (act: SiteAct) => !city || songLanguage(act, city, site.settings) !== 'lost'
  }
  return {
    tributes: tributesOf(site),
    /** The nearest cities of all, nearest first. */
    surroundings: oncePer((city: SiteCity) => nearestCities(city, site.cities, surroundingCount)),
    /** The acts closest to one: those of the same category first, and others where it has too few. */
    related: (act: SiteAct) => shown([...near(act).alike, ...near(act).others]),
    /** The closest acts of the same category. */
    similar: (act: SiteAct) => shown(near(act).alike),
    /**
     * Acts close to one for a page about a city or an occasion; the close ones take turns. The occasion
     * leaves out acts that it does not suit, the city those whose songs nobody follows there.
     */
    similarIn: (act: SiteAct, page: { city: string } | { occasion: string }) => {
      const [name, suits] =
        'city' in page
          ? [page.city, isFollowedIn(page.city)]
          : [page.occasion, ({ unsuited }: SiteAct) => unsuited?.[page.occasion] === undefined]
      const turns = (acts: readonly SiteAct[]) =>
        takeTurns(acts.filter(suits), `${act.slug}-${name}`, shownCount)
      return shown([...turns(near(act).alike), ...turns(near(act).others)])
    },
    /** Tribute acts of other artists close to a featured one, for its own page or for a page about a city. */
    moreTributes: (featured: SiteAct, city?: string) => {
      const { alike } = nearTributes(featured)
      return city === undefined ? shown(alike) : takeTurns(alike, `${featured.slug}-${city}`, shownCount)
    },
    /**
     * The nearest cities with pages of acts, and remote ones to which no other is nearer, each with the key
     * in the addresses of those pages.
     */
    neighbours: oncePer((city: SiteCity) =>
      (around.get(city.key) ?? []).map((near) => ({
        ...near,
        key: keys.get(near.city.key) ?? near.city.key,
      })),
    ),
  }
})

/** Every original artist of the roster with the acts that play it: the first featured, the others listed. */
const tributesOf = ({ acts, artists }: Site) =>
  originalSlugs(acts).flatMap((slug) => {
    const artist = artists.find((candidate) => candidate.slug === slug)
    const [featured, ...others] = findTributes(slug, acts)
    return artist && featured ? [{ artist, featured, others }] : []
  })
