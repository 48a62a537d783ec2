/** The entry point of the copies of the program from which `affected-by.ts` leaves out a file. */
import type { SitePath } from '../core/addresses.ts'
import { attempt } from '../core/attempt.ts'
import { digestOf } from '../core/output-file.ts'
import type { Site } from '../load/site.ts'
import { siteRenderer } from '../pages/make-page.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { SiteAssets } from '../routes/route.ts'

/** The digest of every page by its path; undefined for a page that cannot be rendered. */
export function pageDigests(site: Site, assets: SiteAssets): Map<SitePath, string | undefined> {
  const render = siteRenderer(site, assets)
  return new Map(Array.from(expandRoutes(site, families), (route) => [route.path, attempt(() => digestOf(render(route).html))]))
}
