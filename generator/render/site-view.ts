/** The files around the pages that rendering needs, and the part of them that templates see. */
import type { SiteView } from '../../templates/parts/site-context.tsx'
import { formatHref } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

type Shown = Pick<Site, 'settings' | 'navigation' | 'format' | 't' | 'rich'>

export function siteView({ settings, navigation, format, t, rich }: Shown, assets: SiteAssets): SiteView {
  return {
    settings,
    navigation,
    format,
    t,
    rich,
    href: (path, rest = '') => formatHref(`${path}${rest}`, settings),
    file: assets.file,
    image: assets.image,
    rider: assets.rider,
  }
}
