/** Makes finished pages of routes. */

import { createLinkScanner } from '../check/link-index.ts'
import type { PageExtract } from '../check/pages.ts'
import { PictureRecorder } from '../check/pictures.ts'
import { mainText } from '../check/uniqueness/main-text.ts'
import type { Sketcher } from '../check/uniqueness/shared-text.ts'
import { digestOf } from '../core/output-file.ts'
import type { Page } from '../render/render.tsx'
import { isCanonical, type Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

export type FinishedPage = PageExtract & { html: string }

/** @throws RenderFault, or DataProblems for a missing file of the owner */
export type PageMaker = (route: Route) => FinishedPage

/** Enough to detect that one text changed: another text has the same 48 bits once in 2^48 cases. */
const shortDigest = (text: string) => digestOf(text).slice(0, 8)

/** @param renderer creates what renders pages that refer to the given files; @param sketch makes the sketches of pages that are compared */
export function createPageMaker(assets: SiteAssets, renderer: (assets: SiteAssets) => (route: Route) => Page, sketch?: Sketcher): PageMaker {
  const recorder = new PictureRecorder(assets)
  const render = renderer(recorder.assets)
  const scan = createLinkScanner()
  return (route) => {
    const { html, own, frame, meta } = render(route)
    const page = { html, links: scan(own, frame), pictures: recorder.take() }
    if (!isCanonical(route, meta)) return page
    const text = mainText(own)
    return { ...page, textDigest: shortDigest(text), sketch: sketch?.(route, meta, text) }
  }
}
