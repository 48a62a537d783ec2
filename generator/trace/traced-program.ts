/** What the traced copy of the program gives to the program that asks: routes and pages made of templates that note their use. */
import type { Site } from '../load/site.ts'
import { createRenderer } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import { families } from '../routes/index.ts'
import type { Family, Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { takeWorking } from './recorder.ts'

export type TracedPage = { path: string; family: Family; files: ReadonlySet<string> }

/** Every page with the files of `templates/` that were at work for it. */
export function tracedPages(site: Site, assets: SiteAssets): TracedPage[] {
  takeWorking()
  return families.flatMap(({ family, routes: expand }) => {
    const routes = [...expand(site)]
    // What routes make of their entries is often made once for several of them, so it counts for the whole family.
    const shared = takeWorking()
    return routes.map((route) => ({ path: route.path, family, files: new Set([...shared, ...filesOf(route, site, assets)]) }))
  })
}

function filesOf(route: Route, site: Site, assets: SiteAssets): string[] {
  // Header and footer are made once by each renderer, so every page gets one of its own, to show them its use of both.
  const render = createRenderer(siteView(site, assets), assets, '')
  if (route.meta().bare) takeWorking()
  render(route)
  return takeWorking()
}
