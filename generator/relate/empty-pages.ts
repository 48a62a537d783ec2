/** Pages that would have nothing to show: those of families without entries. */
import { paths, type SitePath } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import type { ShownAct } from '../schema/act.ts'
import type { Category } from '../schema/category.ts'
import type { City } from '../schema/city.ts'
import { hasPrices } from './acts.ts'
import { hasTributes, landingsOf, landingsWithActs } from './categories.ts'
import { citiesByKey } from './cities.ts'
import { hasShows, type Shows } from './shows.ts'

type Entries = {
  acts: readonly Pick<ShownAct, 'category' | 'price'>[]
  articles: readonly unknown[]
  categories: readonly Category[]
  cities: readonly Pick<City, 'key' | 'aliases'>[]
  shows: Shows
  /** The pages that the owner wrote. */
  pages?: readonly { path: SitePath }[]
}

/**
 * Their addresses, each with the entries that the site lacks. They are not made, and nothing promises them: lists of links
 * leave them out, and in texts the words of such a link stay without it.
 */
export const emptyPages = oncePer((site: Entries): ReadonlyMap<string, string> => {
  const { acts, articles, categories, cities, shows, pages = [] } = site
  const shown = landingsWithActs(categories, acts).map(({ kind }) => kind)
  const lacking = landingsOf(categories).filter(({ kind }) => !shown.includes(kind))
  const empty = new Map<string, string>()
  for (const { kind, category } of lacking)
    for (const key of citiesByKey(cities).keys())
      empty.set(paths.cityLanding(kind, { key }), `act of the category "${category}"`)
  // An owner may have written a page of that name.
  for (const { path } of pages) empty.delete(path)
  for (const { kind, category } of lacking)
    empty.set(paths.landingOverview(kind), `act of the category "${category}"`)
  if (hasTributes(site)) empty.delete(paths.tributes())
  else empty.set(paths.tributes(), 'act that plays the work of one artist')
  if (articles.length === 0) empty.set(paths.blog(), 'article')
  if (!hasPrices(acts)) empty.set(paths.priceIndication(), 'act with a price')
  if (!hasShows(shows)) empty.set(paths.agenda(), 'show')
  return empty
})
