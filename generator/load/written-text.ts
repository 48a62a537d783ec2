import type { Place } from '../core/problem.ts'
import type { CopyRuleName } from '../schema/copy.ts'

/** A text that visitors read, as the owner wrote it: with the names of its values in braces. */
export type WrittenText = {
  text: string
  /** How it is written: as it is shown, in markdown, or in ICU message syntax. */
  syntax: 'plain' | 'markdown' | 'message'
  /** Rules for copy that are not for it. */
  free?: readonly CopyRuleName[]
  /** The place of a position in the text. */
  placeAt: (at: number) => Place
}
