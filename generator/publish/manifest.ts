/** What stands in `out/` by our hand: for each file its digest, and the state in which it was left. */
import type { FileKind } from '../output-file.ts'
import type { FileState, FileSystem } from './file-system.ts'

export type ManifestEntry = {
  path: string
  kind: FileKind
  digest: string
  size: number
  mtime: string
  inode: string
  /** No page needs this asset any more. It stays for one publication, because somebody may be reading an older page. */
  retired: boolean
}

export type Manifest = ReadonlyMap<string, ManifestEntry>

const firstLine = 'toegift manifest 1'

/** Reads a manifest; nothing when there is none, or one that is damaged. */
export function readManifest(files: FileSystem, path: string): Map<string, ManifestEntry> | undefined {
  if (files.state(path)?.kind !== 'file') return undefined
  const [head, ...lines] = files.read(path).toString('utf8').trimEnd().split('\n')
  if (head !== firstLine) return undefined
  try {
    return new Map(lines.map((line) => fromLine(line)).map((entry) => [entry.path, entry]))
  } catch {
    return undefined
  }
}

export function manifestText(entries: Iterable<ManifestEntry>): string {
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  return `${[firstLine, ...sorted.map(({ path, kind, digest, size, mtime, inode, retired }) => JSON.stringify([path, kind, digest, size, mtime, inode, retired]))].join('\n')}\n`
}

function fromLine(line: string): ManifestEntry {
  const [path, kind, digest, size, mtime, inode, retired] = JSON.parse(line)
  return { path, kind, digest, size, mtime, inode, retired }
}

/** Whether the file on disk is still the one that the manifest speaks of. */
export const isUntouched = (entry: ManifestEntry, state: FileState | undefined): boolean =>
  state?.kind === 'file' && state.size === entry.size && state.mtime === entry.mtime && state.inode === entry.inode
