/** Pages that would have nothing to show: those of families without entries. */
import { paths, type SitePath } from '../core/addresses.ts'
import { oncePer } from '../core/once-per.ts'
import type { ShownAct } from '../schema/act.ts'
import type { Category } from '../schema/category.ts'
import type { City } from '../schema/city.ts'
import { hasPrices } from './acts.ts'
import { categoriesOf, landingsOf, landingsWithActs } from './categories.ts'
import { citiesByKey } from './cities.ts'
import { hasShows, type Shows } from './shows.ts'

type Entries = {
  acts: readonly Pick<ShownAct, 'category' | 'price'>[]
  articles: readonly unknown[]
  categories: readonly Category[]
  cities: readonly Pick<City, 'key' | 'aliases'>[]
  priceClasses: readonly unknown[]
  shows: Shows
  /** Those that the owner wrote, under the address of a landing page perhaps. */
  pages?: readonly { path: SitePath }[]
}

/** Their addresses, each with what the site lacks. They are not made, and no link leads to them. */
export const emptyPages = oncePer((site: Entries): ReadonlyMap<string, string> => {
  const { acts, articles, categories, cities, priceClasses, shows, pages = [] } = site
  const shown = new Set(landingsWithActs(categories, acts).map(({ kind }) => kind))
  const written = new Set(pages.map(({ path }) => path))
  const empty = new Map<string, string>()
  for (const { kind, category } of landingsOf(categories)) {
    if (shown.has(kind)) continue
    const ofCities = [...citiesByKey(cities).keys()].map((key) => paths.cityLanding(kind, { key }))
    for (const path of [paths.landingOverview(kind), ...ofCities.filter((path) => !written.has(path))])
      empty.set(path, `act of the category "${category}"`)
  }
  if (categoriesOf(categories, acts).some(({ playsArtist }) => playsArtist)) empty.delete(paths.tributes())
  else empty.set(paths.tributes(), 'act that plays the work of one artist')
  if (articles.length === 0) empty.set(paths.blog(), 'article')
  if (priceClasses.length === 0) empty.set(paths.priceIndication(), 'price class')
  if (!hasPrices(acts)) empty.set(paths.priceIndication(), 'act with a price')
  if (!hasShows(shows)) empty.set(paths.agenda(), 'show')
  return empty
})
