/** Finds pages that stand at another address: what went and what came with the same content. */

import { sharedWords } from './changes/words.ts'

/** A page as far as it is needed to know it again. */
export type Sketch = {
  address: string
  family: string
  /** What its main part says, block by block. */
  texts: readonly string[]
}

/** This part of the texts of two pages is the same when one of them is the other at a new address. */
const likeness = 0.9

/** A text that stands on more pages than these leads to none of them. */
const rare = 40

/** Pages that share most rare texts with a page; one of them is it, or none. */
const candidatesKept = 8

type Found<S> = { from: S; to: S; likeness: number /** Of their addresses, for pages that are all the same. */; closeness: number }

/** Pairs of pages of one family, the most alike first; no page is in two of them. */
export function findMoved<S extends Sketch>(removed: readonly S[], added: readonly S[]): { from: S; to: S }[] {
  const pagesWith = new Map<string, S[]>()
  for (const page of added) {
    for (const text of new Set(page.texts)) {
      const pages = pagesWith.get(text)
      if (pages) pages.push(page)
      else pagesWith.set(text, [page])
    }
  }
  const found = removed.flatMap((from) => candidatesOf(from, pagesWith).flatMap((to): Found<S>[] => ofOnePage(from, to)))
  found.sort((a, b) => b.likeness - a.likeness || b.closeness - a.closeness || (a.from.address < b.from.address ? -1 : 1))
  const [gone, taken] = [new Set<S>(), new Set<S>()]
  return found.filter(({ from, to }) => {
    if (gone.has(from) || taken.has(to)) return false
    gone.add(from)
    taken.add(to)
    return true
  })
}

function candidatesOf<S extends Sketch>(page: S, pagesWith: ReadonlyMap<string, readonly S[]>): S[] {
  const shared = new Map<S, number>()
  for (const text of new Set(page.texts)) {
    const pages = pagesWith.get(text) ?? []
    if (pages.length <= rare) for (const candidate of pages) if (mayBe(page, candidate)) shared.set(candidate, (shared.get(candidate) ?? 0) + 1)
  }
  const best = [...shared].sort(([, a], [, b]) => b - a).slice(0, candidatesKept)
  return best.map(([candidate]) => candidate)
}

/** Of a site that is only a folder nobody knows the families. */
const mayBe = (from: Sketch, to: Sketch): boolean => from.family === to.family || from.family === '' || to.family === ''

function ofOnePage<S extends Sketch>(from: S, to: S): Found<S>[] {
  const left = new Map<string, number>()
  for (const text of from.texts) left.set(text, (left.get(text) ?? 0) + 1)
  let common = 0
  for (const text of to.texts) {
    const amount = left.get(text) ?? 0
    if (amount > 0) common++
    left.set(text, amount - 1)
  }
  const found = common / Math.max(from.texts.length, to.texts.length, 1)
  return found >= likeness ? [{ from, to, likeness: found, closeness: sharedWords(names(from), names(to)) }] : []
}

/** The words of an address. */
const names = ({ address }: Sketch): string => address.replace(/[/-]+/g, ' ').trim()
