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
  const mark = <T extends Publishable>(entry: T): T => (isDraft(entry, today) ? { ...entry, isDraft: true } : entry)
  const marked: Site = { ...site, acts: site.acts.map(mark), cities: site.cities.map(mark), articles: site.articles.map(mark), pages: site.pages.map(mark) }
  const files = new Set([
    ...marked.acts.filter(isMarked).map(({ slug }) => actText(slug)),
    ...marked.cities.filter(isMarked).flatMap(({ key }) => cityTextKinds.map((kind) => cityText(key, kind))),
    ...[...marked.articles, ...marked.pages].filter(isMarked).map(({ source }) => source.file),
  ])
  if (files.size === 0) return site

  const isShown = (entry: Markable) => !isMarked(entry)
  const published: Site = {
    ...marked,
    withDrafts: marked,
    acts: marked.acts.filter(isShown),
    cities: marked.cities.filter(isShown),
    articles: marked.articles.filter(isShown),
    pages: marked.pages.filter(isShown),
    contentLinks: site.contentLinks.filter(({ file }) => !files.has(file)),
  }
  return drafts ? { ...marked, published } : published
}

type Markable = { isDraft?: boolean }
const isMarked = (entry: Markable) => entry.isDraft === true
