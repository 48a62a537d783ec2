/**
 * `data/addresses.txt`: every address that was ever published, one to a line, sorted, so that a commit shows which pages came. The command
 * adds lines and never removes one; the owner may, for a page that nobody has seen yet.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Remembered } from '../check/ledger.ts'
import { writeWhole } from '../write-whole.ts'

const file = 'data/addresses.txt'

/** The remembered addresses with their lines; none before the first publication. */
export function readLedger(root: string): Remembered[] {
  return linesOf(root).flatMap((text, index) => {
    const address = text.trim()
    return address === '' || address.startsWith('#') ? [] : [{ address, file, line: index + 1 }]
  })
}

/**
 * Adds what is new. The file appears whole or not at all, and is left alone when nothing is new.
 * @returns how many addresses were new; nothing when the file cannot be written, as in a read-only checkout
 */
export function keepLedger(root: string, addresses: readonly string[]): number | undefined {
  const known = new Set(readLedger(root).map(({ address }) => address))
  const added = addresses.filter((address) => !known.has(address))
  if (added.length === 0) return 0
  const comments = linesOf(root).filter((line) => line.startsWith('#'))
  const lines = [...(comments.length > 0 ? comments : [heading]), ...[...known, ...added].sort()]
  try {
    writeWhole(join(root, file), lines.map((line) => `${line}\n`).join(''))
    return added.length
  } catch {
    return undefined
  }
}

const heading = '# Every address that was ever published. Kept by "npm run generate"; commit it. One that vanishes needs a line in data/redirects.ts.'

function linesOf(root: string): string[] {
  try {
    return readFileSync(join(root, file), 'utf8').split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
