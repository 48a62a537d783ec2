/** Checks the links of finished pages: pages and files that do not exist, ids that do not exist, pages out of reach. */

import { type AddressStyle, basePathOf, formatHref, originOf } from '../core/addresses.ts'
import { belongsTo, isComplete, type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import { type FoundLinks, LinkIndex, withoutQuery } from './link-index.ts'

/** The limit of clicks from the home page to any page. Going on in a list that is split is no click: each part links to all others. */
const clicks = 3

/** A page by its address. `wanted`: visitors must be able to reach it. Without a number, it could not be rendered, and its links are unknown. */
type SeenPage = { number?: number; wanted: boolean; source?: Source | undefined }

/** Links that were checked before the pages were made: they are not reported again. */
export type KnownBefore = {
  /** Links of the owner's texts and redirects, with their lines. Those to pages have been checked. */
  written?: readonly { href: string; file: string; line: number }[]
  leftOut?: LeftOut
  /** Paths of the pages of drafts, each with its entry. */
  drafts?: ReadonlyMap<string, Source>
}

/** The links to a page: the number of other pages with one, some of them, and the clicks from the home page, if it can be reached. */
export type Inbound = { count: number; examples: readonly string[]; clicks: number | undefined }

/** The limit of pages that are named. */
const examplesShown = 6

type SeenRoute = Pick<Route, 'path' | 'sources'>

/** Whether an address is that of a file, not of a page. */
export const isFileLink = (address: string): boolean => /\.[a-z0-9]+$/.test(address)

/** Whether a file of `content/` is the text of one of the entries that a page is made of. */
const isTextOf = (file: string, { sources }: SeenRoute) =>
  sources.some((source) => source.file === file || file.endsWith(`/${source.entry.split('/').at(-1)}.md`))

/** Collects the links of pages, and checks them when all pages are known. */
export class LinkChecker {
  private readonly base: string
  private readonly index: LinkIndex<SeenRoute>
  private readonly pages = new Map<string, SeenPage>()
  /** The addresses of the finished pages, by number. */
  private readonly rendered: string[] = []
  /** Of pages with a further part of a list: the address of the first part, by number. */
  private readonly firstParts = new Map<number, string>()

  /** @param style how the addresses of the site are written in a link */
  constructor(private readonly style: AddressStyle) {
    this.base = `${basePathOf(style)}/`
    this.index = new LinkIndex(`${originOf(style)}/`)
  }

  /** Adds a finished page. */
  see(page: SeenRoute & Pick<PlannedPage, 'isWanted' | 'partOf'>, links: FoundLinks): void {
    const address = formatHref(page.path, this.style)
    this.index.add(address, address, links, () => page)
    const number = this.rendered.push(address) - 1
    this.pages.set(address, { number, wanted: page.isWanted, source: page.sources[0] })
    if (page.partOf !== undefined) this.firstParts.set(number, formatHref(page.partOf, this.style))
  }

  /** Adds a page that could not be rendered: its links are unknown. */
  miss({ path }: Pick<Route, 'path'>): void {
    this.pages.set(formatHref(path, this.style), { wanted: false })
  }

  /** @param files the addresses of all files beside the pages, as links have them */
  problems(files: ReadonlySet<string>, known: KnownBefore = {}): Problem[] {
    const isWhole = isComplete(known.leftOut ?? nothingLeftOut()) && this.rendered.length === this.pages.size
    return [...this.deadLinks(files, known), ...(isWhole ? this.outOfReach() : [])]
  }

  /** The links from other pages to a page. */
  inbound(path: string): Inbound {
    const address = formatHref(path, this.style)
    const addresses = this.index.addresses()
    const from = this.rendered.filter((other, page) => other !== address && this.index.linksOf(page).some((target) => addresses[target] === address))
    const page = this.pages.get(address)?.number
    return { count: from.length, examples: from.slice(0, examplesShown), clicks: page === undefined ? undefined : this.depths().get(page) }
  }

  private deadLinks(files: ReadonlySet<string>, { written = [], leftOut = nothingLeftOut(), drafts = new Map() }: KnownBefore): Problem[] {
    const ofDrafts = new Map([...drafts].map(([path, source]) => [formatHref(path, this.style), source]))
    const exists = (address: string) => this.pages.has(address) || (address.startsWith(this.base) && files.has(address))
    return this.index
      .broken((address) => (exists(address) ? address : undefined))
      .flatMap(({ target, address, isDead, count, example }): Problem[] => {
        const draft = ofDrafts.get(address)
        if (draft) {
          const from = { count, example: example.path }
          return [errorAt({ file: draft.file, line: draft.line }, wording.leadsToDraft(target, draft.entry, from))]
        }
        if (isDead && belongsTo(leftOut, address)) return []
        const own = written.filter(({ href, file }) =>
          href.startsWith('#') ? isTextOf(file, example) && target.endsWith(href) : withoutQuery(formatHref(href, this.style)) === withoutQuery(target),
        )
        if (isDead && own.length > 0 && !isFileLink(address)) return []
        const places = own.map(({ file, line }) => ({ file, line }))
        return [errorAt(places, (isDead ? wording.deadLink : wording.deadAnchor)(target, count, example.path))]
      })
  }

  private outOfReach(): Problem[] {
    const depths = this.depths()
    const lost = [...this.pages].filter(([, { wanted, number = -1 }]) => wanted && (depths.get(number) ?? Number.POSITIVE_INFINITY) > clicks)
    const [[example, { number = -1 }] = ['', {}]] = lost
    if (lost.length === 0) return []
    const depth = depths.get(number)
    const sources = new Map(lost.flatMap(([, { source }]) => (source ? [[source.entry, source]] : [])))
    const places = [...sources.values()].slice(0, examplesShown).map(({ file, line }) => ({ file, line }))
    return [errorAt(places, wording.outOfReach(lost.length, example, depth === undefined ? 'no link leads there' : `${depth} clicks`))]
  }

  /** Clicks from the home page to every page that can be reached; pages by number. */
  private depths(): ReadonlyMap<number, number> {
    const pageAt = this.index.addresses().map((address) => this.pages.get(address)?.number)
    const listOf = (page: number) => this.firstParts.get(page) ?? this.rendered[page]
    const home = this.pages.get(this.base)?.number
    const depths = new Map<number, number>()
    let reached = new Set(home === undefined ? [] : [home])
    for (let depth = 0; reached.size > 0; depth++) {
      const next = new Set<number>()
      // Parts of a list are added while the loop runs.
      for (const page of reached) {
        if (depths.has(page)) continue
        depths.set(page, depth)
        for (const target of this.index.linksOf(page)) {
          const to = pageAt[target]
          if (to !== undefined && !depths.has(to)) (listOf(to) === listOf(page) ? reached : next).add(to)
        }
      }
      reached = next
    }
    return depths
  }
}
