/** Finds pages that moved to another address: a removed and an added page with the same content. */
import { countEach, groupBy } from '../core/group-by.ts'
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
  const occurrences = added.flatMap((page) => [...new Set(page.texts)].map((text) => ({ page, text })))
  const pagesWith = groupBy(occurrences, ({ text }) => text)
  const pairs = removed.flatMap((from) => {
    const rare = [...new Set(from.texts)].map((text) => pagesWith.get(text) ?? []).filter(({ length }) => length <= mostPages)
    const shared = countEach(rare.flat().map(({ page }) => page))
    // A site that is only a folder has no families.
    const possible = [...shared].filter(([{ family }]) => family === from.family || family === '' || from.family === '')
    const candidates = possible.sort(([, a], [, b]) => b - a).slice(0, candidatesCompared)
    return candidates.map(([to]) => ({ from, to, likeness: likenessOf(from, to), closeness: sharedWords(wordsOfAddress(from), wordsOfAddress(to)) }))
  })
  const alike = pairs.filter(({ likeness }) => likeness >= leastLikeness)
  alike.sort((a, b) => b.likeness - a.likeness || b.closeness - a.closeness || (a.from.address < b.from.address ? -1 : 1))
  const taken = new Set<S>()
  return alike.filter(({ from, to }) => {
    if (taken.has(from) || taken.has(to)) return false
    taken.add(from).add(to)
    return true
  })
}

/** How many of their texts two pages share, whatever their order, from 0 to 1. A text that repeats counts as often as both have it. */
function likenessOf(from: Sketch, to: Sketch): number {
  const [ours, theirs] = [countEach(from.texts), countEach(to.texts)]
  const common = [...ours].reduce((sum, [text, count]) => sum + Math.min(count, theirs.get(text) ?? 0), 0)
  return common / Math.max(from.texts.length, to.texts.length, 1)
}

const wordsOfAddress = ({ address }: Sketch): string => address.replace(/[/-]+/g, ' ').trim()
