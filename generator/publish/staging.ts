/** Writes the files of a publication beside `out/`, where they wait until all checks have passed. */
import { dirname } from 'node:path'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { type FileSystem, nodeFileSystem, PublishError } from '../system/file-system.ts'
import { explained } from './explained.ts'
import { isUntouched, type Manifest, type ManifestEntry, readManifest } from './manifest.ts'
import { findPublicationPaths, type PublicationPaths } from './publication-paths.ts'

/** What became of a file. Plain: it travels between threads. */
export type StagedFile = {
  entry: ManifestEntry
  /** It was written to the staging folder; otherwise `out/` has it. */
  isNew: boolean
  /** Another program's file is in its place; it was not written. */
  isStrange: boolean
}

/** `adopt`: files of others may be replaced; `verify`: the contents of `out/` are compared, too. */
export type StagingOptions = { adopt: boolean; verify: boolean }

/** What stages files of a publication that another thread has opened. */
export function openStaging({ root, out, ...options }: StagingOptions & { root: string; out: string }): Staging {
  const files = explained(nodeFileSystem, root)
  return new Staging(files, findPublicationPaths(files, root, out), options)
}

/** Stages files of one publication. Several threads may do so at a time, each for other files. */
export class Staging {
  /** Whether `out/` does not exist yet. */
  readonly isFresh: boolean
  /** Whether the manifest of `out/` is there and not damaged. */
  readonly isKnown: boolean
  /** What `out/` has. */
  readonly old: Manifest
  /** The folder of the last file. Most pages have one of their own, so that a list of all would only take memory. */
  private folder = ''

  constructor(
    private readonly files: FileSystem,
    private readonly paths: Pick<PublicationPaths, 'out' | 'next' | 'manifest' | 'shown'>,
    readonly options: StagingOptions,
  ) {
    this.isFresh = files.state(paths.out) === undefined
    const manifest = this.isFresh ? undefined : readManifest(files, paths.manifest)
    this.isKnown = manifest !== undefined
    this.old = manifest ?? new Map()
  }

  /** Writes a file to the staging folder unless `out/` has it. @throws PublishError when it cannot be written whole */
  stage(file: OutputFile): StagedFile {
    const { path, kind, digest, size } = file
    const known = this.old.get(path)
    const state = this.isFresh ? undefined : this.files.state(`${this.paths.out}/${path}`)
    if (known && known.digest === digest && isUntouched(known, state) && this.isIntact(known))
      return { entry: { ...known, kind, retired: false }, isNew: false, isStrange: false }
    const entry = { path, kind, digest, size, mtime: '', inode: '', retired: false }
    if (state && state.kind !== 'folder' && !known && !this.options.adopt) return { entry, isNew: false, isStrange: true }
    const target = `${this.paths.next}/${path}`
    const folder = dirname(target)
    if (folder !== this.folder) this.files.makeFolder(folder)
    this.folder = folder
    this.files.write(target, file.content())
    const written = this.files.state(target)
    if (written?.size !== size) {
      throw new PublishError(
        `Could not write ${this.paths.shown(target)}: ${written?.size ?? 0} of ${size} bytes were written.`,
        'Check whether the disk is full and run the command again.',
      )
    }
    return { entry: { ...entry, mtime: written.mtime, inode: written.inode }, isNew: true, isStrange: false }
  }

  /** A file of `out/` that was not touched since it was published. */
  find(path: string): StagedFile | undefined {
    const known = this.old.get(path)
    const isThere = known && !this.isFresh && isUntouched(known, this.files.state(`${this.paths.out}/${path}`))
    return isThere ? { entry: { ...known, retired: false }, isNew: false, isStrange: false } : undefined
  }

  /** Whether an untouched file has its content: one that was changed in place may have got its old time back. */
  private isIntact({ path, digest }: ManifestEntry): boolean {
    return !this.options.verify || digestOf(this.files.read(`${this.paths.out}/${path}`)) === digest
  }
}
