/**
 * `data/addresses.txt`: every address that a release published, one to a line, sorted, so that a commit shows the new pages. A release adds
 * lines and never removes one; the owner may remove one for a page that has no visitors yet. The first line has the number of addresses, so
 * that lost lines are detected. Behind the address of a page are the digest of its main text and the day on which that text last changed:
 * `/silkwood-gent/ Xk3_a9Qz 2026-11-22`. Files of older releases have only addresses.
 */
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { PublishError } from '../system/file-system.ts'
import { syncPaths } from '../system/sync.ts'

const file = 'data/addresses.txt'

/** An address, and the digest and the day of its text. */
const lineForm = /^(\/(?:[a-z0-9-]+\/)*)(?: ([\w-]{8}) (\d{4}-\d\d-\d\d))?$/

/** The main text of a page as a release published it: its digest, and the day on which it last changed, yyyy-mm-dd. */
export type PublishedText = { digest: string; day: string }

/** A published address with its line in the ledger. */
export type Remembered = { address: string; file: string; line: number; text?: PublishedText }

export type Ledger = {
  /** `false` before the first release. */
  exists: boolean
  remembered: readonly Remembered[]
  /** Why the file is damaged. */
  problems: readonly Problem[]
}

/** Reads the recorded addresses with their lines. Before the first release there is no file, which is no problem. */
export function readLedger(root: string): Ledger {
  try {
    const found = lstatSync(join(root, file), { throwIfNoEntry: false })
    if (!found) return { exists: false, remembered: [], problems: [] }
    // Reading a pipe never ends, and a release would replace a link instead of its target.
    if (!found.isFile()) return damaged(1, 'it is not a plain file')
    return parseLedger(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    return damaged(1, error instanceof Error ? error.message : String(error))
  }
}

function damaged(line: number, why: string): Ledger {
  return { exists: true, remembered: [], problems: [errorAt({ file, line }, wording.ledgerDamaged(why))] }
}

/** Reads the text of a ledger. A damaged one has no addresses, but a problem. */
export function parseLedger(text: string): Ledger {
  const remembered: Remembered[] = []
  let promised: { amount: number; line: number } | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const [content, line] = [raw.trim(), index + 1]
    const amount = /^# (\d+) addresses/.exec(content)?.[1]
    if (amount !== undefined) promised ??= { amount: Number(amount), line }
    if (content === '' || content.startsWith('#')) continue
    const [, address, digest, day] = lineForm.exec(content) ?? []
    if (address === undefined) return damaged(line, `"${content.slice(0, 60)}" is not an address of a page`)
    remembered.push({ address, file, line, ...(digest !== undefined && day !== undefined && { text: { digest, day } }) })
  }
  if (!promised) return damaged(1, 'it does not begin with "# … addresses"')
  const amount = new Set(remembered.map(({ address }) => address)).size
  if (amount < promised.amount) return damaged(promised.line, `it has ${amount} addresses, and its first line says ${promised.amount}`)
  return { exists: true, remembered, problems: [] }
}

/** The text of each address. After a merge of branches an address may have two: the later one is that of the last release. */
export function publishedTexts({ remembered }: Ledger): Map<string, PublishedText> {
  const texts = new Map<string, PublishedText>()
  for (const { address, text } of remembered) if (text && text.day >= (texts.get(address)?.day ?? '')) texts.set(address, text)
  return texts
}

/**
 * Adds new addresses and texts, and corrects the first line after a merge of branches. The file is replaced in one step and saved to the disk; it
 * is not written when nothing is new.
 * @param texts those of this release, by address
 * @returns the number of new addresses
 * @throws PublishError when the file cannot be written
 */
export function writeLedger(root: string, ledger: Ledger, addresses: readonly string[], texts: ReadonlyMap<string, PublishedText>): number {
  const known = new Set(ledger.remembered.map(({ address }) => address))
  const all = [...new Set([...known, ...addresses])].sort()
  const before = publishedTexts(ledger)
  const text = formatLedger(all, new Map([...before, ...texts]))
  const path = join(root, file)
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true || readFileSync(path, 'utf8') !== text) writeDurably(path, text)
  } catch (error) {
    throw new PublishError(
      `The site is published, but ${file} could not be written: ${error instanceof Error ? error.message : String(error)}`,
      'Make the folder data/ writable and run "npm run release" again.',
    )
  }
  return all.length - known.size
}

/** The text of a ledger. */
export function formatLedger(addresses: readonly string[], texts: ReadonlyMap<string, PublishedText> = new Map()): string {
  const lines = addresses.map((address) => {
    const text = texts.get(address)
    return text ? `${address} ${text.digest} ${text.day}` : address
  })
  const heading = `# ${addresses.length} addresses that were published. Written by "npm run release"; commit it. One that vanishes needs a line in data/redirects.ts.`
  return [heading, ...lines].map((line) => `${line}\n`).join('')
}

function writeDurably(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`
  try {
    writeFileSync(part, text, { flag: 'wx' })
    syncPaths([part])
    renameSync(part, path)
    syncPaths([dirname(path)])
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
