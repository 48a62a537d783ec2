/** Which redirects have a page, for hosts without a list of redirects. */
import { decodePercents } from '../core/text.ts'
import type { Site } from '../load/site.ts'
import { ownAddress } from '../schema/field.ts'

/** A folder or a file without its ending, as file systems and hosts compare names. */
const folded = (path: string) => path.normalize('NFC').toLowerCase()

/**
 * The folders of an address from the outermost on, the last one being the address itself: hosts answer `/a`
 * with `a.html` and `a/index.html` alike.
 */
const stepsOf = (address: string): string[] => {
  const parts = decodePercents(address)
    .replace(/\.html?$/, '')
    .split('/')
    .filter((part) => part !== '')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * The redirects that a page can serve. A page cannot read a query or be a program (`/index.php`), and one of
 * an address of a former site would replace or hide a page that differs from it only in capitals or in an
 * ending: `/Artists/`, `/about.html`.
 * @param addresses those of the other pages, read only where a redirect is of such an address
 */
export function redirectsWithPage(
  redirects: Site['redirects'],
  addresses: () => Iterable<string>,
): Site['redirects'] {
  if (redirects.every(({ from }) => ownAddress.safeParse(from).success)) return redirects
  const present = new Set(addresses())
  const taken = new Map([...present].flatMap(stepsOf).map((step) => [folded(step), step]))
  return redirects.filter(({ from }) => {
    if (ownAddress.safeParse(from).success || present.has(from)) return true
    if (!/^[^?]*(?:\/|\.html?)$/.test(from)) return false
    const steps = stepsOf(from)
    const isFree = steps.every((step, index) =>
      index === steps.length - 1 ? !taken.has(folded(step)) : (taken.get(folded(step)) ?? step) === step,
    )
    if (isFree) for (const step of steps) taken.set(folded(step), step)
    return isFree
  })
}
