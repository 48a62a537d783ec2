/** Makes finished pages of routes: the one place where renderer, checks of a page and sketches come together. */
import { joinLinks, LinkReader, linksOf } from '../check/page-links.ts'
import { MainTextReader } from '../check/page-text.ts'
import type { PageExtract } from '../check/pages.ts'
import { PictureRecorder } from '../check/pictures.ts'
import { siteNames } from '../check/uniqueness/names.ts'
import { createSketcher } from '../check/uniqueness/shared-text.ts'
import { walkHtml } from '../core/html.ts'
import { remembered } from '../core/once-per.ts'
import { digestOf } from '../core/output-file.ts'
import { unrecorded } from '../core/reads.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { createRenderer, type Page, siteView } from '../render/render.tsx'
import { isCanonical, type Route, type SiteAssets } from '../routes/route.ts'

/** Creates what renders the pages of a site. */
export type Renderer = (site: Site, assets: SiteAssets) => (route: Route) => Page

/** The renderer of the agency's pages. Publishing, checking and serving render with it, so all make the same pages. */
export const siteRenderer: Renderer = (site, assets) => {
  // It depends on all films of all texts, and seldom changes: then all pages are made again.
  const policy = unrecorded(() => metaPolicy(site))
  return createRenderer(siteView(site, assets), assets, policy, site.preview?.noindex)
}

export type FinishedPage = PageExtract & { html: string }

/** @throws RenderFault, or DataProblems for a missing file of the owner */
export type PageMaker = (route: Route) => FinishedPage

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
  const sketch = createSketcher(compared, pages.length, siteNames(site))
  /** Header and footer are the same on many pages, and are read once. */
  const linksOfShared = remembered(linksOf)
  return (route) => {
    const { html, own, frame, meta } = render(route)
    const [links, main] = [new LinkReader(), new MainTextReader()]
    walkHtml(own, links, main)
    const page = { html, links: joinLinks([...frame.map(linksOfShared), links]), pictures: recorder.picturesSinceLastCall() }
    if (!isCanonical(route, meta)) return page
    const text = main.mainText()
    return { ...page, textDigest: shortDigest(text), sketch: sketch(route, text) }
  }
}
