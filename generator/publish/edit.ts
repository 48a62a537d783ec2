/**
 * Changes files of the owner as one step: all new contents are staged beside `out/` and saved to the disk, then a journal is sealed, then each file is
 * renamed into place. The next command that finds the journal completes it; what was not sealed is thrown away.
 */
import { basename, dirname } from 'node:path'
import * as z from 'zod'
import { attempt } from '../core/attempt.ts'
import { isInnerPath, parents } from '../core/inner-path.ts'
import { type FileSystem, nodeFileSystem, PublishError, quietly } from '../system/file-system.ts'
import type { FileChange } from '../system/trial.ts'
import { explained } from './explained.ts'
import { place, removeTree } from './journal.ts'
import { takeLock } from './lock.ts'
import { editFolder, isOnOtherDisk, nearestExisting } from './publication-paths.ts'

// A journal lists files to replace and to remove: all are the owner's.
const file = z.string().refine((path) => isInnerPath(path) && /^(?:data|content|static)\//.test(path), 'is no file of data/, content/ or static/')
/** The files to write, in the order of their staged contents, and those to remove. */
const journalSchema = z.object({ written: z.array(file), removed: z.array(file) })
type Journal = z.infer<typeof journalSchema>

type Edit = ReturnType<typeof editOf>

/** The paths of one change, and the file system that explains its errors. */
function editOf(root: string, port: FileSystem) {
  const state = editFolder(root)
  const [next, moving, journal, part] = [`${state}/next`, `${state}/moving`, `${state}/journal`, `${state}/journal.part`]
  return { files: explained(port, root), root, state, next, moving, journal, part }
}

/**
 * Makes all changes or none; files are relative to `root`. A file that is a link stays one: its target is changed.
 * @param confirm throws when the changes must not be made any more; no other command changes files meanwhile
 * @throws PublishError when a file cannot be changed, LockedError while another command changes files
 */
export function applyEdits(root: string, changes: readonly FileChange[], confirm = () => {}, port: FileSystem = nodeFileSystem): void {
  const edit = editOf(root, port)
  locked(edit, () => {
    recover(edit)
    confirm()
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
 * Completes a change of the owner's files whose command was killed, or throws it away when it was not sealed. @returns whether one was completed
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

function readJournal({ files, next, journal }: Edit): Journal {
  const text = files.read(journal).toString()
  const found = attempt(() => journalSchema.parse(JSON.parse(text)))
  // A staged link would be put in the place of a file.
  if (found?.written.every((_, index) => files.state(`${next}/${index}`)?.kind !== 'link')) return found
  throw new PublishError(
    '.out/edit/journal is damaged. It describes how to complete a change of your files that was interrupted.',
    'Remove the folder .out/edit/, and put back your files as they were committed: git checkout -- data content static',
  )
}

/** Stages all new contents and seals the journal. */
function sealed(edit: Edit, changes: readonly FileChange[]): Journal {
  const { files, root, state, next, part } = edit
  const added = changes.flatMap((change) => (change.content === undefined ? [] : [change]))
  const removed = changes.flatMap(({ file, content }) => (content === undefined ? [file] : []))
  files.makeFolder(next)
  for (const { file } of added) checkTarget(edit, file)
  for (const path of removed) files.checkRemoval(`${root}/${path}`)
  const staged = added.map(({ file, content, from = file }, index) => {
    const path = `${next}/${index}`
    files.write(path, content)
    if (files.state(path)?.size !== Buffer.byteLength(content))
      throw new PublishError(`Could not write ${file}: a part of it is missing.`, 'Check whether the disk is full.')
    if (files.state(`${root}/${from}`)) files.copyMode(`${root}/${from}`, path)
    return path
  })
  const journal = { written: added.map(({ file }) => file), removed }
  files.write(part, JSON.stringify(journal))
  files.sync([root, dirname(state), state, next, part, ...staged])
  files.rename(part, edit.journal)
  return journal
}

/** @throws PublishError when a file cannot be written or replaced */
function checkTarget({ files, root, next }: Edit, file: string): void {
  const refused = (cause: string) => new PublishError(`${file} cannot be written: ${cause}.`, 'Move it away and run the command again.')
  const target = targetOf(files, root, file)
  const kind = files.state(target)?.kind
  if (kind !== undefined && kind !== 'file') throw refused('something else than a file is in its place')
  if (kind) files.checkRemoval(target)
  const folder = nearestExisting(files, dirname(target))
  if (files.state(files.realPath(folder))?.kind !== 'folder') throw refused('a file is in the place of its folder')
  // Another disk is no obstacle: it gets a copy. Only a folder that cannot be written at all stops here.
  isOnOtherDisk(files, next, folder)
}

const targetOf = (files: FileSystem, root: string, file: string): string =>
  files.state(`${root}/${file}`)?.kind === 'link' ? files.realPath(`${root}/${file}`) : `${root}/${file}`

/** Applies a sealed journal, from the start or from where it was interrupted. Every step can be repeated. */
function apply(edit: Edit, journal: Journal): void {
  const { files, root, state, next } = edit
  // Nothing changes before the journal is saved.
  files.sync([state])
  const folders = new Set<string>()
  for (const [index, file] of journal.written.entries()) {
    putInPlace(edit, `${next}/${index}`, targetOf(files, root, file))
    // Those above it may be as new.
    for (const folder of [dirname(targetOf(files, root, file)), ...parents(file).map((above) => `${root}/${above}`)]) folders.add(folder)
  }
  for (const file of journal.removed) {
    const path = `${root}/${file}`
    if (files.state(path)) files.unlink(path)
    if (files.state(dirname(path))) folders.add(dirname(path))
  }
  for (const folder of folders) files.sync([folder])
  files.unlink(edit.journal)
  files.sync([state])
  discard(edit)
}

/** Puts a staged file in its place: by another name, or on another disk by a copy. Both can be repeated. */
function putInPlace({ files, next, moving }: Edit, staged: string, target: string): void {
  const folder = dirname(target)
  files.makeFolder(folder)
  if (files.state(moving)) files.unlink(moving)
  if (isOnOtherDisk(files, next, folder)) {
    const part = `${folder}/.${basename(target)}.part`
    files.write(part, files.read(staged))
    files.copyMode(staged, part)
    files.sync([part])
    files.rename(part, target)
  } else place(files, { moving }, staged, target)
}

function discard({ files, next, moving, part }: Edit): void {
  for (const path of [part, moving, next]) removeTree(files, path)
}
