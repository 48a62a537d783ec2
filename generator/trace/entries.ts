/**
 * The entries of the owner's files: the name of each, its fields, and where they are written. Settings and
 * menu count as entries.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../core/once-per.ts'
import type { Source } from '../core/problem.ts'
import { ownerText } from '../load/data/edits.ts'
import { type DataFile, readDataFiles, sourceOf } from '../load/data/entries.ts'
import { type EntryKind, kinds } from '../load/data/kinds.ts'
import { actText, cityText, cityTextKinds, diaryFile, diaryFolder } from '../load/files/content-files.ts'
import { Findings } from '../load/findings.ts'
import { sentencesFile, writtenSentences } from '../load/sentences/catalogue.ts'
import type { Site } from '../load/site.ts'
import { readDiaryFields } from '../load/texts/diaries.ts'
import { readFrontMatter } from '../load/texts/front-matter.ts'
import { articleSchema } from '../schema/article.ts'
import { navigationSchema } from '../schema/navigation.ts'
import { pageSchema } from '../schema/page.ts'
import { vatSchema } from '../schema/price.ts'
import { settingsSchema } from '../schema/settings.ts'

/** The schemas of entries, by the first half of their names. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.values(kinds).map(({ folder, schema }) => [folder, schema])),
  ...{
    articles: articleSchema,
    pages: pageSchema,
    site: settingsSchema,
    navigation: navigationSchema,
    vat: vatSchema,
  },
}

export type Schema = z.core.JSONSchema.BaseSchema

const schemaOf = remembered(
  (folder: string): Schema =>
    z.toJSONSchema(schemas[folder] ?? z.unknown(), { io: 'input', unrepresentable: 'any' }),
)

/** The schema of a field, or of the items of a list. */
export function schemaWithin(
  { properties, items, additionalProperties, anyOf = [] }: Schema,
  step: string,
): Schema {
  const inner = properties?.[step] ?? (Array.isArray(items) ? undefined : items) ?? additionalProperties
  if (typeof inner === 'object') return inner
  return (
    anyOf
      .map((one) => (typeof one === 'object' ? schemaWithin(one, step) : {}))
      .find((one) => Object.keys(one).length > 0) ?? {}
  )
}

/** Steps within a file: `acts`, `3`, `bio`. */
export type Path = readonly string[]

export type TracedEntry = Source & {
  /** Its kind: the first half of its name. */
  folder: string
  path: Path
  schema: Schema
  /** The files of its long texts and of its days, with the fields that hold them. */
  texts: readonly { file: string; field: string }[]
}

/** A value of the owner's files. A markdown text and a diary have no path. */
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

/**
 * What a file says, before its values are filled in: exports, front matter with the markdown below it under
 * no name, a diary under no name, or all sentences by key.
 */
export const contentsOf = (root: string) =>
  remembered((file: string): Readonly<Record<string, unknown>> => {
    if (file.startsWith('data/')) return dataFile(root, file).exports
    if (file === sentencesFile)
      return Object.fromEntries(Array.from(writtenSentences(root), ([key, { text }]) => [key, text]))
    if (file.startsWith(diaryFolder)) return { '': readDiaryFields(root, file).value?.fields }
    const text = ownerText(root, file)
    const matter = readFrontMatter(file, text).value
    return matter ? { ...matter.data, '': matter.body } : { '': text }
  })

function dataFile(root: string, file: string): DataFile {
  const [read] = readDataFiles(root, [file.replace(/^data\/|\.ts$/g, '')], new Findings())
  return read ?? { file, exports: {}, lines: new Map() }
}

/** Values of data files that are no lists. */
const groups = { site: 'data/site.ts', navigation: 'data/navigation.ts', vat: 'data/prices.ts' }

/** Entries that no page shows. */
const unshown: ReadonlySet<string> = new Set(['redirects', 'copy'])

/** All entries of a site. */
export function entriesOf(root: string, { articles, categories, pages }: Site): TracedEntry[] {
  const fileOf = remembered((file: string) => dataFile(root, file))
  const ofGroups = Object.entries(groups).map(([name, file]): TracedEntry => {
    const { lines } = fileOf(file)
    const lineOf = (field: string) => lines.get(`${name}.${field}`)
    return {
      entry: name,
      file,
      line: lines.get(name) ?? 1,
      lineOf,
      folder: name,
      path: [name],
      schema: schemaOf(name),
      texts: [],
    }
  })
  const ofLists = Object.values(kinds).flatMap((kind: EntryKind<object>): TracedEntry[] => {
    const { list, folder, file } = kind
    const data = fileOf(`data/${file}.ts`)
    const items = unshown.has(folder) ? [] : data.exports[list]
    return (Array.isArray(items) ? items : []).map((item, index) => {
      const source = sourceOf(data, kind, item, index)
      const texts = (textsOf[folder]?.(source.entry.slice(folder.length + 1), categories) ?? []).filter(
        (text) => existsSync(join(root, text.file)),
      )
      return { ...source, folder, path: [list, String(index)], schema: schemaOf(folder), texts }
    })
  })
  const ofTexts = [...articles, ...pages].map(({ source }): TracedEntry => {
    const [folder = ''] = source.entry.split('/')
    const texts = [{ file: source.file, field: folder === 'pages' ? 'blocks' : 'content' }]
    return { ...source, folder, path: [], schema: schemaOf(folder), texts }
  })
  return [...ofGroups, ...ofLists, ...ofTexts]
}

/** The files that the long texts of an entry may have, by the kind of the entry. */
const textsOf: Readonly<
  Record<string, (name: string, categories: Site['categories']) => TracedEntry['texts']>
> = {
  acts: (slug) => [
    { file: actText(slug), field: 'biography' },
    { file: diaryFile(slug), field: 'days' },
  ],
  cities: (key, categories) =>
    cityTextKinds(categories).map((kind) => ({ file: cityText(key, kind), field: kind })),
}
