/**
 * Checks the links of finished pages: pages and files that do not exist, places on a page that do not exist, pages out of reach.
 *
 * Links are read from the finished HTML, not from the route table: those inside of an article exist only after markdown, and a template
 * may have written one by hand. The HTML is the renderer's own, so a scan of its tags is enough; a test holds the scan to a real parser.
 */

import { basePathOf } from '../routes/paths.ts'
import type { Route } from '../routes/route.ts'
import { isCanonical } from '../routes/route.ts'
import type { Problem } from './problem.ts'
import { wording } from './wording.ts'

/** Clicks from the home page within which every page must be found: `decisions.md`, "Routes". */
const clicks = 3

export type FoundLinks = { targets: string[]; ids: string[] }

/** A tag with its attributes; quoted values may hold a `>`. */
const tags = /<[a-z][a-z0-9-]*(?:\s+[^\s"'>/=]+(?:="[^"]*")?)*\s*\/?>/g
const addresses = /\s(href|src|srcset|srcSet|action|poster)="([^"]*)"/g
const identifiers = /\sid="([^"]*)"/

/** The addresses that a page links to or loads, and the ids that it offers. */
export function scanLinks(html: string): FoundLinks {
  const found: FoundLinks = { targets: [], ids: [] }
  for (const [tag] of html.matchAll(tags)) {
    const id = identifiers.exec(tag)?.[1]
    if (id !== undefined) found.ids.push(decode(id))
    for (const [, name = '', value = ''] of tag.matchAll(addresses)) {
      if (name.toLowerCase() === 'srcset') found.targets.push(...value.split(',').map((candidate) => decode(candidate.trim().split(/\s+/)[0] ?? '')))
      else found.targets.push(decode(value))
    }
  }
  return found
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&#x26;', '&').replaceAll('&amp;', '&')

type Seen = { count: number; example: string }

/** Gathers the links of pages as they pass, and judges them when all have passed. */
export class LinkChecker {
  private readonly base: string
  private readonly spelledBy = new Map<string, string>()
  private readonly linksFrom = new Map<string, readonly string[]>()
  private readonly seen = new Map<string, Seen>()
  private readonly anchors = new Map<string, ReadonlySet<string>>()
  private readonly routes: { path: string; wanted: boolean }[] = []

  /** @param spell how an address of the site is written in a link */
  constructor(
    style: { address: string },
    private readonly spell: (path: string) => string,
  ) {
    this.base = `${basePathOf(style)}/`
  }

  /** Takes note of a finished page. */
  see(route: Route, html: string): void {
    const address = this.spell(route.path)
    const { targets, ids } = scanLinks(html)
    const local = [...new Set(targets)].filter((target) => target.startsWith('/') || target.startsWith('#') || target.startsWith('?'))
    const full = local.map((target) => (target.startsWith('/') ? target : `${address}${target}`))
    for (const target of full) {
      const known = this.seen.get(target)
      if (known) known.count++
      else this.seen.set(target, { count: 1, example: route.path })
    }
    this.spelledBy.set(address, route.path)
    this.linksFrom.set(address, [...new Set(full.map((target) => target.replace(/[?#].*$/, '')))])
    this.anchors.set(address, new Set(ids))
    this.routes.push({ path: address, wanted: isCanonical(route) || (!route.meta.noindex && !route.meta.bare) })
  }

  /** @param files the addresses of all files beside the pages, as links carry them */
  problems(files: ReadonlySet<string>): Problem[] {
    return [...this.deadLinks(files), ...this.outOfReach()]
  }

  private deadLinks(files: ReadonlySet<string>): Problem[] {
    return [...this.seen].flatMap(([target, { count, example }]): Problem[] => {
      const [, address = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
      const place = { severity: 'error' as const, places: [] }
      if (!address.startsWith(this.base) || (!this.spelledBy.has(address) && !files.has(address))) {
        return [{ ...place, ...wording.deadLink(target, count, example) }]
      }
      const misses = fragment !== '' && this.spelledBy.has(address) && !this.anchors.get(address)?.has(fragment)
      return misses ? [{ ...place, ...wording.deadAnchor(target, count, example) }] : []
    })
  }

  private outOfReach(): Problem[] {
    const depths = this.depths()
    const lost = this.routes.filter(({ path, wanted }) => wanted && (depths.get(path) ?? Number.POSITIVE_INFINITY) > clicks)
    const [example] = lost
    if (!example) return []
    const depth = depths.get(example.path)
    return [
      { severity: 'error', places: [], ...wording.outOfReach(lost.length, example.path, depth === undefined ? 'no link leads there' : `${depth} clicks`) },
    ]
  }

  /** Clicks from the home page to every page, breadth first. */
  private depths(): ReadonlyMap<string, number> {
    const depths = new Map([[this.base, 0]])
    for (const [address, depth] of depths) {
      for (const target of this.linksFrom.get(address) ?? []) {
        if (this.spelledBy.has(target) && !depths.has(target)) depths.set(target, depth + 1)
      }
    }
    return depths
  }
}
