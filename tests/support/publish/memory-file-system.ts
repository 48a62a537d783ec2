/**
 * A disk in memory that behaves like the real one, with inodes and times, so that thousands of publications take seconds.
 * `file-system.contract.test.ts` compares both. It also copies itself, and simulates mounts, protected files and power cuts.
 */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { copyOf, cut, type Entry, type File, type Folder, type Loss, remember } from './power-cut.ts'

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

/** An error of the file system, as far as commands look at it. */
export const errorOf = (code: string, path: string) => Object.assign(new Error(`${code}: made by a test, '${path}'`), { code })

export function memoryFileSystem(root: Folder = { kind: 'folder', inode: 1, mtime: 1, entries: new Map() }, ticks = 1): MemoryFileSystem {
  // One counter for times and inodes makes each of them unique.
  let clock = ticks
  const holds = new Set<string>()

  /** The entry at a path, `undefined` when its folder has none of that name; and the mount that the folder is in. */
  function find(path: string): { folder: Folder; name: string; entry: Entry | undefined; mount: Folder } {
    let folder = root
    let mount = root
    const parts = partsOf(path)
    const name = parts.at(-1) ?? ''
    for (let index = 0; index < parts.length - 1; index++) {
      const next = folder.entries.get(parts[index] ?? '')
      if (next?.kind !== 'folder') throw noFolder(path, next)
      folder = next
      if (folder.isMount) mount = folder
    }
    return { folder, name, entry: name === '' ? root : folder.entries.get(name), mount }
  }

  function existing(path: string) {
    const { folder, name, entry, mount } = find(path)
    if (!entry) throw errorOf('ENOENT', path)
    return { folder, name, entry, mount }
  }

  /** The file or folder at a path. */
  function followed(path: string): File | Folder {
    const { entry } = existing(path)
    if (entry.kind === 'link') throw errorOf('ENOENT', path)
    return entry
  }

  /** The folder at a path, and the mount that it is in. */
  function folderAt(path: string): { folder: Folder; mount: Folder } {
    const { entry, mount } = existing(path)
    if (entry.kind !== 'folder') throw noFolder(path, entry)
    return { folder: entry, mount: entry.isMount ? entry : mount }
  }

  function allow(path: string, folder: Folder, entry?: Entry): void {
    const code = folder.refuses ?? entry?.refuses
    if (code !== undefined) throw errorOf(code, path)
  }

  function put(folder: Folder, name: string, entry: Entry | undefined): void {
    remember(folder)
    if (entry) folder.entries.set(name, entry)
    else folder.entries.delete(name)
    folder.mtime = ++clock
  }

  return {
    state(path) {
      try {
        const { entry } = find(path)
        return entry && { kind: entry.kind, size: entry.kind === 'file' ? entry.content.length : 0, mtime: String(entry.mtime), inode: String(entry.inode) }
      } catch {
        return undefined
      }
    },
    read(path) {
      const entry = followed(path)
      if (entry.kind === 'folder') throw errorOf('EISDIR', path)
      return Buffer.from(entry.content)
    },
    write(path, content) {
      const { folder, name, entry } = find(path)
      if (entry?.kind === 'folder') throw errorOf('EISDIR', path)
      if (entry?.kind === 'link') throw errorOf('ENOENT', path)
      const bytes = Buffer.from(content)
      allow(path, folder, entry)
      if (entry) {
        remember(entry)
        Object.assign(entry, { content: bytes, mtime: ++clock })
      } else put(folder, name, { kind: 'file', inode: ++clock, mtime: clock, content: bytes, saved: Buffer.alloc(0) })
    },
    copyMode(from, to) {
      existing(from)
      existing(to)
    },
    link(path, text) {
      const { folder, name, entry } = find(path)
      if (entry) throw errorOf('EEXIST', path)
      allow(path, folder)
      put(folder, name, { kind: 'link', inode: ++clock, mtime: clock, text })
    },
    readLink(path) {
      const { entry } = existing(path)
      if (entry.kind !== 'link') throw errorOf('EINVAL', path)
      return entry.text
    },
    hardLink(from, to) {
      const source = existing(from).entry
      const { folder, name, entry } = find(to)
      if (entry) throw errorOf('EEXIST', to)
      if (source.kind === 'folder') throw errorOf('EPERM', from)
      allow(to, folder)
      put(folder, name, source)
    },
    rename(from, to) {
      const source = find(from)
      const target = find(to)
      if (!source.entry) throw errorOf('ENOENT', from)
      if (target.entry === source.entry) return
      if (target.mount !== source.mount) throw errorOf('EXDEV', to)
      if (to.startsWith(`${from}/`)) throw errorOf('EINVAL', to)
      if (from.startsWith(`${to}/`)) throw errorOf('ENOTEMPTY', to)
      allow(to, source.folder, source.entry)
      allow(to, target.folder, target.entry)
      if (target.entry?.kind === 'folder') {
        if (source.entry.kind !== 'folder') throw errorOf('EISDIR', to)
        if (target.entry.entries.size > 0) throw errorOf('ENOTEMPTY', to)
      } else if (target.entry && source.entry.kind === 'folder') throw errorOf('ENOTDIR', to)
      put(source.folder, source.name, undefined)
      put(target.folder, target.name, source.entry)
    },
    unlink(path) {
      const { folder, name, entry } = existing(path)
      if (entry.kind === 'folder') throw errorOf('EISDIR', path)
      allow(path, folder, entry)
      put(folder, name, undefined)
    },
    removeFolder(path) {
      const { folder, name, entry } = existing(path)
      if (entry.kind !== 'folder') throw errorOf('ENOTDIR', path)
      if (entry.entries.size > 0) throw errorOf('ENOTEMPTY', path)
      allow(path, folder, entry)
      put(folder, name, undefined)
    },
    makeFolder(path) {
      let folder = root
      const parts = partsOf(path)
      for (const [index, part] of parts.entries()) {
        const next = folder.entries.get(part) ?? { kind: 'folder', inode: ++clock, mtime: clock, entries: new Map() }
        if (next.kind !== 'folder') throw errorOf(index === parts.length - 1 || next.kind === 'link' ? 'EEXIST' : 'ENOTDIR', path)
        if (!folder.entries.has(part)) {
          allow(path, folder)
          put(folder, part, next)
        }
        folder = next
      }
    },
    list(path) {
      return [...folderAt(path).folder.entries.keys()].sort()
    },
    realPath(path) {
      followed(path)
      return path
    },
    sync(paths) {
      for (const path of paths) followed(path).saved = undefined
    },
    checkMove(from, to) {
      const target = folderAt(to)
      if (folderAt(from).mount !== target.mount) throw errorOf('EXDEV', to)
      allow(to, target.folder)
    },
    checkRemoval(path) {
      const { folder, entry } = existing(path)
      allow(path, folder, entry)
    },
    hold(folder) {
      folderAt(folder)
      if (holds.has(folder)) return 'taken'
      holds.add(folder)
      return () => void holds.delete(folder)
    },
    copy: () => memoryFileSystem(copyOf(root), clock),
    cutPower: (loss) => cut(root, loss),
    mount(path) {
      folderAt(path).folder.isMount = true
    },
    refuse(path, code) {
      existing(path).entry.refuses = code
    },
    endHolder: () => holds.clear(),
    walk(path) {
      const { entry } = find(path)
      return entry ? collect(path, entry, []) : []
    },
  }
}

/** The error for a path through something else than a folder. Links lead nowhere, as those of locks do. */
const noFolder = (path: string, found: Entry | undefined) => errorOf(found && found.kind !== 'link' ? 'ENOTDIR' : 'ENOENT', path)

const known = new Map<string, readonly string[]>()

/** The names in a path. The same few paths are requested millions of times. */
function partsOf(path: string): readonly string[] {
  const parts = known.get(path)
  if (parts) return parts
  const split = path.split('/').filter((part) => part !== '')
  known.set(path, split)
  return split
}

function collect(path: string, entry: Entry, found: Found[]): Found[] {
  found.push({ path, inode: entry.inode, mtime: entry.mtime, content: entry.kind === 'file' ? entry.content : undefined })
  if (entry.kind === 'folder') for (const [name, inner] of entry.entries) collect(`${path}/${name}`, inner, found)
  return found
}
