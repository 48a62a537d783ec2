/** The route table of the site: every family of pages, in the order in which they are made. */
import type { Site } from '../load/site.ts'
import { actBookingFamily, actFamily, actOccasionFamily } from './acts.tsx'
import { articleFamily } from './blog.tsx'
import { actInCityFamily } from './cities.tsx'
import { cityLandingFamily } from './city-landings.tsx'
import { markingDrafts } from './drafts.ts'
import { formFamily } from './forms.tsx'
import { pageFamily, statusFamily } from './pages.tsx'
import { redirectFamily } from './redirects.tsx'
import type { Family, RouteFamily } from './route.ts'
import { tributeFamily, tributeInCityFamily } from './tributes.tsx'

export const families: readonly RouteFamily<Site, Family>[] = markingDrafts([
  pageFamily,
  actFamily,
  actBookingFamily,
  actOccasionFamily,
  actInCityFamily,
  tributeFamily,
  tributeInCityFamily,
  cityLandingFamily,
  articleFamily,
  formFamily,
  statusFamily,
  redirectFamily,
])
