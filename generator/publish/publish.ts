/** The only place that writes `out/`: nothing in it changes before everything is right, and then it changes file by whole file. */
import { dirname } from 'node:path'
import { digestOf, type FileKind, type OutputFile } from '../output-file.ts'
import { explained } from './explained.ts'
import { type FileSystem, nodeFileSystem, PublishError, quietly, syncInBackground } from './file-system.ts'
import { apply, type Difference, differenceOf, discard, type Journal, readJournal, readTold, seal, tell } from './journal.ts'
import { takeLock } from './lock.ts'
import { isUntouched, type Manifest, type ManifestEntry, manifestText, readManifest } from './manifest.ts'
import { findPlaces, type Places } from './places.ts'
import { parents, planOf } from './plan.ts'

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
  files.makeFolder(places.state)
  const isAbandoned = files.state(places.lock) !== undefined
  const unlock = takeLock(files, places.lock)
  try {
    const left = readJournal(files, places)
    if (left) apply(files, places, left)
    discard(files, places)
    // A command that ended before it gave back its lock may have told what it changed to nobody: then it is told again.
    const untold = left ? differenceOf(left) : isAbandoned ? readTold(files, places) : undefined
    return new Publication(files, places, unlock, adopt, { isCompleted: left !== undefined, untold })
  } catch (error) {
    quietly(unlock)
    throw error
  }
}

export class Publication {
  private readonly old: Manifest
  private readonly entries = new Map<string, ManifestEntry>()
  private readonly staged: { path: string; kind: FileKind }[] = []
  private readonly folders = new Set<string>()
  private readonly fresh: boolean
  private bytes = 0
  private committed = false

  constructor(
    private readonly files: FileSystem,
    private readonly places: Places,
    private readonly unlock: () => void,
    private readonly adopt: boolean,
    /** Whether this command completed an interrupted publication, and what such a one changed. */
    private readonly earlier: { isCompleted: boolean; untold: Difference | undefined },
  ) {
    const found = files.state(places.out)
    this.fresh = found === undefined
    const known = this.fresh ? undefined : readManifest(files, places.manifest)
    this.old = known ?? new Map()
    if (!this.fresh && !known && !adopt && files.list(places.out).length > 0) {
      throw new PublishError(
        `${places.shown(places.out)} holds files that this command did not write.`,
        'Empty it, choose another folder with --out, or keep its files and write among them with --adopt.',
      )
    }
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
    if (state && state.kind !== 'folder' && !known && !this.adopt) throw this.inTheWay(path)
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
    if (moved.length + cleared.length + removed.length > 0 || kept.some(({ retired }) => !retired) || untold) {
      const journal: Journal = { fresh: this.fresh, ...plan, ...(untold && { earlier: untold }) }
      if (journal.fresh) this.files.makeFolder(this.places.next)
      this.files.write(this.places.manifestNext, manifestText(this.entries.values()))
      if (!journal.fresh) this.refuseObstacles(journal)
      seal(this.files, this.places, journal)
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
      quietly(this.unlock)
      return
    }
    try {
      this.unlock()
    } catch (error) {
      // The disk may have failed for a moment only.
      quietly(this.unlock)
      throw error
    }
  }

  /** One digest of the whole tree: equal sites have equal digests, wherever and whenever they were made. */
  digest(): string {
    const lines = [...this.entries.values()].filter(({ retired }) => !retired).map(({ path, digest }) => `${path} ${digest}\n`)
    return digestOf(lines.sort().join(''))
  }

  /** After the seal nothing may fail for a reason that could be seen before: what is not ours, and is of the wrong kind, ends the run here. */
  private refuseObstacles({ cleared, moved }: Journal): void {
    const going = new Set(cleared)
    const seen = new Set<string>()
    for (const path of moved) {
      if (this.files.state(`${this.places.out}/${path}`)?.kind === 'folder') {
        const kept = this.leaves(path).find((leaf) => !going.has(leaf))
        if (kept !== undefined) throw this.inTheWay(kept)
      }
      for (const folder of parents(path)) {
        if (seen.has(folder)) continue
        seen.add(folder)
        const state = this.files.state(`${this.places.out}/${folder}`)
        if (state && state.kind !== 'folder' && !going.has(folder)) throw this.inTheWay(folder)
      }
    }
  }

  /** The files below a folder of `out/`, and the folder itself when it is empty. */
  private leaves(folder: string): string[] {
    const names = this.files.list(`${this.places.out}/${folder}`)
    if (names.length === 0) return [folder]
    return names.flatMap((name) => {
      const path = `${folder}/${name}`
      return this.files.state(`${this.places.out}/${path}`)?.kind === 'folder' ? this.leaves(path) : [path]
    })
  }

  private inTheWay(path: string): PublishError {
    return new PublishError(
      `${this.places.shown(`${this.places.out}/${path}`)} stands in the way: this command did not write it.`,
      'Move it away; a file that a page replaces may also be given up with --adopt.',
    )
  }
}
