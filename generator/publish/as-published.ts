/** Whether `out/` is as the last publication left it. */
import { digestOf } from '../core/output-file.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { writeDifference } from './difference.ts'
import { takeLock } from './lock.ts'
import { isUntouched, parseManifest } from './manifest.ts'
import { findPlaces } from './places.ts'

/**
 * Compares every published file with the manifest. When all are untouched, the lists of changes are emptied, as after any run that changes nothing.
 * @param manifest the digest of the manifest of that publication
 * @throws LockedError when another command is running, PublishError when the folder cannot be used, or the error of the file system
 */
export function isAsPublished(root: string, out: string, manifest: string): boolean {
  const files = nodeFileSystem
  const places = findPlaces(files, root, out)
  // An interrupted run left work behind, which only a publication completes.
  if (!files.state(places.manifest) || files.state(places.lock) || files.state(places.journal)) return false
  const unlock = takeLock(files, places.lock, places.shown(places.lock))
  try {
    const content = files.read(places.manifest)
    const entries = digestOf(content) === manifest ? parseManifest(content) : undefined
    if (!entries || files.state(places.journal)) return false
    for (const entry of entries.values()) if (!isUntouched(entry, files.state(`${places.out}/${entry.path}`))) return false
    writeDifference(files, places, { changed: [], removed: [] })
    return true
  } finally {
    unlock()
  }
}
