/**
 * Changes files of the owner as one step: all new contents are staged beside `out/` and saved to the disk, then a journal is sealed, then each
 * file is renamed into place. From the seal on the change counts as made: the next command that finds the journal completes it. What was not
 * sealed is thrown away.
 */
import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { codeOf, type FileSystem, PublishError, quietly } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import type { FileChange } from '../system/trial.ts'
import { explained } from './explained.ts'
import { place, removeTree } from './journal.ts'
import { takeLock } from './lock.ts'
import { editFolder } from './publication-paths.ts'

// A journal lists files to replace and to remove: all are the owner's.
const file = z.string().regex(/^(?:data|content|static)(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/, 'is no file of data/, content/ or static/')
const journalSchema = z.object({
  /** In the order of their staged files. `away`: the file lies on another disk, behind a link, and is staged beside itself. */
  written: z.array(z.object({ file, away: z.boolean() })),
  removed: z.array(file),
})
type Journal = z.infer<typeof journalSchema>

/** The paths of one change, and the file system that explains its errors. */
type Edit = { files: FileSystem; root: string; state: string; next: string; journal: string; part: string }

function editOf(root: string, port: FileSystem): Edit {
  const state = editFolder(root)
  return {
    files: explained(port, root),
    root,
    state,
    next: `${state}/next`,
    journal: `${state}/journal`,
    part: `${state}/journal.part`,
  }
}

/**
 * Makes all changes or none; files are relative to `root`. A file that is a link stays one: its target is changed.
 * @throws PublishError when a file cannot be changed, LockedError while another command changes files
 */
export function applyEdits(root: string, changes: readonly FileChange[], port: FileSystem = nodeFileSystem): void {
  const edit = editOf(root, port)
  locked(edit, () => {
    recover(edit)
    try {
      apply(edit, sealed(edit, changes))
    } catch (error) {
      quietly(() => {
        if (!edit.files.state(edit.journal)) discard(edit)
      })
      throw error
    }
  })
}

/**
 * Completes a change of the owner's files whose command was killed, or throws it away when it was not sealed.
 * @returns whether one was completed
 * @throws PublishError when it cannot be completed, LockedError while another command changes files
 */
export function recoverEdits(root: string, port: FileSystem = nodeFileSystem): boolean {
  const edit = editOf(root, port)
  return edit.files.state(edit.state) !== undefined && locked(edit, () => recover(edit))
}

function locked<T>(edit: Edit, run: () => T): T {
  const unlock = takeLock(edit.files, `${edit.state}/lock`, '.out/edit/lock')
  try {
    return run()
  } finally {
    unlock([edit.state, dirname(edit.state)])
  }
}

function recover(edit: Edit): boolean {
  const journal = edit.files.state(edit.journal) && readJournal(edit)
  if (journal) apply(edit, journal)
  else discard(edit)
  return journal !== undefined
}

function readJournal({ files, journal }: Edit): Journal {
  const found = journalIn(files.read(journal).toString())
  if (found) return found
  throw new PublishError(
    '.out/edit/journal is damaged. It describes how to complete a change of your files that was interrupted.',
    'Remove the folder .out/edit/, and put back your files as they were committed: git checkout -- data content static',
  )
}

/** The journal in a text; nothing when it is damaged. */
function journalIn(text: string): Journal | undefined {
  try {
    return journalSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Stages all new contents and seals the journal. */
function sealed(edit: Edit, changes: readonly FileChange[]): Journal {
  const { files, root, state, next, part } = edit
  const added = changes.flatMap((change) => (change.content === undefined ? [] : [change]))
  const removed = changes.flatMap(({ file, content }) => (content === undefined ? [file] : []))
  files.makeFolder(next)
  const journal = { written: added.map((change) => ({ file: change.file, away: isAway(edit, change.file) })), removed }
  for (const path of removed) files.checkRemoval(`${root}/${path}`)
  // What is staged beside its target is found again by this list.
  files.write(part, JSON.stringify(journal))
  files.sync([root, dirname(state), state, part])
  const staged = added.map(({ file, content, from = file }, index) => {
    const path = stagedPath(edit, journal, index)
    if (journal.written[index]?.away) files.makeFolder(dirname(path))
    files.write(path, content)
    if (files.state(path)?.size !== Buffer.byteLength(content))
      throw new PublishError(`Could not write ${file}: a part of it is missing.`, 'Check whether the disk is full.')
    if (files.state(`${root}/${from}`)) files.copyMode(`${root}/${from}`, path)
    return path
  })
  for (const [index, { file, away }] of journal.written.entries()) {
    const path = staged[index] ?? ''
    for (const saved of away ? [path, ...foldersOf(edit, file)] : []) files.sync([saved])
  }
  files.sync([next, ...staged.filter((path) => dirname(path) === next), state])
  place(files, { moving: `${part}.moving` }, part, edit.journal)
  return journal
}

/** Whether a file cannot be renamed from the staging folder to its place. @throws PublishError when it cannot be replaced at all */
function isAway({ files, root, next }: Edit, file: string): boolean {
  const target = targetOf(files, root, file)
  const kind = files.state(target)?.kind
  if (kind !== undefined && kind !== 'file')
    throw new PublishError(`${file} cannot be written: something else than a file is in its place.`, 'Move it away and run the command again.')
  if (kind) files.checkRemoval(target)
  let folder = dirname(target)
  while (!files.state(folder) && folder !== dirname(folder)) folder = dirname(folder)
  if (files.state(files.realPath(folder))?.kind !== 'folder')
    throw new PublishError(`${file} cannot be written: a file is in the place of its folder.`, 'Move it away and run the command again.')
  try {
    files.checkMove(next, folder)
    return false
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    return true
  }
}

const targetOf = (files: FileSystem, root: string, file: string): string =>
  files.state(`${root}/${file}`)?.kind === 'link' ? files.realPath(`${root}/${file}`) : `${root}/${file}`

/** The folder of a file, and those above it, which may be as new. */
function foldersOf({ files, root }: Edit, file: string): string[] {
  const above = file.split('/').map((_, index, parts) => [root, ...parts.slice(0, index)].join('/'))
  return [...new Set([dirname(targetOf(files, root, file)), ...above.slice(1)])]
}

function stagedPath({ files, root, next }: Edit, { written }: Journal, index: number): string {
  const { file, away } = written[index] ?? { file: '', away: false }
  const target = targetOf(files, root, file)
  return away ? `${dirname(target)}/.${basename(target)}.part` : `${next}/${index}`
}

/** Applies a sealed journal, from the start or from where it was interrupted. Every step can be repeated. */
function apply(edit: Edit, journal: Journal): void {
  const { files, root, state } = edit
  // Nothing changes before the journal is saved.
  files.sync([state])
  const folders = new Set<string>()
  for (const [index, { file }] of journal.written.entries()) {
    const target = targetOf(files, root, file)
    files.makeFolder(dirname(target))
    const staged = stagedPath(edit, journal, index)
    const moving = `${staged}.moving`
    if (files.state(moving)) files.unlink(moving)
    place(files, { moving }, staged, target)
    for (const folder of foldersOf(edit, file)) folders.add(folder)
  }
  for (const file of journal.removed) {
    const path = `${root}/${file}`
    if (files.state(path)) files.unlink(path)
    if (files.state(dirname(path))) folders.add(dirname(path))
  }
  for (const folder of folders) files.sync([folder])
  for (const path of stagedAway(edit, journal)) files.unlink(path)
  files.unlink(edit.journal)
  files.sync([state])
  discard(edit)
}

/** The files that are staged beside their targets, and those on their way from there. */
const stagedAway = (edit: Edit, journal: Journal): string[] =>
  journal.written
    .flatMap(({ away }, index) => (away ? stagedPath(edit, journal, index) : []))
    .flatMap((path) => [path, `${path}.moving`])
    .filter((path) => edit.files.state(path))

/** Removes what was staged, and the list of it. */
function discard(edit: Edit): void {
  const { files, next, part } = edit
  if (files.state(part)) {
    const listed = journalIn(files.read(part).toString())
    // A list that was not written whole has staged nothing yet.
    for (const path of listed ? stagedAway(edit, listed) : []) files.unlink(path)
    files.unlink(part)
  }
  if (files.state(`${part}.moving`)) files.unlink(`${part}.moving`)
  removeTree(files, next)
}
