/** The only place that writes `out/`: nothing in it changes before everything is right, and then it changes file by whole file. */
import { dirname } from 'node:path'
import { digestOf, type FileKind, type OutputFile } from '../core/output-file.ts'
import { type FileSystem, PublishError, quietly } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { syncInBackground } from '../system/sync.ts'
import { explained } from './explained.ts'
import { apply, type Difference, differenceOf, discard, type Journal, readJournal, readTold, seal, tell } from './journal.ts'
import { LockedError, takeLock, type Unlock } from './lock.ts'
import { isUntouched, type Manifest, type ManifestEntry, manifestText, readManifest } from './manifest.ts'
import { refuseObstacles } from './obstacles.ts'
import { findPlaces, isBesideSite, type Places } from './places.ts'
import { planOf } from './plan.ts'

export type PublishOptions = {
  root: string
  /** The output folder, relative to `root` or absolute. */
  out: string
  /** Takes over a folder that holds files we did not write; those stay. */
  adopt?: boolean
  files?: FileSystem
}

/** What a publication did. */
export type Published = { written: number; unchanged: number; removed: number; bytes: number; recovered: boolean }

/**
 * Opens a publication: takes the lock, completes or discards what an earlier run left, reads what stands in `out/`.
 * @throws LockedError when another command is at work, PublishError when the folder cannot be used
 */
export function openPublication({ root, out, adopt = false, files: port = nodeFileSystem }: PublishOptions): Publication {
  const files = explained(port, root)
  const places = findPlaces(files, root, out)
  if (!adopt && !files.state(places.manifest) && !files.state(places.journal)) refuseStrangers(files, places)
  const isAbandoned = files.state(places.lock) !== undefined
  const made = missingFolders(files, places.state)
  let unlock: Unlock | undefined
  try {
    unlock = takeLock(files, places.lock, places.shown(places.lock))
    const left = readJournal(files, places)
    if (left) apply(files, places, left)
    discard(files, places)
    // A command that ended before it gave back its lock may have told what it changed to nobody: then it is told again.
    const untold = left ? differenceOf(left) : isAbandoned ? readTold(files, places) : undefined
    return new Publication(files, places, unlock, adopt, made, { isCompleted: left !== undefined, untold })
  } catch (error) {
    if (unlock) quietly(() => unlock?.(made))
    else if (!(error instanceof LockedError)) for (const folder of made) quietly(() => files.removeFolder(folder))
    throw error
  }
}

/** The folders that are to be made for a path, the innermost first. */
function missingFolders(files: FileSystem, path: string): string[] {
  return files.state(path) || path === dirname(path) ? [] : [path, ...missingFolders(files, dirname(path))]
}

/** @throws PublishError when `out/` holds anything, though no manifest says that it is ours */
function refuseStrangers(files: FileSystem, { out, manifest, shown }: Places): void {
  if (!files.state(out) || files.list(out).every((name) => isBesideSite(name))) return
  if (files.state(manifest)) {
    throw new PublishError(
      `${shown(manifest)} is damaged. It says which files of ${shown(out)} this command wrote.`,
      'Run the command again with --adopt: it writes every file of the site again, and keeps what else is there.',
    )
  }
  throw new PublishError(
    `${shown(out)} holds files that this command did not write.`,
    'Empty it, choose another folder with --out, or keep its files and write among them with --adopt.',
  )
}

export class Publication {
  private readonly old: Manifest
  private readonly entries = new Map<string, ManifestEntry>()
  private readonly staged: { path: string; kind: FileKind }[] = []
  private readonly folders = new Set<string>()
  private readonly fresh: boolean
  /** Files of somebody else that are in the place of ours. */
  private readonly strangers: string[] = []
  private bytes = 0
  private committed = false

  constructor(
    private readonly files: FileSystem,
    private readonly places: Places,
    private readonly unlock: Unlock,
    private readonly adopt: boolean,
    /** The folders that this command made for its state. */
    private readonly made: readonly string[],
    /** Whether this command completed an interrupted publication, and what such a one changed. */
    private readonly earlier: { isCompleted: boolean; untold: Difference | undefined },
  ) {
    this.fresh = files.state(places.out) === undefined
    const known = this.fresh ? undefined : readManifest(files, places.manifest)
    this.old = known ?? new Map()
    if (!known && !adopt) refuseStrangers(files, places)
  }

  /** Whether a file stands in `out/` already, as this command left it there. */
  has({ path, digest }: OutputFile): boolean {
    const known = this.old.get(path)
    return !this.fresh && known?.digest === digest && isUntouched(known, this.files.state(`${this.places.out}/${path}`))
  }

  /** Takes a file in: it is set aside to be published, or left alone when it stands in `out/` already. */
  stage(file: OutputFile): void {
    const { path, kind, digest, size } = file
    if (this.entries.has(path)) throw new PublishError(`Two files want to be ${path}.`, 'Rename one of them in static/ or in the data.')
    this.bytes += size
    const known = this.old.get(path)
    const state = this.fresh ? undefined : this.files.state(`${this.places.out}/${path}`)
    if (known && known.digest === digest && isUntouched(known, state)) {
      this.entries.set(path, { ...known, kind, retired: false })
      return
    }
    if (state && state.kind !== 'folder' && !known && !this.adopt) {
      this.strangers.push(path)
      return
    }
    const target = `${this.places.next}/${path}`
    const folder = dirname(target)
    if (!this.folders.has(folder)) this.files.makeFolder(folder)
    this.folders.add(folder)
    this.files.write(target, file.content())
    const written = this.files.state(target)
    if (written?.size !== size) {
      throw new PublishError(
        `Could not write ${this.places.shown(target)}: ${written?.size ?? 0} of ${size} bytes arrived.`,
        'See whether the disk is full and run the command again.',
      )
    }
    this.entries.set(path, { path, kind, digest, size, mtime: written.mtime, inode: written.inode, retired: false })
    this.staged.push({ path, kind })
  }

  /**
   * Sends what was staged to the disk while the program goes on listening: a slow disk may need long for it, and the call within `commit`,
   * which nothing can interrupt, then finds it done.
   */
  async settle(signal?: AbortSignal): Promise<void> {
    if (this.staged.length > 0) await syncInBackground(this.places.next, signal)
  }

  /** Publishes what was staged, removes what is stale. Until the journal is sealed, `out/` is as it was. The lock is kept until `close`. */
  commit(): Published {
    const { kept, ...plan } = planOf(this.old, this.entries, this.staged)
    const { moved, cleared, removed } = plan
    for (const entry of kept) this.entries.set(entry.path, { ...entry, retired: true })
    const { untold } = this.earlier
    const journal: Journal = { fresh: this.fresh, ...plan, ...(untold && { earlier: untold }) }
    if (moved.length + cleared.length + removed.length + this.strangers.length > 0 || kept.some(({ retired }) => !retired) || untold) {
      this.files.makeFolder(this.places.next)
      refuseObstacles(this.files, this.places, journal, this.strangers)
      this.files.write(this.places.manifestNext, manifestText(this.entries.values()))
      seal(this.files, this.places, journal, [dirname(this.places.state), ...this.made.map((folder) => dirname(folder))])
      apply(this.files, this.places, journal)
    } else {
      tell(this.files, this.places, { changed: [], removed: [] })
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

  /** Discards what was not published and gives the lock back. What a sealed journal still needs stays for the next run. */
  close(): void {
    if (!this.committed) {
      quietly(() => {
        if (!this.files.state(this.places.journal)) discard(this.files, this.places)
      })
      quietly(() => this.unlock(this.made))
      return
    }
    try {
      this.unlock()
    } catch (error) {
      // The disk may have failed for a moment only.
      quietly(() => this.unlock())
      throw error
    }
  }

  /** One digest of the whole tree: equal sites have equal digests, wherever and whenever they were made. */
  digest(): string {
    const lines = [...this.entries.values()].filter(({ retired }) => !retired).map(({ path, digest }) => `${path} ${digest}\n`)
    return digestOf(lines.sort().join(''))
  }
}
