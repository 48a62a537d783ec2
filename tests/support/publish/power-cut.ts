/** The contents of the disk in memory, which of them are saved, and what a power cut leaves of the rest. */

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

/** The code of the error for changes of an entry, or of the contents of a folder. */
type Refusal = { refuses?: 'EACCES' | 'EPERM' | 'EROFS' }

/**
 * Which unsaved changes are lost: the contents of files, as on a file system that saves names first; everything; or some names and some
 * contents, as on a file system without a journal, where a renamed file can have both of its names or none. A renamed folder always has
 * one of them: no program could repair the other cases.
 */
export type Loss = 'content' | 'all' | { some: number }

/** Keeps the saved state of a folder or file before its first change. */
export function remember(entry: File | Folder): void {
  if (entry.kind === 'file') entry.saved ??= entry.content
  else entry.saved ??= new Map(entry.entries)
}

/** Restores the part of a folder and its contents that survives. */
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

/** Whether a change is lost: for some losses by a hash, which is the same in each run. */
function isLost(loss: Loss, what: 'name' | 'content', inode: number, name: string): boolean {
  if (typeof loss === 'string') return loss === 'all' || loss === what
  let hash = Math.imul(loss.some + 1, 0x9e3779b1) ^ Math.imul(inode, 0x85ebca6b)
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) & 1) === 1
}

/** A copy of a folder with its contents, all saved. */
export function copyOf(folder: Folder): Folder {
  const entries = [...folder.entries].map(([name, entry]): [string, Entry] => [
    name,
    entry.kind === 'folder' ? copyOf(entry) : entry.kind === 'file' ? { ...entry, saved: undefined } : { ...entry },
  ])
  return { ...folder, entries: new Map(entries), saved: undefined }
}
