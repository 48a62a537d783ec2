/** Reads the files of `data/`: runs them, finds the lines of their values, checks every entry. */
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { type LeftOut, namesIn, namesOfEntry } from '../core/left-out.ts'
import { printable } from '../core/printable.ts'
import type { Place, Problem } from '../core/problem.ts'
import type { Source, Sourced } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { readable } from '../system/readable.ts'
import { compileFiles } from './compile.ts'
import { explain } from './explain.ts'
import { conflictProblems } from './leftovers.ts'
import { indexLines, type LineIndex } from './line-index.ts'

export type DataFile = { file: string; text: string; exports: Record<string, unknown>; lines: LineIndex }

/**
 * Reads files of `data/` (relative to `root`) by name. A file that is missing or cannot be read becomes a problem and counts as empty; what it names is then left out.
 */
export async function readDataFiles(root: string, files: readonly string[], problems: Problem[], leftOut: LeftOut): Promise<(file: string) => DataFile> {
  const texts = new Map<string, string>()
  for (const file of files) {
    const text = readText(root, file, problems)
    if (text !== undefined) texts.set(file, text)
  }
  const compiled = await compileFiles(root, [...texts.keys()])
  return (file) => {
    const result = compiled.get(file)
    const text = texts.get(file) ?? ''
    const lines = indexLines(text)
    const conflicts = conflictProblems(file, text)
    problems.push(...conflicts)
    if (result && 'exports' in result) return { file, text, exports: result.exports, lines }
    if (result) for (const name of namesIn(text)) leftOut.names.add(name)
    else leftOut.unknown = true
    if (result && conflicts.length === 0) {
      const { message, line, kind, file: found = file } = result.failure
      const words = kind === 'syntax' ? wording.dataFileBroken(found, message) : wording.dataFileStopped(found, message)
      problems.push({ severity: 'error', places: [line === undefined ? { file: found } : { file: found, line }], ...words })
    }
    return { file, text, exports: {}, lines }
  }
}

/** The text of a file; nothing, and a problem, when there is no plain file, or none that may be read. */
function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const path = join(root, file)
  const refuse = (words: Pick<Problem, 'code' | 'what' | 'hint'>) => {
    problems.push({ severity: 'error', places: [{ file }], ...words })
    return undefined
  }
  return readable(file, problems, () => {
    if (!lstatSync(path, { throwIfNoEntry: false })) return refuse(wording.dataFileMissing(file))
    // To read a pipe is to wait for ever.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : refuse(wording.contentNoFile(file))
  })
}

/** What an export of entries is, for messages and sources: how an entry is called and what names it. */
export type EntryKind<T> = {
  /** `act`: "The act "silkwood" has no bio." */
  noun: string
  /** `acts`: the first half of `acts/silkwood`. */
  folder: string
  schema: z.ZodType<T> & { shape: object }
  /** The field that names an entry; its number in the list where there is none. */
  nameField?: string
  /** Whether an item of the list is of this kind, where a list holds more than one. */
  accepts?: (value: unknown) => boolean
}

/** The checked entries of an exported list, each with its source. Entries with a problem are left out: the problem ends the build. */
export function entriesOf<T extends object>(data: DataFile, exportName: string, kind: EntryKind<T>, problems: Problem[], leftOut: LeftOut): Sourced<T>[] {
  const list = data.exports[exportName]
  if (!Array.isArray(list)) {
    if (data.exports !== undefined && Object.keys(data.exports).length > 0) {
      problems.push({ severity: 'error', places: [{ file: data.file }], ...wording.exportMissing(data.file, exportName) })
      for (const name of namesIn(data.text)) leftOut.names.add(name)
    }
    return []
  }
  return list.flatMap((value: unknown, index) => {
    if (kind.accepts?.(value) === false) return []
    const source = sourceOf(data, exportName, kind, value, index)
    const checked = kind.schema.safeParse(value)
    if (checked.success) return [{ ...checked.data, source }]
    for (const found of namesOfEntry(value)) leftOut.names.add(found)
    const name = `the ${kind.noun} "${source.entry.slice(kind.folder.length + 1)}"`
    problems.push(
      ...explain(checked.error, { name, value, fields: Object.keys(kind.schema.shape), place: (path) => placeIn(data, `${exportName}.${index}`, path) }),
    )
    return []
  })
}

/** The one checked object that a file exports, or nothing when it has problems. */
export function objectOf<T>(data: DataFile, exportName: string, schema: z.ZodType<T> & { shape: object }, problems: Problem[]): T | undefined {
  const value = data.exports[exportName]
  if (value === undefined) {
    problems.push({ severity: 'error', places: [{ file: data.file }], ...wording.exportMissing(data.file, exportName) })
    return undefined
  }
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const place = (path: readonly PropertyKey[]) => placeIn(data, exportName, path)
  problems.push(...explain(checked.error, { name: `"${exportName}"`, value, fields: Object.keys(schema.shape), place }))
  return undefined
}

function sourceOf<T>({ file, lines }: DataFile, exportName: string, { folder, nameField }: EntryKind<T>, value: unknown, index: number): Source {
  const named = nameField !== undefined && typeof value === 'object' && value !== null ? Reflect.get(value, nameField) : undefined
  const name = typeof named === 'string' && named !== '' ? printable(named) : String(index + 1)
  const path = `${exportName}.${index}`
  return { entry: `${folder}/${name}`, file, line: lines.get(path) ?? 1, lineOf: (field) => lines.get(`${path}.${field}`) }
}

/** The line of a field; of the entry around it where the field itself is missing. */
function placeIn({ file, lines }: DataFile, entry: string, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get([entry, ...path.slice(0, length).map(String)].join('.'))
    if (line !== undefined) return { file, line, field: path.map(String).join('.') }
  }
  return { file }
}
