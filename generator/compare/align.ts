/** Aligns two lists: the one place where sequences of words, links, blocks and sections are compared. */
import { diffArrays } from 'diff'

/** Elements that both lists have in the same order, or what each list has between two such runs. */
export type Run<T> = { same: boolean; before: T[]; after: T[] }

/** With more insertions and removals than this, everything between the equal beginning and the equal end counts as replaced: it bounds time and memory. */
const mostEdits = 1_000

/** Splits two lists into runs that are equal and runs that differ, in their order; no run is empty. The equal runs are a longest common subsequence. */
export function align<T extends string | object>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean = (a, b) => a === b,
): Run<T>[] {
  const shorter = Math.min(before.length, after.length)
  const start = equalLength(before, after, isSame, shorter, (list, at) => list[at])
  const end = equalLength(before, after, isSame, shorter - start, (list, at) => list[list.length - 1 - at])
  if (start === before.length && start === after.length) return start === 0 ? [] : [{ same: true, before: [...before], after: [...after] }]
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  const changes = removed.length > 0 && added.length > 0 ? diffArrays(removed, added, { comparator: isSame, maxEditLength: mostEdits }) : undefined
  return [
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    ...(changes ? runsOf(changes, removed, added) : [{ same: false, before: removed, after: added }]),
    { same: true, before: before.slice(before.length - end), after: after.slice(after.length - end) },
  ].filter((run) => run.before.length + run.after.length > 0)
}

/** The runs from the first that differs to the last. */
export const withoutEqualEnds = <T>(runs: readonly Run<T>[]): Run<T>[] => runs.slice(runs[0]?.same ? 1 : 0, runs.at(-1)?.same ? -1 : undefined)

/** The runs of two lists that differ. */
export const differences = <T extends string | object>(before: readonly T[], after: readonly T[]): Run<T>[] => align(before, after).filter(({ same }) => !same)

type ElementAt<T> = (list: readonly T[], at: number) => T | undefined

/** How many elements are equal, one by one. */
function equalLength<T>(before: readonly T[], after: readonly T[], isSame: (before: T, after: T) => boolean, limit: number, elementAt: ElementAt<T>): number {
  for (let at = 0; at < limit; at++) {
    const [ours, theirs] = [elementAt(before, at), elementAt(after, at)]
    if (ours === undefined || theirs === undefined || !isSame(ours, theirs)) return at
  }
  return Math.max(limit, 0)
}

function runsOf<T>(changes: readonly { added: boolean; removed: boolean; count: number }[], before: readonly T[], after: readonly T[]): Run<T>[] {
  const runs: Run<T>[] = []
  let [row, column] = [0, 0]
  for (const { added, removed, count } of changes) {
    const same = !added && !removed
    const last = runs.at(-1)
    const run = last?.same === same ? last : { same, before: [], after: [] }
    if (run !== last) runs.push(run)
    if (!added) run.before.push(...before.slice(row, row + count))
    if (!removed) run.after.push(...after.slice(column, column + count))
    if (!added) row += count
    if (!removed) column += count
  }
  return runs
}

/** The elements at the same place of two lists, as far as either has one. */
export const inPairs = <T>(before: readonly T[], after: readonly T[]): { before: T | undefined; after: T | undefined }[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({ before: before[at], after: after[at] }))
