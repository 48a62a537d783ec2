/** Renders all pages as they would be published, for questions that only finished pages answer. */
import { buildAssets } from '../assets/assets.ts'
import type { SitePath } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { siteRenderer } from '../pages/open-pages.ts'
import type { Page } from '../render/render.tsx'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

export type Rendered = { assets: SiteAssets; pages: ReadonlyMap<SitePath, Page> }

/**
 * Renders pages of a site. Pictures are not encoded and cards are not drawn: the source of a picture is used instead.
 * @throws DataProblems for pictures that cannot be used
 */
export async function rendered(root: string, site: Site, routes: Iterable<Route>): Promise<Rendered> {
  const { assets } = await buildAssets({ root, site, draft: true })
  const render = siteRenderer(site, assets)
  return { assets, pages: new Map([...routes].map((route) => [route.path, render(route)])) }
}

/** The pages that contain an address as a link, a source, or in their structured data. */
export const pagesWith = ({ pages }: Rendered, address: string): Set<SitePath> =>
  new Set([...pages].filter(([, { html }]) => html.includes(`${address}"`)).map(([path]) => path))
