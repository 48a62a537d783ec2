import type { Place } from '../core/problem.ts'
import type { Source } from '../core/source.ts'

/** Where a source says the first of these fields; its own place when it has none of them. */
export function namingPlace({ file, line, lineOf }: Source, fields: readonly string[]): Place {
  const lines = fields.flatMap((field) => lineOf?.(field) ?? [])
  return { file, line: lines[0] ?? line }
}
