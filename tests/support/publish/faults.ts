/** The faults of file-system calls, and a file system in which one call fails. */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { errorOf } from './memory-file-system.ts'

type Name = keyof FileSystem

/** A call: its name, the path that it changes or reads, the path of its source, and the content to write. */
export type Call = { name: Name; path: string; from?: string; content?: string | Uint8Array }

const looking: Name[] = ['state', 'readLink', 'realPath', 'checkMove', 'checkRemoval', 'hold']

const calls = {
  changing: ['write', 'copyMode', 'link', 'hardLink', 'rename', 'unlink', 'removeFolder', 'makeFolder'],
  opening: ['read', 'write', 'list'],
  growing: ['write', 'link', 'hardLink', 'rename', 'makeFolder'],
  moving: ['hardLink', 'rename', 'unlink', 'removeFolder'],
  renaming: ['hardLink', 'rename'],
  writing: ['write'],
} satisfies Record<string, Name[]>

/** The calls that can change the disk. */
export const changing: ReadonlySet<Name> = new Set(calls.changing)

export type Fault = {
  name: string
  /** The calls that it can affect. */
  strikes: ReadonlySet<Name>
  /** `once`, `from then on`, or the end of the process, after which every call fails. */
  mode: 'once' | 'from then on' | 'the end'
  /** A failed write leaves the first half of its file. */
  half?: boolean
  /** Which of the unsaved changes are lost. */
  powerCut?: 'content' | 'all' | 'some'
  /** The code of the error, and its description in messages. */
  code: string
  cause: string
}

const errors: [name: string, strikes: Name[], cause: string, more?: Partial<Fault>][] = [
  ['ENOSPC', calls.growing, 'the disk is full'],
  ['EIO', [...looking, ...calls.changing, ...calls.opening, 'sync'], 'the disk reported an error'],
  ['EACCES', [...calls.opening, ...calls.changing], 'permission denied'],
  ['EMFILE', calls.opening, 'too many files are open'],
  ['EROFS', calls.changing, 'the file system is read-only'],
  ['EXDEV', calls.renaming, 'the folder is on another file system than its neighbours'],
  ['EBUSY', calls.moving, 'it is in use'],
  ['short write', calls.writing, 'the disk is full', { half: true, code: 'ENOSPC' }],
]

// An end before a call that only reads leaves the same disk as one before the next call that writes.
const ends: [name: string, strikes: Name[], more?: Partial<Fault>][] = [
  ['crash', [...calls.changing, 'sync']],
  ['crash in a write', calls.writing, { half: true }],
  ['power cut that loses contents', [...calls.changing, 'sync'], { powerCut: 'content' }],
  ['power cut that loses everything', [...calls.changing, 'sync'], { powerCut: 'all' }],
  ['power cut that loses this and that', [...calls.changing, 'sync'], { powerCut: 'some' }],
]

/** All faults: each error once, errors of the disk also from then on, and each sudden end. */
export const faults: Fault[] = [
  ...errors.map(([name, strikes, cause, more]): Fault => ({ name, strikes: new Set(strikes), cause, mode: 'once', code: name, ...more })),
  ...errors
    .filter(([name]) => ['EIO', 'ENOSPC', 'EMFILE'].includes(name))
    // Calls that only read fail in the same way in each mode.
    .map(
      ([name, strikes, cause]): Fault => ({
        name,
        strikes: new Set(strikes.filter((call) => !looking.includes(call))),
        cause,
        mode: 'from then on',
        code: name,
      }),
    ),
  ...ends.map(([name, strikes, more]): Fault => ({ name, strikes: new Set(strikes), cause: '', mode: 'the end', code: 'GONE', ...more })),
]

const kinds = ['EIO, once', 'ENOSPC, from then on', 'short write, once', 'crash in a write, the end', 'power cut that loses this and that, the end']

/** One fault of each kind: errors differ in their codes, hardly in their consequences. */
export const kindsOfFaults: Fault[] = faults.filter(({ name, mode }) => kinds.includes(`${name}, ${mode}`))

/** The same file system, with every call passed to `around`. */
export function intercept(files: FileSystem, around: <T>(call: Call, run: () => T) => T): FileSystem {
  return {
    state: (path) => around({ name: 'state', path }, () => files.state(path)),
    read: (path) => around({ name: 'read', path }, () => files.read(path)),
    write: (path, content) => around({ name: 'write', path, content }, () => files.write(path, content)),
    copyMode: (from, to) => around({ name: 'copyMode', path: to, from }, () => files.copyMode(from, to)),
    link: (path, text) => around({ name: 'link', path }, () => files.link(path, text)),
    readLink: (path) => around({ name: 'readLink', path }, () => files.readLink(path)),
    hardLink: (from, to) => around({ name: 'hardLink', path: to, from }, () => files.hardLink(from, to)),
    rename: (from, to) => around({ name: 'rename', path: to, from }, () => files.rename(from, to)),
    unlink: (path) => around({ name: 'unlink', path }, () => files.unlink(path)),
    removeFolder: (path) => around({ name: 'removeFolder', path }, () => files.removeFolder(path)),
    makeFolder: (path) => around({ name: 'makeFolder', path }, () => files.makeFolder(path)),
    list: (path) => around({ name: 'list', path }, () => files.list(path)),
    realPath: (path) => around({ name: 'realPath', path }, () => files.realPath(path)),
    sync: (paths) => around({ name: 'sync', path: paths[0] ?? '' }, () => files.sync(paths)),
    checkMove: (from, to) => around({ name: 'checkMove', path: to }, () => files.checkMove(from, to)),
    checkRemoval: (path) => around({ name: 'checkRemoval', path }, () => files.checkRemoval(path)),
    hold: (folder) => around({ name: 'hold', path: folder }, () => files.hold(folder)),
  }
}

/** The same file system, whose call number `at` fails. */
export function withFault(files: FileSystem, { strikes, mode, half, code }: Fault, at: number): FileSystem {
  let number = 0
  return intercept(files, (call, run) => {
    const now = number++
    const later = now > at && (mode === 'the end' || (mode === 'from then on' && strikes.has(call.name)))
    if (now !== at && !later) return run()
    if (half && (now === at || mode !== 'the end')) writeHalf(files, call)
    throw errorOf(code, call.path)
  })
}

function writeHalf(files: FileSystem, { name, path, content }: Call): void {
  if (name !== 'write' || content === undefined) return
  const whole = Buffer.from(content)
  files.write(path, whole.subarray(0, whole.length >> 1))
}
