/** Files that take long to make, kept in `.cache/` under a digest of all that decides them, so that each is made once. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCache, writeCache } from '../cache.ts'
import { digestOf } from '../output-file.ts'
import { writeWhole } from '../write-whole.ts'

/** What was made for one key: facts about it, and files told apart by the end of their names. */
export type Made<Facts> = { facts: Facts; files: { ending: string; content: Uint8Array }[] }

/** The same as it is kept: of each file what publishing must know before it opens it. */
export type Kept<Facts> = { facts: Facts; files: { ending: string; digest: string; size: number }[] }

/**
 * One folder of such files. Its index spares a run from opening them at all; a damaged or missing index costs making them again.
 * Nothing is ever removed: another branch may want it tomorrow. Where nothing can be written, what was made stays in memory for this run.
 */
export class AssetCache<Facts> {
  private readonly index: Map<string, Kept<Facts>>
  private readonly unkept = new Map<string, Uint8Array>()
  private changed = false

  constructor(private readonly folder: string) {
    this.index = readCache(join(folder, 'index.json'))
  }

  /** What is kept for a key. */
  find(key: string): Kept<Facts> | undefined {
    const known = this.index.get(key)
    return known?.files.every(({ ending }) => existsSync(this.fileOf(key, ending))) ? known : undefined
  }

  /** What is kept for a key, or what `make` makes now. */
  async get(key: string, make: () => Promise<Made<Facts>>): Promise<Kept<Facts>> {
    const known = this.find(key)
    if (known) return known
    const made = await make()
    for (const { ending, content } of made.files) this.keep(this.fileOf(key, ending), content)
    const kept = { facts: made.facts, files: made.files.map(({ ending, content }) => ({ ending, digest: digestOf(content), size: content.length })) }
    this.index.set(key, kept)
    this.changed = true
    return kept
  }

  read(key: string, ending: string): Uint8Array {
    const file = this.fileOf(key, ending)
    return this.unkept.get(file) ?? readFileSync(file)
  }

  /** Writes the index, if anything was made. */
  save(): void {
    if (this.changed) writeCache(join(this.folder, 'index.json'), this.index)
  }

  private keep(file: string, content: Uint8Array): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      writeWhole(file, content)
    } catch {
      this.unkept.set(file, content)
    }
  }

  private fileOf(key: string, ending: string): string {
    return join(this.folder, `${key}${ending}`)
  }
}
