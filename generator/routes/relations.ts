/** What belongs to an entry. Many pages show the same relations, so each is computed once for each entry of a site. */
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { findTributes, originalSlugs } from '../relate/acts.ts'
import { citiesAround, citiesWithActs, nearestCities } from '../relate/cities.ts'
import { closestActs, takeTurns } from '../relate/likeness.ts'

/** How many of the nearest cities are computed; pages may show fewer. */
const neighbourCount = 5
/** How many cities around one are looked at for halls and for the guests that come from there. */
const surroundingCount = 50
/** How many related, similar or further acts a page shows. */
const shownCount = 3

/** The acts closest to one. An edit of one act seldom changes that for many: pages depend on the result, which has this name with the slug of the act. */
const closestIn = (name: string, compared: (site: Site) => readonly SiteAct[]) => {
  const closest = oncePer((site: Site) => closestActs(compared(site), shownCount))
  const closestTo = (site: Site) => (act: SiteAct) => closest(site).get(act) ?? { alike: [], others: [] }
  return { name, of: oncePer((site: Site) => oncePer(closestTo(site), ({ slug }) => `${name}/${slug}`)) }
}

const closeActs = closestIn('results/closest-acts', ({ acts }) => acts)
const closeTributes = closestIn('results/closest-tributes', (site) => tributesOf(site).map(({ featured }) => featured))

/** Results for single acts that pages depend on, by what precedes the slug in their names among the reads. */
export const comparedResults: ReadonlyMap<string, (site: Site) => (act: SiteAct) => unknown> = new Map(
  [closeActs, closeTributes].map(({ name, of }) => [name, of]),
)

export const relationsOf = oncePer((site: Site) => {
  const places = citiesWithActs(site.cities)
  const keys = new Map(places.map(({ key, city }) => [city.key, key]))
  const supported = places.map(({ city }) => city)
  const around = citiesAround(supported, neighbourCount)
  const near = closeActs.of(site)
  const shown = (acts: readonly SiteAct[]) => acts.slice(0, shownCount)
  return {
    tributes: tributesOf(site),
    /** The nearest cities of all, nearest first. */
    surroundings: oncePer((city: SiteCity) => nearestCities(city, site.cities, surroundingCount)),
    /** The acts closest to one: those of the same category first, and others where it has too few. */
    related: (act: SiteAct) => shown([...near(act).alike, ...near(act).others]),
    /** The closest acts of the same category. */
    similar: (act: SiteAct) => shown(near(act).alike),
    /** Acts close to one for a page about a city or an occasion; the close ones take turns. The occasion leaves out acts that it does not suit. */
    similarIn: (act: SiteAct, page: { city: string } | { occasion: keyof SiteAct['occasions'] }) => {
      const [name, suits] = 'city' in page ? [page.city, () => true] : [page.occasion, ({ unsuited }: SiteAct) => unsuited?.[page.occasion] === undefined]
      const turns = (acts: readonly SiteAct[]) => takeTurns(acts.filter(suits), `${act.slug}-${name}`, shownCount)
      return shown([...turns(near(act).alike), ...turns(near(act).others)])
    },
    /** Tribute acts of other artists close to a featured one, for its own page or for a page about a city. */
    moreTributes: (featured: SiteAct, city?: string) => {
      const { alike } = closeTributes.of(site)(featured)
      return city === undefined ? shown(alike) : takeTurns(alike, `${featured.slug}-${city}`, shownCount)
    },
    /** The nearest cities with pages of acts, and remote ones to which no other is nearer, each with the key in the addresses of those pages. */
    neighbours: oncePer((city: SiteCity) => (around.get(city.key) ?? []).map((near) => ({ ...near, key: keys.get(near.city.key) ?? near.city.key }))),
  }
})

/** Every original artist of the roster with the acts that play it: the first featured, the others listed. */
const tributesOf = ({ acts, artists }: Site) =>
  originalSlugs(acts).flatMap((slug) => {
    const artist = artists.find((candidate) => candidate.slug === slug)
    const [featured, ...others] = findTributes(slug, acts)
    return artist && featured ? [{ artist, featured, others }] : []
  })
