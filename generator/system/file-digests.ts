/** Digests of files. A file is read only when its state on the disk is not the known one. */
import { type Dirent, lstatSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../core/output-file.ts'
import { coarsestClock, entriesBelow } from './digests.mjs'

/** The digest of a file, and its state when it had that; empty when it may have changed since unnoticed. */
export type KnownFile = { digest: string; state: string }

/**
 * The digests of files, and of all files below folders, by path. Links to files are followed, and what does
 * not exist is left out.
 * @param known the result of an earlier call @throws the error of the file system for what cannot be read
 * @returns nothing when a path leads to something that cannot be known by its content: a link to a folder, a
 * pipe
 */
export function digestFiles(
  paths: readonly string[],
  known: ReadonlyMap<string, KnownFile> = new Map(),
): Map<string, KnownFile> | undefined {
  const files = paths.map(filesAt)
  if (files.includes(undefined)) return undefined
  return new Map(
    files.flatMap((list = []) => list.map((path) => [path, digestFile(path, known.get(path))] as const)),
  )
}

/** One digest of all that `digestFiles` finds. */
export const contentDigest = (paths: readonly string[]): string =>
  digestOf(JSON.stringify(Array.from(digestFiles(paths)?.values() ?? [], ({ digest }) => digest)))

/** Which of these paths, and of those below them, are folders, links, or something else. */
export function kindsAt(paths: readonly string[]): string[] {
  const kindOf = (entry: Stats | Dirent) =>
    entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : entry.isFile() ? 'file' : 'other'
  const below = (path: string) =>
    entriesBelow(path).map((entry) => `${kindOf(entry)} ${join(entry.parentPath, entry.name)}`)
  return paths.flatMap((path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats
      ? [
          `${kindOf(stats)} ${path}`,
          ...(statSync(path, { throwIfNoEntry: false })?.isDirectory() ? below(path).sort() : []),
        ]
      : []
  })
}

function filesAt(path: string): string[] | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isFile()) return stats ? [path] : []
  if (!stats.isDirectory()) return undefined
  const entries = entriesBelow(path).filter((entry) => !entry.isDirectory())
  const files = entries.map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
  if (
    files.some(({ entry, file }) => !entry.isFile() && !statSync(file, { throwIfNoEntry: false })?.isFile())
  )
    return undefined
  return files.map(({ file }) => file).sort()
}

function digestFile(path: string, known: KnownFile | undefined): KnownFile {
  const { size, mtimeNs, ctimeNs, mtimeMs, ctimeMs, ino } = statSync(path, { bigint: true })
  const state = `${size} ${mtimeNs} ${ctimeNs} ${ino}`
  if (known && known.state === state) return known
  const isSettled = Number(mtimeMs > ctimeMs ? mtimeMs : ctimeMs) < Date.now() - coarsestClock
  return { digest: digestOf(readFileSync(path)), state: isSettled ? state : '' }
}

/** The files that a run reads, as they were when it began. Plain: it travels between threads. */
export type InputFiles = { paths: readonly string[]; files: ReadonlyMap<string, KnownFile> }

/** The files that changed, appeared or vanished since. */
export function changedSince({ paths, files }: InputFiles): string[] {
  const now = digestFiles(paths, files) ?? new Map<string, KnownFile>()
  return [...new Set([...files.keys(), ...now.keys()])].filter(
    (path) => files.get(path)?.digest !== now.get(path)?.digest,
  )
}
