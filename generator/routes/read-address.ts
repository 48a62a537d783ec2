/** The reverse of `paths`: what an address is about, read from published addresses alone, also when its entries are long gone. */
import { type LandingKind, landingKinds, type NamedKind, type OccasionKey, occasionKeys, paths, type SitePath } from '../core/addresses.ts'
import type { NamedFamily } from '../core/families.ts'

/** What the addresses of a family name. */
type Names = {
  act: { act: string }
  'act booking': { act: string }
  'act for occasion': { act: string; occasion: OccasionKey }
  'act in city': { act: string; city: string }
  tribute: { artist: string }
  'tribute in city': { artist: string; city: string }
  'city landing': { landing: LandingKind; city: string }
  article: { article: string }
}

/** The parts of an address, with the slug of each entry that it names. */
export type AddressParts<Of extends NamedFamily = NamedFamily> = { [F in Of]: { family: F } & Names[F] }[Of]

/** The slug that an address names of a kind, if any. */
export const nameIn = (parts: object, kind: NamedKind): string | undefined => new Map<string, string>(Object.entries(parts)).get(kind)

/** The same address about another entry. */
export const renamed = (parts: AddressParts, kind: NamedKind, slug: string): AddressParts =>
  nameIn(parts, kind) === undefined ? parts : Object.assign({ ...parts }, { [kind]: slug })

/** The compiler asks for every family whose addresses name entries. */
const makers: { [F in NamedFamily]: (parts: AddressParts<F>) => SitePath } = {
  act: ({ act }) => paths.act({ slug: act }),
  'act booking': ({ act }) => paths.actBooking({ slug: act }),
  'act for occasion': ({ act, occasion }) => paths.actForOccasion({ slug: act }, occasion),
  'act in city': ({ act, city }) => paths.actInCity({ slug: act }, { key: city }),
  tribute: ({ artist }) => paths.tribute({ slug: artist }),
  'tribute in city': ({ artist, city }) => paths.tributeInCity({ slug: artist }, { key: city }),
  'city landing': ({ landing, city }) => paths.cityLanding(landing, { key: city }),
  article: ({ article }) => paths.article({ slug: article }),
}

/** The address that has these parts. */
export const addressOf = <F extends NamedFamily>(parts: AddressParts<F>): SitePath => makers[parts.family](parts)

/**
 * Makes a reader of addresses, which returns nothing for a page about no entry. Words do not say where a name ends (`/the-rover-den-haag/`), so names are
 * learned from addresses with one name only, `/artist/<slug>/`, `/blog/<slug>/`, `/live-muziek-<key>/`, `/<artist>-tribute-boeken/`, of all known ones.
 */
export function addressReader(known: Iterable<string>): (address: string) => AddressParts | undefined {
  const all = [...known]
  const names = (pattern: RegExp) => new Set(all.flatMap((address) => pattern.exec(address)?.[1] ?? []))
  const acts = names(/^\/artist\/([a-z0-9-]+)\/$/)
  const articles = names(/^\/blog\/([a-z0-9-]+)\/$/)
  const cities = names(/^\/live-muziek-([a-z0-9-]+)\/$/)
  // An act may be called "… tribute" itself: then it is the act's booking page.
  const artists = new Set([...names(/^\/([a-z0-9-]+)-tribute-boeken\/$/)].filter((artist) => !acts.has(`${artist}-tribute`)))

  const split = (head: string, tail: string): AddressParts | undefined => {
    const landing = landingKinds.find((kind) => kind === head)
    if (landing && cities.has(tail)) return { family: 'city landing', landing, city: tail }
    if (acts.has(head)) {
      const occasion = occasionKeys.find((key) => key === tail)
      if (tail === 'boeken') return { family: 'act booking', act: head }
      if (occasion) return { family: 'act for occasion', act: head, occasion }
      if (cities.has(tail)) return { family: 'act in city', act: head, city: tail }
    }
    const artist = head.endsWith('-tribute') ? head.slice(0, -'-tribute'.length) : ''
    if (!artists.has(artist)) return undefined
    if (tail === 'boeken') return { family: 'tribute', artist }
    return cities.has(tail) ? { family: 'tribute in city', artist, city: tail } : undefined
  }

  return (address) => {
    const [first = '', second, ...others] = address.split('/').filter((word) => word !== '')
    if (second !== undefined) {
      if (others.length > 0) return undefined
      if (first === 'artist' && acts.has(second)) return { family: 'act', act: second }
      return first === 'blog' && articles.has(second) ? { family: 'article', article: second } : undefined
    }
    // The longest name first: of the acts "a" and "a-b", "/a-b-gent/" is about the latter.
    for (let at = first.lastIndexOf('-'); at > 0; at = first.lastIndexOf('-', at - 1)) {
      const parts = split(first.slice(0, at), first.slice(at + 1))
      if (parts) return parts
    }
    return undefined
  }
}
