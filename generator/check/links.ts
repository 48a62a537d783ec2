/** Checks the links of finished pages: pages and files that do not exist, ids that do not exist, pages out of reach. */

import { type AddressStyle, basePathOf, formatHref, originOf } from '../core/addresses.ts'
import { belongsTo, isComplete, type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { isCanonical, type Meta, type Route } from '../routes/route.ts'
import { LinkIndex } from './link-index.ts'

/** The limit of clicks from the home page to any page. */
const clicks = 3

type SeenPage = { links: readonly string[]; wanted: boolean; isMissing?: boolean; source?: Source | undefined }

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

/** Whether an address is that of a file, not of a page. */
export const isFileLink = (address: string): boolean => /\.[a-z0-9]+$/.test(address)

/** Whether a file of `content/` is the text of one of the entries that a page is made of. */
const isTextOf = (file: string, { sources }: Route) => sources.some((source) => source.file === file || file.endsWith(`/${source.entry.split('/').at(-1)}.md`))

/** Collects the links of pages, and checks them when all pages are known. */
export class LinkChecker {
  private readonly base: string
  private readonly index: LinkIndex<Route>
  private readonly pages = new Map<string, SeenPage>()

  /** @param style how the addresses of the site are written in a link */
  constructor(private readonly style: AddressStyle) {
    this.base = `${basePathOf(style)}/`
    this.index = new LinkIndex(`${originOf(style)}/`)
  }

  /** Adds a finished page. */
  see({ route, meta, html }: { route: Route; meta: Meta; html: string }): void {
    const address = formatHref(route.path, this.style)
    const links = this.index.add(address, address, html, () => route)
    this.pages.set(address, { links, wanted: isCanonical(route, meta) || (!meta.noindex && !meta.bare), source: route.sources[0] })
  }

  /** Adds a page that could not be rendered: its links are unknown. */
  miss(route: Route): void {
    this.pages.set(formatHref(route.path, this.style), { links: [], wanted: false, isMissing: true })
  }

  /** @param files the addresses of all files beside the pages, as links have them */
  problems(files: ReadonlySet<string>, known: KnownBefore = {}): Problem[] {
    const isWhole = isComplete(known.leftOut ?? nothingLeftOut()) && [...this.pages.values()].every(({ isMissing }) => !isMissing)
    return [...this.deadLinks(files, known), ...(isWhole ? this.outOfReach() : [])]
  }

  /** The links from other pages to a page. */
  inbound(path: string): Inbound {
    const address = formatHref(path, this.style)
    const leadsThere = (target: string) => this.index.addressOf(target) === address
    const from = [...this.pages].filter(([other, { links }]) => other !== address && links.some(leadsThere)).map(([other]) => other)
    return { count: from.length, examples: from.slice(0, examplesShown), clicks: this.depths().get(address) }
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
          href.startsWith('#') ? isTextOf(file, example) && target.endsWith(href) : formatHref(href, this.style) === target,
        )
        if (isDead && own.length > 0 && !isFileLink(address)) return []
        const places = own.map(({ file, line }) => ({ file, line }))
        return [errorAt(places, (isDead ? wording.deadLink : wording.deadAnchor)(target, count, example.path))]
      })
  }

  private outOfReach(): Problem[] {
    const depths = this.depths()
    const lost = [...this.pages].filter(([address, { wanted }]) => wanted && (depths.get(address) ?? Number.POSITIVE_INFINITY) > clicks)
    const [example] = lost[0] ?? []
    if (example === undefined) return []
    const depth = depths.get(example)
    const sources = new Map(lost.flatMap(([, { source }]) => (source ? [[source.entry, source]] : [])))
    const places = [...sources.values()].slice(0, examplesShown).map(({ file, line }) => ({ file, line }))
    return [errorAt(places, wording.outOfReach(lost.length, example, depth === undefined ? 'no link leads there' : `${depth} clicks`))]
  }

  /** Clicks from the home page to every page, breadth first. */
  private depths(): ReadonlyMap<string, number> {
    const depths = new Map([[this.base, 0]])
    for (const [address, depth] of depths) {
      for (const target of this.pages.get(address)?.links ?? []) {
        const next = this.index.addressOf(target)
        if (this.pages.has(next) && !depths.has(next)) depths.set(next, depth + 1)
      }
    }
    return depths
  }
}
