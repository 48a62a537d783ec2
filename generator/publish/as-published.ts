import { digestOf } from '../core/output-file.ts'
import { createFileSystem } from '../system/file-system.ts'
import { writeDifference } from './changes.ts'
import { takeLock } from './lock.ts'
import { isUntouched, parseManifest } from './manifest.ts'
import { findPublicationPaths } from './publication-paths.ts'

/**
 * Compares every published file with the manifest, whose digest is `manifest`. When all are untouched, the
 * lists of changes are emptied, as after any run that changes nothing.
 * @throws LockedError when another command is running, PublishError when the folder cannot be used, or the
 * error of the file system
 */
export function isAsPublished(root: string, out: string, manifest: string): boolean {
  const files = createFileSystem(root)
  const paths = findPublicationPaths(files, root, out)
  // An interrupted run left work behind, which only a publication completes.
  if (!files.state(paths.manifest) || files.state(paths.lock) || files.state(paths.journal)) return false
  const areListsEmpty = [paths.changed, paths.removed].every((list) => files.state(list)?.size === 0)
  // Whoever only reads needs no lock: a publication that begins meanwhile comes after this run.
  const unlock = areListsEmpty ? undefined : takeLock(files, paths.lock)
  try {
    const content = files.read(paths.manifest)
    const entries = digestOf(content) === manifest ? parseManifest(content) : undefined
    if (!entries || files.state(paths.journal)) return false
    for (const entry of entries.values())
      if (!isUntouched(entry, files.state(`${paths.out}/${entry.path}`))) return false
    if (unlock) writeDifference(files, paths, { changed: [], removed: [] })
    return true
  } finally {
    unlock?.()
  }
}
