/** Makes finished pages of routes. */

import { createLinkScanner } from '../check/link-index.ts'
import type { PageExtract } from '../check/pages.ts'
import { PictureRecorder, type PicturesShown } from '../check/pictures.ts'
import type { Sketcher } from '../check/uniqueness/shared-text.ts'
import type { Page } from '../render/render.tsx'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

export type FinishedPage = PageExtract & { html: string }

export type PageMaker = {
  /** @throws RenderFault, or DataProblems for a missing file of the owner */
  make: (route: Route) => FinishedPage
  /** The pictures on the pages made so far. */
  shown: () => PicturesShown
}

/** @param renderer creates what renders pages that refer to the given files; @param sketch makes the sketches of pages that are compared */
export function createPageMaker(assets: SiteAssets, renderer: (assets: SiteAssets) => (route: Route) => Page, sketch?: Sketcher): PageMaker {
  const pictures = new PictureRecorder(assets)
  const render = renderer(pictures.assets)
  const scan = createLinkScanner()
  return {
    make(route) {
      const { html, own, frame, meta } = render(route)
      return { html, links: scan(own, frame), sketch: sketch?.(route, meta, own) }
    },
    shown: () => pictures.shown(),
  }
}
