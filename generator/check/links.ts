/**
 * Checks the links of finished pages: pages and files that do not exist, places on a page that do not exist, pages out of reach.
 *
 * Links are read from the finished HTML, not from the route table: those inside of an article exist only after markdown, and a template
 * may have written one by hand. The HTML is the renderer's own, so a scan of its tags is enough; a test holds the scan to a real parser.
 */

import { type AddressStyle, basePathOf, formatHref, originOf } from '../core/addresses.ts'
import { belongsTo, isComplete, type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import type { Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { isCanonical, type Meta, type Route } from '../routes/route.ts'

/** Every page must be found within this many clicks from the home page. */
const clicks = 3

export type FoundLinks = { targets: string[]; ids: string[] }

/**
 * Attributes with an address, and ids. Quotation marks in texts are escaped by React and by the markdown step alike, so nothing that an
 * owner writes can look like one of these.
 */
const attributes = /\s(href|src|srcset|action|poster|id)="([^"]*)"/gi

/** Addresses by the attribute that holds them: most attributes of a site stand on many of its pages. */
export type Memory = Map<string, readonly string[]>

/** The addresses that a page links to or loads, and the ids that it offers. */
export function scanLinks(html: string, memory: Memory = new Map()): FoundLinks {
  const found: FoundLinks = { targets: [], ids: [] }
  for (const [whole, name = '', value = ''] of html.matchAll(attributes)) {
    if (name === 'id') found.ids.push(decode(value))
    else {
      const targets = memory.get(whole) ?? targetsOf(name, value)
      memory.set(whole, targets)
      found.targets.push(...targets)
    }
  }
  return found
}

const targetsOf = (name: string, value: string) =>
  name.toLowerCase() === 'srcset' ? value.split(', ').map((candidate) => decode(candidate.split(' ')[0] ?? '')) : [decode(value)]

const decode = (text: string) =>
  !text.includes('&')
    ? text
    : text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&#x26;', '&').replaceAll('&amp;', '&')

type Seen = { count: number; example: Route; address: string; fragment: string }
type SeenPage = { links: readonly string[]; ids?: ReadonlySet<string>; wanted: boolean }

/** What was found before the pages were made: it is not reported again, and it knows the lines of the owner's texts. */
export type KnownBefore = {
  /** Links of the owner's texts and redirects, with their lines. Those to pages have been checked. */
  written?: readonly { href: string; file: string; line: number }[]
  leftOut?: LeftOut
  /** Paths of the pages that drafts would make, each with its entry. */
  drafts?: ReadonlyMap<string, Source>
}

/** What leads to a page: how many other pages link to it, some of them, and how many clicks it is from the home page, if any lead there. */
export type Inbound = { count: number; examples: readonly string[]; clicks: number | undefined }

/** How many of the pages with a link are named. */
const examplesShown = 6

/** Whether an address names a file and no page. */
export const isFileLink = (address: string): boolean => /\.[a-z0-9]+$/.test(address)

/** Whether a file of `content/` is the text of one of the entries that a page is made of. */
const isTextOf = (file: string, { sources }: Route) => sources.some((source) => source.file === file || file.endsWith(`/${source.entry.split('/').at(-1)}.md`))

function takeApart(target: string): { address: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
  return { address, fragment }
}

/** Gathers the links of pages as they pass, and judges them when all have passed. */
export class LinkChecker {
  private readonly base: string
  private readonly origin: string
  /** Every address that some page refers to, with how many do. */
  private readonly seen = new Map<string, Seen>()
  private readonly pages = new Map<string, SeenPage>()
  private readonly memory: Memory = new Map()

  /** @param style how the addresses of the site are written in a link */
  constructor(private readonly style: AddressStyle) {
    this.base = `${basePathOf(style)}/`
    this.origin = `${originOf(style)}/`
  }

  /** Takes note of a finished page. */
  see({ route, meta, html }: { route: Route; meta: Meta; html: string }): void {
    const address = formatHref(route.path, this.style)
    const { targets, ids } = scanLinks(html, this.memory)
    const links = new Set<string>()
    const absolute = new Set<string>()
    for (const target of targets) {
      if (target.startsWith('/')) links.add(target)
      else if (target.startsWith(this.origin)) absolute.add(target.slice(this.origin.length - 1))
      else if (target.startsWith('#') || target.startsWith('?')) links.add(`${address}${target}`)
    }
    // Canonical links and such lead nobody to a page, but what they name must exist.
    for (const target of new Set([...links, ...absolute])) {
      const known = this.seen.get(target)
      if (known) known.count++
      else this.seen.set(target, { count: 1, example: route, ...takeApart(target) })
    }
    this.pages.set(address, { links: [...links], ids: new Set(ids), wanted: isCanonical(route, meta) || (!meta.noindex && !meta.bare) })
  }

  /** Takes note of a page that could not be made: nobody knows where it leads. */
  miss(route: Route): void {
    this.pages.set(formatHref(route.path, this.style), { links: [], wanted: false })
  }

  /** @param files the addresses of all files beside the pages, as links carry them */
  problems(files: ReadonlySet<string>, known: KnownBefore = {}): Problem[] {
    const isWhole = isComplete(known.leftOut ?? nothingLeftOut()) && [...this.pages.values()].every(({ ids }) => ids)
    return [...this.deadLinks(files, known), ...(isWhole ? this.outOfReach() : [])]
  }

  /** What leads to a page of the site from its other pages. */
  inbound(path: string): Inbound {
    const address = formatHref(path, this.style)
    const leadsThere = (target: string) => (this.seen.get(target)?.address ?? target) === address
    const from = [...this.pages].filter(([other, { links }]) => other !== address && links.some(leadsThere)).map(([other]) => other)
    return { count: from.length, examples: from.slice(0, examplesShown), clicks: this.depths().get(address) }
  }

  private deadLinks(files: ReadonlySet<string>, { written = [], leftOut = nothingLeftOut(), drafts = new Map() }: KnownBefore): Problem[] {
    const ofDrafts = new Map([...drafts].map(([path, source]) => [formatHref(path, this.style), source]))
    return [...this.seen].flatMap(([target, { count, example, address, fragment }]): Problem[] => {
      const page = this.pages.get(address)
      const draft = ofDrafts.get(address)
      if (draft) {
        const from = { count, example: example.path }
        return [{ severity: 'error', places: [{ file: draft.file, line: draft.line }], ...wording.leadsToDraft(target, draft.entry, from) }]
      }
      const isDead = !page && !(address.startsWith(this.base) && files.has(address))
      const isLost = page?.ids !== undefined && fragment !== '' && !page.ids.has(fragment)
      if ((!isDead && !isLost) || (isDead && belongsTo(leftOut, address))) return []
      const own = written.filter(({ href, file }) =>
        href.startsWith('#') ? isTextOf(file, example) && target.endsWith(href) : formatHref(href, this.style) === target,
      )
      if (isDead && own.length > 0 && !isFileLink(address)) return []
      const places = own.map(({ file, line }) => ({ file, line }))
      return [{ severity: 'error', places, ...(isDead ? wording.deadLink : wording.deadAnchor)(target, count, example.path) }]
    })
  }

  private outOfReach(): Problem[] {
    const depths = this.depths()
    const lost = [...this.pages].filter(([address, { wanted }]) => wanted && (depths.get(address) ?? Number.POSITIVE_INFINITY) > clicks)
    const [example] = lost[0] ?? []
    if (example === undefined) return []
    const depth = depths.get(example)
    return [{ severity: 'error', places: [], ...wording.outOfReach(lost.length, example, depth === undefined ? 'no link leads there' : `${depth} clicks`) }]
  }

  /** Clicks from the home page to every page, breadth first. */
  private depths(): ReadonlyMap<string, number> {
    const depths = new Map([[this.base, 0]])
    for (const [address, depth] of depths) {
      for (const target of this.pages.get(address)?.links ?? []) {
        const next = this.seen.get(target)?.address ?? target
        if (this.pages.has(next) && !depths.has(next)) depths.set(next, depth + 1)
      }
    }
    return depths
  }
}
