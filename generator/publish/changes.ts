/**
 * The changes of `out/`: planned from the old manifest and the staged files, and listed for upload tools in
 * `changed.txt` and `removed.txt`.
 */

import type { FileKind } from '../core/output-file.ts'
import type { FileSystem } from '../system/file-system.ts'
import { parents } from './inner-path.ts'
import { type Difference, type Journal, nothing } from './journal.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import type { PublicationPaths } from './publication-paths.ts'

const order: Record<FileKind, number> = { asset: 0, page: 1, derived: 2 }

/**
 * @param staged the new and changed files of `wanted`
 * @param mustGo whether a stale asset is removed at once
 * @returns the changes, and `kept`: stale assets that stay for one more publication, as the old manifest has
 * them
 */
export function changesBetween(
  old: Manifest,
  wanted: Manifest,
  staged: Iterable<{ path: string; kind: FileKind }>,
  mustGo: (path: string) => boolean,
) {
  const moved = pathsOf([...staged].sort((a, b) => order[a.kind] - order[b.kind]))
  const stale = [...old.values()].filter(({ path }) => !wanted.has(path))
  const folders = new Set(stale.length === 0 ? [] : [...wanted.keys()].flatMap(parents))
  const isInTheWay = ({ path }: ManifestEntry) =>
    folders.has(path) || parents(path).some((parent) => wanted.has(parent))
  const cleared = pathsOf(stale.filter(isInTheWay))
  const gone = stale.filter((entry) => !isInTheWay(entry))
  // A run without changes does not count as a publication: assets of older pages stay.
  const quiet = moved.length + cleared.length === 0 && gone.every(({ kind }) => kind === 'asset')
  const isRemoved = ({ path, kind, retired }: ManifestEntry) =>
    kind !== 'asset' || (retired && !quiet) || mustGo(path)
  return {
    cleared,
    moved,
    removed: pathsOf(gone.filter(isRemoved)),
    kept: gone.filter((entry) => !isRemoved(entry)),
  }
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

/** The changes of a publication, with those of earlier ones that were not reported. */
export function differenceOf({ changes = nothing, earlier }: Journal): Difference {
  const added = new Set(changes.moved)
  const gone = new Set([...changes.cleared, ...changes.removed])
  for (const path of earlier?.changed ?? []) if (!gone.has(path)) added.add(path)
  for (const path of earlier?.removed ?? []) if (!added.has(path)) gone.add(path)
  return { changed: [...added], removed: [...gone] }
}

export function writeDifference(
  files: FileSystem,
  paths: Pick<PublicationPaths, 'changed' | 'removed'>,
  { changed, removed }: Difference,
): void {
  files.write(paths.changed, lines(changed))
  files.write(paths.removed, lines(removed))
}

const lines = (paths: readonly string[]) => Array.from([...paths].sort(), (path) => `${path}\n`).join('')
