/** Loads the texts of acts and cities, all articles and all pages. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { actText, type CityTextKind, cityText, cityTextKinds } from '../core/content-files.ts'
import { createLeftOut } from '../core/left-out.ts'
import { showsIn, showsOf } from '../relate/shows.ts'
import { articleSchema } from '../schema/article.ts'
import { type ContentReader, markdownFiles, unreadFiles } from './content.ts'
import type { Data } from './data.ts'
import { type Found, joinFindings, readEach } from './findings.ts'
import { blockTexts } from './named-files.ts'
import { pagesFrom } from './pages.ts'
import type { Site, SiteAct, SiteArticle, SiteCity } from './site.ts'

/** The folders whose files belong to acts and cities. */
export const textFolders = ['content/acts', ...cityTextKinds.map((kind) => dirname(cityText('', kind)))]

/** The files of the texts of acts and cities. */
export const textFiles = ({ acts, cities }: Pick<Site, 'acts' | 'cities'>): string[] =>
  blockTexts({ acts, cities, articles: [], pages: [] }).map(({ file }) => file)

/** The texts of a city beside its essay: those that are there. The short one belongs to words in its entry. */
const otherTexts = (root: string, { key, short }: Pick<SiteCity, 'key' | 'short'>): CityTextKind[] =>
  cityTextKinds.filter((kind) => kind !== 'content' && (kind === 'shortText' ? short !== undefined : existsSync(join(root, cityText(key, kind)))))

/** Reads one text after the other, so that findings have the order of the entries. */
export async function loadTexts(reader: ContentReader, data: Pick<Data, 'acts' | 'cities' | 'riders' | 'shows'>) {
  const acts = await readEach(data.acts, async (act) => {
    const text = await reader.entryText(actText(act.slug), `the act "${act.name}"`, act.source)
    const rider = data.riders.find(({ act: slug }) => slug === act.slug)
    const value: SiteAct = { ...act, ...(rider && { rider }), shows: showsOf(data.shows, (show) => show.act === act.slug), biography: text.value }
    return { ...text, value }
  })
  const cities = await readEach(data.cities, async (city) => {
    const read = (kind: CityTextKind) => reader.entryText(cityText(city.key, kind), `the city "${city.name}"`, city.source)
    const essay = await read('content')
    const others = await readEach(otherTexts(reader.root, city), async (kind) => {
      const found = await read(kind)
      return { ...found, value: [kind, found.value] as const }
    })
    const value: SiteCity = { ...city, ...Object.fromEntries(others.value), shows: showsIn(data.shows, city), content: essay.value }
    return { ...joinFindings([essay, others]), value }
  })
  const articles = await articlesFrom(reader)
  const pages = await pagesFrom(reader)
  const unread = unreadFiles(reader.root, [...textFolders, 'content/blog', 'content/pages'])
  return {
    ...joinFindings([acts, cities, articles, pages, unread]),
    value: { acts: acts.value, cities: cities.value, articles: articles.value, pages: pages.value },
  }
}

/** All articles of the blog, newest first; two of one day in the order of their ids. */
async function articlesFrom(reader: ContentReader): Promise<Found<SiteArticle[]>> {
  const files = markdownFiles(reader.root, 'content/blog')
  const articles = await readEach(files.value, (file) => articleFrom(reader, file))
  return { ...joinFindings([files, articles]), value: articles.value.flat().sort(newestFirst) }
}

async function articleFrom(reader: ContentReader, file: string): Promise<Found<SiteArticle[]>> {
  const found = await reader.file(file, 'article', articleSchema)
  if (!found.value) return { ...found, value: [], leftOut: createLeftOut({ names: [file.replace(/^.*\/|\.md$/g, '')] }) }
  const { meta, lineOf, text } = found.value
  const content = text()
  return { ...joinFindings([found, content]), value: [{ ...meta, source: { entry: `articles/${meta.slug}`, file, line: 1, lineOf }, content: content.value }] }
}

/** The order of the blog. */
const newestFirst = (a: SiteArticle, b: SiteArticle): number => (a.publishDate === b.publishDate ? b.id - a.id : a.publishDate < b.publishDate ? 1 : -1)
