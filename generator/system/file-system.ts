/** The file system, as publishing uses it: an object of calls, so that a test can make each of them fail. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname } from 'node:path'
import { attempt } from '../core/attempt.ts'
import { HintedError } from '../core/errors.ts'
import { syncPaths } from './sync.ts'

/** The state of a file, which shows changes: its kind, size in bytes, time of change in nanoseconds, and inode. */
export type FileState = { kind: 'file' | 'folder' | 'link' | 'other'; size: number; mtime: string; inode: string }

/** An advisory lock: the function that releases it; `taken` by another process; or `unsupported` here. */
export type Hold = (() => void) | 'taken' | 'unsupported'

export type FileSystem = typeof nodeFileSystem

/** All calls are synchronous, which is several times faster than promises for small files. Errors are those of Node, with their `code`. */
export const nodeFileSystem = {
  /** The state of a path itself, links not followed; nothing when there is none. */
  state(path: string): FileState | undefined {
    try {
      const stats = fs.lstatSync(path, { bigint: true })
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other'
      return { kind, size: Number(stats.size), mtime: String(stats.mtimeNs), inode: String(stats.ino) }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  },
  read: (path: string): Buffer => fs.readFileSync(path),
  write: (path: string, content: string | Uint8Array): void => fs.writeFileSync(path, content, { mode: 0o644 }),
  /** Gives a file the permissions of another. */
  copyMode: (from: string, to: string): void => fs.chmodSync(to, fs.statSync(from).mode),
  /** Makes a symbolic link with its text in one step. Fails where something exists (EEXIST). */
  link: (path: string, text: string): void => fs.symlinkSync(text, path),
  /** The text of a symbolic link; EINVAL for anything else. */
  readLink: (path: string): string => fs.readlinkSync(path),
  /** Gives a file a second name. */
  hardLink: (from: string, to: string): void => fs.linkSync(from, to),
  /** Replaces `to` in one step: a reader sees the old file or the new one, never half of either. */
  rename: (from: string, to: string): void => fs.renameSync(from, to),
  unlink: (path: string): void => fs.unlinkSync(path),
  removeFolder: (path: string): void => fs.rmdirSync(path),
  makeFolder,
  list: (path: string): string[] => fs.readdirSync(path).sort(),
  realPath: (path: string): string => fs.realpathSync(path),
  /** Saves to the disk the content of each of these files, and the names in each of these folders; possibly more. */
  sync: syncPaths,
  checkMove,
  checkRemoval,
  hold,
}

/** Level by level: the recursive form of Node never returns in a folder in which nothing can be made, such as `/proc`. */
function makeFolder(path: string): void {
  try {
    makeLevel(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const above = dirname(path)
    if (!fs.statSync(above, { throwIfNoEntry: false })) makeFolder(above)
    // Another thread may have made the folder above in between, so this try counts.
    makeLevel(path)
  }
}

function makeLevel(path: string): void {
  try {
    fs.mkdirSync(path, { mode: 0o755 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Throws the error that moving a file from one folder to another would throw: EXDEV, EACCES, EROFS, EPERM. Changes nothing. */
function checkMove(from: string, to: string): void {
  if (fs.statSync(from).dev !== fs.statSync(to).dev) throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
  try {
    // The system compares the mounts before it looks for the file. The device number does not show a bind mount.
    const name = `.toegift-${process.pid}-is-nowhere`
    fs.renameSync(`${from}/${name}`, `${to}/${name}`)
  } catch (error) {
    if (codeOf(error) === 'EXDEV') throw error
  }
  fs.accessSync(to, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
}

/**
 * Throws the error that removing or replacing a file or an empty folder would throw. Changes nothing.
 * Linux checks every permission and attribute (owner, sticky bit, immutable, append-only, read-only file system) before it compares the kind.
 * So rmdir on a file, or unlink on a folder, removes nothing and fails for the same reason as the correct call.
 */
function checkRemoval(path: string): void {
  const isFolder = fs.lstatSync(path).isDirectory()
  try {
    if (process.platform !== 'linux') fs.accessSync(dirname(path), fs.constants.W_OK | fs.constants.X_OK)
    else if (isFolder) fs.unlinkSync(path)
    else fs.rmdirSync(path)
  } catch (error) {
    if (codeOf(error) !== (isFolder ? 'EISDIR' : 'ENOTDIR')) throw error
  }
}

/**
 * Takes the advisory lock of a folder. The system releases it when this process ends or crashes.
 * Node has no advisory locks. The lock of flock(2) belongs to the open folder, which the command `flock` inherits. The folder stays locked after
 * that command has ended, as long as this process keeps it open.
 */
function hold(folder: string): Hold {
  let descriptor: number | undefined = fs.openSync(folder, 'r')
  const release = () => {
    if (descriptor !== undefined) fs.closeSync(descriptor)
    descriptor = undefined
  }
  const { status, stderr } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', descriptor] })
  if (status === 0) return release
  release()
  return status === 1 && stderr.length === 0 ? 'taken' : 'unsupported'
}

/** The code of an error of Node, or of the PublishError that wraps it: `ENOENT`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether an error means that a change is not allowed, and not that a disk or a program failed. */
export const isObstacle = (error: unknown) => ['EACCES', 'EPERM', 'EROFS', 'EXDEV'].includes(String(codeOf(error)))

/** Whether a call fails with one of these codes. @throws its error when that has another code */
export function failsWith(codes: readonly string[], call: () => void): boolean {
  try {
    call()
    return false
  } catch (error) {
    if (!codes.includes(String(codeOf(error)))) throw error
    return true
  }
}

/** Cleans up after a failure. Errors of the clean-up are ignored: the failure itself is reported, and the next command removes leftovers. */
export const quietly = (cleanUp: () => void): void => attempt(cleanUp)

/** A failed publication, with a message and a hint for the person who runs the command. `out/` is unchanged unless the message says otherwise. */
export class PublishError extends HintedError {
  override readonly name = 'PublishError'
  /** The code of the file system's error; empty without one. */
  readonly code = String(codeOf(this.cause) ?? '')
}
