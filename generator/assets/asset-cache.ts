/** Files that take long to make: made a few at a time, and kept in `.cache/` under a digest of all that decides them, so that each is made once. */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { readCache, warnOfDamage, writeCache, writeWhole } from '../system/cache.ts'

/** What was made for one key: facts about it, and files distinguished by the end of their names. */
export type Made<Facts> = { facts: Facts; files: { ending: string; content: Uint8Array }[] }

type KeptFile = { ending: string; digest: string; size: number }

/** The same as it is kept: of each file what publishing must know before it opens it. */
export type Kept<Facts> = { facts: Facts; files: KeptFile[] }

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

  /** What is kept for a key, when all of its files exist in their full size. */
  find(key: string): Kept<Facts> | undefined {
    const known = this.index.get(key)
    return known?.files.every((file) => this.hasItsSize(key, file)) ? known : undefined
  }

  /** What is kept for a key, or what `make` makes now. */
  async get(key: string, make: () => Promise<Made<Facts>>): Promise<Kept<Facts>> {
    return this.find(key) ?? this.keep(key, await make())
  }

  /**
   * One of the files that are kept for a key, to be published at `path`. Its digest is checked when it is opened for that; what turns out
   * to be damaged is made again.
   */
  output(path: string, key: string, file: KeptFile, make: () => Promise<Made<Facts>>): OutputFile {
    const described = ({ digest, size }: KeptFile, content: () => Uint8Array): OutputFile => ({ path, kind: 'asset', digest, size, content })
    const checked = async () => {
      const content = this.readIfThere(key, file)
      if (content && digestOf(content) === file.digest) return described(file, () => content)
      warnOfDamage(this.pathOf(key, file))
      const made = await make()
      const kept = this.keep(key, made)
      this.save()
      const at = made.files.findIndex(({ ending }) => ending === file.ending)
      const [again, source] = [kept.files[at], made.files[at]]
      if (!again || !source) throw new Error(`${path} was made with other files than before`)
      return described(again, () => source.content)
    }
    return { ...described(file, () => this.read(key, file)), checked }
  }

  /** Writes the index, if anything was made. What another run made meanwhile stays in it: `diff` generates two sites at the same time. */
  save(): void {
    if (this.changed) writeCache(this.indexFile, new Map([...readCache<Kept<Facts>>(this.indexFile), ...this.index]))
  }

  private keep(key: string, { facts, files }: Made<Facts>): Kept<Facts> {
    for (const file of files) this.write(this.pathOf(key, file), file.content)
    const kept = { facts, files: files.map(({ ending, content }) => ({ ending, digest: digestOf(content), size: content.length })) }
    this.index.set(key, kept)
    this.changed = true
    return kept
  }

  private hasItsSize(key: string, file: KeptFile): boolean {
    const path = this.pathOf(key, file)
    const size = this.unkept.get(path)?.length ?? statSync(path, { throwIfNoEntry: false })?.size
    if (size !== undefined && size !== file.size) warnOfDamage(path)
    return size === file.size
  }

  private read(key: string, file: KeptFile): Uint8Array {
    const path = this.pathOf(key, file)
    return this.unkept.get(path) ?? readFileSync(path)
  }

  private readIfThere(key: string, file: KeptFile): Uint8Array | undefined {
    try {
      return this.read(key, file)
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

  private pathOf(key: string, { ending }: { ending: string }): string {
    return join(this.folder, `${key}${ending}`)
  }
}

/** Runs a task for each item, a few at a time; the results are in the order of the items. */
export async function inParallel<T, R>(items: readonly T[], lanes: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await task(item)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
