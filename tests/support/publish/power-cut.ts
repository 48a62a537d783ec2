/** What the disk in memory holds, what of it is saved, and what a power cut leaves of the rest. */

export type File = { kind: 'file'; inode: number; mtime: number; content: Buffer; saved?: Buffer | undefined } & Refusal
export type Folder = {
  kind: 'folder'
  inode: number
  mtime: number
  entries: Map<string, Entry>
  saved?: Map<string, Entry> | undefined
  isMount?: boolean
} & Refusal
export type Link = { kind: 'link'; inode: number; mtime: number; text: string } & Refusal
export type Entry = File | Folder | Link

/** The code with which the system refuses to change an entry; in a folder, also what is in it. */
type Refusal = { refuses?: 'EACCES' | 'EPERM' | 'EROFS' }

/**
 * What is lost of all that was not saved: the content of files, as on a file system that saves names first; everything; or some names and some
 * contents, as on a file system without a journal, where a file that was moved can be under both of its names or under none. A folder that was
 * moved is under one of them: no program could make up for it.
 */
export type Loss = 'content' | 'all' | { some: number }

/** Keeps what a folder or a file has been so far, unless it has changed already since it was saved. */
export function remember(entry: File | Folder): void {
  if (entry.kind === 'file') entry.saved ??= entry.content
  else entry.saved ??= new Map(entry.entries)
}

/** Leaves of a folder, and of all that is in it, what survives. */
export function cut(folder: Folder, loss: Loss): void {
  const { entries, saved } = folder
  folder.saved = undefined
  if (saved) {
    for (const name of new Set([...saved.keys(), ...entries.keys()])) {
      const before = saved.get(name)
      const after = entries.get(name)
      const moved = after ?? before
      if (before === after || !(moved?.kind === 'folder' ? isLost(loss, 'name', moved.inode, '') : isLost(loss, 'name', folder.inode, name))) continue
      if (before) entries.set(name, before)
      else entries.delete(name)
    }
  }
  for (const [name, entry] of entries) {
    if (entry.kind === 'folder') cut(entry, loss)
    if (entry.kind !== 'file' || entry.saved === undefined) continue
    if (isLost(loss, 'content', entry.inode, name)) entry.content = entry.saved
    entry.saved = undefined
  }
}

/** Whether something is lost: for some losses by a hash, which is the same in each run. */
function isLost(loss: Loss, what: 'name' | 'content', inode: number, name: string): boolean {
  if (typeof loss === 'string') return loss === 'all' || loss === what
  let hash = Math.imul(loss.some + 1, 0x9e3779b1) ^ Math.imul(inode, 0x85ebca6b)
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) & 1) === 1
}

/** A copy of a folder with all that is in it, everything saved. */
export function copyOf(folder: Folder): Folder {
  const entries = [...folder.entries].map(([name, entry]): [string, Entry] => [
    name,
    entry.kind === 'folder' ? copyOf(entry) : entry.kind === 'file' ? { ...entry, saved: undefined } : { ...entry },
  ])
  return { ...folder, entries: new Map(entries), saved: undefined }
}
