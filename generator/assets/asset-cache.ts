/** Files that take long to make: made a few at a time, and kept in `.cache/` under a digest of all that decides them, so that each is made once. */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, fileOf, type OutputFile } from '../core/output-file.ts'
import { readCache, warnOfDamage, writeCache, writeWhole } from '../system/cache.ts'

/** What was made for one key: facts about it, and files distinguished by the end of their names. */
export type Made<Facts> = { facts: Facts; files: { ending: string; content: Uint8Array }[] }

/** The same as the index keeps it: of each file what publishing must know before it opens it. */
type Kept<Facts> = { facts: Facts; files: { ending: string; digest: string; size: number }[] }

/** What a cache has for a key. `at` publishes a file: its digest is checked when it is opened for that; what is damaged is made again. */
export type Cached<Facts> = { facts: Facts; files: (Kept<Facts>['files'][number] & { at: (path: string) => OutputFile })[] }

/**
 * One folder of such files. Its index spares a run from opening them at all; a damaged or missing index costs making them again.
 * Nothing is ever removed, because another branch may need it. Where nothing can be written, what was made stays in memory for this run.
 */
export class AssetCache<Facts> {
  private readonly index: Map<string, Kept<Facts>>
  private readonly indexFile: string
  private readonly unkept = new Map<string, Uint8Array>()
  private changed = false

  constructor(private readonly folder: string) {
    this.indexFile = join(folder, 'files.json')
    this.index = readCache(this.indexFile)
  }

  /** What the cache has for a key, or what `make` makes now. */
  async get(key: string, make: () => Promise<Made<Facts>>): Promise<Cached<Facts>> {
    return this.find(key, make) ?? this.cached(key, this.keep(key, await make()), make)
  }

  /** What the cache has for a key, when all of its files exist in their full size. */
  find(key: string, make: () => Promise<Made<Facts>>): Cached<Facts> | undefined {
    const known = this.index.get(key)
    return known?.files.every(({ ending, size }) => this.hasSize(this.pathOf(key, ending), size)) ? this.cached(key, known, make) : undefined
  }

  private cached(key: string, { facts, files }: Kept<Facts>, make: () => Promise<Made<Facts>>): Cached<Facts> {
    const outputOf = ({ ending, digest, size }: (typeof files)[number], path: string): OutputFile => {
      const kept = this.pathOf(key, ending)
      const checked = async () => {
        const content = this.readIfThere(kept)
        const found = content && fileOf(path, 'asset', content)
        if (found?.digest === digest) return found
        warnOfDamage(kept)
        const made = await make()
        this.keep(key, made)
        this.save()
        const again = made.files.find((file) => file.ending === ending)
        if (!again) throw new Error(`${path} was made with other files than before`)
        return fileOf(path, 'asset', again.content)
      }
      return { path, kind: 'asset', digest, size, content: () => this.read(kept), checked }
    }
    return { facts, files: files.map((file) => ({ ...file, at: (path) => outputOf(file, path) })) }
  }

  /** Writes the index, if anything was made. What another run made meanwhile stays in it: `diff` generates two sites at the same time. */
  save(): void {
    if (this.changed) writeCache(this.indexFile, new Map([...readCache<Kept<Facts>>(this.indexFile), ...this.index]))
  }

  private keep(key: string, { facts, files }: Made<Facts>): Kept<Facts> {
    for (const { ending, content } of files) this.write(this.pathOf(key, ending), content)
    const kept = { facts, files: files.map(({ ending, content }) => ({ ending, digest: digestOf(content), size: content.length })) }
    this.index.set(key, kept)
    this.changed = true
    return kept
  }

  private hasSize(file: string, expected: number): boolean {
    const size = this.unkept.get(file)?.length ?? statSync(file, { throwIfNoEntry: false })?.size
    if (size !== undefined && size !== expected) warnOfDamage(file)
    return size === expected
  }

  private read(file: string): Uint8Array {
    return this.unkept.get(file) ?? readFileSync(file)
  }

  private readIfThere(file: string): Uint8Array | undefined {
    try {
      return this.read(file)
    } catch {
      return undefined
    }
  }

  private write(path: string, content: Uint8Array): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      writeWhole(path, content)
    } catch {
      this.unkept.set(path, content)
    }
  }

  private pathOf(key: string, ending: string): string {
    return join(this.folder, `${key}${ending}`)
  }
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
