/**
 * `data/addresses.txt`: every address that a release published, one to a line, sorted, so that a commit shows the new pages. A release adds
 * lines and never removes one; the owner may remove one for a page that has no visitors yet. The first line has the number of addresses, so
 * that lost lines are detected.
 */
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { PublishError } from '../system/file-system.ts'
import { syncPaths } from '../system/sync.ts'

const file = 'data/addresses.txt'

/** A published address with its line in the ledger. */
export type Remembered = { address: string; file: string; line: number }

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
    return parsed(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    return damaged(1, error instanceof Error ? error.message : String(error))
  }
}

function damaged(line: number, why: string): Ledger {
  return { exists: true, remembered: [], problems: [errorAt({ file, line }, wording.ledgerDamaged(why))] }
}

function parsed(text: string): Ledger {
  const lines = text.split('\n').map((line, index) => ({ address: line.trim(), file, line: index + 1 }))
  const remembered = lines.filter(({ address }) => address !== '' && !address.startsWith('#'))
  const stranger = remembered.find(({ address }) => !/^\/([a-z0-9-]+\/)*$/.test(address))
  if (stranger) return damaged(stranger.line, `"${stranger.address.slice(0, 60)}" is not an address of a page`)
  const promised = lines.flatMap(
    ({ address, line }) =>
      /^# (\d+) addresses/
        .exec(address)
        ?.slice(1)
        .map((amount) => ({ amount: Number(amount), line })) ?? [],
  )[0]
  if (!promised) return damaged(1, 'it does not begin with "# … addresses"')
  const amount = new Set(remembered.map(({ address }) => address)).size
  if (amount < promised.amount) return damaged(promised.line, `it has ${amount} addresses, and its first line says ${promised.amount}`)
  return { exists: true, remembered, problems: [] }
}

/**
 * Adds new addresses, and corrects the first line after a merge of branches. The file is replaced in one step and saved to the disk; it is not
 * written when nothing is new.
 * @returns the number of new addresses
 * @throws PublishError when the file cannot be written
 */
export function writeLedger(root: string, { remembered }: Ledger, addresses: readonly string[]): number {
  const known = new Set(remembered.map(({ address }) => address))
  const all = [...new Set([...known, ...addresses])].sort()
  const text = [heading(all.length), ...all].map((line) => `${line}\n`).join('')
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

const heading = (amount: number) =>
  `# ${amount} addresses that were published. Written by "npm run release"; commit it. One that vanishes needs a line in data/redirects.ts.`

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
