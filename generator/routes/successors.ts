/** Where the visitors of an address go that has no page any more. */
import { fillPattern, type NamedKind, namedKinds, paths } from '../core/addresses.ts'
import { familyRules } from '../core/families.ts'
import { type ReadAddress, renamed, writtenAddress } from './read-address.ts'

/** The other keys of a city: its name and its aliases. */
export type SameCity = (key: string) => readonly string[]

export type Successors = {
  /** The parts of an address that was published. */
  read: (address: string) => ReadAddress | undefined
  has: (address: string) => boolean
  sameCity?: SameCity
  /** The new name that an entry probably has, if it is gone. */
  newName?: (kind: NamedKind, name: string) => string | undefined
}

/**
 * The page in the place of an address: of the same entry, then of its city, then the overview. Shared words
 * say nothing: "Silkwood", "Simple Minds".
 */
export function successorOf(address: string, successors: Successors): string {
  const parts = successors.read(address)
  const candidates = parts
    ? [...underNewNames(parts, successors), ...candidatesFor(parts, successors.sameCity ?? (() => []))]
    : unreadCandidates(address)
  return candidates.find((candidate) => candidate !== address && successors.has(candidate)) ?? paths.home()
}

function underNewNames(parts: ReadAddress, { newName }: Successors): string[] {
  const next = namedKinds.reduce((changed, kind) => {
    const to = newName?.(kind, parts.names[kind] ?? '')
    return to === undefined ? changed : renamed(changed, kind, to)
  }, parts)
  return next === parts ? [] : [writtenAddress(next)]
}

function candidatesFor({ family, names }: ReadAddress, sameCity: SameCity): string[] {
  const { address, successors } = familyRules[family]
  const others = names.city === undefined ? [] : sameCity(names.city).map((city) => ({ ...names, city }))
  return [
    ...others.map((other) => fillPattern(address, other)),
    ...successors.flatMap((pattern) =>
      (pattern.includes('{city}') ? [names, ...others] : [names]).map((other) => fillPattern(pattern, other)),
    ),
  ]
}

/** An address of no family: the entry that its last word names, then the pages above it. */
function unreadCandidates(address: string): string[] {
  const words = address.split('/').filter((word) => word !== '')
  const slug = words.at(-1) ?? ''
  const above = words.slice(0, -1).map((_, index) => `/${words.slice(0, index + 1).join('/')}/`)
  return [paths.act({ slug }), paths.article({ slug }), paths.tribute({ slug }), ...above.reverse()]
}
