/**
 * Checks the links in the main part of pages that are made by the hundred: how many each has, and from how
 * many pages it is reached.
 */
import { type AddressStyle, formatHref, paths } from '../core/addresses.ts'
import { type LinkLimits, rulesOf } from '../core/families.ts'
import { groupBy } from '../core/group-by.ts'
import { type Place, type Problem, startOf, warningAt } from '../core/problem.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { isFileLink, pathOf } from './link-index.ts'
import type { FoundLinks } from './page-facts.ts'

/** A finished page, as far as the checks of links need it. */
export type LinkedPage = Pick<
  PlannedPage,
  'family' | 'path' | 'sources' | 'firstPage' | 'isCanonical' | 'isWanted'
>

type Checked = Pick<LinkedPage, 'family' | 'sources'> & { address: string; limits: LinkLimits; own: number }

/** The limit of pages whose places are named. */
const examplesShown = 3

/** Counts links in main parts, and compares them with the limits when all pages are known. */
export class MainLinks {
  private readonly checked: Checked[] = []
  private readonly booking: string
  /** How many other pages have a link to a target in their main part, by its number. */
  private readonly reached: number[] = []

  /** @param numberOf the number of the target of a link */
  constructor(
    style: AddressStyle,
    private readonly numberOf: (link: string) => number,
  ) {
    this.booking = formatHref(paths.booking(), style)
  }

  /** Adds a finished page. @param address its address as links have it */
  add(page: LinkedPage, address: string, { targets, positions }: FoundLinks): void {
    /** The pages that the main part links to, each with whether a link to it is outside of cards. */
    const linked = new Map<string, boolean>()
    for (const [index, target] of targets.entries()) {
      const position = positions[index]
      if (position === '-' || !target.startsWith('/')) continue
      const to = pathOf(target)
      if (to !== address && !isFileLink(to)) linked.set(to, position === 'm' || linked.get(to) === true)
    }
    for (const to of linked.keys()) {
      const number = this.numberOf(to)
      this.reached[number] = (this.reached[number] ?? 0) + 1
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
    const list = `${address.replace(/\/$/, '')}/`
    const own = [...linked].filter(([to, isOwn]) => isOwn && to !== this.booking && !to.startsWith(list))
    this.checked.push({ family, sources, address, limits, own: own.length })
  }

  problems(): Problem[] {
    return [...groupBy(this.checked, ({ family }) => family)].flatMap(([family, pages]) =>
      (['least', 'most', 'reachedBy'] as const).flatMap((limit): Problem[] => {
        const { code, what, hint } = limitRules[limit]
        const numberOf = ({ address, own }: Checked) =>
          limit === 'reachedBy' ? (this.reached[this.numberOf(address)] ?? 0) : own
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

/** The places of the first entries that pages are made of, as many as are enough to find the cause. */
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
