/** Values that only one entry may have. */
import { repeatedBy } from '../../core/group-by.ts'
import { errorAt, type Problem, placeOf, type Sourced } from '../../core/problem.ts'
import { duplicate } from '../../core/problem-texts.ts'

/**
 * One problem for each value that several entries have in one of these fields, with the places of all.
 * Entries that share more, such as a copy and its original, are reported for the first field alone.
 */
export function duplicates<Field extends string>(
  entries: readonly Sourced<Record<Field, string | number>>[],
  ...fields: Field[]
): Problem[] {
  const reported = new Set<string>()
  return fields.flatMap((field) =>
    repeatedBy(entries, (entry) => entry[field]).flatMap((group): Problem[] => {
      const key = group.map(({ source: { file, line } }) => `${file}:${line}`).join(' ')
      if (reported.has(key)) return []
      reported.add(key)
      const names = group.map(({ source }) => source.entry)
      const places = group.map(({ source }) => placeOf(source, field))
      return [errorAt(places, duplicate(field, `${group[0][field]}`, names))]
    }),
  )
}
