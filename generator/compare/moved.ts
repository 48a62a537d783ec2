/** Finds pages that moved to another address: a removed and an added page with the same content. */
import { sharedWords } from './changes/words.ts'

/** What identifies a page at another address. */
export type Sketch = {
  address: string
  family: string
  /** The texts of its main part, block by block. */
  texts: readonly string[]
}

/** The part of the texts of two pages that is the same when one of them is the other at a new address. */
const leastLikeness = 0.9

/** A text on more pages than this identifies none of them. */
const mostPages = 40

/** A page is compared with the pages that share most of its rare texts, at most this many. */
const candidatesCompared = 8

/** Pairs of pages of one family, the most alike first; no page is in two of them. */
export function findMoved<S extends Sketch>(removed: readonly S[], added: readonly S[]): { from: S; to: S }[] {
  const pagesWith = new Map<string, S[]>()
  for (const page of added) for (const text of new Set(page.texts)) pagesWith.set(text, [...(pagesWith.get(text) ?? []).slice(0, mostPages), page])
  const pairs = removed.flatMap((from) =>
    candidatesFor(from, pagesWith).map((to) => ({
      from,
      to,
      likeness: likenessOf(from, to),
      closeness: sharedWords(wordsOfAddress(from), wordsOfAddress(to)),
    })),
  )
  const alike = pairs.filter(({ likeness }) => likeness >= leastLikeness)
  alike.sort((a, b) => b.likeness - a.likeness || b.closeness - a.closeness || (a.from.address < b.from.address ? -1 : 1))
  const taken = new Set<S>()
  return alike.filter(({ from, to }) => {
    if (taken.has(from) || taken.has(to)) return false
    taken.add(from).add(to)
    return true
  })
}

function candidatesFor<S extends Sketch>(page: S, pagesWith: ReadonlyMap<string, readonly S[]>): S[] {
  const shared = new Map<S, number>()
  for (const text of new Set(page.texts)) {
    const pages = pagesWith.get(text) ?? []
    // A site that is only a folder has no families.
    const possible = pages.filter(({ family }) => family === page.family || family === '' || page.family === '')
    if (pages.length <= mostPages) for (const candidate of possible) shared.set(candidate, (shared.get(candidate) ?? 0) + 1)
  }
  const best = [...shared].sort(([, a], [, b]) => b - a).slice(0, candidatesCompared)
  return best.map(([candidate]) => candidate)
}

/** How many of their texts two pages share, whatever their order, from 0 to 1. */
function likenessOf(from: Sketch, to: Sketch): number {
  const left = new Map<string, number>()
  for (const text of from.texts) left.set(text, (left.get(text) ?? 0) + 1)
  const common = to.texts.filter((text) => {
    const amount = left.get(text) ?? 0
    left.set(text, amount - 1)
    return amount > 0
  })
  return common.length / Math.max(from.texts.length, to.texts.length, 1)
}

const wordsOfAddress = ({ address }: Sketch): string => address.replace(/[/-]+/g, ' ').trim()
