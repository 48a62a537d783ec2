/**
 * Collects links and ids of finished pages. Both link checks use it: that of rendered pages and that of a published folder.
 *
 * Links are read from the finished HTML, not from the route table: links of articles exist only after markdown, and a template may have
 * a link of its own. The HTML is the renderer's own, so a scan of its tags is enough; a test compares the scan with a real parser.
 */
import { detach } from '../core/detach.ts'
import { NumberLists } from './number-lists.ts'

/** The addresses that a page links to or loads, and its ids. */
export type FoundLinks = { targets: string[]; ids: string[] }

const withAddress = new Set(['href', 'src', 'srcset', 'action', 'poster'])
/** The last letters of these names and of `id`: most attributes are passed over after a look at one character. */
const lastLetters = new Set([...'fctnrdFCTNRD'].map((letter) => letter.charCodeAt(0)))
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)

/**
 * Calls `see` with every attribute that has an address, and with every id. React and the markdown step escape quotation marks in texts, so
 * no text looks like one.
 */
function scanAttributes(html: string, see: (name: string, value: string) => void): void {
  for (let at = html.indexOf('="'); at !== -1; at = html.indexOf('="', at)) {
    const nameEnd = at
    at += 2
    if (!lastLetters.has(html.charCodeAt(nameEnd - 1))) continue
    let start = nameEnd
    while (start > 0 && !isSpace(html.charCodeAt(start - 1)) && nameEnd - start < 8) start--
    const name = html.slice(start, nameEnd).toLowerCase()
    if (!isSpace(html.charCodeAt(start - 1)) || !(name === 'id' || withAddress.has(name))) continue
    const end = html.indexOf('"', at)
    if (end === -1) return
    see(name, html.slice(at, end))
    at = end + 1
  }
}

/** The addresses that a page links to or loads, and its ids. */
export function scanLinks(html: string): FoundLinks {
  const found: FoundLinks = { targets: [], ids: [] }
  scanAttributes(html, (name, value) => {
    if (name === 'id') found.ids.push(decode(value))
    else found.targets.push(...targetsOf(name, value))
  })
  return found
}

/**
 * Creates a scanner for the pages of one site. Parts that many pages share, such as the header, are scanned once.
 * @returns the links of a page that has a text of its own and those parts
 */
export function createLinkScanner(): (own: string, shared: readonly string[]) => FoundLinks {
  const known = new Map<string, FoundLinks>()
  const ofShared = (part: string) => {
    const links = known.get(part) ?? scanLinks(part)
    known.set(part, links)
    return links
  }
  return (own, shared) => {
    const parts = [...shared.map(ofShared), scanLinks(own)]
    return { targets: parts.flatMap(({ targets }) => targets), ids: parts.flatMap(({ ids }) => ids) }
  }
}

const targetsOf = (name: string, value: string) =>
  name === 'srcset' ? value.split(', ').map((candidate) => decode(candidate.split(' ')[0] ?? '')) : [decode(value)]

const decode = (text: string) =>
  !text.includes('&')
    ? text
    : text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&#x26;', '&').replaceAll('&amp;', '&')

/** The address of a link and its fragment, without the query. */
function takeApart(target: string): { address: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
  return { address, fragment }
}

/** A link without its query, which leads to the same page. */
export const withoutQuery = (target: string): string => (target.includes('?') ? target.replace(/\?[^#]*/, '') : target)

/** A link to a missing page or id. `Example` describes its first place. */
export type BrokenLink<Example> = { target: string; address: string; isDead: boolean; count: number; example: Example }

/** What pages refer to: a page or file, and an id in it. `target` is the first link to it as it is written, `lastPage` the page that was counted last. */
type Target<Example> = { target: string; address: string; fragment: string; count: number; lastPage: number; example: Example }

/**
 * The links of all pages. Pages and targets are numbers, in the order in which they were added: texts of the links of a hundred thousand pages
 * would take gigabytes.
 */
export class LinkIndex<Example> {
  private readonly numbers = new Map<string, number>()
  private readonly targets: Target<Example>[] = []
  /** The ids of each page; pages with the same ids share a list. */
  private readonly idsOf = new Map<string, ReadonlySet<string>>()
  private readonly idLists = new Map<string, ReadonlySet<string>>()
  private readonly links = new NumberLists()

  /** @param origin the site's own origin with a slash: absolute links that begin with it are links of the site */
  constructor(private readonly origin?: string) {}

  /**
   * Adds a page.
   * @param key the name under which `resolve` of `broken` finds the page
   * @param self the address of the page, for links with only a fragment
   * @param exampleOf describes where the page has a link
   */
  add(key: string, self: string, { targets, ids }: FoundLinks, exampleOf: (target: string) => Example): void {
    const page = this.links.length
    const followed: number[] = []
    const fragments: string[] = []
    const count = (link: string, written: string): number | undefined => {
      const number = this.numberOf(link, written, exampleOf)
      const target = this.targets[number]
      if (!target || target.lastPage === page) return undefined
      target.lastPage = page
      target.count++
      return number
    }
    const absolute: string[] = []
    for (const target of targets) {
      if (target.startsWith('/')) {
        const number = count(target, target)
        if (number !== undefined) followed.push(number)
      } else if (target.startsWith('#')) fragments.push(target)
      // Canonical and similar links are not followed by visitors, but their targets must exist.
      else if (this.origin !== undefined && target.startsWith(this.origin)) absolute.push(target)
    }
    for (const target of absolute) count(target.slice((this.origin?.length ?? 1) - 1), target)
    const joined = ids.join(' ')
    const known = this.idLists.get(joined)
    const list = known ?? new Set(detach(joined).split(' '))
    if (!known) this.idLists.set(detach(joined), list)
    this.idsOf.set(key, list)
    // The page itself exists: only an id that it lacks must be remembered.
    for (const fragment of fragments) if (fragment !== '#' && !list.has(fragment.slice(1))) count(`${self}${fragment}`, fragment)
    this.links.push(followed)
  }

  private numberOf(link: string, written: string, exampleOf: (target: string) => Example): number {
    const key = withoutQuery(link)
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const target = detach(link)
    this.numbers.set(detach(key), this.targets.length)
    this.targets.push({ target, ...takeApart(target), count: 0, lastPage: -1, example: exampleOf(written) })
    return this.targets.length - 1
  }

  /** The addresses of all targets, by number. */
  addresses(): string[] {
    return this.targets.map(({ address }) => address)
  }

  /** The numbers of the targets that visitors of a page can go to. */
  linksOf(page: number): number[] {
    return this.links.at(page)
  }

  /** @param resolve the key of the page or file that has an address; nothing when none has it */
  broken(resolve: (address: string) => string | undefined): BrokenLink<Example>[] {
    return this.targets.flatMap(({ target, count, example, address, fragment }) => {
      const key = resolve(address)
      const ids = key === undefined ? undefined : this.idsOf.get(key)
      const isDead = key === undefined
      return isDead || (ids && fragment !== '' && !ids.has(fragment)) ? [{ target, address, isDead, count, example }] : []
    })
  }
}
