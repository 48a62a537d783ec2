/** One command at a time writes `out/`. The lock names its owner, so that a dead owner's lock can be taken over. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf, type FileSystem, removeIfThere } from './file-system.ts'

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
 * @throws LockedError when its owner lives, or lived on another machine, whose processes cannot be seen from here
 */
export function takeLock(files: FileSystem, path: string): () => void {
  if (!create(files, path, self)) {
    const found = textOf(files, path)
    const owner = ownerIn(found)
    if (owner && isAlive(owner)) throw new LockedError(owner)
    if (found !== undefined) takeAway(files, path, found)
    if (!create(files, path, self)) throw new LockedError(ownerIn(textOf(files, path)) ?? { pid: 0, started: '', host: hostname() })
  }
  return () => {
    if (textOf(files, path) === self) files.unlink(path)
  }
}

function create(files: FileSystem, path: string, content: string): boolean {
  try {
    files.write(path, content, true)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a dead owner's lock away. Whoever is faster may have replaced it already: what was moved aside must be the very lock that was
 * judged dead, or it goes back.
 */
function takeAway(files: FileSystem, path: string, dead: string): void {
  const aside = `${path}.${process.pid}`
  try {
    files.rename(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  let stays = true
  try {
    const moved = textOf(files, aside)
    if (moved === dead) removeIfThere(files, aside)
    stays = moved !== dead && moved !== undefined
  } finally {
    if (stays) files.rename(aside, path)
  }
}

/** The text of a lock; nothing when there is none. A lock that cannot be read may have a living owner: that is an error. */
function textOf(files: FileSystem, path: string): string | undefined {
  try {
    return files.read(path).toString('utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whom a lock names; nobody when it is damaged. */
function ownerIn(text: string | undefined): Owner | undefined {
  try {
    const { pid, started, host } = JSON.parse(text ?? '')
    return typeof pid === 'number' ? { pid, started: String(started), host: String(host) } : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started, host }: Owner): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
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
