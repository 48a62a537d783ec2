/** Results that are kept between runs in `.cache/`, by the digest of their inputs. Missing and damaged ones are made again. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { attempt } from '../core/attempt.ts'
import { isInnerPath } from '../core/inner-path.ts'
import { digestOf } from '../core/output-file.ts'
import type { ProblemText } from '../core/problem.ts'
import { coarsestClock, digestFiles } from './file-digests.ts'

/** Entries by key; empty when the file is missing, and with a warning when it is damaged. */
export const readCache = <T>(file: string): Map<string, T> => new Map(JSON.parse(readKept(file)?.toString() ?? '[]'))

export const writeCache = <T>(file: string, entries: Iterable<readonly [string, T]>): void => writeKept(file, JSON.stringify([...entries]))

const digestLine = digestOf('').length + 1

/** What a file keeps; nothing when it is missing, and with a warning when it is damaged. */
export function readKept(file: string): Buffer | undefined {
  const all = attempt(() => readFileSync(file))
  if (!all) return undefined
  const content = all.subarray(digestLine)
  if (all.subarray(0, digestLine).toString() === `${digestOf(content)}\n`) return content
  warnOfDamage(file)
  return undefined
}

/** Makes a folder of `.cache/`, but no project: the place of one that was moved away while a server works stays free. @throws the error of the file system */
export function makeCacheFolder(folder: string): void {
  const [, project] = /^(.+)\/\.cache(?:\/|$)/.exec(folder) ?? []
  if (project !== undefined) statSync(project)
  mkdirSync(folder, { recursive: true })
}

/** Keeps something in a file, with its digest in the first line. In a read-only folder nothing is kept. */
export function writeKept(file: string, content: string | Uint8Array): void {
  // A read-only checkout builds without a cache.
  attempt(() => {
    makeCacheFolder(dirname(file))
    writeWhole(file, `${digestOf(content)}\n`, content)
  })
}

/** A value that V8 has written into a file; nothing when it is missing, and with a warning when it is damaged, or of another V8. */
export function readKeptValue<T>(file: string): T | undefined {
  const content = readKept(file)
  try {
    return content && deserialize(content)
  } catch {
    warnOfDamage(file)
    return undefined
  }
}

/** @property folder that of the sources: a copy of them elsewhere makes the same @property key all else that decides what is made */
type MadeOfFiles = { file: string; key: string; folder: string }

/**
 * What is made of some files: as `file` has kept it since an earlier run, or made now, because one of them has changed.
 * @param count how many files beside it are kept @param fresh takes nothing that an earlier run has kept
 * @param isSound whether the paths in such a value may be used
 * @param make gives a plain value, and the paths in the folder of all files that it is made of
 */
export async function madeOfFiles<T>(
  { file, key, folder }: MadeOfFiles,
  { count, fresh, isSound }: { count: number; fresh: boolean; isSound: (made: T) => boolean },
  make: () => Promise<{ made: T; sources: readonly string[] }>,
): Promise<T> {
  const found = fresh ? undefined : readKeptValue<{ key: string; made: T; sources: Map<string, string> }>(file)
  const isWhole = found && isSound(found.made) && [...found.sources.keys()].every(isInnerPath)
  if (found && !isWhole) warnOfDamage(file)
  const kept = isWhole && found.key === key ? found : undefined
  const digestAt = (source: string) => digestFiles([join(folder, source)])?.get(join(folder, source))?.digest
  if (kept && [...kept.sources].every(([source, digest]) => digestAt(source) === digest)) return kept.made
  const start = Date.now()
  const { made, sources } = await make()
  // A file that somebody saves meanwhile may be another one than the value is made of.
  if (sources.every((source) => changedAt(join(folder, source)) < start - coarsestClock)) {
    const digests = new Map(sources.map((source) => [source, digestAt(source) ?? '']))
    writeKept(file, serialize({ key, made, sources: digests } satisfies typeof kept))
    keepNewest(dirname(file), count)
  }
  return made
}

/** In milliseconds since 1970. A file that is gone has just changed. */
function changedAt(path: string): number {
  const { mtimeMs, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity, ctimeMs: Infinity }
  return Math.max(mtimeMs, ctimeMs)
}

/** Writes parts into a file in one step, so that a reader sees the old text or the new one, also when two runs write it at once. */
export function writeWhole(file: string, ...parts: (string | Uint8Array)[]): void {
  const part = `${file}.${process.pid}.part`
  try {
    for (const [index, content] of parts.entries()) writeFileSync(part, content, { flag: index === 0 ? 'w' : 'a' })
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Removes all but the newest files of a folder. */
export function keepNewest(folder: string, count: number): void {
  // Another run may be removing them.
  attempt(() => {
    const files = readdirSync(folder).map((name) => join(folder, name))
    const newestFirst = files.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time)
    for (const { path } of newestFirst.slice(count)) rmSync(path, { force: true })
  })
}

const damagedFolders = new Set<string>()

/** Warns on stderr of a damaged cache file, once for each folder: a bad disk damages hundreds. */
export function warnOfDamage(file: string): void {
  const folder = dirname(file)
  if (damagedFolders.has(folder)) return
  damagedFolders.add(folder)
  const shown = relative(process.cwd(), file).replaceAll('\\', '/')
  const { code, what, hint } = cacheDamaged(shown)
  console.error(`warning  ${code}\n  at ${shown}\n  ${what}\n  → ${hint}\n`)
}

const cacheDamaged = (file: string): ProblemText => ({
  code: 'cache-damaged',
  what: `${file} is damaged, so it is not used.`,
  hint: 'Nothing needs to be done: it is made again. If this happens often, check the disk.',
})
