/** Finds leftovers in texts: markers of merge conflicts, and names in braces that are not replaced by a value. */
import { leftoverPlaceholder } from '../core/placeholder.ts'
import { errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { placeholderLeft } from '../core/problem-texts.ts'

const conflictMark = /^(?:<{7}|={7}|>{7})(?:\s|$)/

/** The markers of a version control system in a file, as one problem with all their lines. */
export function conflictProblems(file: string, text: string): Problem[] {
  const places = text.split('\n').flatMap((line, index) => (conflictMark.test(line) ? [{ file, line: index + 1 }] : []))
  return places.length === 0 ? [] : [errorAt(places, conflictMarks(file))]
}

/** Names in braces that are not replaced by a value, each with its line. `text` begins on line `firstLine` of its file. */
export const placeholderProblems = (file: string, text: string, firstLine: number): Problem[] =>
  text.split('\n').flatMap((line, index): Problem[] => {
    const found = leftoverPlaceholder(line)
    return found ? [errorAt({ file, line: firstLine + index }, placeholderLeft(file, found.name))] : []
  })

const conflictMarks = (file: string): ProblemText => ({
  code: 'conflict-marks',
  what: `${file} contains the markers of a merge conflict (<<<<<<<, =======, >>>>>>>).`,
  hint: 'Keep one of the two versions between the markers, and delete the markers.',
})
