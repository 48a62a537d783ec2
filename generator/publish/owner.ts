/** The owner of a lock: a process on a machine, and whether it is still running. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isRunning } from '../system/child.ts'

export type Owner = {
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
export function ownerIn(text: string): Owner | undefined {
  try {
    const { pid, started, boot = '', space = '', held, host } = JSON.parse(text)
    const strings = { started: String(started), boot: String(boot), space: String(space), host: String(host) }
    return typeof pid === 'number' ? { pid, held: held === true, ...strings } : undefined
  } catch {
    return undefined
  }
}

/** Whether an owner is running. `unseen`: perhaps, in another container of this machine. `elsewhere`: perhaps, on another machine. */
export function stateOf(owner: Owner): 'alive' | 'dead' | 'unseen' | 'elsewhere' {
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
  const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

// They stay the same while this process runs.
const started = once(() => processOf(process.pid).started)
const boot = once(() => textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)))
const space = once(() => textOf(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')))

function once(read: () => string): () => string {
  let known: string | undefined
  return () => (known ??= read())
}

/** What the system says; empty where it says nothing. */
function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
