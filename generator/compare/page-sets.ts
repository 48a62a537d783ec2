/** Pages that have a change in common: their number, their families, and the headings above the change. */
import { inCommon } from './changes/alike.ts'
import type { PageSet } from './difference.ts'

export type GroupedPage = { address: string; family: string }

/** The first page comes first, then one of each of the most frequent families. */
export function pageSet(members: readonly GroupedPage[]): PageSet {
  const families = new Map<string, GroupedPage[]>()
  for (const page of members) {
    const known = families.get(page.family)
    if (known) known.push(page)
    else families.set(page.family, [page])
  }
  const sorted = [...families].sort(([a, ours], [b, theirs]) => theirs.length - ours.length || (a < b ? -1 : 1))
  const candidates = [...members.slice(0, 1), ...sorted.flatMap(([, [page]]) => page ?? []), ...members.slice(0, 3)]
  return {
    pages: members.length,
    families: sorted.map(([family, { length }]) => ({ family, pages: length })),
    examples: [...new Set(candidates.map(({ address }) => address))].slice(0, 3),
  }
}

/** Pages by the heading above any of several changes. */
export function placesOf(drafts: readonly { places: ReadonlyMap<string, readonly number[]> }[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [under, pages] of drafts.flatMap((draft) => [...draft.places])) places.set(under, [...(places.get(under) ?? []), ...pages])
  return places
}

/** The heading that all places of a change have, with `…` for what differs. */
export function sharedHeading(headings: Iterable<string>): string | undefined {
  const shared = inCommon([...headings].slice(0, headingsCompared))
  return shared === undefined || !/[\p{L}\p{N}]/u.test(shared) ? undefined : shared
}

/** More headings are not compared. */
const headingsCompared = 40
