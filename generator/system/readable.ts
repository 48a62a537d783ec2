/** Errors of the file system: their causes in words, and as problems of files of the owner. */
import { constants } from 'node:os'
import { printable } from '../core/printable.ts'
import { errorAt, type Loaded, type ProblemText } from '../core/problem.ts'

const causes: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  EIO: 'the disk reported an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EXDEV: 'the folder is on another file system than its neighbours',
  EBUSY: 'it is in use',
  ENOENT: 'the folder above it does not exist or cannot be written',
  ENOTDIR: 'a file is in the place of a folder',
  EISDIR: 'a folder is in the place of a file',
  EEXIST: 'another file is in its place',
  ENOTEMPTY: 'the folder is not empty',
  ELOOP: 'links lead in a circle',
  ESTALE: 'the file server has replaced it',
  ENAMETOOLONG: 'the name is too long',
}

/**
 * The cause of an error of the file system, with its code: `permission denied (EACCES)`. Nothing for any
 * other error.
 */
export function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  // Node has no code for some errors, such as a used-up quota: only the number of the system.
  const [name] =
    'errno' in error
      ? (Object.entries(constants.errno).find(([, number]) => number === -Number(error.errno)) ?? [])
      : []
  const code = name !== undefined && String(error.code).startsWith('Unknown') ? name : String(error.code)
  return `${causes[code] ?? error.message} (${code})`
}

/** The cause of an error of the file system. @throws any other error */
export function causeOrThrow(error: unknown): string {
  const cause = causeOf(error)
  if (cause === undefined) throw error
  return cause
}

/**
 * Reads a file of the owner, named relative to the project. An error of the file system becomes a problem.
 * @throws any other error
 */
export function readable<T>(file: string, read: () => T): Loaded<T | undefined> {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined
    const cause =
      code === 'ENOENT' ? 'it does not exist, or is a link to a file that does not exist' : causeOf(error)
    if (code === undefined || cause === undefined) throw error
    const shown = printable(file)
    return {
      value: undefined,
      problems: [errorAt({ file: shown }, unreadable(shown, cause, code === 'EACCES' || code === 'EPERM'))],
    }
  }
}

const unreadable = (file: string, cause: string, isDenied: boolean): ProblemText => ({
  code: 'unreadable',
  what: `${file} cannot be read: ${cause}.`,
  hint: isDenied
    ? 'Give the user who runs the command the right to read it.'
    : 'Put a plain file or folder there, such as the one of the last commit.',
})
