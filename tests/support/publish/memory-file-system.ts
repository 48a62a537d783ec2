/**
 * A disk in memory that behaves like the real one, with inodes and times, so that thousands of publications take seconds.
 * `file-system.contract.test.ts` compares both. It has two more functions: it copies itself, and simulates a power cut.
 */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { copyOf, cut, type Entry, type Folder, type Loss, remember } from './power-cut.ts'

/** What is at a path: a file with its content, or a folder. */
export type Found = { path: string; inode: number; mtime: number; content: Buffer | undefined }

export type MemoryFileSystem = FileSystem & {
  /** Another disk with the same files, inodes and times, all of them saved. */
  copy: () => MemoryFileSystem
  /** Discards what was not saved by `sync`, or a part of it. */
  cutPower: (loss: Loss) => void
  /** Makes a folder a mount point: nothing can be moved into it or out of it. */
  mount: (path: string) => void
  /** Protects a file or folder: a call that would change it or its contents fails with this code. */
  refuse: (path: string, code: NonNullable<Entry['refuses']>) => void
  /** Ends the process that holds advisory locks. */
  endHolder: () => void
  /** Everything at a path and below it, in no order. */
  walk: (path: string) => Found[]
}

const messages = {
  ENOENT: 'no such file or directory',
  EEXIST: 'file already exists',
  EINVAL: 'invalid argument',
  ENOTDIR: 'not a directory',
  EISDIR: 'illegal operation on a directory',
  ENOTEMPTY: 'directory not empty',
  EXDEV: 'cross-device link not permitted',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'read-only file system',
}

type Code = keyof typeof messages

/** An error as Node throws it. */
export const errorOf = (code: string, call: string, path: string, message = 'made by a test') =>
  Object.assign(new Error(`${code}: ${message}, ${call} '${path}'`), { code, syscall: call, path })

export function memoryFileSystem(root: Folder = { kind: 'folder', inode: 1, mtime: 1, entries: new Map() }, ticks = 1): MemoryFileSystem {
  // One counter for times and inodes makes each of them unique.
  let clock = ticks
  const holds = new Set<string>()

  /** The entry at a path, `undefined` when its folder has none of that name; and the mount that the folder is in. */
  function find(call: keyof typeof calls, path: string): { folder: Folder; name: string; entry: Entry | undefined; mount: Folder } {
    let folder = root
    let mount = root
    const parts = partsOf(path)
    const name = parts.at(-1) ?? ''
    for (let index = 0; index < parts.length - 1; index++) {
      const next = folder.entries.get(parts[index] ?? '')
      if (!next) throw failure(call, path, 'ENOENT')
      if (next.kind !== 'folder') throw failure(call, path, 'ENOTDIR')
      folder = next
      if (folder.isMount) mount = folder
    }
    return { folder, name, entry: name === '' ? root : folder.entries.get(name), mount }
  }

  function existing(call: keyof typeof calls, path: string): Entry {
    const { entry } = find(call, path)
    if (!entry) throw failure(call, path, 'ENOENT')
    return entry
  }

  /** The folder at a path, and the mount that it is in. */
  function folderAt(call: keyof typeof calls, path: string): { folder: Folder; mount: Folder } {
    const { entry, mount } = find(call, path)
    if (!entry) throw failure(call, path, 'ENOENT')
    if (entry.kind !== 'folder') throw failure(call, path, 'ENOTDIR')
    return { folder: entry, mount: entry.isMount ? entry : mount }
  }

  function allow(call: keyof typeof calls, path: string, folder: Folder, entry?: Entry): void {
    const code = folder.refuses ?? entry?.refuses
    if (code !== undefined) throw failure(call, path, code)
  }

  function put(folder: Folder, name: string, entry: Entry | undefined): void {
    remember(folder)
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
      allow('write', path, folder, entry)
      if (entry) {
        remember(entry)
        Object.assign(entry, { content: bytes, mtime: ++clock })
      } else put(folder, name, { kind: 'file', inode: ++clock, mtime: clock, content: bytes, saved: Buffer.alloc(0) })
    },
    copyMode(from, to) {
      existing('copyMode', from)
      existing('copyMode', to)
    },
    link(path, text) {
      const { folder, name, entry } = find('link', path)
      if (entry) throw failure('link', path, 'EEXIST')
      allow('link', path, folder)
      put(folder, name, { kind: 'link', inode: ++clock, mtime: clock, text })
    },
    readLink(path) {
      const entry = existing('readLink', path)
      if (entry.kind !== 'link') throw failure('readLink', path, 'EINVAL')
      return entry.text
    },
    hardLink(from, to) {
      const source = existing('hardLink', from)
      const { folder, name, entry } = find('hardLink', to)
      if (entry) throw failure('hardLink', to, 'EEXIST')
      allow('hardLink', to, folder)
      put(folder, name, source)
    },
    rename(from, to) {
      const source = find('rename', from)
      if (!source.entry) throw failure('rename', from, 'ENOENT')
      const target = find('rename', to)
      if (target.entry === source.entry) return
      if (target.mount !== source.mount) throw failure('rename', to, 'EXDEV')
      allow('rename', to, source.folder, source.entry)
      allow('rename', to, target.folder, target.entry)
      if (target.entry?.kind === 'folder') {
        if (source.entry.kind !== 'folder') throw failure('rename', to, 'EISDIR')
        if (target.entry.entries.size > 0) throw failure('rename', to, 'ENOTEMPTY')
      } else if (target.entry && source.entry.kind === 'folder') throw failure('rename', to, 'ENOTDIR')
      put(source.folder, source.name, undefined)
      put(target.folder, target.name, source.entry)
    },
    unlink(path) {
      const { folder, name } = find('unlink', path)
      const entry = existing('unlink', path)
      if (entry.kind === 'folder') throw failure('unlink', path, 'EISDIR')
      allow('unlink', path, folder, entry)
      put(folder, name, undefined)
    },
    removeFolder(path) {
      const { folder, name } = find('removeFolder', path)
      const entry = existing('removeFolder', path)
      if (entry.kind !== 'folder') throw failure('removeFolder', path, 'ENOTDIR')
      if (entry.entries.size > 0) throw failure('removeFolder', path, 'ENOTEMPTY')
      allow('removeFolder', path, folder, entry)
      put(folder, name, undefined)
    },
    makeFolder(path) {
      let folder = root
      const parts = partsOf(path)
      for (const [index, part] of parts.entries()) {
        const next = folder.entries.get(part) ?? { kind: 'folder', inode: ++clock, mtime: clock, entries: new Map() }
        if (next.kind !== 'folder') throw failure('makeFolder', path, index === parts.length - 1 ? 'EEXIST' : 'ENOTDIR')
        if (!folder.entries.has(part)) {
          allow('makeFolder', path, folder)
          put(folder, part, next)
        }
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
    sync(paths) {
      for (const path of paths) {
        const entry = existing('sync', path)
        if (entry.kind !== 'link') entry.saved = undefined
      }
    },
    checkMove(from, to) {
      const target = folderAt('checkMove', to)
      if (folderAt('checkMove', from).mount !== target.mount) throw failure('checkMove', to, 'EXDEV')
      allow('checkMove', to, target.folder)
    },
    checkRemoval(path) {
      allow('checkRemoval', path, find('checkRemoval', path).folder, existing('checkRemoval', path))
    },
    hold(folder) {
      folderAt('hold', folder)
      if (holds.has(folder)) return 'taken'
      holds.add(folder)
      return () => void holds.delete(folder)
    },
    copy: () => memoryFileSystem(copyOf(root), clock),
    cutPower: (loss) => cut(root, loss),
    mount(path) {
      folderAt('state', path).folder.isMount = true
    },
    refuse(path, code) {
      existing('state', path).refuses = code
    },
    endHolder: () => holds.clear(),
    walk,
  }
}

const known = new Map<string, readonly string[]>()

/** The names in a path. The same few paths are requested millions of times. */
function partsOf(path: string): readonly string[] {
  const parts = known.get(path)
  if (parts) return parts
  const split = path.split('/').filter((part) => part !== '')
  known.set(path, split)
  return split
}

/** The name of the call in Node's messages. */
const calls = {
  state: 'lstat',
  read: 'read',
  write: 'open',
  copyMode: 'chmod',
  link: 'symlink',
  readLink: 'readlink',
  hardLink: 'link',
  rename: 'rename',
  unlink: 'unlink',
  removeFolder: 'rmdir',
  makeFolder: 'mkdir',
  list: 'scandir',
  realPath: 'lstat',
  sync: 'fsync',
  checkMove: 'rename',
  checkRemoval: 'rmdir',
  hold: 'open',
}

const failure = (call: keyof typeof calls, path: string, code: Code) => errorOf(code, calls[call], path, messages[code])

function collect(path: string, entry: Entry, found: Found[]): Found[] {
  found.push({ path, inode: entry.inode, mtime: entry.mtime, content: entry.kind === 'file' ? entry.content : undefined })
  if (entry.kind === 'folder') for (const [name, inner] of entry.entries) collect(`${path}/${name}`, inner, found)
  return found
}
