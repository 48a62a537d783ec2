/** The file-system calls of publishing as an interface, so that a test can make each of them fail. */
import { HintedError } from '../core/errors.ts'

/** The state of a file, which shows changes: its kind, size in bytes, time of change in nanoseconds, and inode. */
export type FileState = { kind: 'file' | 'folder' | 'link' | 'other'; size: number; mtime: string; inode: string }

/** An advisory lock: the function that releases it; `taken` by another process; or `unsupported` here. */
export type Hold = (() => void) | 'taken' | 'unsupported'

/** All calls are synchronous, which is several times faster than promises for small files. Errors are those of Node, with their `code`. */
export type FileSystem = {
  /** The state of a path itself, links not followed; nothing when there is none. */
  state: (path: string) => FileState | undefined
  read: (path: string) => Buffer
  write: (path: string, content: string | Uint8Array) => void
  /** Gives a file the permissions of another. */
  copyMode: (from: string, to: string) => void
  /** Makes a symbolic link with its text in one step. Fails where something exists (EEXIST). */
  link: (path: string, text: string) => void
  /** The text of a symbolic link; EINVAL for anything else. */
  readLink: (path: string) => string
  /** Gives a file a second name. */
  hardLink: (from: string, to: string) => void
  /** Replaces `to` in one step: a reader sees the old file or the new one, never half of either. */
  rename: (from: string, to: string) => void
  unlink: (path: string) => void
  removeFolder: (path: string) => void
  makeFolder: (path: string) => void
  list: (path: string) => string[]
  realPath: (path: string) => string
  /** Saves to the disk the content of each of these files, and the names in each of these folders; possibly more. */
  sync: (paths: readonly string[]) => void
  /** Throws the error that moving a file from one folder to another would throw: EXDEV, EACCES, EROFS, EPERM. Changes nothing. */
  checkMove: (from: string, to: string) => void
  /** Throws the error that removing or replacing a file or an empty folder would throw. Changes nothing. */
  checkRemoval: (path: string) => void
  /** Takes the advisory lock of a folder. The system releases it when this process ends or crashes. */
  hold: (folder: string) => Hold
}

/** The code of an error of Node, or of the PublishError that wraps it: `ENOENT`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether an error means that a change is not allowed, and not that a disk or a program failed. */
export const isObstacle = (error: unknown) => ['EACCES', 'EPERM', 'EROFS', 'EXDEV'].includes(String(codeOf(error)))

/** Removes a file, unless another command was faster. */
export function removeIfThere(files: FileSystem, path: string): void {
  try {
    files.unlink(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Cleans up after a failure. Errors of the clean-up are ignored: the failure itself is reported, and the next command removes leftovers. */
export function quietly(cleanUp: () => void): void {
  try {
    cleanUp()
  } catch {
    // See above.
  }
}

/** A failed publication, with a message and a hint for the person who runs the command. `out/` is unchanged unless the message says otherwise. */
export class PublishError extends HintedError {
  override readonly name = 'PublishError'
  /** The code of the file system's error; empty without one. */
  readonly code = String(codeOf(this.cause) ?? '')
}
