/**
 * Finds for each page the page that has most of its text, in time that grows with the number of pages and not
 * with its square.
 */
import type { Sketch } from './sketch.ts'

type Sketches = { readonly length: number; at: (index: number) => Sketch | undefined }

/** @property share which part of the page's shingles the other page has, 0 to 1 */
type Nearest = { other: number; share: number }

/** Shingles of more pages are the text of the template: they count, but choose no candidates. */
const pagesOfRareShingle = 64

/** How many pages are compared in full: those that share most rare shingles. */
const candidateCount = 8

/** @returns for each sketch its nearest one; `undefined` where no other has anything of it */
export function nearestOf(sketches: Sketches): (Nearest | undefined)[] {
  const { pages, shingles, starts, ends } = shingleIndex(sketches)
  /** How many rare shingles each page shares with the page that is compared. */
  const counts = new Uint32Array(sketches.length)

  const nearest = (page: number): Nearest | undefined => {
    const [start = 0, end = 0] = [starts[page], starts[page + 1]]
    const common: number[] = []
    const met: number[] = []
    for (let at = start; at < end; at++) {
      const begin = shingles[at] ?? 0
      const stop = ends[begin] ?? 0
      if (stop - begin > pagesOfRareShingle) common.push(begin)
      else countPages(begin, stop, page, met)
    }
    const candidates = met.length > 0 ? best(met) : anyOf(common, page)
    for (const other of met) counts[other] = 0
    let nearest: Nearest | undefined
    for (const other of candidates) {
      const share = shared(page, other) / (end - start)
      if (share > (nearest?.share ?? 0)) nearest = { other, share }
    }
    return nearest
  }
  const countPages = (begin: number, stop: number, page: number, met: number[]): void => {
    for (let place = begin; place < stop; place++) {
      const other = pages[place] ?? 0
      if (other === page) continue
      const count = counts[other] ?? 0
      if (count === 0) met.push(other)
      counts[other] = count + 1
    }
  }
  const best = (met: readonly number[]): number[] => {
    const best: number[] = []
    for (const other of met) {
      const count = counts[other] ?? 0
      const last = best.at(-1)
      if (best.length === candidateCount && last !== undefined && count <= (counts[last] ?? 0)) continue
      const place = best.findIndex((known) => (counts[known] ?? 0) < count)
      best.splice(place === -1 ? best.length : place, 0, other)
      if (best.length > candidateCount) best.pop()
    }
    return best
  }
  /** Pages beside this one in the shingle that fewest pages have. */
  const anyOf = (common: readonly number[], page: number): number[] => {
    const size = (begin: number) => (ends[begin] ?? 0) - begin
    const [first] = [...common].sort((a, b) => size(a) - size(b))
    if (first === undefined) return []
    return [...pages.subarray(first, Math.min(first + candidateCount + 1, ends[first] ?? 0))].filter(
      (other) => other !== page,
    )
  }
  /** How many shingles two pages have in common. Those of a page are in the order of their hashes. */
  const shared = (page: number, other: number): number => {
    let [one = 0, two = 0] = [starts[page], starts[other]]
    const [oneEnd = 0, twoEnd = 0] = [starts[page + 1], starts[other + 1]]
    let shared = 0
    while (one < oneEnd && two < twoEnd) {
      const [a = 0, b = 0] = [shingles[one], shingles[two]]
      if (a === b) shared++
      if (a <= b) one++
      if (b <= a) two++
    }
    return shared
  }
  return Array.from({ length: sketches.length }, (_, page) => nearest(page))
}

/**
 * The pages of each shingle, in flat arrays: lists of objects would take gigabytes for a million pages.
 * `pages` has the pages of all shingles, those of one together and in their order; `shingles`, for each
 * shingle of each page, where its pages begin; `starts` where the shingles of a page begin; and `ends`, at
 * the place where the pages of a shingle begin, where they end.
 */
function shingleIndex(sketches: Sketches) {
  const count = sketches.length
  const starts = new Uint32Array(count + 1)
  for (let page = 0; page < count; page++)
    starts[page + 1] = (starts[page] ?? 0) + (sketches.at(page)?.length ?? 0)
  const total = starts[count] ?? 0
  // A hash and the place of a page in one number of 53 bits: so they are sorted without objects.
  const all = new Float64Array(total)
  let at = 0
  for (let page = 0; page < count; page++)
    for (const hash of sketches.at(page) ?? []) all[at++] = hash * count + page
  all.sort()
  const [pages, ends, shingles] = [new Uint32Array(total), new Uint32Array(total), new Uint32Array(total)]
  const next = starts.slice()
  let begin = 0
  let last = -1
  for (let place = 0; place < total; place++) {
    const value = all[place] ?? 0
    const page = value % count
    const hash = (value - page) / count
    if (hash !== last) begin = place
    last = hash
    pages[place] = page
    ends[begin] = place + 1
    const own = next[page] ?? 0
    shingles[own] = begin
    next[page] = own + 1
  }
  return { pages, shingles, starts, ends }
}
