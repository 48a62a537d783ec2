/** One command at a time writes `out/`. The lock names its owner, so that a dead owner's lock can be taken over. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { isRunning } from '../process.ts'
import { codeOf, type FileSystem, quietly, removeIfThere } from './file-system.ts'

type Owner = { pid: number; started: string; host: string }

const self = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() } satisfies Owner)

/** Another command is at work on the same folder. */
export class LockedError extends Error {
  readonly pid: number
  constructor({ pid, host }: Owner) {
    super(host === hostname() ? `Another generate is running (pid ${pid}).` : `Another generate is running on ${host} (pid ${pid}).`)
    this.name = 'LockedError'
    this.pid = pid
  }
}

/**
 * Takes the lock and gives back how to release it.
 *
 * A lock is a symbolic link, whose text names its owner: a file would stand there empty for a moment, and whoever read it then would take it
 * for a damaged one.
 * @throws LockedError when its owner lives, or lived on another machine, whose processes cannot be seen from here
 */
export function takeLock(files: FileSystem, path: string): () => void {
  for (let found = claim(files, path); found !== undefined; found = claim(files, path)) {
    const owner = ownerIn(found)
    if (owner && isAlive(owner)) throw new LockedError(owner)
    if (takeOver(files, path, found)) break
  }
  return () => {
    if (textOf(files, path) === self) removeIfThere(files, path)
  }
}

/** Makes the lock ours, unless there is one: then its text. */
function claim(files: FileSystem, path: string): string | undefined {
  for (;;) {
    try {
      files.link(path, self)
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
function takeOver(files: FileSystem, path: string, dead: string): boolean {
  const guard = `${path}.takeover`
  const release = takeLock(files, guard)
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

/** Whom a lock names; nobody when it is damaged. */
function ownerIn(text: string): Owner | undefined {
  try {
    const { pid, started, host } = JSON.parse(text)
    return typeof pid === 'number' ? { pid, started: String(started), host: String(host) } : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started, host }: Owner): boolean {
  if (host !== hostname()) return true
  if (!isRunning(pid)) return false
  // A process number is used again after a while; the time of its start tells the two owners apart.
  return started === '' || startOf(pid) === '' || startOf(pid) === started
}

/** When a process started, in clock ticks since the machine did (proc(5), field 22 of `stat`); empty where that cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
