/**
 * Changes files as one step: those of `out/` in a publication, and those of the owner in `new`, `rename`,
 * `remove` and a release. New contents are staged, a journal that lists all changes is sealed, then each file
 * is renamed into its place. What was not sealed is thrown away; the next command that finds a sealed journal
 * completes it.
 */
import { basename, dirname } from 'node:path'
import * as z from 'zod'
import { codeOf, type FileSystem, failsWith, PublishError } from '../system/file-system.ts'
import type { Workplace } from './publication-paths.ts'
import { isOwnerPath, isSitePath, linkAbove } from './site-path.ts'

/** Paths below the folder whose files change. */
export type Changes = {
  /** Files in the place of a folder, or in a folder in the place of a file; removed first. */
  cleared: string[]
  /** Staged files in the order in which they are moved: assets, pages, derived files. */
  moved: string[]
  /** Removed last. */
  removed: string[]
}

/** Paths of files that publications wrote, and of those that they removed. */
export type Difference = { changed: string[]; removed: string[] }

export type Journal = {
  /** What is still to be done; nothing when all of it is. */
  changes?: Changes | undefined
  /** The changes of earlier publications that no command has reported. */
  earlier?: Difference | undefined
}

function journalSchema(isOwners: boolean) {
  const paths = z.array(
    z
      .string()
      .refine(
        isOwners ? isOwnerPath : isSitePath,
        `a path leads out of ${isOwners ? 'your files' : 'the site'}`,
      ),
  )
  return z.object({
    changes: z.object({ cleared: paths, moved: paths, removed: paths }).optional(),
    earlier: z.object({ changed: paths, removed: paths }).optional(),
  })
}

/** Writes a journal in one step, after all files are staged. @param last what must be done just before */
export function seal(
  files: FileSystem,
  { journal, journalPart }: Workplace,
  content: Journal,
  last = () => {},
): void {
  files.save(journalPart, JSON.stringify(content))
  last()
  files.rename(journalPart, journal)
}

/**
 * Reads a sealed journal, if there is one.
 * @throws PublishError when it is damaged: the progress is then unknown, so a person must decide
 */
export function readJournal(
  files: FileSystem,
  { base, next, state, journal, isOwners }: Workplace,
): Journal | undefined {
  if (files.state(journal) === undefined) return undefined
  const damaged = (cause: string, error?: unknown) => {
    const [work, hint] = isOwners
      ? [
          'change of your files',
          `Remove ${files.shown(state)}/, and put back your files as they were committed: git checkout -- data content static`,
        ]
      : [
          'publication',
          'Remove that file and run the command again with --adopt: it compares every file of the site and writes those that differ.',
        ]
    return new PublishError(
      `${files.shown(journal)} is damaged: ${cause}. It describes how to complete an interrupted ${work}.`,
      hint,
      error,
    )
  }
  const text = files.read(journal).toString('utf8')
  let found: Journal
  try {
    found = journalSchema(isOwners).parse(JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    throw damaged(
      issue ? `${issue.path.join('.') || 'all of it'}: ${issue.message}` : 'it is not JSON',
      error,
    )
  }
  const { cleared, moved, removed } = found.changes ?? nothing
  // A staged file that is a link itself would be put in the place of a page.
  const staged = moved.map((path) => `${path}/`)
  const link =
    (isOwners ? undefined : linkAbove(files, base, [...cleared, ...moved, ...removed])) ??
    linkAbove(files, next, staged)
  if (link !== undefined) throw damaged(`${link} is a link, which may lead elsewhere`)
  return found
}

export const nothing: Changes = { cleared: [], moved: [], removed: [] }

/** Begins or goes on where it was interrupted: every step can be repeated. */
export function makeChanges(files: FileSystem, place: Workplace, { cleared, moved, removed }: Changes): void {
  const { base, next } = place
  // A first site takes the place of nothing.
  if (!files.state(base) && files.state(next)) files.rename(next, base)
  for (const path of cleared) removeFile(files, place, path)
  // Without the folder, all is in its place.
  if (files.state(next)) {
    const targets = moved.map((path) => targetOf(files, place, path))
    for (const folder of new Set(targets.map(dirname))) if (!files.state(folder)) files.makeFolder(folder)
    for (const [index, path] of moved.entries()) putInPlace(files, `${next}/${path}`, targets[index] ?? '')
  }
  for (const path of removed) removeFile(files, place, path)
}

/** Where a file is. A link of the owner stays one: its target is changed. */
export const targetOf = (files: FileSystem, { base, isOwners }: Workplace, path: string): string =>
  isOwners && files.state(`${base}/${path}`)?.kind === 'link'
    ? files.realPath(`${base}/${path}`)
    : `${base}/${path}`

/** Puts a staged file in its place, unless it is there already. On another disk, a copy is renamed. */
export function putInPlace(files: FileSystem, staged: string, target: string): void {
  try {
    files.rename(staged, target)
    return
  } catch (error) {
    if (!files.state(staged)) return
    if (codeOf(error) !== 'EXDEV') throw error
  }
  const part = `${dirname(target)}/.${basename(target)}.part`
  files.save(part, files.read(staged))
  files.copyMode(staged, part)
  files.rename(part, target)
  files.unlink(staged)
}

/** In `out/`, also removes the folders that it leaves empty. */
function removeFile(files: FileSystem, { base, isOwners }: Workplace, path: string): void {
  const target = `${base}/${path}`
  const kind = files.state(target)?.kind
  if (kind === 'file' || (isOwners && kind === 'link')) files.unlink(target)
  if (isOwners) return
  for (let folder = dirname(target); folder.length > base.length; folder = dirname(folder)) {
    const state = files.state(folder)
    if (!state) continue
    if (state.kind !== 'folder' || files.list(folder).length > 0) return
    // A folder that cannot be removed is in nobody's way.
    if (failsWith(['EACCES', 'EPERM', 'EBUSY'], () => files.removeFolder(folder))) return
  }
}

/** Removes a journal whose changes are made and reported. */
export function finish(files: FileSystem, place: Workplace): void {
  if (files.state(place.journal)) files.unlink(place.journal)
  discard(files, place)
}

/** Removes what was staged and not sealed. */
export function discard(files: FileSystem, { next, journalPart, manifestNext }: Workplace): void {
  for (const path of [next, journalPart, manifestNext]) removeTree(files, path)
}

/** Removes a file or a folder of the publisher, if it exists. Links are not followed. */
export function removeTree(files: FileSystem, path: string): void {
  const state = files.state(path)
  if (state?.kind === 'folder') {
    for (const name of files.list(path)) removeTree(files, `${path}/${name}`)
    files.removeFolder(path)
  } else if (state) files.unlink(path)
}
