/**
 * The sealed plan of a publication. From the moment at which the journal exists the new site counts as published: whoever finds it
 * completes it, step by step, and each step can be done twice.
 */
import { dirname } from 'node:path'
import { z } from 'zod'
import { codeOf, type FileSystem, PublishError } from '../system/file-system.ts'
import type { Places } from './places.ts'
import { parents } from './plan.ts'

// A journal says what is removed: nothing that it holds may lead out of `out/`.
const path = z.string().refine((text) => text.split('/').every((part) => !['', '.', '..'].includes(part)), 'a path leads elsewhere')
const paths = z.array(path)
const differenceSchema = z.object({ changed: paths, removed: paths })

const journalSchema = z.object({
  /** `out/` does not exist: the whole staging folder takes its place. */
  fresh: z.boolean(),
  /** Files that stand where a folder must be. They go first. */
  cleared: paths,
  /** Staged files in the order in which they take their places: assets, pages, derived files. */
  moved: paths,
  /** Files that go last. */
  removed: paths,
  /** What an interrupted publication changed before this one, and no command has told yet. */
  earlier: differenceSchema.optional(),
})

export type Journal = z.infer<typeof journalSchema>

/** What `changed.txt` and `removed.txt` name. */
export type Difference = z.infer<typeof differenceSchema>

/**
 * Writes the journal. It appears whole or not at all, and not before all that was staged is safe on the disk.
 * @param above the folders in which the state folder and those around it were made
 */
export function seal(files: FileSystem, places: Places, journal: Journal, above: readonly string[]): void {
  tell(files, { changed: places.changedNext, removed: places.removedNext }, differenceOf(journal))
  files.write(places.journalPart, JSON.stringify(journal))
  const staged = [...new Set(journal.moved.flatMap((path) => [...parents(path), path]))].map((path) => `${places.next}/${path}`)
  const written = [places.manifestNext, places.changedNext, places.removedNext, places.journalPart]
  files.sync([places.state, ...above, places.next, ...written, ...staged])
  files.rename(places.journalPart, places.journal)
}

/**
 * Reads a sealed journal; nothing when there is none.
 * @throws PublishError when it is damaged: how far that publication came cannot be known then, so a person decides
 */
export function readJournal(files: FileSystem, places: Places): Journal | undefined {
  if (files.state(places.journal) === undefined) return undefined
  const text = files.read(places.journal).toString('utf8')
  try {
    return journalSchema.parse(JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    throw new PublishError(
      `${places.shown(places.journal)} is damaged: ${issue ? `${issue.path.join('.') || 'all of it'}: ${issue.message}` : 'it is not JSON'}. It says how to complete a publication that was interrupted.`,
      'Remove that file and run the command again with --adopt: each file of the site is then compared, and written again where it differs.',
      error,
    )
  }
}

/**
 * Carries a sealed journal out, from the start or from wherever it was cut off. It is saved to the disk before `out/` changes, and stays until
 * all changes are saved: so a power cut at any moment leaves what completes them, also where the file system saves in another order.
 */
export function apply(files: FileSystem, places: Places, journal: Journal): void {
  files.sync([places.state])
  if (files.state(places.moving)) files.unlink(places.moving)
  if (journal.fresh) {
    if (files.state(places.next)) files.rename(places.next, places.out)
  } else {
    for (const path of journal.cleared) removeFile(files, places, path)
    const made = new Set<string>()
    for (const path of journal.moved) {
      const target = `${places.out}/${path}`
      const folder = dirname(target)
      if (!made.has(folder)) files.makeFolder(folder)
      made.add(folder)
      place(files, places, `${places.next}/${path}`, target)
    }
    for (const path of journal.removed) removeFile(files, places, path)
  }
  const lists = [
    [places.manifestNext, places.manifest],
    [places.changedNext, places.changed],
    [places.removedNext, places.removed],
  ] as const
  for (const [next, list] of lists) place(files, places, next, list)
  files.sync([places.state, ...changedFolders(files, places, journal)])
  removeTree(files, places.next)
  for (const [next] of lists) if (files.state(next)) files.unlink(next)
  files.unlink(places.journal)
  // A journal that came back after a power cut would publish what the next command was just staging.
  files.sync([places.state])
}

/**
 * Puts a staged file in its place, and leaves it in the staging folder too: until the folders are saved, a power cut can take both names of a
 * file that was only moved.
 */
function place(files: FileSystem, { moving }: Places, staged: string, target: string): void {
  const found = files.state(staged)
  if (!found || files.state(target)?.inode === found.inode) return
  try {
    files.hardLink(staged, moving)
  } catch (error) {
    // Not every file system has hard links. Those that have none save a move in one step.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(String(codeOf(error)))) throw error
    files.rename(staged, target)
    return
  }
  files.rename(moving, target)
}

/** The folders in which names have changed. */
function changedFolders(files: FileSystem, { out }: Places, { fresh, moved, cleared, removed }: Journal): string[] {
  if (fresh) return [dirname(out)]
  const below = new Set([...moved, ...cleared, ...removed].flatMap(parents))
  return [out, ...[...below].map((folder) => `${out}/${folder}`).filter((folder) => files.state(folder)?.kind === 'folder')]
}

/** What a publication changes, together with what none before it could tell. */
export function differenceOf({ moved, cleared, removed, earlier }: Journal): Difference {
  const come = new Set(moved)
  const gone = new Set([...cleared, ...removed])
  for (const path of earlier?.changed ?? []) if (!gone.has(path)) come.add(path)
  for (const path of earlier?.removed ?? []) if (!come.has(path)) gone.add(path)
  return { changed: [...come], removed: [...gone] }
}

/** Writes the lists for upload tools. */
export function tell(files: FileSystem, places: Pick<Places, 'changed' | 'removed'>, { changed, removed }: Difference): void {
  files.write(places.changed, lines(changed))
  files.write(places.removed, lines(removed))
}

/** What the last publication told. */
export function readTold(files: FileSystem, places: Places): Difference {
  const read = (path: string) =>
    files.state(path)
      ? files
          .read(path)
          .toString('utf8')
          .split('\n')
          .filter((line) => line !== '')
      : []
  return { changed: read(places.changed), removed: read(places.removed) }
}

const lines = (paths: readonly string[]) =>
  [...paths]
    .sort()
    .map((path) => `${path}\n`)
    .join('')

/** Removes a file of ours, and the folders above it that are empty by that: also those that an interrupted removal left. */
function removeFile(files: FileSystem, { out }: Places, path: string): void {
  const target = `${out}/${path}`
  if (files.state(target)?.kind === 'file') files.unlink(target)
  for (let folder = dirname(target); folder.length > out.length; folder = dirname(folder)) {
    const state = files.state(folder)
    if (!state) continue
    if (state.kind !== 'folder' || files.list(folder).length > 0) return
    files.removeFolder(folder)
  }
}

/** Removes all that a publication leaves which was not sealed. */
export function discard(files: FileSystem, places: Places): void {
  removeTree(files, places.next)
  for (const path of [places.journalPart, places.moving, places.manifestNext, places.changedNext, places.removedNext]) if (files.state(path)) files.unlink(path)
}

/** Removes a folder of ours with all that is in it; links are removed, never followed. */
function removeTree(files: FileSystem, path: string): void {
  const state = files.state(path)
  if (state?.kind === 'folder') {
    for (const name of files.list(path)) removeTree(files, `${path}/${name}`)
    files.removeFolder(path)
  } else if (state) files.unlink(path)
}
