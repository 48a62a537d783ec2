import type { Place } from '../core/problem.ts'
import type { Source } from '../core/source.ts'

/** The place of the first of these fields that an entry has; the place of the entry when it has none of them. */
export function namingPlace({ file, line, lineOf }: Source, fields: readonly string[]): Place {
  const lines = fields.flatMap((field) => lineOf?.(field) ?? [])
  return { file, line: lines[0] ?? line }
}
