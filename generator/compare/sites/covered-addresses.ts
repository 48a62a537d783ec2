/** The part of the published addresses that the generator of a side gets. */
import { namedKinds } from '../../core/addresses.ts'
import { formatLedger, parseLedger } from '../../load/ledger.ts'
import { addressReader, nameIn } from '../../routes/read-address.ts'

const namedEntries = new RegExp(`\\b(${namedKinds.join('|')})['"]?\\s*:\\s*['"]([a-z0-9-]+)['"]`, 'g')

/**
 * A ledger of the published addresses of the entries that one redirect covers: the redirects are made of them. All others are left out, because an
 * address that vanished stops the generator, and a comparison reports it.
 * @returns nothing when no redirect covers a published address
 * @param redirects the text of `data/redirects.ts`; @param ledger the text of `data/addresses.txt`
 */
export function coveredAddresses(redirects: string, ledger: string): string | undefined {
  const entries = [...redirects.matchAll(namedEntries)]
  const addresses = parseLedger(ledger).remembered.map(({ address }) => address)
  const read = addressReader(addresses)
  const isCovered = (address: string) => {
    const parts = read(address)
    return parts !== undefined && namedKinds.some((kind) => entries.some(([, own, name]) => own === kind && nameIn(parts, kind) === name))
  }
  const covered = addresses.filter(isCovered)
  return covered.length > 0 ? formatLedger(covered) : undefined
}
