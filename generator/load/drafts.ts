/** Drafts and entries with a date in the future: which they are, and the site without them. */
import { blockTexts } from './named-files.ts'
import type { Site, SiteOptions } from './site.ts'

type Publishable = { draft?: boolean; publishFrom?: string; publishDate?: string }

/** Whether an entry stays out of the site. Calendar dates compare as texts. */
export const isDraft = ({ draft, publishFrom, publishDate }: Publishable, today: string) => draft === true || (publishFrom ?? publishDate ?? '') > today

/** The same site with other lists of the entries that can be drafts. */
export function withLists(site: Site, listOf: <Entry extends Publishable>(entries: readonly Entry[]) => Entry[]): Site {
  const { acts, cities, articles, pages } = site
  return { ...site, acts: listOf(acts), cities: listOf(cities), articles: listOf(articles), pages: listOf(pages) }
}

/**
 * Removes drafts, and entries dated after `today`, from all that pages, lists, links and counts are made of; with the option `drafts` they stay, with a
 * mark. Where there are any, the result has the other site as well.
 */
export function withoutDrafts(site: Site, { drafts = false, today }: SiteOptions): Site {
  const isHidden = (entry: Publishable) => isDraft(entry, today)
  const hidden = withLists(site, (entries) => entries.filter(isHidden))
  const files = new Set(blockTexts(hidden).map(({ file }) => file))
  if (files.size === 0) return site

  const mark = <T extends Publishable>(entry: T): T => (isHidden(entry) ? { ...entry, isDraft: true } : entry)
  const marked = withLists(site, (entries) => entries.map(mark))
  const links = site.contentLinks.filter(({ file }) => !files.has(file))
  const published = { ...withLists(site, (entries) => entries.filter((entry) => !isHidden(entry))), withDrafts: marked, contentLinks: links }
  return drafts ? { ...marked, published } : published
}
