/** The route table of the site: every family of pages, in the order in which they are made. */
import { type Family, familyRules, isFamily } from '../core/families.ts'
import type { Site } from '../load/site.ts'
import { actBookingPages, actOccasionPages, actPages } from './acts.tsx'
import { formPages, redirectFamily } from './bare-pages.tsx'
import { articlePages } from './blog.tsx'
import { actInCityPages, tributeInCityPages } from './cities.tsx'
import { cityLandingPages } from './city-landings.tsx'
import { markingDrafts } from './expand.ts'
import { contentPages, statusPages } from './pages.tsx'
import type { Page, RouteFamily } from './route.ts'
import { tributePages } from './tributes.tsx'

const table: Readonly<Record<Family, (site: Site) => Iterable<Page>>> = {
  page: contentPages,
  act: actPages,
  'act booking': actBookingPages,
  'act for occasion': actOccasionPages,
  'act in city': actInCityPages,
  tribute: tributePages,
  'tribute in city': tributeInCityPages,
  'city landing': cityLandingPages,
  article: articlePages,
  form: formPages,
  'status page': statusPages,
  redirect: redirectFamily.routes,
}

/** The pages of a family, with the title that its rules ask for. */
const familyOf = (family: Family): RouteFamily<Site, Family> => ({
  family,
  *routes(site) {
    const titleSuffix = familyRules[family].title
    for (const page of table[family](site)) yield { family, ...page, meta: () => ({ titleSuffix, ...page.meta() }) }
  },
})

export const families: readonly RouteFamily<Site, Family>[] = markingDrafts(Object.keys(table).filter(isFamily).map(familyOf))
