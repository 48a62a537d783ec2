/** The file system, as publishing uses it: each error says which operation failed, on which path and why. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { attempt } from '../core/attempt.ts'
import { HintedError } from '../core/errors.ts'
import { pathFrom } from './file-paths.ts'
import { patiently } from './patiently.mjs'
import { causeOf } from './readable.ts'

/** Shows changes: size in bytes, time of change in nanoseconds. */
export type FileState = {
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  mtime: string
  inode: string
}

/** An advisory lock: the function that releases it; `taken` by another process; or `unsupported` here. */
export type Hold = (() => void) | 'taken' | 'unsupported'

/**
 * A failed publication, with a message and a hint for the person who runs the command. `out/` is unchanged
 * unless the message says otherwise.
 */
export class PublishError extends HintedError {
  override readonly name = 'PublishError'
  /** The code of the file system's error; empty without one. */
  readonly code = String(codeOf(this.cause) ?? '')
}

export type FileSystem = ReturnType<typeof createFileSystem>

/**
 * @param root the folder that paths in messages are relative to. All calls are synchronous, which is several
 * times faster than promises for small files
 */
export function createFileSystem(root: string) {
  const shown = (path: string): string => pathFrom(root, path) || '.'

  /** Makes a call explain its errors. @param at the place of the path that it changes, among its arguments */
  const explained =
    <Args extends unknown[], Result>(operation: string, call: (...args: Args) => Result, at = 0) =>
    (...args: Args): Result => {
      try {
        return call(...args)
      } catch (error) {
        const why = causeOf(error) ?? (error instanceof Error ? error.message : String(error))
        const hint = 'Fix that and run the command again; it continues where it stopped.'
        throw new PublishError(`Could not ${operation} ${shown(String(args[at]))}: ${why}.`, hint, error)
      }
    }

  return {
    /** A path as messages show it. */
    shown,
    /** The state of a path itself, links not followed; nothing when there is none. */
    state: explained('read the state of', stateOf),
    read: explained('read', (path: string): Buffer => fs.readFileSync(path)),
    /** Writes a file. @returns its state */
    write: explained('write', write),
    /**
     * Writes a file and saves it to the disk, before it takes the place of the owner's or says what to do
     * with theirs.
     */
    save: explained('write', (path: string, content: string | Uint8Array) =>
      fs.writeFileSync(path, content, { mode: 0o644, flush: true }),
    ),
    /** Gives a file the permissions of another. */
    copyMode: explained('write', (from: string, to: string) => fs.chmodSync(to, fs.statSync(from).mode), 1),
    link: explained('write', link),
    /** The text that `link` has written. */
    readLink: explained('read', (path: string): string =>
      fs.lstatSync(path).isSymbolicLink() ? fs.readlinkSync(path) : fs.readFileSync(path, 'utf8'),
    ),
    /** Replaces `to` in one step: a reader sees the old file or the new one, never half of either. */
    rename: explained(
      'put in place',
      (from: string, to: string) => patiently(() => fs.renameSync(from, to)),
      1,
    ),
    unlink: explained('remove', (path: string) => patiently(() => fs.unlinkSync(path))),
    removeFolder: explained('remove', (path: string) => fs.rmdirSync(path)),
    makeFolder: explained(
      'make the folder',
      (path: string) => void fs.mkdirSync(path, { recursive: true, mode: 0o755 }),
    ),
    list: explained('read', (path: string): string[] => fs.readdirSync(path).sort()),
    realPath: explained('follow', (path: string): string => fs.realpathSync(path)),
    /** Fails when nothing can be made, replaced or removed in a folder. */
    checkWritable: explained('change', (path: string) =>
      fs.accessSync(path, fs.constants.W_OK | fs.constants.X_OK),
    ),
    /** Whether files can be renamed from one folder to another. */
    areOnOneDisk: explained('read', areOnOneDisk),
    hold: explained('lock', hold),
  }
}

function stateOf(path: string): FileState | undefined {
  try {
    const stats = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false })
    return stats && stateFrom(stats)
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

function stateFrom(stats: fs.BigIntStats): FileState {
  const kind = stats.isFile()
    ? 'file'
    : stats.isDirectory()
      ? 'folder'
      : stats.isSymbolicLink()
        ? 'link'
        : 'other'
  return { kind, size: Number(stats.size), mtime: String(stats.mtimeNs), inode: String(stats.ino) }
}

/**
 * Asks the open file for its state: its path need not be followed a second time. Windows gives a file its
 * time when it is closed.
 */
function write(path: string, content: string | Uint8Array): FileState {
  const descriptor = fs.openSync(path, 'w', 0o644)
  let state: fs.BigIntStats
  try {
    fs.writeFileSync(descriptor, content)
    state = fs.fstatSync(descriptor, { bigint: true })
  } finally {
    fs.closeSync(descriptor)
  }
  return stateFrom(isWindows() ? fs.lstatSync(path, { bigint: true }) : state)
}

/**
 * Makes a symbolic link with its text in one step. Fails where something exists (EEXIST). Where nobody or not
 * everybody may make one, it is a file, which is empty for a moment.
 */
function link(path: string, text: string): void {
  if (isWindows() || failsWith(['EPERM'], () => fs.symlinkSync(text, path)))
    fs.writeFileSync(path, text, { flag: 'wx' })
}

/**
 * The system compares the mounts before it looks for the file. The number of the device does not show a bind
 * mount.
 */
function areOnOneDisk(from: string, to: string): boolean {
  const name = `.toegift-${process.pid}-is-nowhere`
  try {
    fs.renameSync(`${from}/${name}`, `${to}/${name}`)
  } catch (error) {
    return codeOf(error) !== 'EXDEV'
  }
  return true
}

/**
 * Takes the advisory lock of a folder. The system releases it when this process ends or crashes. Node has no
 * advisory locks. The lock of flock(2) belongs to the open folder, which the command `flock` inherits. The
 * folder stays locked after that command has ended, as long as this process keeps it open.
 */
function hold(folder: string): Hold {
  if (isWindows()) return 'unsupported'
  const descriptor = fs.openSync(folder, 'r')
  const release = () => fs.closeSync(descriptor)
  const { status, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
  })
  if (status === 0) return release
  release()
  return status === 1 && stderr.length === 0 ? 'taken' : 'unsupported'
}

/** Asked at each call: tests change it. */
const isWindows = () => process.platform === 'win32'

/** The code of an error of Node, or of the PublishError that wraps it: `ENOENT`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

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

/** Cleans up after a failure. Errors of that are ignored: the next command removes leftovers. */
export const quietly = (cleanUp: () => void): void => attempt(cleanUp)
