/** Changes files of the owner: all or none. */
import { dirname } from 'node:path'
import { createFileSystem, type FileSystem, quietly } from '../system/file-system.ts'
import type { FileChange } from '../system/sandbox.ts'
import { discard, finish, makeChanges, readJournal, seal } from './journal.ts'
import { takeLock } from './lock.ts'
import { refuseObstacles } from './obstacles.ts'
import { ownerWorkplace } from './publication-paths.ts'

/**
 * Takes the lock of the owner's files, and completes a change whose command was killed. A release does so
 * too: no other command may change the ledger after it is read.
 * @returns what releases the lock, and whether a change was completed
 */
export function lockOwnerFiles(
  files: FileSystem,
  root: string,
): { unlock: () => void; isCompleted: boolean } {
  const place = ownerWorkplace(root)
  const unlock = takeLock(files, place.lock)
  try {
    const changes = readJournal(files, place)?.changes
    if (changes) makeChanges(files, place, changes)
    finish(files, place)
    return { unlock, isCompleted: changes !== undefined }
  } catch (error) {
    quietly(unlock)
    throw error
  }
}

/**
 * Makes all changes or none; files are relative to `root`. Of a link, the target is changed.
 * @param confirm throws when the changes must not be made any more; no other command changes files meanwhile
 * @throws PublishError when a file cannot be changed, LockedError while another command changes files
 */
export function applyEdits(
  root: string,
  changes: readonly FileChange[],
  confirm = () => {},
  files: FileSystem = createFileSystem(root),
): void {
  const { unlock } = lockOwnerFiles(files, root)
  try {
    confirm()
    changeOwnerFiles(files, root, changes)
  } finally {
    unlock()
  }
}

/**
 * Completes a change of the owner's files whose command was killed. @returns whether there was one
 * @throws PublishError when it cannot be completed, LockedError while another command changes files
 */
export function recoverEdits(root: string, files: FileSystem = createFileSystem(root)): boolean {
  if (!files.state(ownerWorkplace(root).journal)) return false
  const { unlock, isCompleted } = lockOwnerFiles(files, root)
  unlock()
  return isCompleted
}

/** Makes all changes or none, while this process holds the lock. */
export function changeOwnerFiles(files: FileSystem, root: string, all: readonly FileChange[]): void {
  const place = ownerWorkplace(root)
  const added = all.flatMap((change) => (change.content === undefined ? [] : [change]))
  const removed = all.flatMap(({ file, content }) => (content === undefined ? [file] : []))
  const changes = { cleared: [], moved: added.map(({ file }) => file), removed }
  refuseObstacles(files, place, changes)
  try {
    for (const { file, content, from = file } of added) {
      const staged = `${place.next}/${file}`
      files.makeFolder(dirname(staged))
      files.save(staged, content)
      if (files.state(`${root}/${from}`)) files.copyMode(`${root}/${from}`, staged)
    }
    seal(files, place, { changes })
  } catch (error) {
    quietly(() => {
      if (!files.state(place.journal)) discard(files, place)
    })
    throw error
  }
  makeChanges(files, place, changes)
  finish(files, place)
}
