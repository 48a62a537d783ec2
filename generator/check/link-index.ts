/**
 * Collects links and ids of finished pages. Both link checks use it: that of rendered pages and that of a published folder.
 *
 * Links are read from the finished HTML, not from the route table: links of articles exist only after markdown, and a template may have
 * a link of its own. The HTML is the renderer's own, so a scan of its tags is enough; a test compares the scan with a real parser.
 */

export type FoundLinks = { targets: string[]; ids: string[] }

/**
 * Attributes with an address, and ids. React and the markdown step escape quotation marks in texts, so no text can match.
 */
const attributes = /\s(href|src|srcset|action|poster|id)="([^"]*)"/gi

/** Addresses by attribute: most attributes of a site are on many of its pages. */
export type Memory = Map<string, readonly string[]>

/** The addresses that a page links to or loads, and its ids. */
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

function takeApart(target: string): { address: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? []
  return { address, fragment }
}

/** A link to a missing page or id. `Example` describes its first place. */
export type BrokenLink<Example> = { target: string; address: string; isDead: boolean; count: number; example: Example }

type Seen<Example> = { count: number; example: Example; address: string; fragment: string }

export class LinkIndex<Example> {
  /** Every address that pages refer to, with the number of those pages. */
  private readonly seen = new Map<string, Seen<Example>>()
  private readonly idsOf = new Map<string, ReadonlySet<string>>()
  private readonly memory: Memory = new Map()

  /** @param origin the site's own origin with a slash: absolute links that begin with it are links of the site */
  constructor(private readonly origin?: string) {}

  /**
   * Adds a page.
   * @param key the name under which `resolve` of `broken` finds the page
   * @param self the address of the page, for links with only a fragment or query
   * @param exampleOf describes where the page has a link
   * @returns the links of the page that visitors can follow
   */
  add(key: string, self: string, html: string, exampleOf: (target: string) => Example): readonly string[] {
    const { targets, ids } = scanLinks(html, this.memory)
    const links = new Map<string, string>()
    const absolute = new Map<string, string>()
    for (const target of targets) {
      if (target.startsWith('/')) links.set(target, target)
      else if (this.origin !== undefined && target.startsWith(this.origin)) absolute.set(target.slice(this.origin.length - 1), target)
      else if (target.startsWith('#') || target.startsWith('?')) links.set(`${self}${target}`, target)
    }
    // Canonical and similar links are not followed by visitors, but their targets must exist.
    for (const [target, written] of new Map([...links, ...absolute])) {
      const known = this.seen.get(target)
      if (known) known.count++
      else this.seen.set(target, { count: 1, example: exampleOf(written), ...takeApart(target) })
    }
    this.idsOf.set(key, new Set(ids))
    return [...links.keys()]
  }

  /** The address of a link, without query and fragment. */
  addressOf(target: string): string {
    return this.seen.get(target)?.address ?? target
  }

  /** @param resolve the key of the page or file that has an address; nothing when none has it */
  broken(resolve: (address: string) => string | undefined): BrokenLink<Example>[] {
    return [...this.seen].flatMap(([target, { count, example, address, fragment }]) => {
      const key = resolve(address)
      const ids = key === undefined ? undefined : this.idsOf.get(key)
      const isDead = key === undefined
      return isDead || (ids && fragment !== '' && !ids.has(fragment)) ? [{ target, address, isDead, count, example }] : []
    })
  }
}
