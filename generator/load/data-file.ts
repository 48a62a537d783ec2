/** Reads one file of `data/`: imports it, finds the lines of its values, checks every entry. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { Place, Problem } from '../check/problem.ts'
import { wording } from '../check/wording.ts'
import { explain } from './explain.ts'
import { indexLines, type LineIndex } from './line-index.ts'

/** Where an entry of the owner's files stands, and what it is called: `acts/silkwood`, data/acts.ts, line 41. */
export type Source = { entry: string; file: string; line: number }

/** An entry together with where it was written. */
export type Sourced<T> = T & { readonly source: Source }

export type DataFile = { file: string; exports: Record<string, unknown>; lines: LineIndex }

/** Imports `file` (relative to `root`). A file that is missing or does not parse becomes a problem and counts as empty. */
export async function readDataFile(root: string, file: string, problems: Problem[]): Promise<DataFile> {
  const path = join(root, file)
  if (!existsSync(path)) {
    problems.push({ severity: 'error', places: [{ file }], ...wording.dataFileMissing(file) })
    return { file, exports: {}, lines: new Map() }
  }
  const lines = indexLines(readFileSync(path, 'utf8'))
  try {
    // The query makes a changed file a new module: without it a second load in one process would see the first one's values.
    return { file, exports: await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`), lines }
  } catch (error) {
    problems.push({ severity: 'error', places: [placeOfError(file, error)], ...wording.dataFileBroken(file, firstLine(error)) })
    return { file, exports: {}, lines }
  }
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
}

/** The checked entries of an exported list, each with its source. Entries with a problem are left out: the problem ends the build. */
export function entriesOf<T extends object>(data: DataFile, exportName: string, kind: EntryKind<T>, problems: Problem[]): Sourced<T>[] {
  const list = data.exports[exportName]
  if (!Array.isArray(list)) {
    if (data.exports !== undefined && Object.keys(data.exports).length > 0) {
      problems.push({ severity: 'error', places: [{ file: data.file }], ...wording.exportMissing(data.file, exportName) })
    }
    return []
  }
  return list.flatMap((value: unknown, index) => {
    const source = sourceOf(data, exportName, kind, value, index)
    const checked = kind.schema.safeParse(value)
    if (checked.success) return [{ ...checked.data, source }]
    const name = `The ${kind.noun} "${source.entry.slice(kind.folder.length + 1)}"`
    problems.push(
      ...explain(checked.error, { name, value, fields: Object.keys(kind.schema.shape), place: (path) => placeIn(data, [exportName, index, ...path]) }),
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
  const place = (path: readonly PropertyKey[]) => placeIn(data, [exportName, ...path])
  problems.push(...explain(checked.error, { name: `"${exportName}"`, value, fields: Object.keys(schema.shape), place }))
  return undefined
}

function sourceOf<T>({ file, lines }: DataFile, exportName: string, { folder, nameField }: EntryKind<T>, value: unknown, index: number): Source {
  const named = nameField !== undefined && typeof value === 'object' && value !== null ? Reflect.get(value, nameField) : undefined
  const name = typeof named === 'string' && named !== '' ? named : String(index + 1)
  return { entry: `${folder}/${name}`, file, line: lines.get(`${exportName}.${index}`) ?? 1 }
}

/** The line of a field; of the entry around it where the field itself is missing. */
function placeIn({ file, lines }: DataFile, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return { file, line, field: path.slice(1).map(String).join('.') }
  }
  return { file }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message.replace(/^.*?:\d+:\d+: (ERROR: )?/s, '') : String(error)).split('\n')[0] ?? ''

function placeOfError(file: string, error: unknown): Place {
  const line = error instanceof Error ? /:(\d+):\d+: /.exec(error.message)?.[1] : undefined
  return line === undefined ? { file } : { file, line: Number(line) }
}
