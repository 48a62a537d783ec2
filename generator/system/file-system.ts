/** The file-system calls of publishing, gathered in one small port, so that a test can make each of them fail. */

/** What tells one state of a file from another: its kind, size in bytes, time of change in nanoseconds, and inode. */
export type FileState = { kind: 'file' | 'folder' | 'link' | 'other'; size: number; mtime: string; inode: string }

/** An advisory lock: how to release it, that another process has it, or that there are none here. */
export type Hold = (() => void) | 'taken' | 'unsupported'

/** All calls are synchronous: for small files that is several times faster than promises. Errors are those of Node, with their `code`. */
export type FileSystem = {
  /** The state of a path itself, links not followed; nothing when there is none. */
  state: (path: string) => FileState | undefined
  read: (path: string) => Buffer
  write: (path: string, content: string | Uint8Array) => void
  /** Makes a symbolic link, which comes into being with its text in one step, and only where nothing stands yet (EEXIST). */
  link: (path: string, text: string) => void
  /** The text of a symbolic link; EINVAL when something else stands there. */
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
  /** Throws what moving a file from one folder to another would throw: EXDEV, EACCES, EROFS, EPERM. Changes nothing. */
  checkMove: (from: string, to: string) => void
  /** Throws what removing or replacing a file or an empty folder would throw. Changes nothing. */
  checkRemoval: (path: string) => void
  /** Takes the advisory lock of a folder. The system releases it when this process ends, however it ends. */
  hold: (folder: string) => Hold
}

/** The code of an error of Node, or of a PublishError that tells of one: `ENOENT`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether an error says that something may not be changed, and not that a disk or a program failed. */
export const isObstacle = (error: unknown) => ['EACCES', 'EPERM', 'EROFS', 'EXDEV'].includes(String(codeOf(error)))

/** Removes a file, unless another command was faster. */
export function removeIfThere(files: FileSystem, path: string): void {
  try {
    files.unlink(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Clears up after a failure. Only the failure itself is told, not what follows from it: the next command takes care of what is left. */
export function quietly(clearUp: () => void): void {
  try {
    clearUp()
  } catch {
    // See above.
  }
}

/** What could not be published, and why, for the person who runs the command: nothing in `out/` has changed unless it says so. */
export class PublishError extends Error {
  readonly hint: string
  /** The code of the file system's error that is told here; empty for what was found without one. */
  readonly code: string
  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PublishError'
    this.hint = hint
    this.code = String(codeOf(cause) ?? '')
  }
}
