/** Drafts and entries with a date in the future: which they are, and the site without them. */
import { actText, cityText, cityTextKinds } from '../core/content-files.ts'
import type { Site, SiteOptions } from './site.ts'

type Publishable = { draft?: boolean; publishFrom?: string; publishDate?: string }

/** Whether an entry stays out of the site. Calendar dates compare as texts. */
export const isDraft = ({ draft, publishFrom, publishDate }: Publishable, today: string) => draft === true || (publishFrom ?? publishDate ?? '') > today

/**
 * Removes drafts, and entries dated after `today`, from all that pages, lists, links and counts are made of; with the option `drafts` they stay, with a
 * mark. Where there are any, the result has the other site as well.
 */
export function withoutDrafts(site: Site, { drafts = false, today }: SiteOptions): Site {
  const isHidden = (entry: Publishable) => isDraft(entry, today)
  const isShown = (entry: Publishable) => !isHidden(entry)
  const { acts, cities, articles, pages } = site
  const files = new Set([
    ...acts.filter(isHidden).map(({ slug }) => actText(slug)),
    ...cities.filter(isHidden).flatMap(({ key }) => cityTextKinds.map((kind) => cityText(key, kind))),
    ...[...articles, ...pages].filter(isHidden).map(({ source }) => source.file),
  ])
  if (files.size === 0) return site

  const mark = <T extends Publishable>(entry: T): T => (isHidden(entry) ? { ...entry, isDraft: true } : entry)
  const marked: Site = { ...site, acts: acts.map(mark), cities: cities.map(mark), articles: articles.map(mark), pages: pages.map(mark) }
  const published: Site = {
    ...site,
    withDrafts: marked,
    acts: acts.filter(isShown),
    cities: cities.filter(isShown),
    articles: articles.filter(isShown),
    pages: pages.filter(isShown),
    contentLinks: site.contentLinks.filter(({ file }) => !files.has(file)),
  }
  return drafts ? { ...marked, published } : published
}
