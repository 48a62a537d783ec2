/** Finds leftovers in texts: markers of merge conflicts, and names in braces that are not replaced by a value. */
import { leftoverPlaceholder } from '../core/placeholder.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'

const conflictMark = /^(?:<{7}|={7}|>{7})(?:\s|$)/

/** The markers of a version control system in a file, as one problem with all their lines. */
export function conflictProblems(file: string, text: string): Problem[] {
  const places = text.split('\n').flatMap((line, index) => (conflictMark.test(line) ? [{ file, line: index + 1 }] : []))
  return places.length === 0 ? [] : [errorAt(places, wording.conflictMarks(file))]
}

/** Names in braces that are not replaced by a value, each with its line. `text` begins on line `firstLine` of its file. */
export const placeholderProblems = (file: string, text: string, firstLine: number): Problem[] =>
  text.split('\n').flatMap((line, index): Problem[] => {
    const found = leftoverPlaceholder(line)
    return found ? [errorAt({ file, line: firstLine + index }, wording.placeholderLeft(file, found.name))] : []
  })
