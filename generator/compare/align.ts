/** Aligns two lists: the one place where sequences of words, links, blocks and sections are compared. */
import { diffArrays } from 'diff'

/** Elements that both lists have in the same order, or what each list has between two such runs. */
export type Run<T> = { same: boolean; before: T[]; after: T[] }

type IsSame<T> = (before: T, after: T) => boolean

const isEqual = <T>(before: T, after: T): boolean => before === after

/** With more insertions and removals than this, everything between the equal beginning and the equal end counts as replaced: it bounds time and memory. */
const mostEdits = 1_000

/** Splits two lists into runs that are equal and runs that differ, in their order; no run is empty. The equal runs are a longest common subsequence. */
export function align<T extends string | object>(before: readonly T[], after: readonly T[], isSame: IsSame<T> = isEqual): Run<T>[] {
  const middle = withoutEqualEnds(before, after, isSame)
  const equal = { added: false, removed: false }
  const steps = [
    { ...equal, count: middle.start },
    ...(diffArrays(middle.before, middle.after, { comparator: isSame, maxEditLength: mostEdits }) ?? [
      { added: false, removed: true, count: middle.before.length },
      { added: true, removed: false, count: middle.after.length },
    ]),
    { ...equal, count: before.length - middle.start - middle.before.length },
  ]
  let [row, column] = [0, 0]
  const runs = steps.map(({ added, removed, count }): Run<T> => {
    const [from, otherFrom] = [row, column]
    if (!added) row += count
    if (!removed) column += count
    return { same: !added && !removed, before: before.slice(from, row), after: after.slice(otherFrom, column) }
  })
  return joinAlike(runs.filter((run) => run.before.length + run.after.length > 0))
}

/** Joins neighbours that are both equal, or both different. */
export function joinAlike<T>(runs: readonly Run<T>[]): Run<T>[] {
  const joined: Run<T>[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.same === run.same) joined.splice(-1, 1, { same: run.same, before: [...last.before, ...run.before], after: [...last.after, ...run.after] })
    else joined.push(run)
  }
  return joined
}

/** The part of two lists between their equal beginnings and their equal ends, and where it begins. */
export function withoutEqualEnds<T>(before: readonly T[], after: readonly T[], isSame: IsSame<T> = isEqual): { start: number; before: T[]; after: T[] } {
  const start = equalLength(before, after, isSame)
  const end = equalLength(before.slice(start).reverse(), after.slice(start).reverse(), isSame)
  return { start, before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
}

/** How many elements at the beginning are equal, one by one. */
function equalLength<T>(before: readonly T[], after: readonly T[], isSame: IsSame<T>): number {
  const different = before.findIndex((element, at) => {
    const other = after[at]
    return other === undefined || !isSame(element, other)
  })
  return different === -1 ? before.length : different
}

/** The elements at the same place of two lists, as far as either has one. */
export const inPairs = <T>(before: readonly T[], after: readonly T[]): { before: T | undefined; after: T | undefined }[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({ before: before[at], after: after[at] }))

/** What differs between two lists, in pairs. */
export const changedPairs = <T extends string | object>(before: readonly T[], after: readonly T[], isSame?: IsSame<T>) =>
  align(before, after, isSame).flatMap((run) => (run.same ? [] : inPairs(run.before, run.after)))
