/**
 * What belongs to an entry. Many pages show the same relations, so each is computed once for each entry of a
 * site.
 */
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { findTributes, originalSlugs } from '../relate/acts.ts'
import { citiesAround, citiesWithActs, nearestCities } from '../relate/cities.ts'
import { nearestActs, nearestOf } from '../relate/likeness.ts'
import { songLanguage } from '../relate/visit.ts'

/** How many of the nearest cities are computed; pages may show fewer. */
const neighbourCount = 5
/** How many cities around one are looked at for halls and for the guests that come from there. */
const surroundingCount = 50
/** How many related, similar or further acts a page shows. */
const shownCount = 3
/** How many the browser chooses from where an act is taken: others may be taken as well. */
const likeCount = 8

/** A city with pages of acts, and the key in their addresses. */
type Place = { key: string; city: SiteCity }

export const relationsOf = oncePer((site: Site) => {
  const supported = citiesWithActs(site.cities).map(({ city }) => city)
  const around = citiesAround(supported, neighbourCount)
  const tributes = tributesOf(site)
  const near = nearestActs(site.acts)
  const nearTributes = nearestActs(tributes.map(({ featured }) => featured))
  return {
    tributes,
    /** The artist whose tribute pages are about an act; none for an act that another one comes before. */
    featuredFor: new Map(tributes.map(({ artist, featured }) => [featured, artist])),
    /** The nearest cities of all, nearest first. */
    surroundings: oncePer((city: SiteCity) => nearestCities(city, site.cities, surroundingCount)),
    /**
     * Acts to show beside one: of its own category first, then others, and of both the nearest. On a page
     * about a city or an occasion, those that are as near take turns. The occasion leaves out acts that it
     * does not suit, the city those whose songs nobody follows there.
     */
    similar: (act: SiteAct, { place, occasion }: { place?: Place; occasion?: string } = {}) => {
      const page = place?.key ?? occasion
      return nearestOf(
        (near.get(act) ?? []).filter(
          ({ act: other }) =>
            (occasion === undefined || other.unsuited?.[occasion] === undefined) &&
            (!place || songLanguage(other, place.city, site.settings) !== 'lost'),
        ),
        shownCount,
        page && `${act.slug}-${page}`,
      )
    },
    /** The nearest acts, for the browser. */
    like: (act: SiteAct) => nearestOf(near.get(act) ?? [], likeCount),
    /** The same of tribute acts of other artists, for the page of a featured one or for one about a city. */
    moreTributes: (featured: SiteAct, city?: string) =>
      nearestOf(nearTributes.get(featured) ?? [], shownCount, city && `${featured.slug}-${city}`),
    /**
     * The nearest cities with pages of acts, and remote ones to which no other is nearer, each with the key
     * in the addresses of those pages.
     */
    neighbours: oncePer((city: SiteCity) =>
      (around.get(city.key) ?? []).flatMap((near) =>
        citiesWithActs([near.city]).map(({ key }) => ({ ...near, key })),
      ),
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
