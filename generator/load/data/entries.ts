/** Reads the files of `data/` and checks every entry. */
import type * as z from 'zod'
import { namesOfEntry } from '../../core/invalid-parts.ts'
import { printable, quote } from '../../core/printable.ts'
import { errorAt, type Loaded, type Place, placeAt, type Source, type Sourced } from '../../core/problem.ts'
import { formerAddress } from '../../schema/field.ts'
import { type Navigation, navigationSchema } from '../../schema/navigation.ts'
import { pathFrom } from '../../system/file-paths.ts'
import { home } from '../../system/home.ts'
import { keptResult } from '../../system/kept-results.ts'
import { conflictProblems, readDataText } from '../files/read-text.ts'
import type { Findings, Report } from '../findings.ts'
import { type Change, changedFields } from './changes.ts'
import { defaultFiles } from './defaults.ts'
import type { EntryKind } from './kinds.ts'
import { type DataText, innermostLine, readData } from './reader.ts'
import { checkValue, valueAt } from './schema-problems.ts'

export type DataFile = { file: string } & Pick<DataText, 'exports' | 'lines'> &
  Partial<Pick<DataText, 'samples'>>

/**
 * Reads files of `data/` by their names, in this order. One that is missing or cannot be read has no values,
 * and one problem.
 */
export const readDataFiles = (
  root: string,
  names: readonly string[],
  { report }: Findings,
  changes?: readonly Change[],
): DataFile[] => {
  const defaults = defaultFiles(root)
  return names.map((name) => {
    const file = `data/${name}.ts`
    const standIn = defaults.get(file)
    const { value: text, problems } = standIn
      ? readDataText(home, pathFrom(home, standIn))
      : readDataText(root, file)
    problems.forEach(report)
    if (text === undefined) return { file, exports: {}, lines: new Map() }
    const read = keptResult(file, text, () => parseDataFile(file, text))
    read.problems.forEach(report)
    return { ...read.value, exports: changedFields(file, read.value.exports, changes) }
  })
}

function parseDataFile(file: string, text: string): Loaded<DataFile> {
  const { exports, lines, samples, failure } = readData(text)
  const problems = conflictProblems(file, text)
  const value = { file, exports, lines, samples }
  if (problems.length > 0) return { value, problems }
  if (failure) return { value, problems: [errorAt({ file, line: failure.line }, failure.words)] }
  if (Object.keys(exports).length > 0) return { value, problems }
  const hint =
    'Put its content back, such as that of the last commit. A list begins with "export const" and its name.'
  return {
    value,
    problems: [errorAt({ file }, { code: 'data-file-empty', what: `${file} has no values.`, hint })],
  }
}

/** The checked entries of an exported list, each with its source. Entries with a problem are left out. */
export function readEntries<T extends object>(
  data: DataFile,
  kind: EntryKind<T>,
  found: Findings,
): Sourced<T>[] {
  const list = listIn(data, kind.list, found)
  return list.flatMap((value, index): Sourced<T>[] => {
    if (kind.accepts?.(value) === false) return []
    const source = sourceOf(data, kind, value, index)
    const name = `the ${kind.noun} "${source.entry.slice(kind.folder.length + 1)}"`
    const checked = checkValue(
      kind.schema,
      value,
      name,
      (path) => placeIn(data, [kind.list, index], path),
      found.report,
      list.length > 1,
    )
    if (checked) return [{ ...checked, source }]
    // One whose name is what is wrong is missing as well.
    found.markInvalid({ names: [source.entry, ...(kind.namesOf ?? namesOfEntry)(value)] })
    return []
  })
}

/** The one checked object that a file exports; nothing when it has problems. */
export function objectOf<T>(
  data: DataFile,
  exportName: string,
  schema: z.ZodType<T> & { shape: object },
  { report }: Findings,
): T | undefined {
  const value = data.exports[exportName]
  if (value !== undefined)
    return checkValue(schema, value, `"${exportName}"`, (path) => placeIn(data, [exportName], path), report)
  reportMissing(data, exportName, report)
  return undefined
}

const noNavigation: Navigation = {
  menu: [],
  button: { label: 'x', to: '/' },
  footer: { local: [], site: [] },
  social: [],
}

/**
 * The navigation, and its links with their lines. With an error it is empty, and pages may be out of reach.
 */
export function navigationFrom(data: DataFile, found: Findings): Navigation {
  const value = objectOf(data, 'navigation', navigationSchema, found)
  if (!value) {
    found.markInvalid({ unknown: true })
    return noNavigation
  }
  found.links.push(...linksBelow(data, 'navigation', value))
  return value
}

/** Every link below a value of a data file, in whatever list it is, with its line. */
export function linksBelow(
  data: DataFile,
  path: string,
  value: unknown,
): { href: string; file: string; line: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'to' in value && typeof value.to === 'string'
      ? [{ href: value.to, file: data.file, line: data.lines.get(`${path}.to`) ?? 1 }]
      : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => linksBelow(data, `${path}.${key}`, inner)),
  ]
}

/**
 * The addresses of the list `gone` of `data/redirects.ts`, each with its place. A file without it has an
 * empty list.
 */
export function goneAddresses(data: DataFile, found: Findings): ReadonlyMap<string, Place> {
  const list = 'gone' in data.exports ? listIn(data, 'gone', found) : []
  const gone = new Map<string, Place>()
  for (const [index, value] of list.entries()) {
    const { data: address, error } = formerAddress.safeParse(value)
    const place = placeAt(data.file, data.lines.get(`gone.${index}`))
    if (address !== undefined) gone.set(address, place)
    if (!error) continue
    const what = `The address that is gone, ${quote(value)}, must be ${error.issues[0]?.message ?? ''}.`
    found.report(errorAt(place, { code: 'bad-value', what, hint: 'Write the address as it was published.' }))
    found.markInvalid({ names: namesOfEntry(value) })
  }
  return gone
}

/** An exported list; an empty one for anything else, which is reported. */
function listIn(data: DataFile, exportName: string, { report }: Findings): readonly unknown[] {
  const list = data.exports[exportName]
  if (Array.isArray(list)) return list
  reportMissing(data, exportName, report)
  return []
}

/** A file without any export could not be read, and is reported already. */
function reportMissing({ file, exports }: DataFile, name: string, report: Report): void {
  if (Object.keys(exports).length === 0) return
  const hint = `Start its list with "export const ${name} =".`
  report(errorAt({ file }, { code: 'export-missing', what: `${file} does not export "${name}".`, hint }))
}

/** Where an item of a list is written, and the name of its entry. */
export function sourceOf<T>(
  { file, lines, samples = [] }: DataFile,
  { list, folder, nameField }: EntryKind<T>,
  value: unknown,
  index: number,
): Source {
  const named = nameField === undefined ? undefined : valueAt(value, [nameField])
  const name = typeof named === 'string' && named !== '' ? printable(named) : String(index + 1)
  const path = `${list}.${index}`
  const own = samples.flatMap((sample) =>
    sample.startsWith(`${path}.`) ? [sample.slice(path.length + 1)] : [],
  )
  const lineOf = (field: string) => lines.get(`${path}.${field}`)
  return {
    entry: `${folder}/${name}`,
    file,
    line: lines.get(path) ?? 1,
    lineOf,
    ...(own.length > 0 && { samples: own }),
  }
}

/** The line of a field; that of the innermost value around it for a field that is missing. */
export function placeIn(
  { file, lines }: DataFile,
  entry: readonly PropertyKey[],
  path: readonly PropertyKey[],
): Place {
  const line = innermostLine(lines, [...entry, ...path], entry.length)
  return line === undefined ? { file } : { file, line, field: path.map(String).join('.') }
}
