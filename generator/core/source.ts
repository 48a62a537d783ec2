/** Where an entry of the owner's files is written. */
import type { Place } from './problem.ts'

/** Where an entry of the owner's files is, and its name: `acts/silkwood`, data/acts.ts, line 41. */
export type Source = {
  entry: string
  file: string
  line: number
  /** The line of a field (`image`, `gallery.2`), where the file has one. */
  lineOf?: (field: string) => number | undefined
}

/** The place of a field; that of its entry where the field has no line of its own. */
export const placeOf = ({ file, line, lineOf }: Source, field: string): Place => ({ file, line: lineOf?.(field) ?? line, field })

/** An entry together with where it was written. */
export type Sourced<T> = T & { readonly source: Source }
