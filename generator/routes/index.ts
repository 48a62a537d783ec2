/** The route table of the site: every family of pages, in the order in which they are made. */
import { type Family, rulesOf } from '../core/families.ts'
import type { Site } from '../load/site.ts'
import { actBookingFamily, actFamily, actOccasionFamily } from './acts.tsx'
import { articleFamily } from './blog.tsx'
import { actInCityFamily } from './cities.tsx'
import { cityLandingFamily } from './city-landings.tsx'
import { markingDrafts } from './drafts.ts'
import { formFamily } from './forms.tsx'
import { pageFamily, statusFamily } from './pages.tsx'
import { redirectFamily } from './redirects.tsx'
import type { RouteFamily } from './route.ts'
import { tributeFamily, tributeInCityFamily } from './tributes.tsx'

const table: Readonly<Record<Family, RouteFamily<Site, Family>>> = {
  page: pageFamily,
  act: actFamily,
  'act booking': actBookingFamily,
  'act for occasion': actOccasionFamily,
  'act in city': actInCityFamily,
  tribute: tributeFamily,
  'tribute in city': tributeInCityFamily,
  'city landing': cityLandingFamily,
  article: articleFamily,
  form: formFamily,
  'status page': statusFamily,
  redirect: redirectFamily,
}

/** The same pages, with the title that the rules of the family ask for. */
function titled({ family, routes }: RouteFamily<Site, Family>): RouteFamily<Site, Family> {
  const titleSuffix = rulesOf(family)?.title ?? 'brand'
  if (titleSuffix === 'brand') return { family, routes }
  function* withTitle(site: Site) {
    for (const route of routes(site)) yield { ...route, meta: () => ({ titleSuffix, ...route.meta() }) }
  }
  return { family, routes: withTitle }
}

export const families: readonly RouteFamily<Site, Family>[] = markingDrafts(Object.values(table).map(titled))
