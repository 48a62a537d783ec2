/** A file or folder of the owner that cannot be read is a problem, like any other mistake. */
import { printable } from '../core/printable.ts'
import { errorAt, type Loaded, type ProblemText } from '../core/problem.ts'
import { causeOf } from './causes.ts'

/** The result of `read`; after an error of the file system, a problem with the file (relative to the project) and the cause. @throws any other error */
export function readable<T>(file: string, read: () => T): Loaded<T | undefined> {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined
    const cause = code === 'ENOENT' ? 'it does not exist, or is a link to a file that does not exist' : causeOf(error)
    if (code === undefined || cause === undefined) throw error
    const shown = printable(file)
    return { value: undefined, problems: [errorAt({ file: shown }, unreadable(shown, cause, code === 'EACCES' || code === 'EPERM'))] }
  }
}

/** Whether a file could not be read because the process has too many open, which says nothing of the file. */
export const lacksDescriptors = ({ code, what }: ProblemText): boolean => code === 'unreadable' && /\((?:EMFILE|ENFILE)\)\.$/.test(what)

const unreadable = (file: string, cause: string, isDenied: boolean): ProblemText => ({
  code: 'unreadable',
  what: `${file} cannot be read: ${cause}.`,
  hint: isDenied ? 'Give the user who runs the command the right to read it.' : 'Put a plain file or folder there, such as the one of the last commit.',
})
