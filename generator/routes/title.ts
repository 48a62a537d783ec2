/** The title of a page as browsers and search engines show it. */
import type { SiteSettings } from '../schema/settings.ts'
import type { Meta } from './route.ts'

/** About what search results show of a title, in characters. */
export const shownTitleLength = 70

/** The title as it stands in the tab and in search results. The brand is left out where it would be cut off anyway. */
export function fullTitle(meta: Meta, { brand }: Pick<SiteSettings, 'brand'>): string {
  const suffix = { brand: ` | ${brand}`, blog: ` | Blog ${brand}`, none: '' }[meta.titleSuffix ?? 'brand']
  const whole = `${meta.title}${suffix}`
  return whole.length > shownTitleLength ? meta.title : whole
}
