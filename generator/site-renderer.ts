import { metaPolicy } from './derive/headers.ts'
import type { Site } from './load/site.ts'
import { createRenderer, type Page } from './render/render.tsx'
import { siteView } from './render/site-view.ts'
import type { Route } from './routes/route.ts'
import type { SiteAssets } from './routes/site-assets.ts'

/** What makes pages of the routes of a site, with the files that it is given: the same for publishing, checking and looking at them. */
export function siteRenderer(site: Site, assets: SiteAssets): (route: Route) => Page {
  return createRenderer(siteView(site, assets), assets, metaPolicy(site), site.preview?.noindex)
}
