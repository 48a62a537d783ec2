/** Collects links and ids of finished pages. Both link checks use it: that of rendered pages and that of a published folder. */
import { detach } from '../core/text.ts'
import { NumberSets } from './number-sets.ts'
import type { FoundLinks } from './page-links.ts'

/** Whether an address is that of a file, not of a page. */
export const isFileLink = (address: string): boolean => address.includes('.') && /\.[a-z0-9]+$/.test(address)

/** The address of a link and its fragment, without the query. */
function takeApart(target: string): { address: string; fragment: string } {
  if (!/[?#]/.test(target)) return { address: target, fragment: '' }
  const [, address = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
  return { address, fragment }
}

/** A link without its query, which leads to the same page. */
export const withoutQuery = (target: string): string => (target.includes('?') ? target.replace(/\?[^#]*/, '') : target)

/** A link to a missing page or id. `Example` describes its first place. */
export type BrokenLink<Example> = { target: string; address: string; isDead: boolean; count: number; example: Example }

/**
 * The links of all pages. What pages link to is numbered, and so are the pages: texts or objects for each link of a hundred thousand pages would
 * take gigabytes.
 */
export class LinkIndex<Example> {
  /** The number of each target, by its link without a query. The lists below are in the order of these numbers. */
  private readonly numbers = new Map<string, number>()
  /** The first link to each target, as it is written. */
  private readonly targets: string[] = []
  /** How many pages link to it. */
  private readonly counts: number[] = []
  /** The page that was counted last. */
  private readonly lastPages: number[] = []
  private readonly examples: (Example | undefined)[] = []
  /** The page at this address, if it was added. */
  private readonly pages: (number | undefined)[] = []

  /** By page: what visitors can go to from there, and its ids. Pages with the same ids share a list. */
  private readonly links = new NumberSets()
  private readonly ids: ReadonlySet<string>[] = []
  private readonly idLists = new Map<string, ReadonlySet<string>>()

  /** @param origin the site's own origin with a slash: absolute links that begin with it are links of the site */
  constructor(private readonly origin?: string) {}

  /** Announces a page that will be added or linked to: its address is kept as it is given, and not copied from a link. */
  announce(address: string): void {
    if (!this.numbers.has(address)) this.number(address, address)
  }

  /**
   * Adds a page.
   * @param self its address, also for links with only a fragment
   * @param exampleOf describes where the page has a link
   * @returns the number of the page; the first has 0
   */
  add(self: string, { targets, ids }: Omit<FoundLinks, 'parts'>, exampleOf: (target: string) => Example): number {
    const page = this.links.length
    const followed: number[] = []
    const fragments: string[] = []
    const count = (link: string, written: string): number | undefined => {
      const number = this.numberOf(link)
      if (this.lastPages[number] === page) return undefined
      this.lastPages[number] = page
      if (this.counts[number] === 0) this.examples[number] = exampleOf(written)
      this.counts[number] = (this.counts[number] ?? 0) + 1
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
    const list = this.idList(ids)
    // The page itself exists: only an id that it lacks must be remembered.
    for (const fragment of fragments) if (fragment !== '#' && !list.has(fragment.slice(1))) count(`${self}${fragment}`, fragment)
    this.links.push(followed)
    this.ids.push(list)
    this.pages[this.numberOf(self)] = page
    return page
  }

  private idList(ids: readonly string[]): ReadonlySet<string> {
    const joined = ids.join(' ')
    const known = this.idLists.get(joined)
    if (known) return known
    const list = new Set(detach(joined).split(' '))
    this.idLists.set(detach(joined), list)
    return list
  }

  /** The number of the target of a link. */
  numberOf(link: string): number {
    const key = withoutQuery(link)
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const kept = detach(key)
    return this.number(kept, key === link ? kept : detach(link))
  }

  private number(key: string, target: string): number {
    const number = this.targets.push(target) - 1
    this.numbers.set(key, number)
    this.counts.push(0)
    this.lastPages.push(-1)
    this.examples.push(undefined)
    this.pages.push(undefined)
    return number
  }

  /** The number of the page at an address without query and fragment, if it was added. */
  pageAt(address: string): number | undefined {
    const number = this.numbers.get(address)
    return number === undefined ? undefined : this.pages[number]
  }

  /** For each number of a target: the page that visitors get there. */
  pagesOfTargets(): (number | undefined)[] {
    return this.targets.map((target, number) => this.pages[number] ?? this.pageAt(takeApart(target).address))
  }

  /** The numbers of the targets that visitors of a page can go to. */
  linksOf(page: number): number[] {
    return this.links.at(page)
  }

  /** @param resolve the page at an address, or whether there is a file; otherwise the link is dead */
  broken(resolve: (address: string) => number | boolean): BrokenLink<Example>[] {
    const found: BrokenLink<Example>[] = []
    for (const [number, target] of this.targets.entries()) {
      const [count = 0, example] = [this.counts[number], this.examples[number]]
      if (example === undefined) continue
      const { address, fragment } = takeApart(target)
      const at = resolve(address)
      const isDead = at === false
      const ids = typeof at === 'number' ? this.ids[at] : undefined
      if (isDead || (ids && fragment !== '' && !ids.has(fragment))) found.push({ target, address, isDead, count, example })
    }
    return found
  }
}
