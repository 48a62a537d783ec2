/** Entries with the same value in a field that must be unique. */
import { repeatedBy } from '../core/group-by.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { placeOf, type Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'

/** One problem for each value that several entries have, with the places of all. */
export const duplicates = <T extends { source: Source }>(entries: readonly T[], field: string, nameOf: (entry: T) => string): Problem[] =>
  repeatedBy(entries, nameOf).map((group) =>
    errorAt(
      group.map(({ source }) => placeOf(source, field)),
      wording.duplicate(
        field,
        group[0] ? nameOf(group[0]) : '',
        group.map(({ source }) => source.entry),
      ),
    ),
  )
