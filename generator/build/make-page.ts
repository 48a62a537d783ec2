/**
 * Makes finished pages of routes: the one place where renderer, facts of a page and sketches come together.
 */
import { hiddenValues } from '../check/hidden-values.ts'
import { createFactsReader, mainText } from '../check/page-facts.ts'
import type { PageFacts } from '../check/pages.ts'
import { PictureRecorder } from '../check/pictures.ts'
import { siteNames, wordHashes } from '../check/uniqueness/names.ts'
import { proseOf } from '../check/uniqueness/own-words.ts'
import { RepeatedNames } from '../check/uniqueness/repeated-names.ts'
import { createSketcher } from '../check/uniqueness/shared-text.ts'
import { digestOf } from '../core/output-file.ts'
import type { Site } from '../load/site.ts'
import { metaPolicy } from '../render/derived/headers.ts'
import { createRenderer, type HtmlPage, siteView } from '../render/render.tsx'
import { isCanonical, type Route, type SiteAssets } from '../routes/route.ts'

/** Creates what renders the pages of a site. */
export type Renderer = (site: Site, assets: SiteAssets) => (route: Route) => HtmlPage

/** Publishing, checking and serving render with it, so all make the same pages. */
export const siteRenderer: Renderer = (site, assets) =>
  createRenderer(siteView(site, assets), assets, metaPolicy(site), site.preview?.noindex)

export type FinishedPage = { html: string; facts: PageFacts }

/** @throws RenderFault, or DataProblems for a missing file of the owner */
export type PageMaker = (route: Route) => FinishedPage

/** The parts of a plan that decide its pages. `pages` are all pages of the site. */
export type PagePlan = { site: Site; definition: { renderer: Renderer }; pages: { readonly length: number } }

/**
 * @property compared the families whose pages get a sketch
 * @property isWhole whether structured data are compared with the texts around them
 * @property countsWords whether the sentences of pages are compared with those of all others
 */
type MakerOptions = { compared?: Site['settings']['sharedText']; isWhole?: boolean; countsWords?: boolean }

/** Enough to detect that one text changed: another text has the same 48 bits once in 2^48 cases. */
const shortDigest = (text: string) => digestOf(text).slice(0, 8)

/**
 * What makes the pages of a plan, one after the other. It is the same in this process, in a thread and for a
 * shard.
 * @param assets the files that pages refer to
 */
export function pageMaker(
  { site, definition, pages }: PagePlan,
  assets: SiteAssets,
  { compared = site.settings.sharedText, isWhole = false, countsWords = false }: MakerOptions = {},
): PageMaker {
  const recorder = new PictureRecorder(assets)
  const render = definition.renderer(site, recorder.assets)
  const sketch = createSketcher(compared, pages.length, siteNames(site))
  const names = new RepeatedNames(site)
  const factsOf = createFactsReader(isWhole)
  return (route) => {
    const { html, pieces, meta } = render(route)
    const found = factsOf(pieces)
    const facts: PageFacts = {
      links: found.links,
      pictures: recorder.picturesSinceLastCall(),
      ...(isWhole && { hidden: hiddenValues(found) }),
    }
    if (!isCanonical(route, meta)) return { html, facts }
    const text = mainText(found.lines)
    const words = wordHashes(text)
    const repeated = names.find(route, found.lines, words)
    return {
      html,
      facts: {
        ...facts,
        textDigest: shortDigest(text),
        sketch: sketch(route, words),
        ...(countsWords && { prose: proseOf(found.lines, siteNames(site)) }),
        ...(repeated.length > 0 && { repeated }),
      },
    }
  }
}
