/** Makes finished pages of routes. */

import { createLinkScanner, type FoundLinks } from '../check/link-index.ts'
import { PictureRecorder, type PicturesShown } from '../check/pictures.ts'
import type { Page } from '../render/render.tsx'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** The text of a page, and what the link check needs of it. */
export type FinishedPage = { html: string; links: FoundLinks }

export type PageMaker = {
  /** @throws RenderFault, or DataProblems for a missing file of the owner */
  make: (route: Route) => FinishedPage
  /** The pictures on the pages made so far. */
  shown: () => PicturesShown
}

/** @param renderer creates what renders pages that refer to the given files */
export function createPageMaker(assets: SiteAssets, renderer: (assets: SiteAssets) => (route: Route) => Page): PageMaker {
  const pictures = new PictureRecorder(assets)
  const render = renderer(pictures.assets)
  const scan = createLinkScanner()
  return {
    make(route) {
      const { html, own, frame } = render(route)
      return { html, links: scan(own, frame) }
    },
    shown: () => pictures.shown(),
  }
}
