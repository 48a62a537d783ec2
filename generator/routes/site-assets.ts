/** The files around the pages, as pages refer to them. `assets/` makes them. */
import type { SiteView } from '../../templates/parts/site-context.tsx'
import type { Feature, FeatureFiles } from '../core/features.ts'
import type { SocialCardText } from './route.ts'

/** Files that pages refer to, each by the address that a link carries. */
export type SiteAssets = Pick<SiteView, 'file' | 'image' | 'rider'> & {
  stylesheet: string
  script?: string | undefined
  /** The files of the features that only some pages have. */
  features: ReadonlyMap<Feature, FeatureFiles>
  /** Fonts of the first view. */
  preloads: readonly string[]
  /** The address of a card for social networks. @throws DataProblems when its picture does not exist */
  card: (card: SocialCardText) => string
}
