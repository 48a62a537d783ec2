/** The places of entries in the owner's files. */
import type { Place } from './problem.ts'

/** Where an entry of the owner's files is, and its name: `acts/silkwood`, data/acts.ts, line 41. */
export type Source = {
  entry: string
  file: string
  line: number
  /** The line of a field (`image`, `gallery.2`), where the file has one. */
  lineOf?: (field: string) => number | undefined
  /** The fields that are marked as samples. */
  samples?: readonly string[]
}

/** The place of a field, or that of its entry when the field has no line. */
export const placeOf = ({ file, line, lineOf }: Source, field: string): Place => ({ file, line: lineOf?.(field) ?? line, field })

/** An entry with its source. */
export type Sourced<T> = T & { readonly source: Source }
