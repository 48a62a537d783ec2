/**
 * What the pipeline makes pages of. The agency's website is one value; benchmarks and tests have others. A
 * plan carries it to all later steps.
 */
import { type AssetOptions, type BuiltAssets, buildAssets } from '../assets/assets.ts'
import { loadPartialSite } from '../load/load.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import type { Families } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { type Renderer, siteRenderer } from './make-page.ts'

export type SiteDefinition = {
  /** Reads the owner's files below a folder. Wrong parts are left out and reported in the site. */
  load: (root: string, options: SiteOptions, yieldToEventLoop?: YieldToEventLoop) => Promise<{ site: Site }>
  families: Families
  /** Makes the files that pages refer to. */
  buildAssets: (options: AssetOptions) => Promise<BuiltAssets>
  renderer: Renderer
}

export const agencySite: SiteDefinition = {
  load: loadPartialSite,
  families,
  buildAssets,
  renderer: siteRenderer,
}
