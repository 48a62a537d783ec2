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
  const start = equalLength(before, after, isSame)
  const end = equalLength(before.slice(start).reverse(), after.slice(start).reverse(), isSame)
  const [startOfEnd, startOfOtherEnd] = [before.length - end, after.length - end]
  const [removed, added] = [before.slice(start, startOfEnd), after.slice(start, startOfOtherEnd)]
  const changes = removed.length > 0 && added.length > 0 ? diffArrays(removed, added, { comparator: isSame, maxEditLength: mostEdits }) : undefined
  return [
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    ...(changes ? runsOf(changes, removed, added) : [{ same: false, before: removed, after: added }]),
    { same: true, before: before.slice(startOfEnd), after: after.slice(startOfOtherEnd) },
  ].filter((run) => run.before.length + run.after.length > 0)
}

/** The runs from the first that differs to the last. */
export const withoutEqualEnds = <T>(runs: readonly Run<T>[]): Run<T>[] => runs.slice(runs[0]?.same ? 1 : 0, runs.at(-1)?.same ? -1 : undefined)

/** The runs of two lists that differ. */
export const differences = <T extends string | object>(before: readonly T[], after: readonly T[]): Run<T>[] => align(before, after).filter(({ same }) => !same)

/** How many elements at the beginning are equal, one by one. */
function equalLength<T>(before: readonly T[], after: readonly T[], isSame: (before: T, after: T) => boolean): number {
  const different = before.findIndex((element, at) => {
    const other = after[at]
    return other === undefined || !isSame(element, other)
  })
  return different === -1 ? before.length : different
}

function runsOf<T>(changes: readonly { added: boolean; removed: boolean; count: number }[], before: readonly T[], after: readonly T[]): Run<T>[] {
  const runs: Run<T>[] = []
  let [row, column] = [0, 0]
  for (const { added, removed, count } of changes) {
    const [nextRow, nextColumn] = [added ? row : row + count, removed ? column : column + count]
    const run = { same: !added && !removed, before: before.slice(row, nextRow), after: after.slice(column, nextColumn) }
    const last = runs.at(-1)
    if (last?.same === run.same) runs.splice(-1, 1, { same: run.same, before: [...last.before, ...run.before], after: [...last.after, ...run.after] })
    else runs.push(run)
    row = nextRow
    column = nextColumn
  }
  return runs
}

/** The elements at the same place of two lists, as far as either has one. */
export const inPairs = <T>(before: readonly T[], after: readonly T[]): { before: T | undefined; after: T | undefined }[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({ before: before[at], after: after[at] }))
