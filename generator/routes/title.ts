/** The title of a page as browsers and search engines show it. */
import type { Translate } from '../core/sentences.ts'
import type { Meta } from './route.ts'

/** What search results show of a title, in characters. */
export const shownTitleLength = 60

/** The longest title with the name of the blog, which belongs to the title of an article. */
const longestBlogTitle = 70

/** The title in tabs and search results. The brand is left out where it would be cut off. */
export function fullTitle({ title, titleSuffix = 'brand' }: Meta, t: Translate): string {
  if (titleSuffix === 'none') return title
  const whole = t(titleSuffix === 'blog' ? 'meta.blog-title' : 'meta.title', { title })
  return whole.length > (titleSuffix === 'blog' ? longestBlogTitle : shownTitleLength) ? title : whole
}
