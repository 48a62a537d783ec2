/**
 * What entries and their texts name: files of `static/`, films. Whether the files exist, and in which fields
 * they are named.
 */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { embedOf } from '../../core/embeds.ts'
import { groupBy } from '../../core/group-by.ts'
import type { PageBlock } from '../../core/page-content.ts'
import { isPicture, pictureEndings, stemOf } from '../../core/pictures.ts'
import { errorAt, type Place, type Problem, placeOf, type Sourced } from '../../core/problem.ts'
import { referencesOf } from '../../schema/blocks.ts'
import { filesBelow } from '../../system/files-below.ts'
import { readable } from '../../system/readable.ts'
import { actText, cityText, cityTextKinds } from '../files/content-files.ts'
import type { Site } from '../site.ts'

export type TextSource = Pick<Site, 'acts' | 'articles' | 'categories' | 'cities' | 'pages'>

type BlockText = {
  entry: Sourced<{ slug: string; draft?: boolean }>
  noun: string
  file: string
  blocks: readonly PageBlock[]
  writtenFrom?: string | undefined
  sample?: boolean | undefined
}

/** Every text with blocks, with its entry and its file. */
export const blockTexts = ({ acts, articles, categories, cities, pages }: TextSource): BlockText[] => [
  ...acts.map((act) => ({ entry: act, noun: 'act', file: actText(act.slug), ...act.biography })),
  ...articles.map(({ content: { blocks }, ...article }) => ({
    ...{ entry: article, noun: 'article', file: article.source.file, blocks },
    ...{ writtenFrom: article.writtenFrom, sample: article.sample },
  })),
  ...cities.flatMap((city) =>
    cityTextKinds(categories).flatMap((kind) => {
      const text = city[kind]
      const entry = { ...city, slug: city.key }
      return text ? [{ entry, noun: 'city', file: cityText(city.key, kind), ...text }] : []
    }),
  ),
  ...pages.map((page) => ({
    ...{ entry: { ...page, slug: page.name }, noun: 'page', file: page.source.file, blocks: page.blocks },
    ...{ writtenFrom: page.writtenFrom, sample: page.sample },
  })),
]

/** The files of the texts of acts and cities. */
export const textFiles = ({
  acts,
  categories,
  cities,
}: Pick<Site, 'acts' | 'categories' | 'cities'>): string[] =>
  blockTexts({ acts, categories, cities, articles: [], pages: [] }).map(({ file }) => file)

/** What the blocks of all texts name, each with its text. */
export const referencesIn = (site: TextSource) =>
  blockTexts(site).flatMap((text) =>
    referencesOf(text.blocks).map((reference) => ({ ...text, ...reference })),
  )

/** The addresses of all films and players of the site. */
export const framesOf = (site: TextSource): string[] => [
  ...site.acts.flatMap(({ videoUrl, player }) =>
    [videoUrl, player].flatMap((address) => (address === undefined ? [] : embedOf(address).frame)),
  ),
  ...referencesIn(site).flatMap(({ kind, name }) => (kind === 'film' ? [name] : [])),
]

/** `at` is the place of a block in a text. */
type NamedFile = { entry: Sourced<{ slug: string }>; noun: string; field: string; file: string; at?: Place }

/** The files of `static/` that entries and texts name; a picture of a city without its ending. */
export const namedFiles = (site: Site): NamedFile[] => [...filesOf(site)]

function* filesOf(site: Site): Generator<NamedFile> {
  const inImages = (name: string) => `static/images/${name}`
  for (const entry of site.acts) {
    const act = { entry, noun: 'act' }
    yield { ...act, field: 'image', file: inImages(entry.image) }
    if (entry.soundUrl !== undefined) yield { ...act, field: 'soundUrl', file: `static${entry.soundUrl}` }
    for (const [index, { file }] of entry.gallery.entries())
      yield { ...act, field: `gallery.${index}.file`, file: inImages(file) }
  }
  for (const entry of site.articles)
    if (entry.image !== undefined)
      yield { entry, noun: 'article', field: 'image', file: inImages(entry.image) }
  for (const city of site.cities) {
    const entry = { ...city, slug: city.key }
    yield { entry, noun: 'city', field: 'picture', file: inImages(`cities/${city.key}`) }
  }
  for (const { name, source, hero, card } of site.pages) {
    const page = { entry: { slug: name, source }, noun: 'page' }
    if (hero.image !== undefined) yield { ...page, field: 'hero.image', file: inImages(hero.image) }
    if (card !== undefined) yield { ...page, field: 'card.image', file: inImages(card.image) }
  }
  for (const { entry, noun, file, kind, name, block } of referencesIn(site))
    if (kind === 'picture')
      yield {
        entry,
        noun,
        field: 'picture in the text',
        file: inImages(name),
        at: { file, line: block.line },
      }
}

const placeOfName = ({ entry, field, at }: NamedFile): Place =>
  at ?? placeOf(entry.source, field === 'picture' ? 'key' : field)

/** Where entries name a file, such as `static/images/acts/silkwood.jpg`. */
export const placesOfFile = (site: Site, wanted: string): Place[] =>
  namedFiles(site)
    .filter(({ file }) => file === wanted || file === stemOf(wanted))
    .map(placeOfName)

/**
 * Problems of pictures with the fields that name them. A missing picture that a field names is reported by
 * the rules.
 */
export const withEntries = (site: Site, problems: readonly Problem[]): Problem[] =>
  problems.flatMap((problem) => {
    const fields = problem.places.flatMap(({ file, line }) =>
      line === undefined ? placesOfFile(site, file) : [],
    )
    return problem.code === 'file-missing' && fields.length > 0
      ? []
      : [{ ...problem, places: [...fields, ...problem.places] }]
  })

/** All pictures in `static/images/`, except those of drafts. */
export function pictureNames(root: string, site: Site): string[] {
  const folder = join(root, 'static', 'images')
  const waiting = new Set(site.hidden ? namedFiles({ ...site, ...site.hidden }).map(({ file }) => file) : [])
  const names = existsSync(folder) ? filesBelow(folder) : []
  const isWaiting = (file: string) => waiting.has(file) || waiting.has(stemOf(file))
  return names.filter((name) => isPicture(name) && !isWaiting(`static/images/${name}`))
}

/**
 * Files that entries name and that do not exist, and pictures of cities that exist twice: one problem for
 * each, with the places of all that name it.
 */
export function* missingFiles(root: string, site: Site): Generator<Problem> {
  for (const [file, users] of groupBy(namedFiles(site), (named) => named.file)) {
    const [{ entry, noun, field }] = users
    const isOfCity = field === 'picture'
    const candidates = isOfCity ? pictureEndings.map((ending) => `${stemOf(file)}.${ending}`) : [file]
    const found = candidates.filter((candidate) => !isMissing(join(root, candidate)))
    const places = users.map(placeOfName)
    if (found.length > 1)
      yield errorAt([...places, ...found.map((picture) => ({ file: picture }))], {
        code: 'picture-twice',
        what: `The ${noun} "${entry.slug}" has ${found.length} pictures: ${found.join(', ')}.`,
        hint: 'Keep one of them, and remove the others.',
      })
    else if (found.length === 0 && isOfCity)
      yield errorAt([...places, { file: `${file}.svg` }], {
        code: 'file-missing',
        what: `The ${noun} "${entry.slug}" has no picture.`,
        hint: `Save one as ${file}.svg, .jpg or .png.`,
      })
    else if (found.length === 0)
      yield errorAt([...places, { file }], {
        code: 'file-missing',
        what: `The ${field} of the ${noun} "${entry.slug}" is ${file}, but that file does not exist.`,
        hint: 'Put the file there, or correct its name; capitals count.',
      })
  }
}

/** A file in an unreadable folder does not count as missing: the folder is a problem of its own. */
const isMissing = (path: string): boolean =>
  readable(path, () => !statSync(path, { throwIfNoEntry: false })?.isFile()).value ?? false
