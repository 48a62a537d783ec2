/**
 * A disk in memory that answers as the real one does, with inodes and times, so that thousands of publications take seconds.
 * `file-system.contract.test.ts` holds both to the same behaviour. It knows two things more: how to copy itself, and what a power cut does.
 */
import type { FileSystem } from '../file-system.ts'

type File = { kind: 'file'; inode: number; mtime: number; content: Buffer; saved: boolean }
type Folder = { kind: 'folder'; inode: number; mtime: number; entries: Map<string, Entry> }
type Link = { kind: 'link'; inode: number; mtime: number; text: string }
type Entry = File | Folder | Link

/** What stands at a path: a file with its content, or a folder. */
export type Found = { path: string; inode: number; mtime: number; content: Buffer | undefined }

export type MemoryFileSystem = FileSystem & {
  /** Another disk with the same files, inodes and times; everything on it has long been saved. */
  copy: () => MemoryFileSystem
  /** Empties the files that were written after the last `sync`, as a file system does that had their names but not yet their content. */
  cutPower: () => void
  /** All that stands at a path and below it, in no order. */
  walk: (path: string) => Found[]
}

const messages = {
  ENOENT: 'no such file or directory',
  EEXIST: 'file already exists',
  EINVAL: 'invalid argument',
  ENOTDIR: 'not a directory',
  EISDIR: 'illegal operation on a directory',
  ENOTEMPTY: 'directory not empty',
}

/** An error as Node gives it. */
export const errorOf = (code: string, call: string, path: string, message = 'made by a test') =>
  Object.assign(new Error(`${code}: ${message}, ${call} '${path}'`), { code, syscall: call, path })

export function memoryFileSystem(root: Folder = { kind: 'folder', inode: 1, mtime: 1, entries: new Map() }, ticks = 1): MemoryFileSystem {
  // One clock for times and inodes: no two things that happen are alike.
  let clock = ticks

  /** The entry at a path; `undefined` when its folder has none of that name. */
  function find(call: keyof typeof calls, path: string): { folder: Folder; name: string; entry: Entry | undefined } {
    let folder = root
    const parts = partsOf(path)
    const name = parts.at(-1) ?? ''
    for (const part of parts.slice(0, -1)) {
      const next = folder.entries.get(part)
      if (!next) throw failure(call, path, 'ENOENT')
      if (next.kind !== 'folder') throw failure(call, path, 'ENOTDIR')
      folder = next
    }
    return { folder, name, entry: name === '' ? root : folder.entries.get(name) }
  }

  function existing(call: keyof typeof calls, path: string): Entry {
    const { entry } = find(call, path)
    if (!entry) throw failure(call, path, 'ENOENT')
    return entry
  }

  function put(folder: Folder, name: string, entry: Entry | undefined): void {
    if (entry) folder.entries.set(name, entry)
    else folder.entries.delete(name)
    folder.mtime = ++clock
  }

  const walk = (path: string): Found[] => {
    const { entry } = find('state', path)
    return entry ? collect(path, entry, []) : []
  }

  return {
    state(path) {
      try {
        const { entry } = find('state', path)
        return entry && { kind: entry.kind, size: entry.kind === 'file' ? entry.content.length : 0, mtime: String(entry.mtime), inode: String(entry.inode) }
      } catch {
        return undefined
      }
    },
    read(path) {
      const entry = existing('read', path)
      if (entry.kind === 'folder') throw failure('read', path, 'EISDIR')
      if (entry.kind === 'link') throw failure('read', path, 'ENOENT')
      return Buffer.from(entry.content)
    },
    write(path, content) {
      const { folder, name, entry } = find('write', path)
      if (entry?.kind === 'folder') throw failure('write', path, 'EISDIR')
      if (entry?.kind === 'link') throw new Error('the disk in memory follows no links')
      const bytes = Buffer.from(content)
      if (entry) Object.assign(entry, { content: bytes, mtime: ++clock, saved: false })
      else put(folder, name, { kind: 'file', inode: ++clock, mtime: clock, content: bytes, saved: false })
    },
    link(path, text) {
      const { folder, name, entry } = find('link', path)
      if (entry) throw failure('link', path, 'EEXIST')
      put(folder, name, { kind: 'link', inode: ++clock, mtime: clock, text })
    },
    readLink(path) {
      const entry = existing('readLink', path)
      if (entry.kind !== 'link') throw failure('readLink', path, 'EINVAL')
      return entry.text
    },
    rename(from, to) {
      const source = find('rename', from)
      if (!source.entry) throw failure('rename', from, 'ENOENT')
      const target = find('rename', to)
      if (target.entry === source.entry) return
      if (target.entry?.kind === 'folder') {
        if (source.entry.kind !== 'folder') throw failure('rename', to, 'EISDIR')
        if (target.entry.entries.size > 0) throw failure('rename', to, 'ENOTEMPTY')
      } else if (target.entry && source.entry.kind === 'folder') throw failure('rename', to, 'ENOTDIR')
      put(source.folder, source.name, undefined)
      put(target.folder, target.name, source.entry)
    },
    unlink(path) {
      const { folder, name } = find('unlink', path)
      if (existing('unlink', path).kind === 'folder') throw failure('unlink', path, 'EISDIR')
      put(folder, name, undefined)
    },
    removeFolder(path) {
      const { folder, name } = find('removeFolder', path)
      const entry = existing('removeFolder', path)
      if (entry.kind !== 'folder') throw failure('removeFolder', path, 'ENOTDIR')
      if (entry.entries.size > 0) throw failure('removeFolder', path, 'ENOTEMPTY')
      put(folder, name, undefined)
    },
    makeFolder(path) {
      let folder = root
      const parts = partsOf(path)
      for (const [index, part] of parts.entries()) {
        const next = folder.entries.get(part) ?? { kind: 'folder', inode: ++clock, mtime: clock, entries: new Map() }
        if (next.kind !== 'folder') throw failure('makeFolder', path, index === parts.length - 1 ? 'EEXIST' : 'ENOTDIR')
        if (!folder.entries.has(part)) put(folder, part, next)
        folder = next
      }
    },
    list(path) {
      const entry = existing('list', path)
      if (entry.kind !== 'folder') throw failure('list', path, 'ENOTDIR')
      return [...entry.entries.keys()].sort()
    },
    realPath(path) {
      existing('realPath', path)
      return path
    },
    sync() {
      for (const file of filesOf(root)) file.saved = true
    },
    copy: () => memoryFileSystem(copyOf(root), clock),
    cutPower() {
      for (const file of filesOf(root)) if (!file.saved) Object.assign(file, { content: Buffer.alloc(0), saved: true })
    },
    walk,
  }
}

const known = new Map<string, readonly string[]>()

/** The names in a path. The same few paths are asked for millions of times. */
function partsOf(path: string): readonly string[] {
  const parts = known.get(path)
  if (parts) return parts
  const split = path.split('/').filter((part) => part !== '')
  known.set(path, split)
  return split
}

/** What Node calls the call, in its messages. */
const calls = {
  state: 'lstat',
  read: 'read',
  write: 'open',
  link: 'symlink',
  readLink: 'readlink',
  rename: 'rename',
  unlink: 'unlink',
  removeFolder: 'rmdir',
  makeFolder: 'mkdir',
  list: 'scandir',
  realPath: 'lstat',
}

const failure = (call: keyof typeof calls, path: string, code: keyof typeof messages) => errorOf(code, calls[call], path, messages[code])

function collect(path: string, entry: Entry, found: Found[]): Found[] {
  found.push({ path, inode: entry.inode, mtime: entry.mtime, content: entry.kind === 'file' ? entry.content : undefined })
  if (entry.kind === 'folder') for (const [name, inner] of entry.entries) collect(`${path}/${name}`, inner, found)
  return found
}

function filesOf(folder: Folder): File[] {
  return [...folder.entries.values()].flatMap((entry) => (entry.kind === 'file' ? [entry] : entry.kind === 'folder' ? filesOf(entry) : []))
}

function copyOf(folder: Folder): Folder {
  const entries = [...folder.entries].map(([name, entry]): [string, Entry] => [
    name,
    entry.kind === 'folder' ? copyOf(entry) : entry.kind === 'file' ? { ...entry, saved: true } : { ...entry },
  ])
  return { ...folder, entries: new Map(entries) }
}
