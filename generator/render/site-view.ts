/** What rendering must know of the files around the pages, and what templates get to see of it. */

import type { ImageView, PicturePlace, SiteView } from '../../templates/parts/site-context.tsx'
import { formatHref } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import type { SocialCardText } from '../routes/route.ts'

/** Files that pages refer to, each by the address that a link carries. */
export type SiteAssets = {
  stylesheet: string
  script?: string | undefined
  /** Fonts of the first view. */
  preloads: readonly string[]
  /** @throws DataProblems for a picture that does not exist */
  image: (name: string, place?: PicturePlace) => ImageView
  /** The address of a card for social networks. @throws DataProblems when its picture does not exist */
  card: (card: SocialCardText) => string
  /** A file of `static/`, or one that the build derives, at the root of the site. */
  file: (path: string) => string
}

type Shown = Pick<Site, 'settings' | 'format' | 't' | 'rich' | 'acts'>

export function siteView({ settings, format, t, rich, acts }: Shown, assets: SiteAssets): SiteView {
  return {
    settings,
    format,
    t,
    rich,
    actCount: acts.length,
    href: (path, rest = '') => formatHref(`${path}${rest}`, settings),
    file: assets.file,
    image: assets.image,
  }
}
