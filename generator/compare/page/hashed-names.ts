/** Names of files that carry a digest of their content, as `assets/site-2YNOXYK2.css` and `assets/images/silkwood.WHQ1so2A-400.avif` do. */
import { isInnerPath } from '../../core/inner-path.ts'

/** After a dot eight characters or more; after a dash only those with a digit or capital, because `-template` is a word. */
const digestPattern = /(\/?assets\/[^"'?#\s]*?)(?:\.[\w-]{8,}?|-(?=[a-z]*[A-Z\d])\w{8,})((?:-\d+)?\.[a-z\d]+(?:[?#].*)?)$/

/** An address, or the path of a file, without the digest in its name. One that has none stays as it is. */
export function withoutDigest(address: string): string {
  if (!address.includes('assets/')) return address
  const found = digestPattern.exec(address)
  return found ? address.slice(0, found.index) + (found[1] ?? '') + (found[2] ?? '') : address
}

/** A text with such addresses in it, such as a `srcset`, without their digests. */
export const withoutDigests = (text: string): string => (text.includes('assets/') ? text.replace(/[^\s,"]+/g, withoutDigest) : text)

/** The file of a site that an address with a digest leads to; nothing for any other address. */
export function hashedFile(address: string): string | undefined {
  if (withoutDigest(address) === address) return undefined
  const path = address.slice(address.indexOf('assets/')).replace(/[?#].*$/, '')
  return isInnerPath(path) ? path : undefined
}
