/** The only place that writes `out/`. Nothing in it changes until all checks have passed; then each file is replaced in one step. */
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import type { LedgerChange } from '../load/files/ledger.ts'
import { type FileSystem, failsWith, nodeFileSystem, PublishError, quietly } from '../system/file-system.ts'
import { syncInBackground } from '../system/sync.ts'
import { changesBetween, type Difference, readDifference, writeDifference } from './changes.ts'
import { explained } from './explained.ts'
import { apply, differenceOf, discard, type Journal, readJournal, seal } from './journal.ts'
import { LockedError, takeLock, type Unlock } from './lock.ts'
import { type ManifestEntry, manifestContent } from './manifest.ts'
import { refuseObstacles } from './obstacles.ts'
import { findPublicationPaths, type PublicationPaths } from './publication-paths.ts'
import { isBesideSite } from './site-path.ts'
import { type StagedFile, type Staging, type StagingOptions, stagingIn } from './staging.ts'

export type PublishOptions = Partial<StagingOptions> & {
  root: string
  /** The output folder, relative to `root` or absolute. */
  out: string
  /** This run changes the ledger: no other may do so until it is closed. */
  release?: boolean
  files?: FileSystem
}

/** The result of a publication: numbers of files, and the size of the site. */
export type Published = { written: number; unchanged: number; removed: number; bytes: number; recovered: boolean }

/**
 * Takes the lock, completes or discards an earlier publication that was interrupted, and reads the manifest of `out/`.
 * @throws LockedError when another command is running, PublishError when the folder cannot be used
 */
export function openPublication({ root, out, adopt = false, verify = false, release = false, files: port = nodeFileSystem }: PublishOptions): Publication {
  const files = explained(port, root)
  const paths = findPublicationPaths(files, root, out)
  if (!adopt && !files.state(paths.manifest) && !files.state(paths.journal)) refuseStrangers(files, paths)
  const isAbandoned = files.state(paths.lock) !== undefined
  const { unlock: unlockOut, made } = takeLockIn(files, paths, paths.lock)
  let unlock = unlockOut
  try {
    const left = readJournal(files, paths)
    if (release || left?.ledger !== undefined) unlock = lockLedger(files, paths, unlockOut)
    if (left) apply(files, paths, left)
    discard(files, paths)
    // A command that ended without releasing its lock may not have reported its changes: they are reported again.
    const unreported = left ? differenceOf(left) : isAbandoned ? readDifference(files, paths) : undefined
    const staging = stagingIn(files, paths, { adopt, verify })
    if (!staging.isKnown && !adopt) refuseStrangers(files, paths)
    return new Publication(files, paths, staging, unlock, made, { isCompleted: left !== undefined, unreported })
  } catch (error) {
    quietly(() => unlock(made))
    throw error
  }
}

/** Takes the lock of the ledger as well. @returns what releases both */
function lockLedger(files: FileSystem, paths: PublicationPaths, unlockOut: Unlock): Unlock {
  const { unlock } = takeLockIn(files, paths, paths.ledgerLock)
  const folder = dirname(paths.ledgerLock)
  return (made) => {
    try {
      unlock()
      // They hold nothing else, also when a command that has ended made them; another command may use them, or be faster.
      for (const empty of [folder, dirname(folder)]) failsWith(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => files.removeFolder(empty))
    } catch (error) {
      quietly(() => unlockOut(made))
      throw error
    }
    unlockOut(made)
  }
}

/** Takes a lock. @returns also the folders that were made for it, the innermost first */
function takeLockIn(files: FileSystem, { shown }: PublicationPaths, lock: string): { unlock: Unlock; made: string[] } {
  const made = missingFolders(files, dirname(lock))
  try {
    return { unlock: takeLock(files, lock, shown(lock)), made }
  } catch (error) {
    if (!(error instanceof LockedError)) for (const folder of made) quietly(() => files.removeFolder(folder))
    throw error
  }
}

/** The folders that must be made for a path, the innermost first. */
const missingFolders = (files: FileSystem, path: string): string[] =>
  files.state(path) || path === dirname(path) ? [] : [path, ...missingFolders(files, dirname(path))]

/** @throws PublishError when `out/` has files although it has no valid manifest */
function refuseStrangers(files: FileSystem, { out, manifest, shown }: PublicationPaths): void {
  if (!files.state(out) || files.list(out).every((name) => isBesideSite(name))) return
  if (files.state(manifest)) {
    throw new PublishError(
      `${shown(manifest)} is damaged. It lists the files of ${shown(out)} that this command wrote, so nothing was changed.`,
      `Run the command again with --adopt: it writes every file of the site again, and keeps all other files. Or remove ${shown(out)} and that file: a run makes both.`,
    )
  }
  throw new PublishError(
    `${shown(out)} holds files that this command did not write.`,
    'Empty it, choose another folder with --out, or keep its files and write among them with --adopt.',
  )
}

/** The compressed copies that a file may have. */
const copiesOf = (path: string) => [`${path}.br`, `${path}.gz`]

export class Publication {
  private readonly entries = new Map<string, ManifestEntry>()
  private readonly staged = new Set<ManifestEntry>()
  /** Paths of pages and assets where another program's file is. */
  private readonly strangers: string[] = []
  private bytes = 0
  private committed = false

  constructor(
    private readonly files: FileSystem,
    private readonly paths: PublicationPaths,
    private readonly staging: Staging,
    private readonly unlock: Unlock,
    /** The folders that this command made for its state. */
    private readonly made: readonly string[],
    /** Whether this command completed an interrupted publication, which may have changed the ledger, and changes that no command reported. */
    readonly earlier: { isCompleted: boolean; unreported: Difference | undefined },
  ) {}

  /** Whether `out/` surely has this file, unchanged since it was published. */
  has({ path, digest }: OutputFile): boolean {
    return !this.staging.verify && this.staging.find(path)?.entry.digest === digest
  }

  /** Writes a file to the staging folder unless `out/` has it. It becomes part of the publication when it is added. */
  prepare(file: OutputFile): StagedFile {
    return this.staging.stage(file)
  }

  /** Adds files that were prepared, in this thread or in another. */
  add(files: readonly StagedFile[]): void {
    for (const { entry, isNew, isStrange } of files) {
      const { path, size } = entry
      if (this.entries.has(path)) throw new PublishError(`Two files have the path ${path}.`, 'Rename one of them in static/ or in the data.')
      this.bytes += size
      if (isStrange) this.strangers.push(path)
      else this.entries.set(path, entry)
      if (isNew) this.staged.add(entry)
    }
  }

  /**
   * Replaces a file that was added, and its compressed copies.
   * @param make prepares the new ones from the content of the old one, after that is removed
   * @throws PublishError for a file that somebody changed since it was published
   */
  replace(path: string, make: (content: Buffer) => readonly StagedFile[]): void {
    const replaced = this.entries.get(path)
    // Another program's file is in its place, so nothing is published.
    if (!replaced) return
    const file = `${this.staged.has(replaced) ? this.paths.next : this.paths.out}/${path}`
    const content = this.files.read(file)
    if (digestOf(content) !== replaced.digest)
      throw new PublishError(`${this.paths.shown(file)} is not what was published.`, 'Run the command again with --force: it restores all files.')
    for (const old of [path, ...copiesOf(path)]) {
      const entry = this.entries.get(old)
      if (!entry) continue
      if (this.staged.delete(entry)) this.files.unlink(`${this.paths.next}/${old}`)
      this.bytes -= entry.size
      this.entries.delete(old)
    }
    this.add(make(content))
  }

  /** Saves the staged files to the disk in the background, so that `commit`, which saves them too and cannot be interrupted, has little left to do. */
  async settle(signal?: AbortSignal): Promise<void> {
    if (this.staged.size > 0) await syncInBackground(this.paths.next, signal)
  }

  /**
   * Publishes the staged files and removes stale ones. `out/` is unchanged until the journal is sealed. The lock is kept until `close`.
   * @param ledger of a release: it takes its place together with the files
   * @param mustGo whether an asset that no page uses any more is removed at once, although visitors may have an older page open
   */
  commit(ledger?: Pick<LedgerChange, 'text' | 'base'>, mustGo = (_path: string) => false): Published {
    const { kept, ...changes } = changesBetween(this.staging.old, this.entries, this.staged, mustGo)
    const { moved, cleared, removed } = changes
    for (const entry of kept) this.entries.set(entry.path, { ...entry, retired: true })
    const { unreported } = this.earlier
    const isNew = ledger !== undefined && digestOf(ledger.text) !== ledger.base
    const journal: Journal = {
      fresh: this.staging.isFresh,
      ...changes,
      ...(unreported && { earlier: unreported }),
      ...(isNew && { ledger: ledger.base ?? null }),
    }
    if (isNew || moved.length + cleared.length + removed.length + this.strangers.length > 0 || kept.some(({ retired }) => !retired) || unreported) {
      this.files.makeFolder(this.paths.next)
      refuseObstacles(this.files, this.paths, journal, this.strangers)
      this.files.write(this.paths.manifestNext, manifestContent(this.entries.values()))
      if (isNew) this.files.write(this.paths.ledgerNext, ledger.text)
      seal(this.files, this.paths, journal, [dirname(this.paths.state), ...this.made.map((folder) => dirname(folder))])
      apply(this.files, this.paths, journal)
    } else {
      writeDifference(this.files, this.paths, { changed: [], removed: [] })
    }
    this.committed = true
    return {
      written: moved.length,
      unchanged: this.entries.size - kept.length - moved.length,
      removed: cleared.length + removed.length,
      bytes: this.bytes,
      recovered: this.earlier.isCompleted,
    }
  }

  /** Discards files that were not published and releases the lock. Files that a sealed journal needs stay for the next run. */
  close(): void {
    if (!this.committed) {
      quietly(() => {
        if (!this.files.state(this.paths.journal)) discard(this.files, this.paths)
      })
      quietly(() => this.unlock(this.made))
      return
    }
    try {
      this.unlock()
    } catch (error) {
      // The error of the disk may be temporary.
      quietly(() => this.unlock())
      throw error
    }
  }

  /** The digest of the manifest of `out/`, which differs after every publication that changed something; to be asked before `close`. */
  manifestDigest(): string {
    return digestOf(this.files.read(this.paths.manifest))
  }

  /** One digest of the whole site: equal sites have equal digests on every machine. */
  digest(): string {
    const all = createHash('sha256')
    const current = [...this.entries.values()].filter(({ retired }) => !retired)
    for (const { path, digest } of current.sort((a, b) => (a.path < b.path ? -1 : 1))) all.update(`${path} ${digest}\n`)
    return all.digest('base64url')
  }
}
