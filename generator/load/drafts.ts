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
  const hidden = draftsOf(marked)
  if (hidden.length === 0) return site

  const entries = new Set(hidden.map(({ source }) => source.entry))
  const isShown = ({ source }: { source: { entry: string } }) => !entries.has(source.entry)
  const texts = new Set(hidden.flatMap(({ files }) => files))
  const published: Site = {
    ...marked,
    withDrafts: marked,
    acts: site.acts.filter(isShown),
    cities: site.cities.filter(isShown),
    articles: site.articles.filter(isShown),
    pages: site.pages.filter(isShown),
    contentLinks: site.contentLinks.filter(({ file }) => !texts.has(file)),
  }
  return drafts ? { ...marked, published } : published
}

/** The drafts among the entries of a site with marked drafts, with the files of their texts. */
function draftsOf({ acts, cities, articles, pages }: Site) {
  return [
    ...acts.map((act) => ({ ...act, files: [actText(act.slug)] })),
    ...cities.map((city) => ({ ...city, files: cityTextKinds.map((kind) => cityText(city.key, kind)) })),
    ...[...articles, ...pages].map((page) => ({ ...page, files: [page.source.file] })),
  ].filter((entry) => entry.isDraft)
}
