/** What an address is about, read from published addresses alone, also when its entries are long gone. */
import {
  type AddressNames,
  allActsLanding,
  fillPattern,
  type NamedKind,
  piecesOf,
  type SitePath,
} from '../core/addresses.ts'
import { familyRules, isNamed, type NamedFamily } from '../core/families.ts'
import { countEach } from '../core/group-by.ts'
import type { Site } from '../load/site.ts'
import { landingKindsOf } from '../relate/categories.ts'

export type ReadAddress = { family: NamedFamily; names: AddressNames }

/** What a site says of its addresses: others are read from the addresses alone. */
export type SiteNames = {
  /** Those that the owner wrote: they are about no entry, however their addresses begin. */
  pages?: readonly { path: string }[]
  /** How the addresses of landing pages begin; those of former kinds are known by their many cities. */
  landings?: readonly string[]
}

export const namesOf = (site: Pick<Site, 'categories' | 'pages'>): SiteNames => ({
  pages: site.pages,
  landings: landingKindsOf(site),
})

/** The same parts with another entry; the parts themselves where they name none of its kind. */
export const renamed = (parts: ReadAddress, kind: NamedKind, slug: string): ReadAddress =>
  kind in parts.names ? { ...parts, names: { ...parts.names, [kind]: slug } } : parts

/** The address that has these parts. */
export const writtenAddress = ({ family, names }: ReadAddress): SitePath =>
  fillPattern(familyRules[family].address, names)

/**
 * Makes a reader of addresses, which returns nothing for a page about no entry. Words do not say where a name
 * ends (`/the-rover-den-haag/`), so names are learned from addresses with one name only, `/artist/<slug>/`,
 * `/blog/<slug>/`, `/live-muziek-<key>/`, `/<artist>-tribute-boeken/`, of all known ones. Whatever else stands
 * behind an act is an occasion, perhaps of a former time.
 */
export function addressReader(
  known: Iterable<string>,
  { pages = [], landings = [] }: SiteNames = {},
): (address: string) => ReadAddress | undefined {
  const all = [...known]
  const learned = (pattern: RegExp) => new Set(all.flatMap((address) => pattern.exec(address)?.[1] ?? []))
  const fixed = new Set(pages.map(({ path }) => path))
  const city = learned(new RegExp(`^\\/${allActsLanding}-([a-z0-9-]+)\\/$`))
  const names: Readonly<Record<string, { has: (name: string) => boolean }>> = {
    act: learned(/^\/artist\/([a-z0-9-]+)\/$/),
    artist: learned(/^\/([a-z0-9-]+)-tribute-boeken\/$/),
    city,
    article: learned(/^\/blog\/([a-z0-9-]+)\/$/),
    landing: new Set([...landings, allActsLanding, ...formerLandings(all, city)]),
    occasion: { has: (name) => !name.includes('/') },
  }

  /** The names in an address that has these pieces, from a place on. */
  const namesFrom = (
    address: string,
    start: number,
    [literal = '', word, ...others]: readonly string[],
  ): AddressNames | undefined => {
    if (!address.startsWith(literal, start)) return undefined
    const from = start + literal.length
    if (word === undefined) return from === address.length ? {} : undefined
    // The longest name first: of the acts "a" and "a-b", "/a-b-gent/" is about the latter.
    for (
      let at = address.lastIndexOf(others[0] ?? '');
      at > from;
      at = address.lastIndexOf(others[0] ?? '', at - 1)
    ) {
      const name = address.slice(from, at)
      const rest = names[word]?.has(name) ? namesFrom(address, at, others) : undefined
      if (rest) return { [word]: name, ...rest }
    }
    return undefined
  }

  const patterns = Object.keys(familyRules)
    .filter(isNamed)
    .map((family) => ({ family, pieces: piecesOf(familyRules[family].address) }))
    // Any word may be an occasion: first those that can be nothing else.
    .sort((one, other) => Number(one.pieces.includes('occasion')) - Number(other.pieces.includes('occasion')))
  return (address) => {
    if (fixed.has(address)) return undefined
    // An act may be called "… tribute" itself: the families of acts come before those of artists.
    for (const { family, pieces } of patterns) {
      const found = namesFrom(address, 0, pieces)
      if (found) return { family, names: found }
    }
    return undefined
  }
}

/**
 * What addresses begin with that end with the names of more than half of the cities, and of three at least:
 * landing pages of a category that the site has no more. Acts, which have such pages too, are known by then.
 */
function formerLandings(addresses: readonly string[], cities: ReadonlySet<string>): string[] {
  const counts = countEach(
    addresses.flatMap((address) => {
      const words = /^\/([a-z0-9-]+)\/$/.exec(address)?.[1]?.split('-') ?? []
      const at = words.findIndex((_, index) => index > 0 && cities.has(words.slice(index).join('-')))
      return at > 0 ? [words.slice(0, at).join('-')] : []
    }),
  )
  return [...counts].flatMap(([kind, count]) => (count > Math.max(2, cities.size / 2) ? [kind] : []))
}
