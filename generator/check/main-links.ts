/**
 * Checks the links in the main part of pages that are made by the hundred: how many each has, and from how
 * many pages it is reached.
 */
import { type AddressStyle, formatHref, pathOf, paths } from '../core/addresses.ts'
import { type LinkLimits, rulesOf } from '../core/families.ts'
import { groupBy } from '../core/group-by.ts'
import { type Place, type Problem, startOf, warningAt } from '../core/problem.ts'
import { detach } from '../core/text.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { isFileLink } from './link-index.ts'
import type { FoundLinks } from './page-facts.ts'

/** A finished page, as far as the checks of links need it. */
export type LinkedPage = Pick<
  PlannedPage,
  'family' | 'path' | 'sources' | 'firstPage' | 'isCanonical' | 'isWanted'
>

type Checked = Pick<LinkedPage, 'family' | 'sources'> & { address: string; limits: LinkLimits; own: number }

/**
 * A target of links: its address without query and fragment, how many other pages have a link to it in their
 * main part, and the last of them, with any link and with one outside of cards.
 */
type Linked = { to: string; isFile: boolean; reached: number; lastPage: number; lastOwnPage: number }

/** The limit of pages whose places are named. */
const examplesShown = 3

export class MainLinks {
  private readonly checked: Checked[] = []
  private readonly booking: string
  /** What main parts link to, by the numbers of the targets. */
  private readonly linked: (Linked | undefined)[] = []
  private pages = 0

  /** @param numberOf the number of the target of a link */
  constructor(
    style: AddressStyle,
    private readonly numberOf: (link: string) => number,
  ) {
    this.booking = formatHref(paths.booking(), style)
  }

  /**
   * @param address its address as links have it
   * @param numbers of the targets of its links
   */
  add(
    page: LinkedPage,
    address: string,
    { targets, positions }: FoundLinks,
    numbers: readonly (number | undefined)[],
  ): void {
    const list = `${address.replace(/\/$/, '')}/`
    const number = this.pages++
    let own = 0
    for (const [index, link] of targets.entries()) {
      const target = numbers[index]
      if (target === undefined || positions[index] === '-') continue
      const linked = this.linkedAt(target, link)
      if (linked.to === address || linked.isFile) continue
      if (linked.lastPage !== number) linked.reached++
      linked.lastPage = number
      if (positions[index] === 'c' || linked.lastOwnPage === number) continue
      linked.lastOwnPage = number
      if (linked.to !== this.booking && !linked.to.startsWith(list)) own++
    }
    const { family, sources } = page
    const limits = rulesOf(family)?.links
    if (
      limits === undefined ||
      limits === 'by the owner' ||
      !page.isCanonical ||
      page.firstPage !== undefined
    )
      return
    this.checked.push({ family, sources, address, limits, own })
  }

  /** What is counted of a target: a link to a part of a page counts as one to the page. */
  private linkedAt(number: number, link: string): Linked {
    const known = this.linked[number]
    if (known) return known
    const to = pathOf(link)
    const page = this.numberOf(to)
    const linked =
      page === number
        ? { to: detach(to), isFile: isFileLink(to), reached: 0, lastPage: -1, lastOwnPage: -1 }
        : this.linkedAt(page, to)
    this.linked[number] = linked
    return linked
  }

  problems(): Problem[] {
    return [...groupBy(this.checked, ({ family }) => family)].flatMap(([family, pages]) =>
      (['least', 'most', 'reachedBy'] as const).flatMap((limit): Problem[] => {
        const { code, what, hint } = limitRules[limit]
        const numberOf = ({ address, own }: Checked) =>
          limit === 'reachedBy' ? (this.linked[this.numberOf(address)]?.reached ?? 0) : own
        const outside = pages.filter((page) =>
          limit === 'most' ? numberOf(page) > page.limits.most : numberOf(page) < page.limits[limit],
        )
        const [example] = outside
        if (!example) return []
        const subject =
          outside.length === 1
            ? `One page of the family "${family}" has`
            : `${outside.length} pages of the family "${family}" have`
        const found = `${subject} ${what(example.limits[limit])}, for example ${example.address} (${numberOf(example)}).`
        return [warningAt(firstPlaces(outside, examplesShown), { code, what: found, hint })]
      }),
    )
  }
}

/** Of as many pages as are enough to find the cause. */
export function firstPlaces(pages: readonly Pick<LinkedPage, 'sources'>[], most: number): Place[] {
  const sources = new Map(pages.flatMap(({ sources: [source] }) => (source ? [[source.entry, source]] : [])))
  return [...sources.values()].slice(0, most).map(startOf)
}

const limitRules: Record<keyof LinkLimits, { code: string; what: (limit: number) => string; hint: string }> =
  {
    least: {
      code: 'few-links',
      what: (limit) => `fewer than ${limit} links in the main part`,
      hint: 'Add links that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
    },
    most: {
      code: 'many-links',
      what: (limit) => `more than ${limit} links in the main part`,
      hint: 'Keep those that a visitor of this page wants. The breadcrumb, cards and booking buttons do not count.',
    },
    reachedBy: {
      code: 'seldom-linked',
      what: (limit) => `links from the main parts of fewer than ${limit} other pages`,
      hint: 'Link to it from the pages whose visitors may want it.',
    },
  }
