/** Finds for each page the page that has most of its text, in time that grows with the number of pages and not with its square. */
import type { Sketch } from './sketch.ts'

type Sketches = { readonly length: number; at: (index: number) => Sketch | undefined }

/** @property share which part of the page's shingles the other page has, 0 to 1 */
export type Nearest = { other: number; share: number }

/** Shingles that more pages have are the text of the template: they count, but do not choose the pages to compare. */
const pagesOfRareShingle = 64

/** How many pages are compared in full: those that share most rare shingles. */
const candidateCount = 8

/** @returns for each sketch its nearest one; `undefined` where no other has anything of it */
export function nearestOf(sketches: Sketches): (Nearest | undefined)[] {
  const index = new ShingleIndex(sketches)
  return Array.from({ length: sketches.length }, (_, page) => index.nearest(page))
}

/** The pages of each shingle, in flat arrays: lists of objects would take gigabytes for a million pages. */
class ShingleIndex {
  /** The pages of all shingles, those of one shingle together and in their order. */
  private readonly pages: Uint32Array
  /** Where the pages of a shingle begin, for each shingle of each page. */
  private readonly shingles: Uint32Array
  /** Where the shingles of a page begin. */
  private readonly starts: Uint32Array
  /** For each shingle, at the place where its pages begin: where they end. */
  private readonly ends: Uint32Array
  private readonly counts: Uint32Array

  constructor(sketches: Sketches) {
    let total = 0
    for (let page = 0; page < sketches.length; page++) total += sketches.at(page)?.length ?? 0
    this.starts = new Uint32Array(sketches.length + 1)
    this.counts = new Uint32Array(sketches.length)
    // A hash and the place of a page in one number of 53 bits: so they are sorted without objects.
    const factor = sketches.length
    const all = new Float64Array(total)
    let at = 0
    for (let page = 0; page < sketches.length; page++) {
      this.starts[page] = at
      for (const hash of sketches.at(page) ?? []) all[at++] = hash * factor + page
    }
    this.starts[sketches.length] = at
    all.sort()
    this.pages = new Uint32Array(total)
    this.ends = new Uint32Array(total)
    this.shingles = new Uint32Array(total)
    const next = this.starts.slice()
    let begin = 0
    let last = -1
    for (let place = 0; place < total; place++) {
      const value = all[place] ?? 0
      const page = value % factor
      const hash = (value - page) / factor
      if (hash !== last) begin = place
      last = hash
      this.pages[place] = page
      this.ends[begin] = place + 1
      const own = next[page] ?? 0
      this.shingles[own] = begin
      next[page] = own + 1
    }
  }

  nearest(page: number): Nearest | undefined {
    const [start = 0, end = 0] = [this.starts[page], this.starts[page + 1]]
    const common: number[] = []
    const met: number[] = []
    for (let at = start; at < end; at++) {
      const begin = this.shingles[at] ?? 0
      const stop = this.ends[begin] ?? 0
      if (stop - begin > pagesOfRareShingle) common.push(begin)
      else this.count(begin, stop, page, met)
    }
    const candidates = met.length > 0 ? this.best(met) : this.anyOf(common, page)
    for (const other of met) this.counts[other] = 0
    let nearest: Nearest | undefined
    for (const other of candidates) {
      const share = this.shared(page, other) / (end - start)
      if (share > (nearest?.share ?? 0)) nearest = { other, share }
    }
    return nearest
  }

  private count(begin: number, stop: number, page: number, met: number[]): void {
    for (let place = begin; place < stop; place++) {
      const other = this.pages[place] ?? 0
      if (other === page) continue
      const count = this.counts[other] ?? 0
      if (count === 0) met.push(other)
      this.counts[other] = count + 1
    }
  }

  private best(met: readonly number[]): number[] {
    const best: number[] = []
    for (const other of met) {
      const count = this.counts[other] ?? 0
      const last = best.at(-1)
      if (best.length === candidateCount && last !== undefined && count <= (this.counts[last] ?? 0)) continue
      const place = best.findIndex((known) => (this.counts[known] ?? 0) < count)
      best.splice(place === -1 ? best.length : place, 0, other)
      if (best.length > candidateCount) best.pop()
    }
    return best
  }

  /** Pages beside this one in the shingle that fewest pages have. */
  private anyOf(common: readonly number[], page: number): number[] {
    const size = (begin: number) => (this.ends[begin] ?? 0) - begin
    const [first] = [...common].sort((a, b) => size(a) - size(b))
    if (first === undefined) return []
    return [...this.pages.subarray(first, Math.min(first + candidateCount + 1, this.ends[first] ?? 0))].filter((other) => other !== page)
  }

  /** How many shingles two pages have in common. Those of a page are in the order of their hashes. */
  private shared(page: number, other: number): number {
    let [one = 0, two = 0] = [this.starts[page], this.starts[other]]
    const [oneEnd = 0, twoEnd = 0] = [this.starts[page + 1], this.starts[other + 1]]
    let shared = 0
    while (one < oneEnd && two < twoEnd) {
      const [a = 0, b = 0] = [this.shingles[one], this.shingles[two]]
      if (a === b) shared++
      if (a <= b) one++
      if (b <= a) two++
    }
    return shared
  }
}
