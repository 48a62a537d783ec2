/** Rendered texts by digest of their source. It only saves time: a missing or damaged file costs one rendering. */
import { readCache, warnOfDamage, writeCache } from '../system/cache.ts'

export class TextCache<T> {
  private readonly file: string
  private readonly isIntact: (value: T) => boolean
  private readonly kept: Map<string, T>
  private readonly used = new Map<string, T>()
  private changed = false

  /** @param isIntact whether this program could have made a cached value */
  constructor(file: string, isIntact: (value: T) => boolean) {
    this.file = file
    this.isIntact = isIntact
    this.kept = readCache(file)
  }

  has(key: string): boolean {
    return this.kept.has(key)
  }

  get(key: string, render: () => T): T {
    const found = this.kept.get(key)
    const kept = found !== undefined && this.isIntact(found) ? found : undefined
    if (found !== undefined && kept === undefined) warnOfDamage(this.file)
    const value = kept ?? render()
    if (kept === undefined) this.changed = true
    this.used.set(key, value)
    return value
  }

  save(): void {
    if (!this.changed && this.used.size === this.kept.size) return
    writeCache(this.file, this.used)
  }
}
