/** The files of `out/` that this command wrote: the digest of each, and its state on the disk. */
import { digestOf, type FileKind } from '../core/output-file.ts'
import type { FileState, FileSystem } from '../system/file-system.ts'

export type ManifestEntry = {
  path: string
  kind: FileKind
  digest: string
  size: number
  mtime: string
  inode: string
  /** No page uses this asset any more. It stays for one publication, because visitors may have an older page open. */
  retired: boolean
}

export type Manifest = ReadonlyMap<string, ManifestEntry>

const name = 'toegift manifest'
const version = `${name} 2`
/** Manifests of the first version have no digest. They are accepted, so that older folders need not be adopted. */
const firstVersion = `${name} 1`

/** Reads a manifest; nothing when it is missing or damaged. */
export function readManifest(files: FileSystem, path: string): Map<string, ManifestEntry> | undefined {
  return files.state(path)?.kind === 'file' ? parseManifest(files.read(path)) : undefined
}

/** The entries of a manifest; nothing when it is damaged. */
export function parseManifest(content: Buffer): Map<string, ManifestEntry> | undefined {
  const text = content.toString('utf8')
  const end = text.indexOf('\n')
  const [head, body] = [text.slice(0, end), text.slice(end + 1)]
  if (head !== firstVersion && head !== headOf(body)) return undefined
  try {
    const lines = body.split('\n').filter((line) => line !== '')
    return new Map(lines.map((line) => fromLine(line)).map((entry) => [entry.path, entry]))
  } catch {
    return undefined
  }
}

/** Whether a file is a manifest, damaged or not. */
export const isManifest = (files: FileSystem, path: string): boolean =>
  files.state(path)?.kind === 'file' && files.read(path).subarray(0, name.length).toString() === name

/** The text of a manifest, with a digest of itself: its facts are trusted without reading the files. */
export function manifestText(entries: Iterable<ManifestEntry>): string {
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  const lines = sorted.map(({ path, kind, digest, size, mtime, inode, retired }) => `${JSON.stringify([path, kind, digest, size, mtime, inode, retired])}\n`)
  const body = lines.join('')
  return `${headOf(body)}\n${body}`
}

const headOf = (body: string) => `${version} ${digestOf(body)}`

function fromLine(line: string): ManifestEntry {
  const [path, kind, digest, size, mtime, inode, retired] = JSON.parse(line)
  return { path, kind, digest, size, mtime, inode, retired }
}

/** Whether the file on the disk is unchanged since the manifest was written. */
export const isUntouched = (entry: ManifestEntry, state: FileState | undefined): boolean =>
  state?.kind === 'file' && state.size === entry.size && state.mtime === entry.mtime && state.inode === entry.inode
