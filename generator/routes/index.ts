/** The route table of the site: every family of pages, in the order in which they are made. */
import type { Site } from '../load/site.ts'
import { actBookingFamily, actFamily, actOccasionFamily, artistsFamily } from './acts.tsx'
import { articleFamily, blogFamily } from './blog.tsx'
import { actInCityFamily, cityLandingFamily } from './cities.tsx'
import { markingDrafts } from './drafts.ts'
import { aboutFamily, landingFamily } from './landings.tsx'
import { bookingFamily, contactFamily, formFamily, homeFamily, legalFamily } from './main.tsx'
import type { Family, RouteFamily } from './route.ts'
import { notFoundFamily, offlineFamily, redirectFamily, serverErrorFamily } from './special.tsx'
import { tributeFamily, tributeInCityFamily } from './tributes.tsx'

export const families: readonly RouteFamily<Site, Family>[] = markingDrafts([
  homeFamily,
  aboutFamily,
  artistsFamily,
  actFamily,
  actBookingFamily,
  actOccasionFamily,
  actInCityFamily,
  tributeFamily,
  tributeInCityFamily,
  cityLandingFamily,
  landingFamily,
  blogFamily,
  articleFamily,
  contactFamily,
  bookingFamily,
  formFamily,
  legalFamily,
  notFoundFamily,
  serverErrorFamily,
  offlineFamily,
  redirectFamily,
])
