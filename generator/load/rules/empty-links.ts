/** The owner's links to pages that are not made, because they would have nothing to show. */
import { formatHref, pathOf } from '../../core/addresses.ts'
import { emptyPages } from '../../relate/empty-pages.ts'
import type { Site } from '../site.ts'

/** A link, or an item of a list that has nothing else. */
const links = /<li>\s*<a href="([^"]*)"[^>]*>[^<]*<\/a>\s*<\/li>\s*|<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs

/** The site without these links. Buttons and items go with them, and in running text their words stay. */
export function withoutEmptyLinks(site: Site): Site {
  const { acts, articles, cities, navigation, occasions, pages, settings } = site
  const empty = emptyPages(site)
  const unread = new Set(pages.flatMap(({ path, source }) => (empty.has(path) ? [source.file] : [])))
  const read = site.contentLinks.filter(({ file }) => !unread.has(file))
  // The button at the top of every page is no item of a list: its page must be there.
  const isEmpty = (href: string) => href !== navigation.button.to && empty.has(pathOf(href))
  const contentLinks = read.filter(({ href }) => !isEmpty(href))
  if (contentLinks.length === read.length) return { ...site, contentLinks }

  const hrefs = new Set([...empty.keys()].map((path) => formatHref(path, settings)))
  const plain = (html: string) =>
    html.replace(links, (link, item?: string, href = '', words = '') =>
      hrefs.has(pathOf(item ?? href)) ? words : link,
    )
  /** A link of a list, or a block that is one. */
  const isLost = (value: unknown): boolean =>
    isObject(value) &&
    (('to' in value && typeof value.to === 'string' && isEmpty(value.to)) ||
      ('attributes' in value && isLost(value.attributes)))
  function shown<Value extends object>(value: Value): Value {
    const copy: Value = Array.isArray(value) ? Object.assign([], value, { length: 0 }) : { ...value }
    for (const [key, inner] of Object.entries(value)) {
      const next = isObject(inner) && key !== 'source' ? shown(inner) : inner
      if (isLost(inner)) Reflect.deleteProperty(copy, key)
      else if (Array.isArray(copy)) copy.push(next)
      else Reflect.set(copy, key, typeof next === 'string' ? plain(next) : next)
    }
    return copy
  }
  return {
    ...site,
    ...shown({ acts, articles, cities, navigation, occasions }),
    pages: pages.map(shown),
    contentLinks,
    emptyLinks: read.filter(({ href, file }) => isEmpty(href) && file !== 'data/navigation.ts'),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
