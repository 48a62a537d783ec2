/** One command at a time writes `out/`. The lock names its owner, so that a dead owner's lock can be taken over. */
import { dirname } from 'node:path'
import { codeOf, type FileSystem, quietly, removeIfThere } from '../system/file-system.ts'
import { type Owner, ownerIn, ownText, stateOf } from './owner.ts'

/** Another command is at work on the same folder. */
export class LockedError extends Error {
  readonly pid: number | undefined
  readonly hint: string
  /**
   * @param owner whom the lock names, if it could be read
   * @param since when the lock was taken, in milliseconds
   * @param file the lock, as the message shows it
   */
  constructor(owner: Owner | undefined, since: number | undefined, file: string) {
    const where = owner === undefined ? '' : stateOf(owner) === 'elsewhere' ? ` on ${owner.host} (pid ${owner.pid})` : ` (pid ${owner.pid})`
    super(`Another generate is running${where}${since === undefined ? '' : `, ${sinceWords(since, Date.now())}`}.`)
    this.name = 'LockedError'
    this.pid = owner?.pid
    const isSeen = owner !== undefined && stateOf(owner) === 'alive'
    this.hint = `${isSeen ? '' : 'Its process cannot be seen from here. '}Wait until it has ended, or remove ${file} if it is surely gone.`
  }
}

/** A moment as people read it: `since 14:03, 12 minutes ago`. */
export function sinceWords(since: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const units = [
    ['day', 1440],
    ['hour', 60],
    ['minute', 1],
  ] as const
  const [unit, length] = units.find(([, size]) => minutes >= size) ?? ['minute', 1]
  const amount = Math.floor(minutes / length)
  const date = new Date(since)
  const clock = date.toTimeString().slice(0, 5)
  const day = unit === 'day' ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')} ` : ''
  return `since ${day}${clock}, ${minutes === 0 ? 'less than a minute' : `${amount} ${unit}${amount === 1 ? '' : 's'}`} ago`
}

/** Gives the lock back. Of these folders, the innermost first, those that are empty then are removed while no other command can enter them. */
export type Unlock = (made?: readonly string[]) => void

/**
 * Takes the lock in a folder, which is made if it is not there.
 *
 * There are two locks. The advisory one of the system ends with its owner, also in a container whose processes cannot be seen from here; not
 * every file system and machine has it. The other one, a symbolic link, works everywhere and names its owner. The advisory lock is taken first
 * and released last: so whoever has it knows that an owner who had it as well is gone.
 * @param shown the path as messages show it
 * @throws LockedError when its owner lives, or may live where its process cannot be seen
 */
export function takeLock(files: FileSystem, path: string, shown = path): Unlock {
  for (let wait = 100; wait > 0; wait--) {
    files.makeFolder(dirname(path))
    const hold = attempt(() => files.hold(dirname(path)))
    if (hold === 'taken') {
      const owner = ownerIn(textOf(files, path) ?? '')
      if (owner && stateOf(owner) !== 'dead') throw lockedError(files, path, shown, owner)
      // Its owner has yet to write its name, or has just removed it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    } else if (hold !== undefined) {
      const release = hold === 'unsupported' ? () => undefined : hold
      try {
        const unlock = attempt(() => takeLink(files, path, shown, hold !== 'unsupported'))
        if (unlock)
          return (made = []) => {
            unlock()
            for (const folder of made) quietly(() => files.removeFolder(folder))
            release()
          }
      } catch (error) {
        release()
        throw error
      }
      release()
    }
  }
  throw new LockedError(undefined, undefined, shown)
}

/** The result of a call, or nothing when the folder was removed meanwhile by a command that had made it and published nothing. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Makes the link. A link comes into being with its text; a file would be empty for a moment, and whoever read it then would take it for a
 * damaged one.
 */
function takeLink(files: FileSystem, path: string, shown: string, held: boolean): () => void {
  const own = ownText(held)
  for (let found = claim(files, path, own); found !== undefined; found = claim(files, path, own)) {
    const owner = ownerIn(found)
    if (owner && isAlive(owner, held)) throw lockedError(files, path, shown, owner)
    if (takeOver(files, path, shown, found, held)) break
  }
  return () => {
    if (textOf(files, path) === own) removeIfThere(files, path)
  }
}

function isAlive(owner: Owner, held: boolean): boolean {
  const state = stateOf(owner)
  return state === 'unseen' ? !(held && owner.held) : state !== 'dead'
}

function lockedError(files: FileSystem, path: string, shown: string, owner: Owner): LockedError {
  const state = files.state(path)
  return new LockedError(owner, state && Number(state.mtime) / 1e6, shown)
}

/** Makes the lock ours, unless there is one: then its text. */
function claim(files: FileSystem, path: string, own: string): string | undefined {
  for (;;) {
    try {
      files.link(path, own)
      return undefined
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const found = textOf(files, path)
    if (found !== undefined) return found
  }
}

/**
 * Puts our lock in the place of a dead owner's, unless somebody else was faster. Only who holds the lock's own lock may do so: between a look
 * at the dead one and its removal another command could have put its own there. The lock's lock, which names us as well, becomes the lock, so
 * that there is no moment without one; and one that a dead command left is itself taken over in this way.
 */
function takeOver(files: FileSystem, path: string, shown: string, dead: string, held: boolean): boolean {
  const guard = `${path}.takeover`
  const release = takeLink(files, guard, `${shown}.takeover`, held)
  try {
    if (textOf(files, path) === dead) {
      files.rename(guard, path)
      return true
    }
  } catch (error) {
    quietly(release)
    throw error
  }
  release()
  return false
}

/** The text of a lock; nothing when there is none, no words when it is not a lock of ours. One that cannot be read may have a living owner. */
function textOf(files: FileSystem, path: string): string | undefined {
  try {
    return files.readLink(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (codeOf(error) === 'EINVAL') return ''
    throw error
  }
}
