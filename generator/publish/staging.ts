/** Writes the files of a publication beside `out/`, where they wait until all checks have passed. */
import { dirname } from 'node:path'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'
import { isUntouched, type Manifest, type ManifestEntry } from './manifest.ts'
import type { PublicationPaths } from './publication-paths.ts'

/** What became of a file. Plain: it travels between threads. */
export type StagedFile = {
  entry: ManifestEntry
  /** It was written to the staging folder; otherwise `out/` has it. */
  isNew: boolean
  /** Another program's file is in its place; it was not written. */
  isStrange: boolean
}

/** @property old what `out/` has; `fresh`: it does not exist; `adopt`: files of others may be replaced; `verify`: the contents of `out/` are compared, too */
export type StagingOptions = { old: Manifest; fresh: boolean; adopt: boolean; verify: boolean }

/** Stages files of one publication. Several threads may do so at a time, each for other files. */
export class Staging {
  /** The folder of the last file. Most pages have one of their own, so that a list of all would only take memory. */
  private folder = ''

  constructor(
    private readonly files: FileSystem,
    private readonly paths: Pick<PublicationPaths, 'out' | 'next' | 'shown'>,
    private readonly options: StagingOptions,
  ) {}

  /** Writes a file to the staging folder unless `out/` has it. @throws PublishError when it cannot be written whole */
  stage(file: OutputFile): StagedFile {
    const { path, kind, digest, size } = file
    const { old, fresh, adopt } = this.options
    const known = old.get(path)
    const state = fresh ? undefined : this.files.state(`${this.paths.out}/${path}`)
    if (known && known.digest === digest && isUntouched(known, state) && this.isIntact(known))
      return { entry: { ...known, kind, retired: false }, isNew: false, isStrange: false }
    const entry = { path, kind, digest, size, mtime: '', inode: '', retired: false }
    if (state && state.kind !== 'folder' && !known && !adopt) return { entry, isNew: false, isStrange: true }
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
    const known = this.options.old.get(path)
    const isThere = known && !this.options.fresh && isUntouched(known, this.files.state(`${this.paths.out}/${path}`))
    return isThere ? { entry: { ...known, retired: false }, isNew: false, isStrange: false } : undefined
  }

  /** Whether an untouched file has its content: one that was changed in place may have got its old time back. */
  private isIntact({ path, digest }: ManifestEntry): boolean {
    return !this.options.verify || digestOf(this.files.read(`${this.paths.out}/${path}`)) === digest
  }
}
