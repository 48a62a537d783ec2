/** The entries of the owner's files: the name of each, its fields, and where they are written. Settings and menu count as entries. */
import * as z from 'zod'
import { actText, cityText, cityTextKinds } from '../core/content-files.ts'
import { remembered } from '../core/once-per.ts'
import type { Source } from '../core/problem.ts'
import { ownerText } from '../load/data/edits.ts'
import { kinds } from '../load/data/kinds.ts'
import { readData } from '../load/data/reader.ts'
import { readCatalogue, sentencesFile } from '../load/sentences/catalogue.ts'
import type { Site } from '../load/site.ts'
import { readFrontMatter } from '../load/texts/front-matter.ts'
import { articleSchema } from '../schema/article.ts'
import { navigationSchema } from '../schema/navigation.ts'
import { pageSchema } from '../schema/page.ts'
import { vatSchema } from '../schema/price.ts'
import { settingsSchema } from '../schema/settings.ts'

/** The schemas of entries, by the first half of their names. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.values(kinds).map(({ folder, schema }) => [folder, schema])),
  ...{ articles: articleSchema, pages: pageSchema, site: settingsSchema, navigation: navigationSchema, vat: vatSchema },
}

export type Schema = z.core.JSONSchema.BaseSchema

/** What the values of a kind of entry may be. */
const schemaOf = remembered((folder: string): Schema => z.toJSONSchema(schemas[folder] ?? z.unknown(), { io: 'input', unrepresentable: 'any' }))

/** The schema of a field, or of the items of a list. */
export function schemaWithin({ properties, items, additionalProperties, anyOf = [] }: Schema, step: string): Schema {
  const inner = properties?.[step] ?? (Array.isArray(items) ? undefined : items) ?? additionalProperties
  if (typeof inner === 'object') return inner
  return anyOf.map((one) => (typeof one === 'object' ? schemaWithin(one, step) : {})).find((one) => Object.keys(one).length > 0) ?? {}
}

/** Steps within a file: `acts`, `3`, `bio`. */
export type Path = readonly string[]

export type TracedEntry = Source & {
  /** Its kind: the first half of its name. */
  folder: string
  path: Path
  schema: Schema
  /** The files of its long texts, with the fields that hold them. */
  texts: readonly { file: string; field: string }[]
}

/** A value of the owner's files. A markdown text has no path. */
export type Field = { name: string; file: string; path: Path; schema: Schema }

/** Fields that say whether an entry is shown: no page has their words. */
const unseen: ReadonlySet<string> = new Set(['draft', 'publishFrom'])

/** The fields that an entry may have, in the order of its schema. */
export const fieldsOf = (entry: TracedEntry): string[] => [
  ...Object.keys(entry.schema.properties ?? {}).filter((name) => !unseen.has(name)),
  ...entry.texts.map(({ field }) => field),
]

/** A field of an entry, or one within it: `bio`, `price.from`. */
export function fieldOf({ entry, file, path, schema, texts }: TracedEntry, name: string): Field {
  const steps = name.split('.')
  const text = texts.find(({ field }) => field === name)
  const own = { name: `${entry}.${name}`, schema: steps.reduce(schemaWithin, schema) }
  return text ? { ...own, file: text.file, path: [] } : { ...own, file, path: [...path, ...steps] }
}

/** What a file says, before its values are filled in: exports, front matter with the markdown below it under no name, or sentences by key. */
export const contentsOf = (root: string) =>
  remembered((file: string): Readonly<Record<string, unknown>> => {
    const text = ownerText(root, file)
    if (file === sentencesFile) return Object.fromEntries(Array.from(readCatalogue(text).value, ([key, sentence]) => [key, sentence.text]))
    if (!file.endsWith('.md')) return readData(text).exports
    const matter = readFrontMatter(file, text).value
    return matter ? { ...matter.data, '': matter.body } : { '': text }
  })

/** Parts of the site that repeat entries, or that no page shows. */
const skipped: ReadonlySet<string> = new Set([
  ...['settings', 'navigation', 'hidden', 'ledger', 'redirects', 'entryRedirects', 'samples'],
  ...['problems', 'leftOut', 'values', 'valueUses', 'texts', 'copy', 'copyExceptions', 'contentLinks'],
])

/** Values of data files that are no entries. */
const groups = { site: 'data/site.ts', navigation: 'data/navigation.ts', vat: 'data/prices.ts' }

/** All entries of a site: every value in it that has a source, once. A concert is in the lists of its act, its city and the site. */
export function entriesOf(root: string, site: Site): TracedEntry[] {
  const dataOf = remembered((file: string) => readData(ownerText(root, file)))
  const found = new Map<string, TracedEntry>()
  for (const [name, file] of Object.entries(groups)) {
    const { lines } = dataOf(file)
    const source = { entry: name, file, line: lines.get(name) ?? 1, lineOf: (field: string) => lines.get(`${name}.${field}`) }
    found.set(name, { ...source, folder: name, path: [name], schema: schemaOf(name), texts: [] })
  }
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || value instanceof Map) return
    if ('source' in value && isSource(value.source) && !found.has(value.source.entry)) {
      const { file, line } = value.source
      const [path = ''] = file.endsWith('.md') ? [] : ([...dataOf(file).lines].find(([path, at]) => at === line && /^\w+\.\d+$/.test(path)) ?? [])
      found.set(value.source.entry, entryOf(value, value.source, path === '' ? [] : path.split('.')))
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'source') visit(inner)
  }
  for (const [key, value] of Object.entries(site)) if (!skipped.has(key)) visit(value)
  return [...found.values()]
}

const isSource = (value: unknown): value is Source => typeof value === 'object' && value !== null && 'entry' in value && 'file' in value && 'line' in value

function entryOf(value: object, source: Source, path: Path): TracedEntry {
  const { entry, file } = source
  const [folder, name] = [entry.slice(0, entry.indexOf('/')), entry.slice(entry.indexOf('/') + 1)]
  const ofCity = cityTextKinds.filter((kind) => kind in value).map((kind) => ({ file: cityText(name, kind), field: kind }))
  const inFiles: Record<string, TracedEntry['texts']> = { acts: [{ file: actText(name), field: 'biography' }], cities: ofCity }
  // An article or a page is one markdown file.
  const texts = file.endsWith('.md') ? [{ file, field: folder === 'pages' ? 'blocks' : 'content' }] : (inFiles[folder] ?? [])
  return { ...source, folder, path, schema: schemaOf(folder), texts }
}
