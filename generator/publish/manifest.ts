/** The files of `out/` that this command wrote: the digest of each, and its state on the disk. */
import { attempt } from '../core/attempt.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import type { FileState, FileSystem } from '../system/file-system.ts'
import { isSitePath } from './site-path.ts'

export type ManifestEntry = Pick<OutputFile, 'path' | 'kind' | 'digest' | 'size'> & {
  mtime: string
  inode: string
  /**
   * No page uses this asset any more. It stays for one publication, because visitors may have an older page
   * open.
   */
  retired: boolean
}

export type Manifest = ReadonlyMap<string, ManifestEntry>

const name = 'toegift manifest'
const version = `${name} 2`

/** Reads a manifest; nothing when it is missing or damaged. */
export const readManifest = (files: FileSystem, path: string): Map<string, ManifestEntry> | undefined =>
  files.state(path)?.kind === 'file' ? parseManifest(files.read(path)) : undefined

/** The entries of a manifest; nothing when it is damaged. */
export function parseManifest(content: Buffer): Map<string, ManifestEntry> | undefined {
  const end = content.indexOf('\n')
  const [head, body] = [content.subarray(0, end).toString(), content.subarray(end + 1)]
  if (head !== `${version} ${digestOf(body)}`) return undefined
  return attempt(() => {
    const entries = new Map<string, ManifestEntry>()
    for (let from = 0; from < body.length; ) {
      const next = body.indexOf('\n', from)
      const to = next === -1 ? body.length : next
      if (to > from) {
        const [path, kind, digest, size, mtime, inode, retired] = JSON.parse(body.toString('utf8', from, to))
        if (!isSitePath(path)) return undefined
        entries.set(path, { path, kind, digest, size, mtime, inode, retired })
      }
      from = to + 1
    }
    return entries
  })
}

/** Whether a file is a manifest, damaged or not. */
export const isManifest = (files: FileSystem, path: string): boolean =>
  files.state(path)?.kind === 'file' && files.read(path).subarray(0, name.length).toString() === name

/** The content of a manifest, with a digest of itself: its facts are trusted without reading the files. */
export function manifestContent(entries: Iterable<ManifestEntry>): Buffer {
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  const body = Buffer.from(sorted.map(toLine).join(''))
  return Buffer.concat([Buffer.from(`${version} ${digestOf(body)}\n`), body])
}

const toLine = ({ path, kind, digest, size, mtime, inode, retired }: ManifestEntry) =>
  `${JSON.stringify([path, kind, digest, size, mtime, inode, retired])}\n`

/** Whether the file on the disk is unchanged since the manifest was written. */
export const isUntouched = (entry: ManifestEntry, state: FileState | undefined): boolean =>
  state?.kind === 'file' &&
  state.size === entry.size &&
  state.mtime === entry.mtime &&
  state.inode === entry.inode
