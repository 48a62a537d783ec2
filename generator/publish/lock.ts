/** Lets one command at a time write `out/`. The lock names its owner, so that the lock of a dead process can be replaced. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { attempt } from '../core/attempt.ts'
import { HintedError } from '../core/errors.ts'
import { timeZone } from '../core/time-zone.ts'
import { isRunning } from '../system/child.ts'
import { codeOf, type FileSystem, failsWith, quietly } from '../system/file-system.ts'

/** Another command is writing the same folder. */
export class LockedError extends HintedError {
  override readonly name = 'LockedError'
}

/** @param owner the process that the lock names, if it could be read @param shown the path of the lock in the message */
function lockedError(files: FileSystem, path: string, shown: string, owner?: Owner): LockedError {
  const state = owner && stateOf(owner)
  const link = owner && files.state(path)
  const where = owner ? `${state === 'elsewhere' ? ` on ${owner.host}` : ''} (pid ${owner.pid})` : ''
  return new LockedError(
    `Another command is running${where}${link ? `, ${sinceWords(Number(link.mtime) / 1e6, Date.now())}` : ''}.`,
    `${state === 'alive' ? '' : 'Its process cannot be seen from here. '}Wait until it has ended, or remove ${shown} if it certainly has.`,
  )
}

const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
const ages = new Intl.RelativeTimeFormat('en')

/** A time for messages, in the zone of the agency whatever that of the machine is: `since 14:03 (Europe/Brussels), 12 minutes ago`. */
export function sinceWords(since: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const unit = minutes >= 1440 ? 'day' : minutes >= 60 ? 'hour' : 'minute'
  const [day, clock] = clocks.format(since).split(' ')
  const age = minutes === 0 ? 'less than a minute ago' : ages.format(-Math.floor(minutes / { day: 1440, hour: 60, minute: 1 }[unit]), unit)
  return `since ${unit === 'day' ? `${day} ` : ''}${clock} (${timeZone}), ${age}`
}

/** Releases the lock, after removing those of the given folders (innermost first) that are empty: no other command can use them until then. */
export type Unlock = (made?: readonly string[]) => void

/**
 * Takes the lock in a folder, which is made if it does not exist.
 *
 * There are two locks. The advisory lock of the system ends with its process, also in a container whose processes are not visible; not every
 * file system and machine supports it. The other lock, a symbolic link, works everywhere and names its owner. The advisory lock is taken first
 * and released last: a process that holds it knows that an earlier owner of both has ended.
 * @param shown the path in messages
 * @throws LockedError when the owner is running, or may be running where its process is not visible
 */
export function takeLock(files: FileSystem, path: string, shown = path): Unlock {
  for (let tries = 100; tries > 0; tries--) {
    files.makeFolder(dirname(path))
    try {
      const unlock = takeBoth(files, path, shown)
      if (unlock) return unlock
    } catch (error) {
      // Another command has removed the folder, which it had made and not used.
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
  throw lockedError(files, path, shown)
}

/** Takes both locks; nothing, after a moment, when their owner has not written the link yet, or has just removed it. */
function takeBoth(files: FileSystem, path: string, shown: string): Unlock | undefined {
  const hold = files.hold(dirname(path))
  if (hold === 'taken') {
    const owner = ownerIn(lockText(files, path) ?? '')
    if (owner && stateOf(owner) !== 'dead') throw lockedError(files, path, shown, owner)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    return undefined
  }
  const release = hold === 'unsupported' ? () => undefined : hold
  try {
    const removeLink = makeLink(files, path, shown, hold !== 'unsupported')
    return (made = []) => {
      removeLink()
      for (const folder of made) quietly(() => files.removeFolder(folder))
      release()
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Makes the link. A link is created together with its text; a file would be empty for a moment, and another command would take it for a
 * damaged lock.
 */
function makeLink(files: FileSystem, path: string, shown: string, held: boolean): () => void {
  const own = ownText(held)
  while (failsWith(['EEXIST'], () => files.link(path, own))) {
    const found = lockText(files, path)
    if (found === undefined) continue
    const owner = ownerIn(found)
    const state = owner && stateOf(owner)
    // The advisory lock, which this process holds, shows that an unseen owner of both has ended.
    const isOver = state === 'dead' || (state === 'unseen' && held && owner?.held)
    if (owner && !isOver) throw lockedError(files, path, shown, owner)
    if (takeOver(files, path, shown, found, held)) break
  }
  return () => {
    // Another command may be faster.
    if (lockText(files, path) === own) failsWith(['ENOENT'], () => files.unlink(path))
  }
}

/**
 * Replaces the lock of a dead process, unless another command was faster. Only the holder of a second lock, the guard, may do so: between
 * reading the dead lock and removing it, another command could have put its own there. The guard names its owner too and is renamed to the
 * lock, so that there is always a lock. The guard of a dead process is replaced in the same way.
 */
function takeOver(files: FileSystem, path: string, shown: string, dead: string, held: boolean): boolean {
  const guard = `${path}.takeover`
  const release = makeLink(files, guard, `${shown}.takeover`, held)
  try {
    if (lockText(files, path) === dead) {
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

/** The text of a lock; nothing when there is none, empty when it is not a link. Other errors are thrown: the owner may be running. */
function lockText(files: FileSystem, path: string): string | undefined {
  try {
    return files.readLink(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (codeOf(error) === 'EINVAL') return ''
    throw error
  }
}

/** The owner of a lock: a process on a machine. */
type Owner = {
  pid: number
  /** When the process started, in clock ticks since the boot: process numbers are reused. */
  started: string
  /** The start of the boot id of Linux. */
  boot: string
  /** The process namespace: containers with the same host name number their processes separately. */
  space: string
  /** Whether the owner holds the advisory lock as well. */
  held: boolean
  host: string
}

/** The text of this process's lock. Facts that the system does not provide are empty. A short link takes no block of the disk. */
export const ownText = (held: boolean): string =>
  JSON.stringify({ pid: process.pid, started: started(), boot: boot(), space: space(), held, host: hostname() } satisfies Owner)

/** The owner that the text of a lock names; nothing when the text is damaged. */
const ownerIn = (text: string): Owner | undefined =>
  attempt(() => {
    const { pid, started, boot = '', space = '', held, host } = JSON.parse(text)
    const strings = { started: String(started), boot: String(boot), space: String(space), host: String(host) }
    return typeof pid === 'number' ? { pid, held: held === true, ...strings } : undefined
  })

/** Whether an owner is running. `unseen`: perhaps, in another container of this machine. `elsewhere`: perhaps, on another machine. */
function stateOf(owner: Owner): 'alive' | 'dead' | 'unseen' | 'elsewhere' {
  if (owner.host !== hostname()) return owner.boot !== '' && owner.boot === boot() ? 'unseen' : 'elsewhere'
  if (differ(owner.boot, boot())) return 'dead'
  if (differ(owner.space, space())) return 'unseen'
  if (!isRunning(owner.pid)) return 'dead'
  const { state, started } = processOf(owner.pid)
  // A zombie has ended, but its parent has not read its exit status.
  return 'ZX'.includes(state || '-') || differ(owner.started, started) ? 'dead' : 'alive'
}

const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b

/** State and start time of a process: fields 3 and 22 of `stat` in proc(5). */
function processOf(pid: number): { state: string; started: string } {
  const stat = readSystem(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

const started = () => processOf(process.pid).started
const boot = () => readSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8))
const space = () => readSystem(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''))

/** What a file of the system says; empty where the system has no such file. */
const readSystem = (read: () => string): string => attempt(read) ?? ''
