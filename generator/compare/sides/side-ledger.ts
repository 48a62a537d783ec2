/** The part of the published addresses that the generator of a side gets. */
import { namedKinds } from '../../core/addresses.ts'
import { addressReader, nameIn } from '../../routes/read-address.ts'

const namedEntries = new RegExp(`\\b(${namedKinds.join('|')})['"]?\\s*:\\s*['"]([a-z0-9-]+)['"]`, 'g')

/**
 * The published addresses of the entries that one redirect covers: the redirects are made of them. All others are left out, because an address that
 * vanished stops the generator, and a comparison reports it.
 * @param redirects the text of `data/redirects.ts`; @param ledger the text of `data/addresses.txt`
 */
export function coveredAddresses(redirects: string, ledger: string): string {
  const entries = [...redirects.matchAll(namedEntries)]
  const addresses = ledger.split('\n').flatMap((line) => (line.startsWith('/') ? (line.split(' ')[0] ?? []) : []))
  const read = addressReader(addresses)
  const isCovered = (address: string) => {
    const parts = read(address)
    return parts !== undefined && namedKinds.some((kind) => entries.some(([, own, name]) => own === kind && nameIn(parts, kind) === name))
  }
  return addresses
    .filter(isCovered)
    .map((address) => `${address}\n`)
    .join('')
}
