/** Checks the links in the main part of pages that are made by the hundred: how many each has, and from how many pages it is reached. */

import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import { type LinkLimits, rulesOf } from '../core/families.ts'
import { groupBy } from '../core/group-by.ts'
import type { Problem, ProblemText } from '../core/problem.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { isFileLink, withoutQuery } from './link-index.ts'
import type { FoundLinks } from './page-links.ts'

/** The limits of a family; none when the owner writes its links. */
function limitsOf(family: string): LinkLimits | undefined {
  const links = rulesOf(family)?.links
  return links === 'by the owner' ? undefined : links
}

const withoutFragment = (link: string) => (link.includes('#') ? link.slice(0, link.indexOf('#')) : link)

/** A finished page, as far as this check needs it. */
export type LinkedPage = Pick<PlannedPage, 'path' | 'sources' | 'partOf'> & Partial<Pick<PlannedPage, 'family' | 'isCanonical'>>

type Checked = { page: LinkedPage; address: string; limits: LinkLimits; own: number }

/** The limit of pages whose places are named. */
const examplesShown = 3

/** Counts links in main parts, and compares them with the limits when all pages are known. */
export class MainLinks {
  private readonly checked: Checked[] = []
  private readonly booking: string

  /** How many other pages have a link to a target in their main part, by its number. */
  private readonly reached: number[] = []

  /**
   * @param style how the addresses of the site are written in a link
   * @param numberOf the number of the target of a link
   */
  constructor(
    style: AddressStyle,
    private readonly numberOf: (link: string) => number,
  ) {
    this.booking = formatHref(paths.booking(), style)
  }

  /**
   * Adds a finished page.
   * @param address its address as links have it
   */
  see(page: LinkedPage, address: string, { targets, parts }: FoundLinks): void {
    const own = new Set<string>()
    const all = new Set<string>()
    for (let index = 0; index < targets.length; index++) {
      const part = parts[index]
      const target = targets[index]
      if (part === '-' || target === undefined || (part === 'm' ? own : all).has(target) || !target.startsWith('/')) continue
      const to = withoutFragment(withoutQuery(target))
      if (to === address || isFileLink(to)) continue
      all.add(to)
      if (part === 'm') own.add(to)
    }
    for (const to of all) {
      const number = this.numberOf(to)
      this.reached[number] = (this.reached[number] ?? 0) + 1
    }
    const found = limitsOf(page.family ?? '')
    if (found === undefined || !page.isCanonical || page.partOf !== undefined) return
    const list = `${address.replace(/\/$/, '')}/`
    const counted = [...own].filter((to) => to !== this.booking && !to.startsWith(list))
    this.checked.push({ page, address, limits: found, own: counted.length })
  }

  problems(): Problem[] {
    const reachedBy = ({ address }: Checked) => this.reached[this.numberOf(address)] ?? 0
    return [...groupBy(this.checked, ({ page }) => page.family ?? '')].flatMap(([family, pages]) => [
      ...problemOf(
        pages,
        ({ own, limits: { least } }) => own < least,
        (count, { own, limits: { least }, address }) => fewLinks(family, count, least, address, own),
      ),
      ...problemOf(
        pages,
        ({ own, limits: { most } }) => own > most,
        (count, { own, limits: { most }, address }) => manyLinks(family, count, most, address, own),
      ),
      ...problemOf(
        pages,
        (one) => reachedBy(one) < one.limits.reachedBy,
        (count, one) => seldomLinked(family, count, one.limits.reachedBy, one.address, reachedBy(one)),
      ),
    ])
  }
}

/** One problem of all pages of a family that are outside a limit, with the first as the example. */
function problemOf(
  pages: readonly Checked[],
  isOutside: (page: Checked) => boolean,
  words: (count: number, example: Checked) => Omit<Problem, 'severity' | 'places'>,
): Problem[] {
  const outside = pages.filter(isOutside)
  const [example] = outside
  if (!example) return []
  const sources = new Map(outside.flatMap(({ page }) => page.sources.slice(0, 1).map((source) => [source.entry, source])))
  const places = [...sources.values()].slice(0, examplesShown).map(({ file, line }) => ({ file, line }))
  return [{ severity: 'warning', places, ...words(outside.length, example) }]
}

const pagesOf = (family: string, pages: number) => `${pages === 1 ? 'One page' : `${pages} pages`} of the family "${family}" ${pages === 1 ? 'has' : 'have'}`

const fewLinks = (family: string, pages: number, least: number, example: string, links: number): ProblemText => ({
  code: 'few-links',
  what: `${pagesOf(family, pages)} fewer than ${least} links in the main part, for example ${example} (${links}).`,
  hint: 'Add links that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
})

const manyLinks = (family: string, pages: number, most: number, example: string, links: number): ProblemText => ({
  code: 'many-links',
  what: `${pagesOf(family, pages)} more than ${most} links in the main part, for example ${example} (${links}).`,
  hint: 'Keep those that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
})

const seldomLinked = (family: string, pages: number, least: number, example: string, from: number): ProblemText => ({
  code: 'seldom-linked',
  what: `${pagesOf(family, pages)} links from the main parts of fewer than ${least} other pages, for example ${example} (${from}).`,
  hint: 'Link to it from the pages whose visitors may want it.',
})
