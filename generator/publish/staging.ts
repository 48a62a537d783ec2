/** Writes the files of a publication beside `out/`, where they wait until all checks have passed. */
import { dirname } from 'node:path'
import { digestOf, fileOf, type OutputFile } from '../core/output-file.ts'
import { printable } from '../core/printable.ts'
import { createFileSystem, type FileSystem, PublishError } from '../system/file-system.ts'
import { isUntouched, type Manifest, type ManifestEntry, readManifest } from './manifest.ts'
import { findPublicationPaths, type PublicationPaths } from './publication-paths.ts'
import { isSitePath } from './site-path.ts'

/** What became of a file. Plain: it travels between threads. */
export type StagedFile = {
  entry: ManifestEntry
  /** It was written to the staging folder; otherwise `out/` has it. */
  isNew: boolean
  /** Another program's file is in its place; it was not written. */
  isStrange: boolean
}

/** `adopt` accepts a folder with files of others; `verify` restores files of `out/` whose contents differ. */
export type StagingOptions = { adopt: boolean; verify: boolean }

/** What stages files of a publication that another thread has opened. */
export function openStaging({
  root,
  out,
  ...options
}: StagingOptions & { root: string; out: string }): Staging {
  const files = createFileSystem(root)
  return stagingIn(files, findPublicationPaths(files, root, out), options)
}

export type Staging = ReturnType<typeof stagingIn>

/** Stages files of one publication. Several threads may do so at a time, each for other files. */
export function stagingIn(files: FileSystem, paths: PublicationPaths, { adopt, verify }: StagingOptions) {
  // Without `out/`, its manifest says nothing, and no file need be looked for.
  const isThere = files.state(paths.out) !== undefined
  const manifest = isThere ? readManifest(files, paths.manifest) : undefined
  const old: Manifest = manifest ?? new Map()
  const stateOf = (path: string) => (isThere ? files.state(`${paths.out}/${path}`) : undefined)
  // Most pages have a folder of their own: a list of all would only take memory.
  let lastFolder = ''
  const write = ({ path, kind, digest, size, content }: OutputFile): StagedFile => {
    const { mtime, inode } = files.write(`${paths.next}/${path}`, content())
    return {
      entry: { path, kind, digest, size, mtime, inode, retired: false },
      isNew: true,
      isStrange: false,
    }
  }
  return {
    /** No manifest says whose the files of `out/` are, and nobody adopts them. */
    isUnclaimed: manifest === undefined && !adopt,
    /** What `out/` has. */
    old,
    verify,

    /**
     * Writes a file to the staging folder unless `out/` has it.
     * @throws PublishError when it cannot be written whole
     */
    stage(file: OutputFile): StagedFile {
      const { path, kind, digest, size } = file
      if (!isSitePath(path))
        throw new PublishError(
          `${printable(path)} cannot be a file of the site.`,
          'Rename it in static/, or where it is not from there, remove .cache/ and run the command again.',
        )
      const known = old.get(path)
      const state = stateOf(path)
      // A file that was changed in place may have got its old time back.
      const isIntact = () => !verify || digestOf(files.read(`${paths.out}/${path}`)) === digest
      if (known && known.digest === digest && isUntouched(known, state) && isIntact())
        return { entry: { ...known, kind, retired: false }, isNew: false, isStrange: false }
      if (state && state.kind !== 'folder' && !known && !adopt) {
        const entry = { path, kind, digest, size, mtime: '', inode: '', retired: false }
        return { entry, isNew: false, isStrange: true }
      }
      const folder = dirname(`${paths.next}/${path}`)
      if (folder !== lastFolder) files.makeFolder(folder)
      lastFolder = folder
      return write(file)
    },

    /** Writes a file over one of its path that waits in the staging folder. */
    overwrite: write,

    /** The version of a file that `out/` was published with, if that is the other one. */
    publishedOf(file: OutputFile, other: () => Uint8Array): OutputFile {
      const known = old.get(file.path)
      if (known === undefined || known.digest === file.digest) return file
      const content = other()
      return content.length === known.size && digestOf(content) === known.digest
        ? fileOf(file.path, file.kind, content)
        : file
    },

    /** A file of `out/` that was not touched since it was published. */
    find(path: string): StagedFile | undefined {
      const known = old.get(path)
      return known && isUntouched(known, stateOf(path))
        ? { entry: { ...known, retired: false }, isNew: false, isStrange: false }
        : undefined
    },
  }
}
