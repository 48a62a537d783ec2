/** The file-system calls of publishing, gathered in one small port, so that a test can make each of them fail. */
import { spawn, spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'

/** What tells one state of a file from another: its kind, size in bytes, time of change in nanoseconds, and inode. */
export type FileState = { kind: 'file' | 'folder' | 'link' | 'other'; size: number; mtime: string; inode: string }

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
  /** Replaces `to` in one step: a reader sees the old file or the new one, never half of either. */
  rename: (from: string, to: string) => void
  unlink: (path: string) => void
  removeFolder: (path: string) => void
  makeFolder: (path: string) => void
  list: (path: string) => string[]
  realPath: (path: string) => string
  /** Sends everything that was written to the file system of this folder to the disk. */
  sync: (folder: string) => void
}

/** The code of an error of Node, or of a PublishError that tells of one: `ENOENT`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

export const nodeFileSystem: FileSystem = {
  state(path) {
    try {
      const stats = lstatSync(path, { bigint: true })
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other'
      return { kind, size: Number(stats.size), mtime: String(stats.mtimeNs), inode: String(stats.ino) }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  },
  read: (path) => readFileSync(path),
  write: (path, content) => writeFileSync(path, content, { mode: 0o644 }),
  link: (path, text) => symlinkSync(text, path),
  readLink: (path) => readlinkSync(path),
  rename: (from, to) => renameSync(from, to),
  unlink: (path) => unlinkSync(path),
  removeFolder: (path) => rmdirSync(path),
  makeFolder(path) {
    mkdirSync(path, { recursive: true, mode: 0o755 })
  },
  list: (path) => readdirSync(path).sort(),
  realPath: (path) => realpathSync(path),
  // One sync for the lot is far cheaper than one fsync per file. Systems without the option or the command lose only the guarantee
  // against a power cut in the seconds after a publication.
  sync(folder) {
    spawnSync('sync', ['-f', folder], { stdio: 'ignore' })
  },
}

/** The same as `sync`, beside the program. It only spares time: whatever goes wrong with it, `sync` itself comes later. */
export function syncInBackground(folder: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('sync', ['-f', folder], { stdio: 'ignore', ...(signal ? { signal } : {}) })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}

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
