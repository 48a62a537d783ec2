/** Drafts and entries with a date in the future: the site with and without them. */
import { oncePer } from '../../core/once-per.ts'
import { isDraft, type Publishable } from '../data/data.ts'
import type { Site, SiteOptions } from '../site.ts'
import { blockTexts } from './named-files.ts'

type Lists = Required<Site>['hidden']

/** Other lists of the entries that can be drafts. */
export function withLists<Of extends Lists>(
  site: Of,
  listOf: <Entry extends Publishable>(entries: readonly Entry[]) => Entry[],
): Of {
  const { acts, cities, articles, pages } = site
  return {
    ...site,
    acts: listOf(acts),
    cities: listOf(cities),
    articles: listOf(articles),
    pages: listOf(pages),
  }
}

/**
 * Removes drafts, and entries dated after `today`, from all that pages, lists, links and counts are made of;
 * with the option `drafts` they stay, with a mark.
 */
export function withoutDrafts(site: Site, { drafts = false, today }: SiteOptions): Site {
  const mark = <T extends Publishable>(entry: T): T =>
    isDraft(entry, today) ? { ...entry, isDraft: true } : entry
  const marked = withLists(site, (entries) => entries.map(mark))
  return drafts ? marked : publishedPart(marked)
}

/** The site without the entries that it shows as drafts; the same site where there are none. */
export const publishedPart = oncePer((site: Site): Site => {
  const { acts, cities, articles, pages } = site
  const hidden = withLists({ acts, cities, articles, pages }, (entries) =>
    entries.filter(({ isDraft }) => isDraft),
  )
  const files = new Set(blockTexts({ ...site, ...hidden }).map(({ file }) => file))
  if (files.size === 0) return site
  const contentLinks = site.contentLinks.filter(({ file }) => !files.has(file))
  return { ...withLists(site, (entries) => entries.filter(({ isDraft }) => !isDraft)), hidden, contentLinks }
})

/** The site with the entries that are hidden, behind the others; nothing where there are none. */
export const withDrafts = oncePer(({ hidden, ...site }: Site): Site | undefined => {
  if (!hidden) return undefined
  const { acts, cities, articles, pages } = hidden
  return {
    ...site,
    ...{ acts: [...site.acts, ...acts], cities: [...site.cities, ...cities] },
    ...{ articles: [...site.articles, ...articles], pages: [...site.pages, ...pages] },
  }
})
