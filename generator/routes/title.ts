/** The title of a page as browsers and search engines show it. */
import type { Translate } from '../core/sentences.ts'
import type { Meta } from './route.ts'

/** About what search results show of a title, in characters. */
export const shownTitleLength = 70

/** The title in tabs and search results. The brand is left out where it would be cut off. */
export function fullTitle({ title, titleSuffix = 'brand' }: Meta, t: Translate): string {
  if (titleSuffix === 'none') return title
  const whole = t(titleSuffix === 'blog' ? 'meta.blog-title' : 'meta.title', { title })
  return whole.length > shownTitleLength ? title : whole
}
