/** The lists of changes for upload tools, `changed.txt` and `removed.txt`. */
import type { FileSystem } from '../system/file-system.ts'
import type { PublicationPaths } from './publication-paths.ts'

/** Paths of files that a publication wrote, and of those that it removed. */
export type Difference = { changed: string[]; removed: string[] }

/** Writes the lists for upload tools. */
export function writeDifference(files: FileSystem, paths: Pick<PublicationPaths, 'changed' | 'removed'>, { changed, removed }: Difference): void {
  files.write(paths.changed, lines(changed))
  files.write(paths.removed, lines(removed))
}

/** The changes that the last publication reported. */
export function readDifference(files: FileSystem, paths: PublicationPaths): Difference {
  const read = (path: string) => (files.state(path) ? files.read(path).toString('utf8') : '').split('\n').filter((line) => line !== '')
  return { changed: read(paths.changed), removed: read(paths.removed) }
}

const lines = (paths: readonly string[]) =>
  [...paths]
    .sort()
    .map((path) => `${path}\n`)
    .join('')
