/**
 * Results that are kept between runs in `.cache/`, by digest of all that decides them. A cache only saves time: whatever is missing or
 * damaged is made again, and nothing is lost when the folder is deleted.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeWhole } from './write-whole.ts'

/** Entries by key; empty when the file is missing or damaged. */
export function readCache<T>(file: string): Map<string, T> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return new Map()
  }
}

/** Writes a cache in one step, so that two runs at once never read half of it. Where nothing can be written, nothing is kept. */
export function writeCache<T>(file: string, entries: Iterable<readonly [string, T]>): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, JSON.stringify([...entries]))
  } catch {
    // A read-only checkout still builds, only slower.
  }
}
