/** The changes of `out/`: planned from the old manifest and the staged files, and listed for upload tools in `changed.txt` and `removed.txt`. */
import { parents } from '../core/inner-path.ts'
import type { FileKind } from '../core/output-file.ts'
import { shortened } from '../core/printable.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import type { PublicationPaths } from './publication-paths.ts'
import { isSitePath } from './site-path.ts'

const order: Record<FileKind, number> = { asset: 0, page: 1, derived: 2 }

/**
 * Plans the changes from `old` to `wanted`. @param staged the new and changed files of `wanted` @param mustGo whether a stale asset is removed at once
 * @returns the lists of a journal, and `kept`: stale assets that stay for one more publication, as the old manifest has them
 */
export function changesBetween(old: Manifest, wanted: Manifest, staged: Iterable<{ path: string; kind: FileKind }>, mustGo: (path: string) => boolean) {
  const moved = pathsOf([...staged].sort((a, b) => order[a.kind] - order[b.kind]))
  const stale = [...old.values()].filter(({ path }) => !wanted.has(path))
  // Only folders in the place of a stale file matter: all folders of a large site would take much memory.
  const stalePaths = new Set(pathsOf(stale))
  const folders = new Set<string>()
  if (stale.length > 0) for (const path of wanted.keys()) for (const folder of parents(path)) if (stalePaths.has(folder)) folders.add(folder)
  const isInTheWay = ({ path }: ManifestEntry) => folders.has(path) || parents(path).some((parent) => wanted.has(parent))
  const cleared = pathsOf(stale.filter(isInTheWay))
  const gone = stale.filter((entry) => !isInTheWay(entry))
  // A run without changes does not count as a publication: assets of older pages stay.
  const quiet = moved.length + cleared.length === 0 && gone.every(({ kind }) => kind === 'asset')
  const isRemoved = ({ path, kind, retired }: ManifestEntry) => kind !== 'asset' || (retired && !quiet) || mustGo(path)
  return { cleared, moved, removed: pathsOf(gone.filter(isRemoved)), kept: gone.filter((entry) => !isRemoved(entry)) }
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

/** Paths of files that a publication wrote, and of those that it removed. */
export type Difference = { changed: string[]; removed: string[] }

export function writeDifference(files: FileSystem, paths: Pick<PublicationPaths, 'changed' | 'removed'>, { changed, removed }: Difference): void {
  files.write(paths.changed, lines(changed))
  files.write(paths.removed, lines(removed))
}

/** The changes that the last publication reported. @throws PublishError when they are not all of files of a site: upload tools remove what is listed */
export function readDifference(files: FileSystem, paths: PublicationPaths): Difference {
  const read = (path: string) => {
    const names = (files.state(path) ? files.read(path).toString('utf8') : '').split('\n').filter((line) => line !== '')
    const wrong = names.find((name) => !isSitePath(name))
    if (wrong === undefined) return names
    const what = `${paths.shown(path)} is damaged: it names "${shortened(wrong)}", which is no file of the site.`
    throw new PublishError(what, 'Remove that file, run the command again, and then upload the whole site.')
  }
  return { changed: read(paths.changed), removed: read(paths.removed) }
}

const lines = (paths: readonly string[]) => Array.from([...paths].sort(), (path) => `${path}\n`).join('')
