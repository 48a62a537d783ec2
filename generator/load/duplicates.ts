/** Entries with the same value in a field that must be unique. */
import { repeatedBy } from '../core/group-by.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { duplicate } from '../core/problem-texts.ts'
import { placeOf, type Source } from '../core/source.ts'

/**
 * One problem for each value that several entries have in one of these fields, with the places of all. Entries that share more, such as a copy and its
 * original, are reported for the first field alone.
 */
export function duplicates<T extends { source: Source }>(entries: readonly T[], fields: Readonly<Record<string, (entry: T) => string>>): Problem[] {
  const reported = new Set<string>()
  return Object.entries(fields).flatMap(([field, nameOf]) =>
    repeatedBy(entries, nameOf).flatMap((group): Problem[] => {
      const sources = group.map(({ source }) => source)
      const key = sources.map(({ file, line }) => `${file}:${line}`).join(' ')
      if (reported.has(key)) return []
      reported.add(key)
      const names = sources.map(({ entry }) => entry)
      return [
        errorAt(
          sources.map((source) => placeOf(source, field)),
          duplicate(field, group[0] ? nameOf(group[0]) : '', names),
        ),
      ]
    }),
  )
}
