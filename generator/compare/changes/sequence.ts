/** What two lists have in common, in their order. */

/** The places of an element in both lists. */
export type Pair = readonly [before: number, after: number]

/** Above this many pairs of elements, only those are matched that stand once in each list: see `anchors`. */
const limit = 4_000

/** Pairs of equal elements, ascending in both lists. The longest such list for short ones; a good one for long ones, in little more than linear time. */
export function matchedPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  matchWithin(before, after, { before: [0, before.length], after: [0, after.length] }, pairs)
  return pairs
}

type Range = readonly [from: number, to: number]
type Window = { before: Range; after: Range }

function matchWithin(before: readonly string[], after: readonly string[], window: Window, pairs: Pair[]): void {
  let [from, to] = window.before
  let [start, end] = window.after
  while (from < to && start < end && before[from] === after[start]) pairs.push([from++, start++])
  const tail: Pair[] = []
  while (from < to && start < end && before[to - 1] === after[end - 1]) tail.push([--to, --end])
  if (from < to && start < end) {
    if ((to - from) * (end - start) <= limit) longest(before, after, { before: [from, to], after: [start, end] }, pairs)
    else {
      const fixed = anchors(before, after, { before: [from, to], after: [start, end] })
      if (fixed.length > 0) matchBetween(before, after, { before: [from, to], after: [start, end] }, fixed, pairs)
    }
  }
  pairs.push(...tail.reverse())
}

/** Matches what lies between pairs that are fixed. */
function matchBetween(before: readonly string[], after: readonly string[], window: Window, fixed: readonly Pair[], pairs: Pair[]): void {
  let [from, start] = [window.before[0], window.after[0]]
  for (const [row, column] of fixed) {
    matchWithin(before, after, { before: [from, row], after: [start, column] }, pairs)
    pairs.push([row, column])
    ;[from, start] = [row + 1, column + 1]
  }
  matchWithin(before, after, { before: [from, window.before[1]], after: [start, window.after[1]] }, pairs)
}

/** The longest common subsequence, by the table of all pairs. */
function longest(before: readonly string[], after: readonly string[], { before: [from, to], after: [start, end] }: Window, pairs: Pair[]): void {
  const width = end - start + 1
  const lengths = new Uint16Array((to - from + 1) * width)
  const at = (row: number, column: number) => lengths[(row - from) * width + column - start] ?? 0
  for (let row = to - 1; row >= from; row--) {
    for (let column = end - 1; column >= start; column--) {
      lengths[(row - from) * width + column - start] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  for (let row = from, column = start; row < to && column < end; ) {
    if (before[row] === after[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
}

/** Elements that stand once in each list, as many of them as are in the same order in both (patience sorting). */
function anchors(before: readonly string[], after: readonly string[], window: Window): Pair[] {
  const places = onlyPlaces(after, window.after)
  const candidates: Pair[] = []
  for (const [element, row] of onlyPlaces(before, window.before)) {
    const column = places.get(element)
    if (row !== undefined && column !== undefined) candidates.push([row, column])
  }
  return ascending(candidates)
}

/** Where each element stands that stands there once. */
function onlyPlaces(list: readonly string[], [from, to]: Range): Map<string, number | undefined> {
  const places = new Map<string, number | undefined>()
  for (let at = from; at < to; at++) {
    const element = list[at] ?? ''
    places.set(element, places.has(element) ? undefined : at)
  }
  return places
}

/** The longest part of a list that ascends in its second member, too. */
function ascending(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = []
  const previous: number[] = []
  const columnAt = (index: number | undefined) => pairs[index ?? 0]?.[1] ?? 0
  for (let index = 0; index < pairs.length; index++) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (columnAt(ends[middle]) < columnAt(index)) low = middle + 1
      else high = middle
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1)
    ends[low] = index
  }
  const result: Pair[] = []
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) {
    const pair = pairs[at]
    if (pair) result.push(pair)
  }
  return result.reverse()
}

/** What lies between two pairs: the elements of either list that the other does not have at that place. */
export type Gap = { before: Range; after: Range }

/** All gaps, in their order; those in which there is nothing are left out. */
export function gapsOf(pairs: readonly Pair[], beforeLength: number, afterLength: number): Gap[] {
  const gaps: Gap[] = []
  let [from, start] = [0, 0]
  for (const [row, column] of [...pairs, [beforeLength, afterLength] as const]) {
    if (row > from || column > start) gaps.push({ before: [from, row], after: [start, column] })
    ;[from, start] = [row + 1, column + 1]
  }
  return gaps
}
