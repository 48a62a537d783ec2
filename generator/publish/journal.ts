/** The sealed plan of a publication. Once it exists, the new site counts as published: the next command that finds it completes it. */
import { dirname } from 'node:path'
import * as z from 'zod'
import { parents } from '../core/inner-path.ts'
import { digestOf } from '../core/output-file.ts'
import { mergeLedgers } from '../load/files/ledger.ts'
import { type FileSystem, failsWith, PublishError, quietly } from '../system/file-system.ts'
import { type Difference, writeDifference } from './changes.ts'
import type { PublicationPaths } from './publication-paths.ts'
import { isSitePath, linkAbove } from './site-path.ts'

const path = z.string().refine(isSitePath, 'a path leads out of the site')
const pathList = z.array(path)

const journalSchema = z.object({
  /** `out/` does not exist: the whole staging folder takes its place. */
  fresh: z.boolean(),
  /** Files in the place of a folder, or in a folder in the place of a file; removed first. */
  cleared: pathList,
  /** Staged files in the order in which they are moved: assets, pages, derived files. */
  moved: pathList,
  /** Stale files, removed last. */
  removed: pathList,
  /** The changes of an earlier, interrupted publication that no command has reported. */
  earlier: z.object({ changed: pathList, removed: pathList }).optional(),
  /** Of a release that changes the ledger: the digest of the ledger that it was made from; `null` when there was none. */
  ledger: z.string().nullable().optional(),
})

export type Journal = z.infer<typeof journalSchema>

/** Writes the journal in one step, after all staged files are saved to the disk. @param above the parents of the folders that were made for the state folder */
export function seal(files: FileSystem, paths: PublicationPaths, journal: Journal, above: readonly string[]): void {
  writeDifference(files, { changed: paths.changedNext, removed: paths.removedNext }, differenceOf(journal))
  files.write(paths.journalPart, JSON.stringify(journal))
  const staged = new Set<string>()
  for (const path of journal.moved) for (const part of [...parents(path), path]) staged.add(`${paths.next}/${part}`)
  const written = [paths.manifestNext, paths.changedNext, paths.removedNext, paths.journalPart, ...(journal.ledger === undefined ? [] : [paths.ledgerNext])]
  files.sync([paths.state, ...above, paths.next, ...written, ...staged])
  files.rename(paths.journalPart, paths.journal)
}

/** Reads a sealed journal, if there is one. @throws PublishError when it is damaged: the progress is then unknown, so a person must decide */
export function readJournal(files: FileSystem, paths: PublicationPaths): Journal | undefined {
  if (files.state(paths.journal) === undefined) return undefined
  const damaged = (cause: string, error?: unknown) =>
    new PublishError(
      `${paths.shown(paths.journal)} is damaged: ${cause}. It describes how to complete an interrupted publication.`,
      'Remove that file and run the command again with --adopt: it compares every file of the site and writes those that differ.',
      error,
    )
  const text = files.read(paths.journal).toString('utf8')
  let journal: Journal
  try {
    journal = journalSchema.parse(JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    throw damaged(issue ? `${issue.path.join('.') || 'all of it'}: ${issue.message}` : 'it is not JSON', error)
  }
  const { cleared, moved, removed } = journal
  // A staged file that is a link itself would be put in the place of a page.
  const staged = moved.map((path) => `${path}/`)
  const link = linkAbove(files, paths.out, [...cleared, ...moved, ...removed]) ?? linkAbove(files, paths.next, staged)
  if (link !== undefined) throw damaged(`${link} is a link, which may lead out of the site`)
  return journal
}

/**
 * Applies a sealed journal, from the start or from where it was interrupted: every step can be repeated. It is saved to the disk before `out/` changes, and
 * removed after all changes are saved. So a power cut may come at any moment, also where the file system reorders writes.
 */
export function apply(files: FileSystem, paths: PublicationPaths, journal: Journal): void {
  files.sync([paths.state])
  if (files.state(paths.moving)) files.unlink(paths.moving)
  if (journal.ledger !== undefined) writeLedger(files, paths, journal.ledger ?? undefined)
  if (journal.fresh) {
    if (files.state(paths.next)) files.rename(paths.next, paths.out)
  } else {
    for (const path of journal.cleared) removeFile(files, paths, path)
    for (const folder of new Set(journal.moved.map((path) => dirname(`${paths.out}/${path}`)))) files.makeFolder(folder)
    for (const path of journal.moved) place(files, paths, `${paths.next}/${path}`, `${paths.out}/${path}`)
    for (const path of journal.removed) removeFile(files, paths, path)
  }
  place(files, paths, paths.manifestNext, paths.manifest)
  place(files, paths, paths.changedNext, paths.changed)
  place(files, paths, paths.removedNext, paths.removed)
  files.sync([paths.state, ...changedFolders(files, paths, journal)])
  discard(files, paths)
  files.unlink(paths.journal)
  // If a power cut undid this removal, the journal would publish the incomplete files of the next command.
  files.sync([paths.state])
}

/** Replaces the ledger by the sealed one, in one step. What was added since the sealed one was made (from one with the digest `base`) stays. */
function writeLedger(files: FileSystem, { ledger, ledgerNext, ledgerPart }: PublicationPaths, base: string | undefined): void {
  if (!files.state(ledgerNext)) return
  const sealed = files.read(ledgerNext).toString('utf8')
  const now = files.state(ledger) ? files.read(ledger).toString('utf8') : undefined
  const text = now === undefined || digestOf(now) === base ? sealed : mergeLedgers(now, sealed)
  if (text === now) return
  try {
    files.write(ledgerPart, text)
    files.sync([ledgerPart])
    files.rename(ledgerPart, ledger)
  } catch (error) {
    quietly(() => files.unlink(ledgerPart))
    throw error
  }
  files.sync([dirname(ledger)])
}

/** Puts a staged file in its place. It keeps its name in the staging folder: until the folders are saved, a power cut can remove both names. */
export function place(files: FileSystem, { moving }: Pick<PublicationPaths, 'moving'>, staged: string, target: string): void {
  const found = files.state(staged)
  if (!found || files.state(target)?.inode === found.inode) return
  // Some file systems have no hard links. They save a rename in one step.
  const lacksLinks = failsWith(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'], () => files.hardLink(staged, moving))
  files.rename(lacksLinks ? staged : moving, target)
}

/** The folders whose entries changed. */
function changedFolders(files: FileSystem, { out }: PublicationPaths, { fresh, moved, cleared, removed }: Journal): string[] {
  if (fresh) return [dirname(out)]
  const below = new Set([...moved, ...cleared, ...removed].flatMap(parents))
  return [out, ...[...below].map((folder) => `${out}/${folder}`).filter((folder) => files.state(folder)?.kind === 'folder')]
}

/** The changes of a publication, with those of earlier ones that were not reported. */
export function differenceOf({ moved, cleared, removed, earlier }: Journal): Difference {
  const added = new Set(moved)
  const gone = new Set([...cleared, ...removed])
  for (const path of earlier?.changed ?? []) if (!gone.has(path)) added.add(path)
  for (const path of earlier?.removed ?? []) if (!added.has(path)) gone.add(path)
  return { changed: [...added], removed: [...gone] }
}

/** Removes a published file and the folders that it leaves empty, also those left by an interrupted removal. */
function removeFile(files: FileSystem, { out }: PublicationPaths, path: string): void {
  const target = `${out}/${path}`
  if (files.state(target)?.kind === 'file') files.unlink(target)
  for (let folder = dirname(target); folder.length > out.length; folder = dirname(folder)) {
    const state = files.state(folder)
    if (!state) continue
    if (state.kind !== 'folder' || files.list(folder).length > 0) return
    files.removeFolder(folder)
  }
}

/** Removes the files of a publication that was not sealed, or that is complete. */
export function discard(files: FileSystem, paths: PublicationPaths): void {
  const { next, journalPart, moving, manifestNext, changedNext, removedNext, ledgerNext } = paths
  for (const path of [next, journalPart, moving, manifestNext, changedNext, removedNext, ledgerNext]) removeTree(files, path)
}

/** Removes a file of the publisher, or a folder with its contents, if it exists. Links are removed, not followed. */
export function removeTree(files: FileSystem, path: string): void {
  const state = files.state(path)
  if (state?.kind === 'folder') {
    for (const name of files.list(path)) removeTree(files, `${path}/${name}`)
    files.removeFolder(path)
  } else if (state) files.unlink(path)
}
