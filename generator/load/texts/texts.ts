/** Loads the texts of acts and cities, all articles and all pages. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../../core/addresses.ts'
import { slugOf } from '../../core/names.ts'
import { errorAt } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import { emptyPages } from '../../relate/empty-pages.ts'
import { showsIn, showsOf } from '../../relate/shows.ts'
import { type ArticleMeta, articleSchema } from '../../schema/article.ts'
import type { City } from '../../schema/city.ts'
import { slug } from '../../schema/field.ts'
import { pageSchema } from '../../schema/page.ts'
import type { Data } from '../data/data.ts'
import { markdownField } from '../data/values.ts'
import {
  actText,
  type CityTextKind,
  cityText,
  cityTextKinds,
  diaryFile,
  isRequired,
  pageText,
  requiredPages,
} from '../files/content-files.ts'
import { type ContentReader, contentFiles, type EntryText, reportUnread } from './content.ts'
import { readDiary } from './diaries.ts'

/** The folders whose files belong to acts and cities. */
const textFolders = ({ categories }: Pick<Data, 'categories'>): string[] => [
  ...[actText(''), diaryFile('')].map((file) => dirname(file)),
  ...cityTextKinds(categories).map((kind) => dirname(cityText('', kind))),
]

/**
 * The texts of a city beside its essay: those that are there. The short one belongs to words in its entry.
 */
const otherTexts = (
  root: string,
  { key, short }: City,
  { categories }: Pick<Data, 'categories'>,
): CityTextKind[] =>
  cityTextKinds(categories).filter(
    (kind) =>
      kind !== 'content' &&
      (kind === 'shortText' ? short !== undefined : existsSync(join(root, cityText(key, kind)))),
  )

/**
 * Reads one text after the other, so that findings have the order of the entries. Articles come newest first,
 * pages in the order of their addresses.
 */
export async function loadTexts(
  reader: ContentReader,
  data: Pick<Data, 'acts' | 'categories' | 'cities' | 'riders' | 'shows' | 'priceClasses'>,
) {
  const { root, found } = reader
  const acts = []
  for (const act of data.acts) {
    const biography = await reader.entryText(actText(act.slug), `the act "${act.name}"`, act.source)
    const rider = data.riders.find(({ act: slug }) => slug === act.slug)
    const bookings = readDiary(root, act.slug, found, reader.changes)
    // The days of a sample that is hidden are no more true than the rest of it.
    const isHidden = act.diary === undefined && act.source.samples?.includes('diary')
    acts.push({
      ...act,
      ...(rider && { rider }),
      ...(bookings && !isHidden && { bookings }),
      shows: showsOf(data.shows, (show) => show.act === act.slug),
      biography,
    })
  }
  const cities = []
  for (const city of data.cities) {
    const read = (kind: CityTextKind) =>
      reader.entryText(cityText(city.key, kind), `the city "${city.name}"`, city.source)
    const content = await read('content')
    const others: Partial<Record<CityTextKind, EntryText>> = {}
    for (const kind of otherTexts(root, city, data)) others[kind] = await read(kind)
    cities.push({ ...city, ...others, shows: showsIn(data.shows, city), content })
  }
  const articles = []
  for (const file of contentFiles(root, 'content/blog', found.reportText))
    articles.push(...(await articleFrom(reader, file)))
  const pages = await pagesFrom(reader, neededPages({ ...data, articles }))
  const used = new Set([...reader.read, ...data.acts.map(({ slug }) => diaryFile(slug))])
  reportUnread(root, [...textFolders(data), 'content/blog', pageFolder], used, found)
  return { acts, cities, articles: articles.sort(newestFirst), pages }
}

async function articleFrom(reader: ContentReader, file: string) {
  const read = await reader.file(file, 'article', articleSchema)
  if (!read) {
    reader.found.markInvalid({ names: [file.replace(/^.*\/|\.md$/g, '')] })
    return []
  }
  const { meta, lineOf, text } = read
  return [{ ...meta, source: { entry: `articles/${meta.slug}`, file, line: 1, lineOf }, content: text() }]
}

/** The order of the blog; two articles of one day are in the order of their ids. */
const newestFirst = (a: ArticleMeta, b: ArticleMeta): number =>
  a.publishDate === b.publishDate ? b.id - a.id : a.publishDate < b.publishDate ? 1 : -1

const pageFolder = 'content/pages'

/** The pages that a site must have: some only when there is something to show on them. */
export const neededPages = (data: Parameters<typeof emptyPages>[0]): string[] =>
  Object.entries(requiredPages).flatMap(([name, path]) => (emptyPages(data).has(path) ? [] : [name]))

/**
 * All pages. One with an error in its front matter is left out; its links are unknown then.
 * @param needed the names of those that may not be missing
 */
export async function pagesFrom(reader: ContentReader, needed: readonly string[]) {
  const files = new Set([
    ...contentFiles(reader.root, pageFolder, reader.found.reportText),
    ...needed.map(pageText),
  ])
  const pages = []
  for (const file of [...files].sort()) {
    const page = await pageFrom(reader, file)
    if (page) pages.push(page)
    else reader.found.markInvalid({ unknown: true })
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function pageFrom(reader: ContentReader, file: string) {
  const { found } = reader
  const read = await reader.file(file, 'page', pageSchema)
  if (!read) return undefined
  const { meta, lineOf, text, blocks, paragraph } = read
  const name = file.slice(pageFolder.length + 1, -'.md'.length)
  // Releases, redirects and the menu know no other addresses.
  if (meta.address === undefined && !slug.safeParse(name).success) {
    const what = `The name of the page "${short(name)}" is its address, which has lower-case letters and digits in words joined by single dashes.`
    const hint = `Name the file ${slugOf(name) || 'jubileum'}.md, or write its address in the front matter.`
    found.report(errorAt({ file }, { code: 'page-name', what, hint }))
    return undefined
  }
  const { lead: written, actions = [], links = [] } = meta.hero
  const lead = written === undefined ? undefined : paragraph(written, markdownField)
  const linkAt = (field: string) => (link: { to: string }, index: number) => ({
    href: link.to,
    file,
    line: lineOf(`hero.${field}.${index}.to`),
  })
  found.links.push(...actions.map(linkAt('actions')), ...links.map(linkAt('links')))
  const isText = meta.layout === 'text'
  const inside = (isText ? text() : blocks()).blocks
  return {
    ...meta,
    name,
    path: isRequired(name) ? requiredPages[name] : paths.written(meta.address ?? `/${name}/`),
    ...(lead !== undefined && { lead }),
    // A text is in a narrow section.
    blocks: isText
      ? [{ name: 'section', attributes: { narrow: '' }, line: 1, text: [], parts: [], blocks: inside }]
      : inside,
    source: { entry: `pages/${name}`, file, line: 1, lineOf },
  }
}
