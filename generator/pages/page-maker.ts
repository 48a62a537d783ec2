/** Makes finished pages of routes. */

import type { FoundLinks } from '../check/link-index.ts'
import { createLinkScanner } from '../check/link-index.ts'
import { PictureRecorder, type PicturesShown } from '../check/pictures.ts'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import { type OutputFile, textFile } from '../core/output-file.ts'
import type { Page } from '../render/render.tsx'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** A finished page: all that checks and publication need of it. */
export type FinishedPage = { file: OutputFile; links: FoundLinks }

export type PageMaker = {
  /** @throws RenderFault, or DataProblems for a missing file of the owner */
  make: (route: Route) => FinishedPage
  /** The pictures on the pages made so far. */
  shown: () => PicturesShown
}

/** @param renderer creates what renders pages that refer to the given files */
export function createPageMaker(style: AddressStyle, assets: SiteAssets, renderer: (assets: SiteAssets) => (route: Route) => Page): PageMaker {
  const pictures = new PictureRecorder(assets)
  const render = renderer(pictures.assets)
  const scan = createLinkScanner()
  return {
    make(route) {
      const { html, own, frame } = render(route)
      return { file: textFile(fileOfAddress(route.path, style), 'page', html), links: scan(own, frame) }
    },
    shown: () => pictures.shown(),
  }
}
