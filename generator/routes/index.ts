/** The route table of the site: every family of pages, in the order in which they are made. */
import type { Site } from '../load/site.ts'
import { actBookingFamily, actFamily, actOccasionFamily, artistsFamily } from './acts.tsx'
import { articleFamily, blogFamily } from './blog.tsx'
import { actInCityFamily, cityLandingFamily } from './cities.tsx'
import { markingDrafts } from './drafts.ts'
import { aboutFamily, landingFamily } from './landings.tsx'
import { bookingFamily, contactFamily, formFamily, homeFamily, legalFamily } from './main.tsx'
import type { Family, Route, RouteFamily } from './route.ts'
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

/** All routes of a site, made one by one while they are asked for; they can be gone through again and again. */
export function expandRoutes<S, F extends string>(site: S, table: readonly RouteFamily<S, F>[]): Iterable<Route<F>> {
  return {
    *[Symbol.iterator]() {
      for (const { routes } of table) yield* routes(site)
    },
  }
}
