/** The faults of file-system calls, and a file system in which one call fails. */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { errorOf } from './memory-file-system.ts'

type Name = keyof FileSystem

/** A call: its name, the path that it changes or reads, the path of its source, and the content to write. */
export type Call = { name: Name; path: string; from?: string; content?: string | Uint8Array }

const changes: Name[] = ['write', 'copyMode', 'link', 'hardLink', 'rename', 'unlink', 'removeFolder', 'makeFolder']
const growing: Name[] = ['write', 'link', 'hardLink', 'rename', 'makeFolder']
const looking: Name[] = ['state', 'readLink', 'realPath', 'checkMove', 'checkRemoval', 'hold']

/** The calls that can change the disk. */
export const changing: ReadonlySet<Name> = new Set(changes)

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

const broken = { name: 'EIO', code: 'EIO', cause: 'the disk reported an error' }
const full = { name: 'ENOSPC', code: 'ENOSPC', cause: 'the disk is full' }
// An end before a call that only reads leaves the same disk as one before the next call that writes.
const end = { strikes: new Set<Name>([...changes, 'sync']), mode: 'the end', code: 'GONE', cause: '' } as const

/** One fault of each kind: errors differ in their codes, hardly in their consequences. */
export const kindsOfFaults: Fault[] = [
  { ...broken, strikes: new Set([...looking, ...changes, 'read', 'list', 'sync']), mode: 'once' },
  { ...full, strikes: new Set(growing), mode: 'from then on' },
  { ...full, name: 'short write', strikes: new Set(['write']), mode: 'once', half: true },
  { ...end, name: 'crash in a write', strikes: new Set(['write']), half: true },
  { ...end, name: 'power cut that loses this and that', powerCut: 'some' },
]

export const faults: Fault[] = [
  ...kindsOfFaults,
  // Calls that only read fail in the same way in each mode.
  { ...broken, strikes: new Set([...changes, 'read', 'list', 'sync']), mode: 'from then on' },
  { ...full, strikes: new Set(growing), mode: 'once' },
  { ...end, name: 'crash' },
  { ...end, name: 'power cut that loses contents', powerCut: 'content' },
  { ...end, name: 'power cut that loses everything', powerCut: 'all' },
]

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
