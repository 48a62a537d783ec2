/**
 * `data/addresses.txt`: every address that a release published, one to a line, sorted. A release adds lines
 * and never removes one; the owner may remove one for a page that has no visitors yet. The first line has the
 * number of addresses, so that lost lines are detected. Behind the address of a page are the digest of its
 * main text and the day on which it last changed: `/silkwood-gent/ Xk3_a9Qz 2026-11-22`. Older releases wrote
 * only addresses. All have a slash at the end; where the site was published without it, the first line says
 * so.
 */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../../core/output-file.ts'
import { errorAt, type Place, type Problem, startOf } from '../../core/problem.ts'
import { formerAddress } from '../../schema/field.ts'
import { PublishError } from '../../system/file-system.ts'
import { conflictMark, readDataText } from './read-text.ts'

export const ledgerFile = 'data/addresses.txt'

/** An address, and the digest and the day of its text. */
const lineForm = /^(\S+)(?: ([\w-]{8}) (\d{4}-\d\d-\d\d))?$/

/** An address in the form of this site needs no schema, which takes longer than all else of a line. */
const isAddress = (address: string) =>
  /^\/(?:[a-z\d-]+\/)*$/.test(address) || formerAddress.safeParse(address).data === address

/**
 * The main text of a page as a release published it: its digest, and the day on which it last changed,
 * yyyy-mm-dd.
 */
export type PublishedText = { digest: string; day: string }

/** A published address with its line in the ledger. */
export type Remembered = { address: string; file: string; line: number; text?: PublishedText }

export type Ledger = {
  /** `false` before the first release. */
  exists: boolean
  /** Whether the addresses were published without a slash at their end. */
  isBare?: boolean
  remembered: readonly Remembered[]
  /** Why the file is damaged. */
  problems: readonly Problem[]
  /** The digest of the whole file. */
  digest?: string
}

/**
 * Reads the recorded addresses with their lines. Before the first release there is no file, which is no
 * problem.
 */
export function readLedger(root: string): Ledger {
  try {
    const found = lstatSync(join(root, ledgerFile), { throwIfNoEntry: false })
    if (!found) return { exists: false, remembered: [], problems: [] }
    // Reading a pipe never ends, and a release would replace a link instead of its target.
    if (!found.isFile()) return damaged(1, 'it is not a plain file')
    const { value: text = '', problems } = readDataText(root, ledgerFile)
    if (problems.length > 0) return { exists: true, remembered: [], problems }
    return { ...parseLedger(text), digest: digestOf(text) }
  } catch (error) {
    return damaged(1, error instanceof Error ? error.message : String(error))
  }
}

const putBack =
  'Put back the file as it was committed: git checkout -- data/addresses.txt. Where lines were removed on purpose, correct the number in its first line.'
/** Each branch released other addresses, so that neither version of the file has all. */
const keepBoth =
  'Delete the lines with the markers and keep all others, of both branches. The next release removes what is there twice, and corrects the number in the first line.'

function damaged(line: number, why: string, hint = putBack): Ledger {
  const place = { file: ledgerFile, line }
  const problem = errorAt(place, {
    code: 'ledger-damaged',
    what: `data/addresses.txt cannot be relied on: ${why}. Without it, a published page could vanish unnoticed.`,
    hint,
  })
  return { exists: true, remembered: [], problems: [problem] }
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
    if (conflictMark.test(content))
      return damaged(line, 'it contains the markers of a merge conflict', keepBoth)
    const [, address, digest, day] = lineForm.exec(content) ?? []
    if (address === undefined || !isAddress(address))
      return damaged(line, `"${content.slice(0, 60)}" is not an address of a page`)
    remembered.push({
      address,
      file: ledgerFile,
      line,
      ...(digest !== undefined && day !== undefined && { text: { digest, day } }),
    })
  }
  if (!promised) return damaged(1, 'it does not begin with "# … addresses"')
  const amount = new Set(remembered.map(({ address }) => address)).size
  if (amount < promised.amount)
    return damaged(promised.line, `it has ${amount} addresses, and its first line says ${promised.amount}`)
  return {
    exists: true,
    remembered,
    problems: [],
    ...(text.split('\n')[promised.line - 1]?.includes(bareMark) && { isBare: true }),
  }
}

/** In the first line, where addresses were published without a slash at their end. */
const bareMark = 'without a slash at the end'

/**
 * The setting for the slash at the end of addresses changes only when the owner confirms it, once they are
 * published: not every host leads from one spelling to the other.
 */
export function checkSlashes(
  { remembered, isBare = false }: Ledger,
  trailingSlash: boolean,
  place: Place,
): Problem[] {
  const first = remembered.find(({ address }) => address !== '/')
  if (!first || trailingSlash !== isBare) return []
  const published = isBare ? first.address.slice(0, -1) : first.address
  const problem = errorAt([place, startOf({ ...first, line: 1 })], {
    code: 'slashes-changed',
    what: `trailingSlash is ${trailingSlash}, but the addresses of this site were published ${isBare ? 'without' : 'with'} a slash at the end, such as ${published}. Hosts that do not read the configuration of the site, such as a bucket alone, would answer them with 404.`,
    hint: `Write "trailingSlash: ${!trailingSlash}". If they were published ${isBare ? 'with it' : `${bareMark}`}, or the site is on nginx, Caddy, Apache, CloudFront, Cloudflare Pages or Netlify, which lead from one to the other, write in the first line of ${ledgerFile}: "# … addresses that were published${isBare ? '' : ` ${bareMark}`}."`,
  })
  return [problem]
}

/**
 * The text of each address. After a merge of branches an address may have two: the later one is that of the
 * last release.
 */
export function publishedTexts({ remembered }: Ledger): Map<string, PublishedText> {
  const texts = new Map<string, PublishedText>()
  for (const { address, text } of remembered)
    if (text && text.day >= (texts.get(address)?.day ?? '')) texts.set(address, text)
  return texts
}

/**
 * A new text of the ledger: how many addresses it adds, and the digest of the file that it was made from, as
 * `Ledger` has it.
 */
export type LedgerChange = { text: string; added: number; base: string | undefined }

/**
 * Adds the addresses and the texts of a release to a ledger, and corrects the first line after a merge of
 * branches.
 */
export function changeLedger(
  ledger: Ledger,
  addresses: readonly string[],
  texts: ReadonlyMap<string, PublishedText>,
  isBare = false,
): LedgerChange {
  const known = new Set(ledger.remembered.map(({ address }) => address))
  const all = [...new Set([...known, ...addresses])].sort()
  const text = formatLedger(all, new Map([...publishedTexts(ledger), ...texts]), isBare)
  return { text, added: all.length - known.size, base: ledger.digest }
}

/**
 * The text of a ledger with all of another one; of two texts of an address the later.
 * @throws PublishError when one of them is damaged
 */
export function mergeLedgers(now: string, other: string): string {
  const ledgers = [now, other].map(parseLedger)
  const [damage] = ledgers.flatMap(({ problems }) => problems)
  if (damage) throw new PublishError(damage.what, damage.hint)
  const all = { exists: true, remembered: ledgers.flatMap(({ remembered }) => remembered), problems: [] }
  return changeLedger(all, [], new Map(), ledgers[1]?.isBare).text
}

/** The text of a ledger. */
export function formatLedger(
  addresses: readonly string[],
  texts: ReadonlyMap<string, PublishedText> = new Map(),
  isBare = false,
): string {
  const lines = addresses.map((address) => {
    const text = texts.get(address)
    return text ? `${address} ${text.digest} ${text.day}` : address
  })
  const heading = `# ${addresses.length} addresses that were published${isBare ? ` ${bareMark}` : ''}. Written by "npm run release"; commit it. One that vanishes needs a line in data/redirects.ts.`
  return [heading, ...lines].map((line) => `${line}\n`).join('')
}
