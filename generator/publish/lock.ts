/** One command at a time writes `out/`. The lock names its owner, so that a dead owner's lock can be taken over. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { attempt, type FileSystem } from './file-system.ts'

type Owner = { pid: number; started: string; host: string }

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
  const self = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() } satisfies Owner)
  if (!create(files, path, self)) {
    const found = readOwner(files, path)
    if (found && isAlive(found.owner)) throw new LockedError(found.owner)
    // Whoever is faster may have replaced the dead lock already: what was moved aside must be the very lock that was judged dead.
    const aside = `${path}.${process.pid}`
    attempt('move aside the old lock', path, () => files.rename(path, aside))
    const moved = readOwner(files, aside)
    if (found && moved?.text !== found.text) {
      files.rename(aside, path)
      throw new LockedError(moved?.owner ?? found.owner)
    }
    files.unlink(aside)
    if (!create(files, path, self)) throw new LockedError(readOwner(files, path)?.owner ?? { pid: 0, started: '', host: hostname() })
  }
  return () => {
    if (readOwner(files, path)?.text === self) files.unlink(path)
  }
}

function create(files: FileSystem, path: string, content: string): boolean {
  try {
    files.write(path, content, true)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    return attempt('take the lock', path, () => {
      throw error
    })
  }
}

function readOwner(files: FileSystem, path: string): { text: string; owner: Owner } | undefined {
  try {
    const text = files.read(path).toString('utf8')
    const { pid, started, host } = JSON.parse(text)
    return typeof pid === 'number' ? { text, owner: { pid, started: String(started), host: String(host) } } : undefined
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
