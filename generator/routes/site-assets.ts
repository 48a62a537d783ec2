/** The files around the pages, as pages refer to them. `assets/` makes them. */
import type { ImageView, PicturePlace, RiderKey, RiderView } from '../../templates/parts/site-context.tsx'
import type { Feature, FeatureFiles } from '../core/features.ts'
import type { SocialCardText } from './route.ts'

/** Files that pages refer to, each by the address that a link carries. */
export type SiteAssets = {
  stylesheet: string
  script?: string | undefined
  /** The files of the features that only some pages have. */
  features: ReadonlyMap<Feature, FeatureFiles>
  /** Fonts of the first view. */
  preloads: readonly string[]
  /** @throws DataProblems for a picture that does not exist */
  image: (name: string, place?: PicturePlace) => ImageView
  /** The address of a card for social networks. @throws DataProblems when its picture does not exist */
  card: (card: SocialCardText) => string
  /** The files of a rider. */
  rider: (key: RiderKey) => RiderView
  /** A file of `static/`, or one that the build derives, at the root of the site. */
  file: (path: string) => string
}
