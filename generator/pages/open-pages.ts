/** Makes finished pages of routes: the one place where renderer, checks of a page and sketches come together. */

import { createLinkScanner } from '../check/link-index.ts'
import type { PageExtract } from '../check/pages.ts'
import { PictureRecorder } from '../check/pictures.ts'
import { mainText } from '../check/uniqueness/main-text.ts'
import { createSketcher } from '../check/uniqueness/shared-text.ts'
import { digestOf } from '../core/output-file.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { createRenderer, type Page } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import { isCanonical, type Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** Creates what renders the pages of a site. */
export type Renderer = (site: Site, assets: SiteAssets) => (route: Route) => Page

/** The renderer of the agency's pages. Publishing, checking and serving render with it, so all make the same pages. */
export const siteRenderer: Renderer = (site, assets) => createRenderer(siteView(site, assets), assets, metaPolicy(site), site.preview?.noindex)

export type FinishedPage = PageExtract & { html: string }

export type PageMaker = {
  /** @throws RenderFault, or DataProblems for a missing file of the owner */
  make: (route: Route) => FinishedPage
  /** Only renders a page. @throws the same */
  render: (route: Route) => Page
}

/** The parts of a plan that decide its pages. `pages` are all pages of the site. */
export type OpenedPlan = { site: Site; website: { renderer: Renderer }; pages: { readonly length: number } }

/** Enough to detect that one text changed: another text has the same 48 bits once in 2^48 cases. */
const shortDigest = (text: string) => digestOf(text).slice(0, 8)

/**
 * Opens the pages of a plan.
 * @param assets the files that pages refer to
 * @param compared the families whose pages get a sketch
 */
export function openPages({ site, website, pages }: OpenedPlan, assets: SiteAssets, compared = site.settings.sharedText): PageMaker {
  const recorder = new PictureRecorder(assets)
  const render = website.renderer(site, recorder.assets)
  const scan = createLinkScanner()
  const sketch = createSketcher(compared, pages.length)
  const make = (route: Route): FinishedPage => {
    const { html, own, frame, meta } = render(route)
    const page = { html, links: scan(own, frame), pictures: recorder.take() }
    if (!isCanonical(route, meta)) return page
    const text = mainText(own)
    return { ...page, textDigest: shortDigest(text), sketch: sketch(route, meta, text) }
  }
  return { make, render }
}
