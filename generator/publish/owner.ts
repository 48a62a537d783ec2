/** The owner of a lock: which process of which machine it is, and whether that still runs. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isRunning } from '../system/process.ts'

export type Owner = {
  pid: number
  /** When the process started, in clock ticks since the machine did: a process number is used again after a while. */
  started: string
  /** The beginning of the id that Linux gives to each start of the machine. */
  boot: string
  /** The process namespace: containers with one host name see different processes under one number. */
  space: string
  /** Whether the owner holds the advisory lock as well. */
  held: boolean
  host: string
}

/** What the lock of this process says. What the system does not tell is empty. Short, so that a link of this text takes no block of the disk. */
export const ownText = (held: boolean): string =>
  JSON.stringify({ pid: process.pid, started: ownStart(), boot: boot(), space: space(), held, host: hostname() } satisfies Owner)

/** The owner that the text of a lock names; nobody when it is damaged. */
export function ownerIn(text: string): Owner | undefined {
  try {
    const { pid, started, boot = '', space = '', held, host } = JSON.parse(text)
    const strings = { started: String(started), boot: String(boot), space: String(space), host: String(host) }
    return typeof pid === 'number' ? { pid, held: held === true, ...strings } : undefined
  } catch {
    return undefined
  }
}

/** Whether an owner is at work: `unseen` when it may be, in another container of this machine; `elsewhere` on another machine. */
export function stateOf(owner: Owner): 'alive' | 'dead' | 'unseen' | 'elsewhere' {
  if (owner.host !== hostname()) return owner.boot !== '' && owner.boot === boot() ? 'unseen' : 'elsewhere'
  if (differ(owner.boot, boot())) return 'dead'
  if (differ(owner.space, space())) return 'unseen'
  if (!isRunning(owner.pid)) return 'dead'
  const { state, started } = processOf(owner.pid)
  // A zombie has ended; only its parent has not asked how.
  return 'ZX'.includes(state || '-') || differ(owner.started, started) ? 'dead' : 'alive'
}

const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b

/** State and start time of a process: fields 3 and 22 of `stat` in proc(5). */
function processOf(pid: number): { state: string; started: string } {
  const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

const boot = once(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8))
const space = once(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''))
const ownStart = once(() => processOf(process.pid).started)

/** What stays the same as long as this process runs. */
function once(read: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= textOf(read)
    return text
  }
}

function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
