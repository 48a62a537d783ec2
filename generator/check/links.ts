/**
 * Checks the links of finished pages: pages and files that do not exist, ids that do not exist, pages out of
 * reach.
 */
import { type AddressStyle, basePathOf, formatHref, originOf } from '../core/addresses.ts'
import { groupBy } from '../core/group-by.ts'
import { belongsTo, type InvalidParts, isComplete, nothingInvalid } from '../core/invalid-parts.ts'
import { errorAt, type Place, type Problem, placeAt, type Source, startOf } from '../core/problem.ts'
import { deadAnchor, deadLink, leadsToDraft } from '../core/problem-texts.ts'
import { decodePercents } from '../core/text.ts'
import { isFileLink, LinkIndex, withoutQuery } from './link-index.ts'
import { firstPlaces, type LinkedPage, MainLinks } from './main-links.ts'
import type { FoundLinks } from './page-facts.ts'

/**
 * The limit of clicks from the home page to any page. Going on in a list that is split is no click: each part
 * links to all others.
 */
const clicks = 3

/** What was checked before the pages were made, and is not reported again. */
type KnownBefore = {
  /** Links of the owner's texts and redirects, with their lines. Those to pages have been checked. */
  written: readonly { href: string; file: string; line: number }[]
  invalid: InvalidParts
  /** Paths of the pages of drafts, each with its entry. */
  drafts: ReadonlyMap<string, Source>
  /** The blocks of the owner's texts with an id, with the files of these texts. */
  named?: (id: string) => readonly Place[]
}

/** The limit of pages that are named. */
const examplesShown = 6

/** Whether a file of `content/` is the text of one of the entries that a page is made of. */
const isTextOf = (file: string, { sources }: Pick<LinkedPage, 'sources'>) =>
  sources.some((source) => source.file === file || file.endsWith(`/${source.entry.split('/').at(-1)}.md`))

/**
 * Whether two links lead to the same address: pages have it in percent encoding, and texts as their author
 * writes it.
 */
const isSameAddress = (one: string, other: string) =>
  decodePercents(withoutQuery(one)) === decodePercents(withoutQuery(other))

/** Collects the links of pages, and checks them when all pages are known. */
export class LinkChecker {
  private readonly base: string
  private readonly index: LinkIndex<LinkedPage>
  /** The finished pages, by the numbers that the index gives them. */
  private readonly pages: LinkedPage[] = []
  private readonly mainLinks: MainLinks
  /** The addresses of pages that could not be rendered. */
  private readonly missed = new Set<string>()

  /** @param expected the pages that will be seen, as far as they are known: less memory is needed for them */
  constructor(
    private readonly style: AddressStyle,
    expected: Iterable<Pick<LinkedPage, 'path'>> = [],
  ) {
    this.base = `${basePathOf(style)}/`
    this.index = new LinkIndex(`${originOf(style)}/`)
    this.mainLinks = new MainLinks(style, this.index.numberOf)
    for (const page of expected) this.index.announce(this.addressOf(page))
  }

  /** The address of a page as links have it. Where it is the path itself, both are one text in memory. */
  private addressOf({ path }: Pick<LinkedPage, 'path'>): string {
    const address = formatHref(path, this.style)
    return address === path ? path : address
  }

  add(page: LinkedPage, links: FoundLinks): void {
    const address = this.addressOf(page)
    const numbers = this.index.add(address, links, () => page)
    this.mainLinks.add(page, address, links, numbers)
    this.pages.push(page)
  }

  /** Adds a page that could not be rendered: its links are unknown. */
  miss(page: Pick<LinkedPage, 'path'>): void {
    this.missed.add(this.addressOf(page))
  }

  /** @param files the addresses of all files beside the pages, as links have them */
  problems(
    files: ReadonlySet<string>,
    known: KnownBefore = { written: [], invalid: nothingInvalid(), drafts: new Map() },
  ): Problem[] {
    const isWhole = isComplete(known.invalid) && this.missed.size === 0
    return [
      ...this.deadLinks(files, known),
      ...this.repeatedIds(known),
      ...(isWhole ? [...this.outOfReach(), ...this.mainLinks.problems()] : []),
    ]
  }

  /**
   * The links from other pages to a page: their number, some of these pages, and the clicks from the home
   * page, if it can be reached.
   */
  inbound(path: string): { count: number; examples: readonly string[]; clicks: number | undefined } {
    const wanted = this.index.pageAt(formatHref(path, this.style))
    if (wanted === undefined) return { count: 0, examples: [], clicks: undefined }
    const pageAt = this.index.pagesOfTargets()
    const from = this.pages.filter(
      (_, page) => page !== wanted && this.index.links.at(page).some((target) => pageAt[target] === wanted),
    )
    const examples = from.slice(0, examplesShown).map((page) => this.addressOf(page))
    return { count: from.length, examples, clicks: this.depths()[wanted] }
  }

  private deadLinks(files: ReadonlySet<string>, { written, invalid, drafts }: KnownBefore): Problem[] {
    const ofDrafts = new Map([...drafts].map(([path, source]) => [formatHref(path, this.style), source]))
    const isThere = (address: string) =>
      this.missed.has(address) || (address.startsWith(this.base) && files.has(decodePercents(address)))
    return this.index
      .broken((address) => this.index.pageAt(address) ?? isThere(address))
      .flatMap(({ target, address, isDead, count, example }): Problem[] => {
        if (isDead && belongsTo(invalid, address)) return []
        const own = written.filter(({ href, file }) =>
          href.startsWith('#')
            ? isTextOf(file, example) && target.endsWith(href)
            : isSameAddress(formatHref(href, this.style), target),
        )
        if (isDead && own.length > 0 && !isFileLink(address)) return []
        const draft = ofDrafts.get(address)
        if (draft)
          return [
            errorAt(startOf(draft), leadsToDraft(target, draft.entry, { count, example: example.path })),
          ]
        const missing =
          isDead && isFileLink(address)
            ? [{ file: `static/${decodePercents(address.slice(this.base.length))}` }]
            : []
        const places = own.length > 0 ? own.map(startOf) : missing
        return [errorAt(places, (isDead ? deadLink : deadAnchor)(target, count, example.path))]
      })
  }

  private repeatedIds({ named = () => [] }: KnownBefore): Problem[] {
    const found = this.pages.flatMap((page, number) =>
      this.index.repeatedIds(number).map((id) => {
        const own = named(id).filter(({ file }) => isTextOf(file, page))
        return {
          id,
          page,
          places: own.length > 0 ? own.map(({ file, line }) => placeAt(file, line)) : firstPlaces([page], 1),
        }
      }),
    )
    return Array.from(
      groupBy(found, ({ id, places }) => JSON.stringify([id, places])).values(),
      ([{ id, page, places }]) =>
        errorAt(places, {
          code: 'id-twice',
          what: `Two parts of ${this.addressOf(page)} have the id "${id}", so all links to #${id} lead to the first of them.`,
          hint: 'Write another name behind the # of one of them, or other words in the heading. A name that is written only once is one of the page itself.',
        }),
    )
  }

  private outOfReach(): Problem[] {
    const depths = this.depths()
    // Another check reports two pages with one address; links lead to the second.
    const isAtItsAddress = (page: LinkedPage, number: number) =>
      this.index.pageAt(this.addressOf(page)) === number
    const lost = this.pages.filter(
      (page, number) =>
        page.isWanted &&
        (depths[number] ?? Number.POSITIVE_INFINITY) > clicks &&
        isAtItsAddress(page, number),
    )
    const [example] = lost
    if (!example) return []
    const depth = depths[this.pages.indexOf(example)]
    const problem = errorAt(firstPlaces(lost, examplesShown), {
      code: 'out-of-reach',
      what: `${lost.length === 1 ? 'One page' : `${lost.length} pages`} cannot be reached from the home page in three clicks, for example ${this.addressOf(example)} (${depth === undefined ? 'no link leads there' : `${depth} clicks`}).`,
      hint: `Link to it from a page that is closer to the home page${example.family === 'page' ? ', or write "linked: false" in its front matter if only those who get its address must find it' : ''}.`,
    })
    return [problem]
  }

  /** Clicks from the home page, by the number of a page; nothing for those that cannot be reached. */
  private depths(): (number | undefined)[] {
    const pageAt = this.index.pagesOfTargets()
    const listOf = (page: number) => this.pages[page]?.firstPage ?? this.pages[page]?.path
    const home = this.index.pageAt(this.base)
    const depths = this.pages.map((): number | undefined => undefined)
    let reached = home === undefined ? [] : [home]
    if (home !== undefined) depths[home] = 0
    for (let depth = 0; reached.length > 0; depth++) {
      const next: number[] = []
      // Parts of a list are added while the loop runs.
      for (const page of reached) {
        // It was reached with fewer clicks, as a page of a list.
        if (depths[page] !== depth) continue
        for (const target of this.index.links.at(page)) {
          const to = pageAt[target]
          if (to === undefined) continue
          const isSameList = listOf(to) === listOf(page)
          const clicksTo = isSameList ? depth : depth + 1
          if ((depths[to] ?? Number.POSITIVE_INFINITY) <= clicksTo) continue
          depths[to] = clicksTo
          ;(isSameList ? reached : next).push(to)
        }
      }
      reached = next
    }
    return depths
  }
}
