import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { createRenderer, type Page } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** Creates the renderer of a site. Publishing, checking and serving render with it, so all three make the same pages. */
export function siteRenderer(site: Site, assets: SiteAssets): (route: Route) => Page {
  return createRenderer(siteView(site, assets), assets, metaPolicy(site), site.preview?.noindex)
}
