/** What a publication does to `out/`, worked out from what stands there and what was staged. */
import type { FileKind } from '../core/output-file.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'

export type Plan = {
  /** Files that stand where a folder must be, or in a folder where a file must be. They go first. */
  cleared: string[]
  /** Staged files, in the order in which they take their places. */
  moved: string[]
  /** Stale files, which go last. */
  removed: string[]
  /** Stale assets that stay for one publication more, as the old manifest has them. */
  kept: ManifestEntry[]
}

const order: Record<FileKind, number> = { asset: 0, page: 1, derived: 2 }

/** Plans the way from the files of `old` to those of `wanted`, of which `staged` are new or different. */
export function planOf(old: Manifest, wanted: Manifest, staged: readonly { path: string; kind: FileKind }[]): Plan {
  const moved = pathsOf([...staged].sort((a, b) => order[a.kind] - order[b.kind]))
  const folders = new Set([...wanted.keys()].flatMap(parents))
  const stale = [...old.values()].filter(({ path }) => !wanted.has(path))
  const isBelowFile = ({ path }: ManifestEntry) => parents(path).some((parent) => wanted.has(parent))
  const inFoldersPlace = stale.filter(({ path }) => folders.has(path))
  const belowFiles = stale.filter(isBelowFile)
  const cleared = pathsOf([...inFoldersPlace, ...belowFiles])
  const gone = stale.filter((entry) => !folders.has(entry.path) && !isBelowFile(entry))
  // A command that finds nothing new is no publication: it does not age the assets of older pages.
  const quiet = moved.length + cleared.length === 0 && gone.every(({ kind }) => kind === 'asset')
  const goes = ({ kind, retired }: ManifestEntry) => kind !== 'asset' || (retired && !quiet)
  return { cleared, moved, removed: pathsOf(gone.filter(goes)), kept: gone.filter((entry) => !goes(entry)) }
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

/** The folders above a path: `a/b/c` gives `a` and `a/b`. */
export function parents(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
