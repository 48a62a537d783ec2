/** Reads the files of `data/` and checks every entry. */
import * as z from 'zod'
import { createLeftOut, namesOfEntry } from '../core/left-out.ts'
import { lastPerFile } from '../core/once-per.ts'
import { printable } from '../core/printable.ts'
import { errorAt, type Loaded, type Place, type Problem, type ProblemText, placeAt, type Source, type Sourced } from '../core/problem.ts'
import { ownAddress } from '../schema/field.ts'
import { postOf, type SiteSettings, serviceOf } from '../schema/settings.ts'
import { innermostLine, type LineIndex, readData } from './data-reader.ts'
import { checkValue } from './explain.ts'
import { type Found, joinFindings, joinFound } from './findings.ts'
import { conflictProblems, readDataText } from './read-text.ts'

export type DataFile = {
  file: string
  exports: Record<string, unknown>
  lines: LineIndex
  /** The paths of values that are marked as samples: `site.phone`. */
  samples?: readonly string[]
}

/**
 * Reads files of `data/` (relative to `root`), in their order. A file that is missing or cannot be read has no values, and one problem: what depends on
 * it cannot be checked.
 */
export const readDataFiles = (root: string, files: readonly string[]): Found<DataFile[]> =>
  joinFound(
    files.map((file): Found<DataFile> => {
      const { value: text, problems } = readDataText(root, file)
      if (text === undefined) return { value: { file, exports: {}, lines: new Map() }, problems }
      const read = dataFile(file, text)
      return { ...read, problems: [...problems, ...(read.problems ?? [])] }
    }),
  )

const dataFile = lastPerFile((file, text): Found<DataFile> => {
  const { exports: written, lines, failure } = readData(text)
  const { value: exports, paths: samples } = readSamples(written)
  const problems = conflictProblems(file, text)
  const value = { file, exports, lines, samples }
  if (problems.length > 0) return { value, problems }
  if (failure) return { value, problems: [errorAt({ file, line: failure.line }, failure.words)] }
  return { value, problems: Object.keys(exports).length === 0 ? [errorAt({ file }, dataFileEmpty(file))] : [] }
})

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
      const checked = checkValue(kind.schema, value, name, (path) => placeIn(data, [exportName, index], path))
      if (checked.value) return [{ value: [{ ...checked.value, source }] }]
      return [{ value: [], problems: checked.problems, leftOut: createLeftOut({ names: namesOfEntry(value) }) }]
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

/** The addresses of the list `gone` of `data/redirects.ts`, each with its place. A file without it has an empty list. */
export function goneAddresses(data: DataFile): Found<ReadonlyMap<string, Place>> {
  const list: unknown = data.exports.gone ?? []
  const gone = new Map<string, Place>()
  if (!Array.isArray(list)) return { value: gone, problems: missingExport(data, 'gone') }
  const problems: Problem[] = []
  for (const [index, value] of list.entries()) {
    const { data: address, error } = ownAddress.safeParse(value)
    const place = placeAt(data.file, data.lines.get(`gone.${index}`))
    if (error) problems.push(errorAt(place, goneNoAddress(JSON.stringify(value), error.issues[0]?.message)))
    else gone.set(address, place)
  }
  return { value: gone, problems, leftOut: createLeftOut({ names: list.filter((value) => !gone.has(value)).flatMap(namesOfEntry) }) }
}

/** A file without any export could not be read, and is reported already. */
const missingExport = ({ file, exports }: DataFile, name: string): Problem[] =>
  Object.keys(exports).length === 0 ? [] : [errorAt({ file }, exportMissing(file, name))]

function sourceOf<T>({ file, lines, samples = [] }: DataFile, exportName: string, { folder, nameField }: EntryKind<T>, value: unknown, index: number): Source {
  const named = nameField !== undefined && typeof value === 'object' && value !== null ? Reflect.get(value, nameField) : undefined
  const name = typeof named === 'string' && named !== '' ? printable(named) : String(index + 1)
  const path = `${exportName}.${index}`
  const own = samples.flatMap((sample) => (sample.startsWith(`${path}.`) ? [sample.slice(path.length + 1)] : []))
  const marks = own.length > 0 ? { samples: own } : {}
  return { entry: `${folder}/${name}`, file, line: lines.get(path) ?? 1, lineOf: (field) => lines.get(`${path}.${field}`), ...marks }
}

/** The line of a field; that of the innermost value around it for a field that is missing. */
function placeIn({ file, lines }: DataFile, entry: readonly PropertyKey[], path: readonly PropertyKey[]): Place {
  const line = innermostLine(lines, [...entry, ...path], entry.length)
  return line === undefined ? { file } : { file, line, field: path.map(String).join('.') }
}

const goneNoAddress = (found: string, form = ''): ProblemText => ({
  code: 'bad-value',
  what: `The address that is gone, ${found} must be ${form}.`,
  hint: 'Write the address as it was published.',
})

const dataFileEmpty = (file: string): ProblemText => ({
  code: 'data-file-empty',
  what: `${file} has no values.`,
  hint: 'Put its content back, such as that of the last commit. A list begins with "export const" and its name.',
})

const exportMissing = (file: string, name: string): ProblemText => ({
  code: 'export-missing',
  what: `${file} does not export "${name}".`,
  hint: `Start its list with "export const ${name} =".`,
})

/**
 * Finds what is marked as a sample in the exports of a data file.
 * @returns the exports, with `{ value, sample }` replaced by its value, and the paths of all samples: `site.phone`, `testimonials.0`
 */
export function readSamples(exports: Readonly<Record<string, unknown>>): { value: Record<string, unknown>; paths: string[] } {
  const paths: string[] = []
  const visit = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${path}.${index}`))
    if ('sample' in value && value.sample === true) paths.push(path)
    if (isMarkedValue(value)) return visit(value.value, path)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, visit(inner, `${path}.${field}`)]))
  }
  return { value: Object.fromEntries(Object.entries(exports).map(([name, exported]) => [name, visit(exported, name)])), paths }
}

const isMarkedValue = (value: object): value is { value: unknown; sample: boolean } =>
  'value' in value && 'sample' in value && typeof value.sample === 'boolean' && Object.keys(value).length === 2

/** The addresses in the settings that are on `.example`, a domain that nobody can have (RFC 2606). They are samples without a mark. */
export function exampleAddresses({ address, email, forms }: SiteSettings, lines: LineIndex): { path: string; place: Place }[] {
  const targetOf = (form: keyof typeof forms) => serviceOf(forms[form]) ?? postOf(forms[form])?.post ?? ''
  return Object.entries({ address, email, 'forms.contact': targetOf('contact'), 'forms.booking': targetOf('booking') })
    .filter(([, value]) => /^(?:https:\/\/|[^@]*@)[^/:]*\.example(?:[:/]|$)/i.test(value))
    .map(([field]) => ({ path: `site.${field}`, place: placeAt('data/site.ts', lines.get(`site.${field}`)) }))
}
