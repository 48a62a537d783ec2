/** Where the visitors of an address go that has no page any more. */
import { type NamedKind, namedKinds, paths } from '../core/addresses.ts'
import { type AddressParts, addressOf, nameIn, renamed } from './read-address.ts'

/** The other keys of a city: its name and its aliases. */
export type SameCity = (key: string) => readonly string[]

export type Successors = {
  /** The parts of an address that was published. */
  read: (address: string) => AddressParts | undefined
  /** Whether an address has a page. */
  has: (address: string) => boolean
  sameCity?: SameCity
  /** The new name that an entry probably has, if it is gone. */
  newName?: (kind: NamedKind, name: string) => string | undefined
}

/** The page in the place of an address: of the same entry, then of its city, then the overview. Shared words say nothing: "Silkwood", "Simple Minds". */
export function successorOf(address: string, successors: Successors): string {
  const parts = successors.read(address)
  const candidates = parts ? [...underNewNames(parts, successors), ...candidatesFor(parts, successors.sameCity ?? (() => []))] : unreadCandidates(address)
  return candidates.find((candidate) => candidate !== address && successors.has(candidate)) ?? paths.home()
}

/** The same address with the new names of its entries. */
function underNewNames(parts: AddressParts, { newName }: Successors): string[] {
  const next = namedKinds.reduce((changed, kind) => {
    const to = newName?.(kind, nameIn(parts, kind) ?? '')
    return to === undefined ? changed : renamed(changed, kind, to)
  }, parts)
  return next === parts ? [] : [addressOf(next)]
}

function candidatesFor(parts: AddressParts, sameCity: SameCity): string[] {
  const spellings = 'city' in parts ? sameCity(parts.city).map((city) => addressOf({ ...parts, city })) : []
  switch (parts.family) {
    case 'act':
    case 'act booking':
    case 'act for occasion':
      return [paths.act({ slug: parts.act }), paths.acts()]
    case 'act in city':
      return [...spellings, paths.act({ slug: parts.act }), ...landingsOf('live-muziek', parts.city, sameCity), paths.acts()]
    case 'tribute':
      return [paths.tributes(), paths.acts()]
    case 'tribute in city':
      return [...spellings, paths.tribute({ slug: parts.artist }), ...landingsOf('tributeband', parts.city, sameCity), paths.tributes(), paths.acts()]
    case 'city landing':
      return [...spellings, paths.landingOverview(parts.landing), paths.acts()]
    case 'article':
      return [paths.blog()]
  }
}

const landingsOf = (kind: 'tributeband' | 'live-muziek', city: string, sameCity: SameCity) =>
  [city, ...sameCity(city)].map((key) => paths.cityLanding(kind, { key }))

/** An address of no family: the entry that its last word names, then the pages above it. */
function unreadCandidates(address: string): string[] {
  const words = address.split('/').filter((word) => word !== '')
  const slug = words.at(-1) ?? ''
  const above = words.slice(0, -1).map((_, index) => `/${words.slice(0, index + 1).join('/')}/`)
  return [paths.act({ slug }), paths.article({ slug }), paths.tribute({ slug }), ...above.reverse()]
}
