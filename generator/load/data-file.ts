/** Reads the files of `data/` and checks every entry. */
import * as z from 'zod'
import { createLeftOut, namesOfEntry } from '../core/left-out.ts'
import { printable, quote } from '../core/printable.ts'
import { errorAt, type Loaded, type Place, type Problem, placeAt, type Source, type Sourced } from '../core/problem.ts'
import { formerAddress } from '../schema/field.ts'
import { type Navigation, navigationSchema } from '../schema/navigation.ts'
import { keptResult } from '../system/kept-results.ts'
import { type Change, changedFields } from './changes.ts'
import { type DataText, innermostLine, readData } from './data-reader.ts'
import { checkValue, valueAt } from './explain.ts'
import { type Found, joinFindings, joinFound } from './findings.ts'
import { conflictProblems, readDataText } from './read-text.ts'

export type DataFile = { file: string } & Pick<DataText, 'exports' | 'lines'> & Partial<Pick<DataText, 'samples'>>

/** Reads files of `data/` by their names, in this order. One that is missing or cannot be read has no values, and one problem. */
export const readDataFiles = (root: string, names: readonly string[], changes?: readonly Change[]): Found<DataFile[]> =>
  joinFound(
    names.map((name): Found<DataFile> => {
      const file = `data/${name}.ts`
      const { value: text, problems } = readDataText(root, file)
      if (text === undefined) return { value: { file, exports: {}, lines: new Map() }, problems }
      const read = keptResult(file, text, () => parseDataFile(file, text))
      const value = { ...read.value, exports: changedFields(file, read.value.exports, changes) }
      return { value, problems: [...problems, ...read.problems] }
    }),
  )

function parseDataFile(file: string, text: string): Loaded<DataFile> {
  const { exports, lines, samples, failure } = readData(text)
  const problems = conflictProblems(file, text)
  const value = { file, exports, lines, samples }
  if (problems.length > 0) return { value, problems }
  if (failure) return { value, problems: [errorAt({ file, line: failure.line }, failure.words)] }
  if (Object.keys(exports).length > 0) return { value, problems }
  const hint = 'Put its content back, such as that of the last commit. A list begins with "export const" and its name.'
  return { value, problems: [errorAt({ file }, { code: 'data-file-empty', what: `${file} has no values.`, hint })] }
}

/** Describes a list of entries, for messages and sources. */
export type EntryKind<T> = {
  /** `act`: "The act "silkwood" has no bio." */
  noun: string
  /** `acts`: the first half of `acts/silkwood`. */
  folder: string
  schema: z.ZodType<T> & { shape: object }
  /** The field that names an entry. Entries without one are numbered. */
  nameField?: string
  /** Whether an item is of this kind, in a list with several kinds. */
  accepts?: (value: unknown) => boolean
  /** The names by which addresses and other entries refer to a wrong item. */
  namesOf?: (value: unknown) => string[]
}

/** The checked entries of an exported list, each with its source. Entries with a problem are left out. */
export function entriesOf<T extends object>(data: DataFile, exportName: string, kind: EntryKind<T>): Found<Sourced<T>[]> {
  const list = data.exports[exportName]
  if (!Array.isArray(list)) return { value: [], problems: missingExport(data, exportName) }
  const entries = joinFound(
    list.flatMap((value: unknown, index): Found<Sourced<T>[]>[] => {
      if (kind.accepts?.(value) === false) return []
      const source = sourceOf(data, exportName, kind, value, index)
      const name = `the ${kind.noun} "${source.entry.slice(kind.folder.length + 1)}"`
      const checked = checkValue(kind.schema, value, name, (path) => placeIn(data, [exportName, index], path), list.length > 1)
      if (checked.value) return [{ value: [{ ...checked.value, source }] }]
      // One whose name is what is wrong is missing as well.
      return [{ value: [], problems: checked.problems, leftOut: createLeftOut({ names: [source.entry, ...(kind.namesOf ?? namesOfEntry)(value)] }) }]
    }),
  )
  return { ...joinFindings([entries, { leftOut: createLeftOut({ names: unnamed(list, entries.value.flat().length, kind) }) }]), value: entries.value.flat() }
}

/** With a wrong entry, those names of a fixed set that no entry has: its name may be what is wrong. */
function unnamed<T>(list: readonly unknown[], sound: number, { schema, nameField }: EntryKind<T>): string[] {
  const names: unknown = nameField === undefined || sound === list.length ? undefined : Reflect.get(schema.shape, nameField)
  return names instanceof z.ZodEnum ? names.options.map(String).filter((name) => !list.some((entry) => namesOfEntry(entry).includes(name))) : []
}

/** The one checked object that a file exports; nothing when it has problems. */
export function objectOf<T>(data: DataFile, exportName: string, schema: z.ZodType<T> & { shape: object }): Loaded<T | undefined> {
  const value = data.exports[exportName]
  if (value === undefined) return { value, problems: missingExport(data, exportName) }
  return checkValue(schema, value, `"${exportName}"`, (path) => placeIn(data, [exportName], path))
}

const noNavigation: Navigation = { menu: [], button: { label: 'x', to: '/' }, footer: { local: [], site: [] }, social: [] }

/**
 * The navigation, and its links with their lines. With an error it is empty, and pages may be out of reach.
 * @param missing addresses of pages that have nothing to show: links to them are left out
 */
export function navigationFrom(data: DataFile, missing: readonly string[]): Found<Navigation> {
  const { value, problems } = objectOf(data, 'navigation', navigationSchema)
  if (!value) return { value: noNavigation, problems, leftOut: createLeftOut({ unknown: true }) }
  const { menu, footer } = value
  const isThere = ({ to }: { to: string }) => !missing.includes(to)
  return {
    value: { ...value, menu: menu.filter(isThere), footer: { local: footer.local.filter(isThere), site: footer.site.filter(isThere) } },
    links: linksBelow(data, 'navigation', value).filter(({ href, isItem }) => !isItem || isThere({ to: href })),
  }
}

/** Every link below a value of a data file, in whatever list it is, with its line. */
export function linksBelow(data: DataFile, path: string, value: unknown, isItem = false): { href: string; file: string; line: number; isItem: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'to' in value && typeof value.to === 'string' ? [{ href: value.to, file: data.file, line: data.lines.get(`${path}.to`) ?? 1, isItem }] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => linksBelow(data, `${path}.${key}`, inner, Array.isArray(value)))]
}

/** The addresses of the list `gone` of `data/redirects.ts`, each with its place. A file without it has an empty list. */
export function goneAddresses(data: DataFile): Found<ReadonlyMap<string, Place>> {
  const list: unknown = data.exports.gone ?? []
  const gone = new Map<string, Place>()
  if (!Array.isArray(list)) return { value: gone, problems: missingExport(data, 'gone') }
  const problems: Problem[] = []
  for (const [index, value] of list.entries()) {
    const { data: address, error } = formerAddress.safeParse(value)
    const place = placeAt(data.file, data.lines.get(`gone.${index}`))
    const what = `The address that is gone, ${quote(value)}, must be ${error?.issues[0]?.message ?? ''}.`
    if (error) problems.push(errorAt(place, { code: 'bad-value', what, hint: 'Write the address as it was published.' }))
    else gone.set(address, place)
  }
  return { value: gone, problems, leftOut: createLeftOut({ names: list.filter((value) => !gone.has(value)).flatMap(namesOfEntry) }) }
}

/** A file without any export could not be read, and is reported already. */
function missingExport({ file, exports }: DataFile, name: string): Problem[] {
  if (Object.keys(exports).length === 0) return []
  const hint = `Start its list with "export const ${name} =".`
  return [errorAt({ file }, { code: 'export-missing', what: `${file} does not export "${name}".`, hint })]
}

function sourceOf<T>({ file, lines, samples = [] }: DataFile, exportName: string, { folder, nameField }: EntryKind<T>, value: unknown, index: number): Source {
  const named = nameField === undefined ? undefined : valueAt(value, [nameField])
  const name = typeof named === 'string' && named !== '' ? printable(named) : String(index + 1)
  const path = `${exportName}.${index}`
  const own = samples.flatMap((sample) => (sample.startsWith(`${path}.`) ? [sample.slice(path.length + 1)] : []))
  const lineOf = (field: string) => lines.get(`${path}.${field}`)
  return { entry: `${folder}/${name}`, file, line: lines.get(path) ?? 1, lineOf, ...(own.length > 0 && { samples: own }) }
}

/** The line of a field; that of the innermost value around it for a field that is missing. */
export function placeIn({ file, lines }: DataFile, entry: readonly PropertyKey[], path: readonly PropertyKey[]): Place {
  const line = innermostLine(lines, [...entry, ...path], entry.length)
  return line === undefined ? { file } : { file, line, field: path.map(String).join('.') }
}
