/** The route table of the site: every family of pages, in the order in which they are made. */
import { type Family, familyRules, isFamily } from '../core/families.ts'
import { oncePer } from '../core/once-per.ts'
import { publishedPart } from '../load/rules/drafts.ts'
import type { Site } from '../load/site.ts'
import { actBookingPages, actOccasionPages, actPages } from './acts.tsx'
import { formPages, redirectFamily } from './bare-pages.tsx'
import { articlePages } from './blog.tsx'
import { actInCityPages, tributeInCityPages } from './cities.tsx'
import { cityLandingPages } from './city-landings.tsx'
import { expandRoutes, type Families } from './expand.ts'
import { contentPages, statusPages } from './pages.tsx'
import { redirectsWithPage } from './redirect-pages.ts'
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
  redirect: (site) =>
    redirectFamily.routes({ ...site, redirects: redirectsWithPage(site.redirects, () => otherPaths(site)) }),
}

/**
 * The pages of a family, with the title that its rules ask for, and a mark where the published site has no
 * such page.
 */
const familyOf = (family: Family): RouteFamily => ({
  family,
  *routes(site) {
    const titleSuffix = familyRules[family].title
    const part = publishedPart(site)
    const published = part === site ? undefined : pathsOf(part)
    for (const page of table[family](site)) {
      const mark = published && !published.has(page.path) ? { noindex: true, isDraft: true } : undefined
      yield { family, ...page, meta: () => ({ titleSuffix, ...page.meta(), ...mark }) }
    }
  },
})

export const families: Families = Object.keys(table).filter(isFamily).map(familyOf)

const otherPaths = oncePer((site: Site) =>
  Array.from(
    expandRoutes(
      site,
      families.filter(({ family }) => family !== 'redirect'),
    ),
    ({ path }) => path,
  ),
)

const pathsOf = oncePer(
  (site: Site): ReadonlySet<string> => new Set(Array.from(expandRoutes(site, families), ({ path }) => path)),
)
