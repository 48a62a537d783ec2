/** Files that take long to make: made a few at a time, and kept in `.cache/` under a digest of all that decides them, so that each is made once. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../core/attempt.ts'
import { isInnerPath } from '../core/inner-path.ts'
import { digestOf, fileOf, type OutputFile } from '../core/output-file.ts'
import { makeCacheFolder, readCache, warnOfDamage, writeCache, writeWhole } from '../system/cache.ts'
import type { Maker } from '../system/digests.mjs'
import { makerDigest } from '../system/home.ts'

/** What was made for one key: facts about it, and files distinguished by the end of their names. */
export type Made<Facts> = { facts: Facts; files: { ending: string; content: Uint8Array }[] }

/** The same as the index keeps it: of each file what publishing must know before it opens it. */
type Kept<Facts> = { facts: Facts; files: { ending: string; digest: string; size: number }[] }

/**
 * Opens a folder of such files. Its index spares a run from opening them at all; a damaged or missing index costs making them again.
 * Nothing is ever removed, because another branch may need it. Where nothing can be written, what was made stays in memory for this run.
 * @param makers what makes the files: where one is not known, nothing is taken and kept @param fresh takes nothing that an earlier run has kept
 */
export async function openAssetCache<Facts>(folder: string, makers: readonly Maker[], fresh = false) {
  const digests = new Map(await Promise.all(makers.map(async (maker) => [maker, await makerDigest(maker)] as const)))
  const areKnown = ![...digests.values()].includes(undefined)
  const indexFile = join(folder, 'files.json')
  const index = fresh || !areKnown ? new Map<string, Kept<Facts>>() : readCache<Kept<Facts>>(indexFile)
  const unkept = new Map<string, Uint8Array>()
  let changed = false

  /** The key of what a maker makes of some inputs, which are plain values. */
  const keyOf = (maker: Maker, ...inputs: unknown[]) => digestOf(JSON.stringify([digests.get(maker), maker, ...inputs]))
  const pathOf = (key: string, ending: string) => join(folder, `${key}${ending}`)
  const read = (file: string) => unkept.get(file) ?? readFileSync(file)
  /** Writes the index, if anything was made. What another run made meanwhile stays in it: `diff` generates two sites at the same time. */
  const save = () => {
    if (changed && areKnown) writeCache(indexFile, new Map([...readCache<Kept<Facts>>(indexFile), ...index]))
  }

  function isWhole(key: string, ending: string, expected: number): boolean {
    const file = pathOf(key, ending)
    const isHere = isInnerPath(key + ending)
    const size = isHere ? (unkept.get(file)?.length ?? statSync(file, { throwIfNoEntry: false })?.size) : Number.NaN
    if (size !== undefined && size !== expected) warnOfDamage(file)
    return size === expected
  }

  function keep(key: string, { facts, files }: Made<Facts>): Kept<Facts> {
    for (const { ending, content } of files) {
      try {
        makeCacheFolder(folder)
        writeWhole(pathOf(key, ending), content)
      } catch {
        unkept.set(pathOf(key, ending), content)
      }
    }
    const kept = { facts, files: files.map(({ ending, content }) => ({ ending, digest: digestOf(content), size: content.length })) }
    index.set(key, kept)
    changed = true
    return kept
  }

  /** What the cache has for a key. `at` publishes a file: its digest is checked when it is opened for that; what is damaged is made again. */
  const cached = (key: string, { facts, files }: Kept<Facts>, make: () => Promise<Made<Facts>>) => ({
    facts,
    files: files.map(({ ending, digest, size }) => {
      const file = pathOf(key, ending)
      const checked = async (path: string) => {
        const found = attempt(() => fileOf(path, 'asset', read(file)))
        if (found?.digest === digest) return found
        warnOfDamage(file)
        const made = await make()
        keep(key, made)
        save()
        const again = made.files.find((other) => other.ending === ending)
        if (!again) throw new Error(`${path} was made with other files than before`)
        return fileOf(path, 'asset', again.content)
      }
      const at = (path: string): OutputFile => ({ path, kind: 'asset', digest, size, content: () => read(file), checked: () => checked(path) })
      return { ending, digest, size, at }
    }),
  })

  /** What the cache has for a key, when all of its files exist in their full size. */
  const find = (key: string, make: () => Promise<Made<Facts>>) => {
    const known = index.get(key)
    return known?.files.every(({ ending, size }) => isWhole(key, ending, size)) ? cached(key, known, make) : undefined
  }
  /** What the cache has for a key, or what `make` makes now. */
  const get = async (key: string, make: () => Promise<Made<Facts>>) => find(key, make) ?? cached(key, keep(key, await make()), make)
  return { keyOf, find, get, save }
}

/** Runs a task for each item, a few at a time; the results are in the order of the items. */
export async function inParallel<T, R>(items: readonly T[], lanes: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await task(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
