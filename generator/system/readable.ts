/** Files and folders of the owner that the file system does not let us read are problems of the owner's, like any other mistake. */

import { printable } from '../core/printable.ts'
import type { Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { causeOf } from './causes.ts'

/**
 * What `read` gives. When the file system refuses it: nothing, and a problem with the file (relative to the project) and the cause.
 * @throws what is no error of the file system
 */
export function readable<T>(file: string, problems: Problem[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined
    const cause = code === 'ENOENT' ? 'it does not exist, or is a link to a file that does not exist' : causeOf(error)
    if (code === undefined || cause === undefined) throw error
    const shown = printable(file)
    problems.push({ severity: 'error', places: [{ file: shown }], ...wording.unreadable(shown, cause, code === 'EACCES' || code === 'EPERM') })
    return undefined
  }
}
