/**
 * The only place that writes `out/`. Nothing in it changes until all checks have passed; then each file is
 * replaced in one step.
 */
import { createHash } from 'node:crypto'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { type LedgerChange, ledgerFile, mergeLedgers } from '../load/files/ledger.ts'
import { createFileSystem, type FileSystem, PublishError, quietly } from '../system/file-system.ts'
import { changesBetween, differenceOf, writeDifference } from './changes.ts'
import { changeOwnerFiles, lockOwnerFiles } from './edit.ts'
import {
  type Changes,
  type Difference,
  discard,
  finish,
  type Journal,
  makeChanges,
  putInPlace,
  readJournal,
  seal,
} from './journal.ts'
import { takeLock } from './lock.ts'
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
export type Published = {
  written: number
  unchanged: number
  removed: number
  bytes: number
  recovered: boolean
}

/**
 * Takes the lock, and completes or discards an interrupted publication.
 * @throws LockedError when another command is running, PublishError when the folder cannot be used
 */
export function openPublication({
  root,
  out,
  adopt = false,
  verify = false,
  release = false,
  files = createFileSystem(root),
}: PublishOptions): Publication {
  const paths = findPublicationPaths(files, root, out)
  if (!adopt && !files.state(paths.manifest) && !files.state(paths.journal)) refuseStrangers(files, paths)
  const locks = [takeLock(files, paths.lock)]
  const unlock = () => {
    for (const release of locks.reverse()) release()
  }
  try {
    if (release) locks.push(lockOwnerFiles(files, root).unlock)
    const left = readJournal(files, paths)
    const unreported = left && differenceOf(left)
    if (left?.changes) {
      complete(files, paths, { changes: left.changes, earlier: left.earlier })
      // Until a publication reports these changes, upload tools do not know of them.
      seal(files, paths, { earlier: unreported })
    }
    discard(files, paths)
    const staging = stagingIn(files, paths, { adopt, verify })
    if (staging.isUnclaimed) refuseStrangers(files, paths)
    return new Publication(files, root, paths, staging, unlock, {
      isCompleted: left?.changes !== undefined,
      unreported,
    })
  } catch (error) {
    quietly(unlock)
    throw error
  }
}

/** Makes the changes of a sealed publication, and lists them. */
function complete(files: FileSystem, paths: PublicationPaths, journal: Journal & { changes: Changes }): void {
  makeChanges(files, paths, journal.changes)
  putInPlace(files, paths.manifestNext, paths.manifest)
  writeDifference(files, paths, differenceOf(journal))
}

/** @throws PublishError when `out/` has files although it has no valid manifest */
function refuseStrangers(files: FileSystem, { out, manifest }: PublicationPaths): void {
  if (!files.state(out) || files.list(out).every((name) => isBesideSite(name))) return
  if (files.state(manifest)) {
    throw new PublishError(
      `${files.shown(manifest)} is damaged. It lists the files of ${files.shown(out)} that this command wrote, so nothing was changed.`,
      `Run the command again with --adopt: it writes every file of the site again, and keeps all other files. Or remove ${files.shown(out)} and that file: a run makes both.`,
    )
  }
  throw new PublishError(
    `${files.shown(out)} holds files that this command did not write.`,
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
  /** Whether what was staged belongs to a sealed journal, and whether its changes are made and listed. */
  private isSealed = false
  private isComplete = false

  constructor(
    private readonly files: FileSystem,
    private readonly root: string,
    private readonly paths: PublicationPaths,
    /** Stages files: they become part of the publication when they are added. */
    readonly staging: Staging,
    private readonly unlock: () => void,
    /** Whether this command completed an interrupted publication, and changes that no command reported. */
    private readonly earlier: { isCompleted: boolean; unreported: Difference | undefined },
  ) {}

  /** Whether `out/` surely has this file, unchanged since it was published. */
  has({ path, digest }: OutputFile): boolean {
    return !this.staging.verify && this.staging.find(path)?.entry.digest === digest
  }

  /** Adds files that were staged, in this thread or in another. */
  add(files: readonly StagedFile[]): void {
    for (const { entry, isNew, isStrange } of files) {
      const { path } = entry
      if (this.entries.has(path))
        throw new PublishError(
          `Two files have the path ${path}.`,
          'Rename one of them in static/ or in the data.',
        )
      if (isStrange) this.strangers.push(path)
      else this.entries.set(path, entry)
      if (isNew) this.staged.add(entry)
    }
  }

  /**
   * Replaces a file that was added, and its compressed copies.
   * @param make makes the new ones from the content of the old one
   * @throws PublishError for a file that somebody changed since it was published
   */
  replace(path: string, make: (content: Buffer) => readonly OutputFile[]): void {
    const replaced = this.entries.get(path)
    // Another program's file is in its place, so nothing is published.
    if (!replaced) return
    const isStaged = this.staged.has(replaced)
    const file = `${isStaged ? this.paths.next : this.paths.out}/${path}`
    const content = this.files.read(file)
    // What this run has staged nobody else changes.
    if (!isStaged && digestOf(content) !== replaced.digest)
      throw new PublishError(
        `${this.files.shown(file)} is not what was published.`,
        'Run the command again with --force: it restores all files.',
      )
    const waiting = new Set<string>()
    for (const old of [path, ...copiesOf(path)]) {
      const entry = this.entries.get(old)
      if (entry && this.staged.delete(entry)) waiting.add(old)
      this.entries.delete(old)
    }
    this.add(
      make(content).map((made) =>
        waiting.delete(made.path) ? this.staging.overwrite(made) : this.staging.stage(made),
      ),
    )
    for (const old of waiting) this.files.unlink(`${this.paths.next}/${old}`)
  }

  /**
   * Publishes the staged files and removes stale ones. `out/` is unchanged until the journal is sealed. The
   * lock is kept until `close`.
   * @param ledger of a release: it takes its place just before the seal, so that it knows every page that is
   * published
   * @param mustGo whether an asset that no page uses any more is removed at once, although visitors may have
   * an older page open
   */
  commit(ledger?: Pick<LedgerChange, 'text' | 'base'>, mustGo = (_path: string) => false): Published {
    const { files, paths } = this
    const { kept, ...changes } = changesBetween(this.staging.old, this.entries, this.staged, mustGo)
    const { moved, cleared, removed } = changes
    for (const entry of kept) this.entries.set(entry.path, { ...entry, retired: true })
    const journal = { changes, earlier: this.earlier.unreported }
    const isNew = ledger !== undefined && digestOf(ledger.text) !== ledger.base
    if (
      isNew ||
      moved.length + cleared.length + removed.length + this.strangers.length > 0 ||
      kept.some(({ retired }) => !retired)
    ) {
      // Somebody may have made `out/` meanwhile.
      if (this.staging.isUnclaimed) refuseStrangers(files, paths)
      refuseObstacles(files, paths, changes, this.strangers)
      files.save(paths.manifestNext, manifestContent(this.entries.values()))
      seal(files, paths, journal, () => {
        if (isNew) this.writeLedger(ledger)
        this.isSealed = true
      })
      complete(files, paths, journal)
    } else writeDifference(files, paths, differenceOf(journal))
    this.isComplete = true
    return {
      written: moved.length,
      unchanged: this.entries.size - kept.length - moved.length,
      removed: cleared.length + removed.length,
      bytes: this.current().reduce((sum, { size }) => sum + size, 0),
      recovered: this.earlier.isCompleted,
    }
  }

  /** What was added to the ledger since the new one was made of it stays. */
  private writeLedger({ text, base }: Pick<LedgerChange, 'text' | 'base'>): void {
    const path = `${this.root}/${ledgerFile}`
    const now = this.files.state(path) && this.files.read(path).toString('utf8')
    const content = now === undefined || digestOf(now) === base ? text : mergeLedgers(now, text)
    if (content !== now) changeOwnerFiles(this.files, this.root, [{ file: ledgerFile, content }])
  }

  /** Discards what was not published, but for what an interrupted publication needs, and releases the lock. */
  close(): void {
    try {
      // Last of all, so that changes are reported again when this command does not come so far.
      if (this.isComplete) finish(this.files, this.paths)
      else if (!this.isSealed) quietly(() => discard(this.files, this.paths))
    } finally {
      this.unlock()
      // A first publication that failed leaves nothing; the folder of an earlier one is not empty.
      if (!this.isComplete) quietly(() => this.files.removeFolder(this.paths.state))
    }
  }

  /** Differs after every publication that changed something; to be asked before `close`. */
  manifestDigest(): string {
    return digestOf(this.files.read(this.paths.manifest))
  }

  /** One digest of the whole site: equal sites have equal digests on every machine. */
  digest(): string {
    const all = createHash('sha256')
    for (const { path, digest } of this.current().sort((a, b) => (a.path < b.path ? -1 : 1)))
      all.update(`${path} ${digest}\n`)
    return all.digest('base64url')
  }

  private current(): ManifestEntry[] {
    return [...this.entries.values()].filter(({ retired }) => !retired)
  }
}
