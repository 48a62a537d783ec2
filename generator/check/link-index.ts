/** Links and ids, for the check of rendered pages and for that of a published folder. */
import { pathOf } from '../core/addresses.ts'
import { detach } from '../core/text.ts'
import { NumberSets } from './number-sets.ts'
import type { FoundLinks } from './page-facts.ts'

/** Whether an address is that of a file, not of a page. */
export const isFileLink = (address: string): boolean => address.includes('.') && /\.[a-z0-9]+$/.test(address)

/** A link without its query, which leads to the same page. */
export const withoutQuery = (link: string): string =>
  link.includes('?') ? link.replace(/\?[^#]*/, '') : link

/** What pages link to. `example` describes the first place with a link there. */
type Target<Example> = {
  number: number
  /** The first link to it, as it is written. */
  link: string
  /** How many pages link to it, and which was counted last. */
  count: number
  lastPage: number
  example: Example | undefined
  /** The page at this address, if it was added. */
  page: number | undefined
}

/**
 * The links of all pages. Targets are numbered, and so are the pages: objects for each link of a hundred
 * thousand pages would take gigabytes.
 */
export class LinkIndex<Example extends object> {
  /** By their links without a query, in the order of their numbers. */
  private readonly targets = new Map<string, Target<Example>>()
  /** By page: the numbers of the targets that visitors can go to from there. */
  readonly links = new NumberSets()
  /** By page. Pages with the same ids share a list. */
  private readonly ids: ReadonlySet<string>[] = []
  private readonly idLists = new Map<string, ReadonlySet<string>>()
  /** The ids that are twice in a list. */
  private readonly repeated = new Map<ReadonlySet<string>, string[]>()

  /**
   * @param origin the site's own origin with a slash: absolute links that begin with it are links of the site
   */
  constructor(private readonly origin?: string) {}

  /**
   * Announces a page that will be added or linked to: its address is kept as it is given, and not copied from
   * a link.
   */
  announce(address: string): void {
    if (!this.targets.has(address)) this.keep(address, address)
  }

  /**
   * Adds a page, which gets the next number from 0.
   * @param self its address
   * @param exampleOf describes where the page has a link
   * @returns for each of its links the number of its target, where visitors can go to it
   */
  add(
    self: string,
    { targets, ids }: Omit<FoundLinks, 'positions'>,
    exampleOf: (link: string) => Example,
  ): (number | undefined)[] {
    const { origin } = this
    const page = this.links.length
    const followed: number[] = []
    /** Whether it is the first link of the page to its target. */
    const count = (target: Target<Example>, written: string): boolean => {
      if (target.lastPage === page) return false
      target.lastPage = page
      target.example ??= exampleOf(written)
      target.count++
      return true
    }
    const numbers = targets.map((link) => {
      if (!link.startsWith('/')) return undefined
      const target = this.targetOf(link)
      if (count(target, link)) followed.push(target.number)
      return target.number
    })
    // Canonical and similar links are not followed by visitors, but their targets must exist.
    if (origin !== undefined)
      for (const link of targets)
        if (link.startsWith(origin)) count(this.targetOf(link.slice(origin.length - 1)), link)
    const list = this.idList(ids)
    // The page itself exists: only an id that it lacks must be remembered.
    for (const link of targets)
      if (link.startsWith('#') && link !== '#' && !list.has(link.slice(1)))
        count(this.targetOf(`${self}${link}`), link)
    this.links.push(followed)
    this.ids.push(list)
    this.targetOf(self).page = page
    return numbers
  }

  private idList(ids: readonly string[]): ReadonlySet<string> {
    const joined = ids.join(' ')
    const known = this.idLists.get(joined)
    if (known) return known
    const list = new Set(detach(joined).split(' '))
    if (list.size < ids.length)
      this.repeated.set(list, [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))])
    this.idLists.set(detach(joined), list)
    return list
  }

  /** The ids that a page has twice. */
  repeatedIds(page: number): readonly string[] {
    const list = this.ids[page]
    return (list && this.repeated.get(list)) ?? []
  }

  /** The number of the target of a link. */
  numberOf = (link: string): number => this.targetOf(link).number

  private targetOf(link: string): Target<Example> {
    const key = withoutQuery(link)
    const known = this.targets.get(key)
    if (known) return known
    const kept = detach(key)
    return this.keep(kept, key === link ? kept : detach(link))
  }

  private keep(key: string, link: string): Target<Example> {
    const target = {
      number: this.targets.size,
      link,
      count: 0,
      lastPage: -1,
      example: undefined,
      page: undefined,
    }
    this.targets.set(key, target)
    return target
  }

  /** The number of the page at an address without query and fragment, if it was added. */
  pageAt(address: string): number | undefined {
    return this.targets.get(address)?.page
  }

  /** For each number of a target: the page that visitors get there. */
  pagesOfTargets(): (number | undefined)[] {
    return Array.from(this.targets.values(), ({ link, page }) => page ?? this.pageAt(pathOf(link)))
  }

  /**
   * The links to missing pages and ids.
   * @param resolve the page at an address, or whether there is a file; otherwise the link is dead
   */
  broken(resolve: (address: string) => number | boolean) {
    return [...this.targets.values()].flatMap(({ link, count, example }) => {
      if (example === undefined) return []
      const address = pathOf(link)
      const fragment = link.includes('#') ? link.slice(link.indexOf('#') + 1) : ''
      const at = resolve(address)
      const isDead = at === false
      const ids = typeof at === 'number' ? this.ids[at] : undefined
      return isDead || (ids && fragment !== '' && !ids.has(fragment))
        ? [{ target: link, address, isDead, count, example }]
        : []
    })
  }
}
