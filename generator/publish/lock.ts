/**
 * Lets one command at a time change files. The lock names its owner, so that the lock of a dead process can
 * be replaced.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { attempt } from '../core/attempt.ts'
import { HintedError } from '../core/errors.ts'
import { timeZone } from '../core/time-zone.ts'
import { isRunning } from '../system/child.ts'
import { codeOf, type FileSystem, failsWith } from '../system/file-system.ts'
import { sleep } from '../system/patiently.mjs'

/** Another command is writing the same files. */
export class LockedError extends HintedError {
  override readonly name = 'LockedError'
}

/** @param owner the process that the lock names, if it could be read */
function lockedError(files: FileSystem, path: string, owner?: Owner): LockedError {
  const link = owner && files.state(path)
  const where = owner ? `${isOfMachine(owner) ? '' : ` on ${owner.host}`} (pid ${owner.pid})` : ''
  return new LockedError(
    `Another command is running${where}${link ? `, ${sinceWords(Number(link.mtime) / 1e6, Date.now())}` : ''}.`,
    `${owner && isVisible(owner) ? '' : 'Its process cannot be seen from here. '}Wait until it has ended, or remove ${files.shown(path)} if it certainly has.`,
  )
}

/**
 * A time for messages, in the zone of the agency whatever that of the machine is: `since 14:03
 * (Europe/Brussels), 12 minutes ago`.
 */
export function sinceWords(since: number, now: number): string {
  // Made here: both together take some ten milliseconds, and only an error needs them.
  const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const ages = new Intl.RelativeTimeFormat('en')
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const unit = minutes >= 1440 ? 'day' : minutes >= 60 ? 'hour' : 'minute'
  const [day, clock] = clocks.format(since).split(' ')
  const age =
    minutes === 0
      ? 'less than a minute ago'
      : ages.format(-Math.floor(minutes / { day: 1440, hour: 60, minute: 1 }[unit]), unit)
  return `since ${unit === 'day' ? `${day} ` : ''}${clock} (${timeZone}), ${age}`
}

/**
 * Takes the lock in a folder, which is made if it does not exist.
 *
 * The advisory lock of the system ends with its process, also in a container whose processes are not visible;
 * not every file system and machine supports it. A symbolic link works nearly everywhere and names its owner. The
 * advisory lock is taken first and released last: a process that holds it knows that an earlier owner of both
 * has ended.
 * @returns what releases both
 * @throws LockedError when the owner is running, or may be running where its process is not visible
 */
export function takeLock(files: FileSystem, path: string): () => void {
  files.makeFolder(dirname(path))
  const hold = holdFolder(files, path)
  try {
    const own = ownText(hold !== undefined)
    // A link is created together with its text; a file, where there are no links, is empty for a moment, and
    // would be taken for a damaged lock.
    for (let tries = pauses; failsWith(['EEXIST'], () => files.link(path, own)); tries--)
      if (!hold && tries > 0 && lockText(files, path) === '') sleep(pause)
      else removeDead(files, path, hold !== undefined)
    return () => {
      // Another command may be faster.
      if (lockText(files, path) === own) failsWith(['ENOENT'], () => files.unlink(path))
      hold?.()
    }
  } catch (error) {
    hold?.()
    throw error
  }
}

/** In milliseconds, and how many times a lock is tried whose owner is taking or releasing it. */
const [pause, pauses] = [20, 50]

/**
 * Takes the advisory lock; nothing where that is not supported.
 * @throws LockedError when another process has it
 */
function holdFolder(files: FileSystem, path: string): (() => void) | undefined {
  for (let tries = pauses; ; tries--) {
    const hold = files.hold(dirname(path))
    if (hold !== 'taken') return hold === 'unsupported' ? undefined : hold
    const owner = ownerIn(lockText(files, path) ?? '')
    if (tries === 0 || (owner && !hasEnded(owner, false))) throw lockedError(files, path, owner)
    sleep(pause)
  }
}

/**
 * Removes the link of a dead process. It is moved aside first: since it was read, another command may have
 * put its own there, which gets its place back.
 * @param isHeld whether this process holds the advisory lock
 * @throws LockedError when the owner is running, or may be running
 */
function removeDead(files: FileSystem, path: string, isHeld: boolean): void {
  const found = lockText(files, path)
  if (found === undefined) return
  const owner = ownerIn(found)
  if (owner && !hasEnded(owner, isHeld)) throw lockedError(files, path, owner)
  const aside = `${path}.${process.pid}`
  if (failsWith(['ENOENT'], () => files.rename(path, aside))) return
  if (lockText(files, aside) === found) files.unlink(aside)
  else files.rename(aside, path)
}

/** The text of a lock; nothing when there is none. Other errors are thrown: the owner may be running. */
function lockText(files: FileSystem, path: string): string | undefined {
  try {
    return files.readLink(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The owner of a lock: a process on a machine. Facts that the system does not provide are empty. */
type Owner = {
  pid: number
  /** The start of the boot id of Linux. */
  boot: string
  /** The process namespace: containers with the same host name number their processes separately. */
  space: string
  /** Whether the owner holds the advisory lock as well. */
  held: boolean
  host: string
}

/** The text of this process's lock. A short link takes no block of the disk. */
export const ownText = (held: boolean): string =>
  JSON.stringify({ pid: process.pid, boot: boot(), space: space(), held, host: hostname() } satisfies Owner)

const ownerIn = (text: string): Owner | undefined =>
  attempt(() => {
    const { pid, boot = '', space = '', held, host } = JSON.parse(text)
    return typeof pid === 'number'
      ? { pid, held: held === true, boot: String(boot), space: String(space), host: String(host) }
      : undefined
  })

/**
 * Whether an owner has certainly ended.
 * @param isHeld whether this process holds the advisory lock, which the system takes from all processes that
 * end
 */
function hasEnded(owner: Owner, isHeld: boolean): boolean {
  if (isHeld && owner.held && isOfMachine(owner)) return true
  const isBeforeBoot = owner.host === hostname() && differ(owner.boot, boot())
  return isBeforeBoot || (isVisible(owner) && !isRunning(owner.pid))
}

/** Whether an owner is, or was, on this machine, perhaps in another container. */
const isOfMachine = ({ host, boot: started }: Owner): boolean =>
  host === hostname() || (started !== '' && started === boot())

/** Whether the number of its process means the same to this process. */
const isVisible = (owner: Owner): boolean =>
  owner.host === hostname() && !differ(owner.boot, boot()) && !differ(owner.space, space())

const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b

const boot = () => readSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8))
const space = () => readSystem(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''))

const readSystem = (read: () => string): string => attempt(read) ?? ''
