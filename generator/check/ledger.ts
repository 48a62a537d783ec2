/** Addresses are promises: one that was published goes on leading somewhere, or the owner says that it is gone. */
import { isCanonical, type Route } from '../routes/route.ts'
import type { Place, Problem } from './problem.ts'
import { wording } from './wording.ts'

/** An address that was published once, with the line of the ledger that says so. */
export type Remembered = { address: string; file: string; line: number }

/** The addresses of a site that visitors and search engines keep: real pages, second names of pages, and redirects. */
export function addressesOf(routes: Iterable<Route>): string[] {
  const addresses: string[] = []
  for (const route of routes) if (isCanonical(route) || route.meta.canonical !== undefined) addresses.push(route.path)
  return addresses.sort()
}

/**
 * Finds addresses that lead nowhere any more, and tells which line to add for each; and addresses that are declared gone and are not.
 * @param gone what the owner declared gone, in `data/redirects.ts`
 * @param goneAt where each of those is written
 */
export function checkLedger(
  remembered: readonly Remembered[],
  addresses: readonly string[],
  gone: readonly string[],
  goneAt: ReadonlyMap<string, Place> = new Map(),
): Problem[] {
  const present = new Set(addresses)
  const declared = new Set(gone)
  const vanished = remembered.filter(({ address }) => !present.has(address) && !declared.has(address))
  const returned = gone.filter((address) => present.has(address))
  const problems: Problem[] = returned.map((address) => ({
    severity: 'error',
    places: [goneAt.get(address) ?? { file: 'data/redirects.ts' }],
    ...wording.goneReturned(address),
  }))
  if (vanished.length === 0) return problems
  const lines = vanished.map(({ address }) => ({ address, target: nearest(address, addresses) }))
  return [...problems, { severity: 'error', places: vanished.map(({ file, line }) => ({ file, line })), ...wording.addressVanished(lines) }]
}

/**
 * Finds published addresses whose page is now kept out of search engines. They did not vanish, so they are no matter of `checkLedger`.
 * @param addresses those that search engines keep
 */
export function checkHidden(remembered: readonly Remembered[], addresses: readonly string[], routes: Iterable<Route>): Problem[] {
  const present = new Set(addresses)
  const hidden = new Set<string>()
  for (const { path } of routes) if (!present.has(path)) hidden.add(path)
  return remembered
    .filter(({ address }) => hidden.has(address))
    .map(({ address, file, line }) => ({ severity: 'error', places: [{ file, line }], ...wording.addressHidden(address) }))
}

/** The address with which another shares most words; of equals the shortest, of equals the first in the alphabet. */
export function nearest(address: string, addresses: readonly string[]): string {
  const words = new Set(wordsOf(address))
  let best = { address: '/', shared: 0 }
  for (const candidate of addresses) {
    const shared = wordsOf(candidate).filter((word) => words.has(word)).length
    if (shared > best.shared || (shared === best.shared && shared > 0 && candidate.length < best.address.length)) best = { address: candidate, shared }
  }
  return best.address
}

const wordsOf = (address: string): string[] => address.split(/[/-]/).filter((word) => word !== '')
