/**
 * Fails the calls of a publication in turn, from each state and for each change, and tells whatever is not as it must be. The loop is a
 * function, so that a second test can hold broken publishers to it.
 */

import { LockedError } from '../../../generator/publish/lock.ts'
import type { Published } from '../../../generator/publish/publish.ts'
import type { FileSystem } from '../../../generator/system/file-system.ts'
import type { Breakage } from './breakages.ts'
import { type Call, type Fault, intercept, withFault } from './faults.ts'
import type { MemoryFileSystem } from './memory-file-system.ts'
import { messageFaults } from './message.ts'
import { earlier, last, publish, root, type Site } from './sites.ts'
import { endOwner, journal, lock, out, own } from './states.ts'
import { identityOf, textsOf, torn, watched } from './watch.ts'

export type FaultLoop = {
  states: Readonly<Record<string, MemoryFileSystem>>
  changes: Readonly<Record<string, Site>>
  faults: readonly Fault[]
  /** Stands between the publisher and its file system, and so makes another publisher of it. */
  breakage?: Breakage
}

/** What was tried, and each thing that was not as it must be. */
export type Outcome = { cases: number; violations: string[] }

/** A state and a change; what must come of them, and the calls that lead there. */
type Situation = { before: MemoryFileSystem; wanted: Site; layout: string; changed: string[]; locked: boolean; calls: Call[]; breakage: Breakage }

export function runFaultLoop({ states, changes, faults, breakage = (files) => files }: FaultLoop): Outcome {
  const outcome: Outcome = { cases: 0, violations: [] }
  for (const [state, before] of Object.entries(states)) {
    for (const [change, wanted] of Object.entries(changes)) {
      const situation = situationOf(before, wanted, breakage)
      for (const [at, call] of situation.calls.entries()) {
        for (const fault of faults.filter(({ strikes }) => strikes.has(call.name))) {
          outcome.cases++
          for (const violation of violationsOf(situation, fault, at, call)) {
            outcome.violations.push(`${violation} [${state} · ${change} · ${fault.name}, ${fault.mode} · call ${at}: ${call.name} ${call.path}]`)
          }
        }
      }
    }
  }
  return outcome
}

/** One case: the command that fails, the next one, and one more that must find nothing to do. */
function violationsOf({ before, wanted, layout, changed, locked, breakage }: Situation, fault: Fault, at: number, call: Call): Set<string> {
  const found = new Set<string>()
  const report = (violation: string) => void found.add(violation)
  const disk = before.copy()
  const versions = [textsOf(disk), earlier, last, wanted]
  const command = (files: FileSystem) => attempted(() => publish(breakage(watched(files, disk, versions, report)), wanted))

  const { error } = command(withFault(disk, fault, at))
  if (fault.mode !== 'the end') for (const violation of messageFaults(error, fault, call)) report(violation)
  if (fault.mode === 'once') for (const name of litter(disk, before)) report(`${name} was left behind`)
  if (locked) {
    if (disk.state(lock)?.inode !== before.state(lock)?.inode) report('the lock of another command was touched')
    else disk.unlink(lock)
  }
  if (fault.powerCut) disk.cutPower(fault.powerCut === 'some' ? { some: at } : fault.powerCut)
  for (const path of torn(textsOf(disk), versions)) report(`out/${path} is not whole when the command has ended`)
  endOwner(disk)
  const isUntold = disk.state(journal) || (fault.mode === 'the end' && layoutOf(disk) === layout)
  const unreported = isUntold ? changed : []

  const next = command(disk)
  if (next.error) report(`the next command failed: ${next.error}`)
  if (layoutOf(disk) !== layout) report('the next command did not complete the site')
  for (const name of litter(disk)) report(`${name} is left for ever`)
  const told = ['changed.txt', 'removed.txt'].flatMap((name) => (disk.state(`${own}/${name}`) ? disk.read(`${own}/${name}`).toString().split('\n') : []))
  for (const path of unreported) if (!told.includes(path)) report(`neither changed.txt nor removed.txt names ${path}`)

  const identity = identityOf(disk)
  const again = command(disk)
  if (again.result?.written !== 0 || again.result.removed !== 0 || identityOf(disk) !== identity) report('one more command found something to do')
  return found
}

/** Runs the publisher as it is for what must come of it, and as it was made for its calls. */
function situationOf(before: MemoryFileSystem, wanted: Site, breakage: Breakage): Situation {
  const locked = attempted(() => publish(before.copy(), wanted)).error instanceof LockedError
  const after = before.copy()
  if (locked) after.unlink(lock)
  publish(after, wanted)
  const wrong = differences(textsOf(after), wanted).filter((path) => wanted[path] !== undefined || !path.startsWith('assets/'))
  if (wrong.length > 0) throw new Error(`Without any fault, these are not as they must be: ${wrong}`)

  const calls: Call[] = []
  const counted = intercept(before.copy(), (call, run) => {
    calls.push(call)
    return run()
  })
  attempted(() => publish(breakage(counted), wanted))
  return { before, wanted, layout: layoutOf(after), changed: differences(textsOf(before), textsOf(after)), locked, calls, breakage }
}

function attempted(command: () => Published): { result?: Published; error?: unknown } {
  try {
    return { result: command() }
  } catch (error) {
    return { error }
  }
}

/** The paths whose texts differ, or that only one of two sites has. */
const differences = (a: Site, b: Site) => [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path])

/** What a reader finds: every folder and every file with its text. */
const layoutOf = (disk: MemoryFileSystem) =>
  disk
    .walk(out)
    .map(({ path, content }) => `${path} ${content}`)
    .sort()
    .join('\n')

/** What stands beside `out/` and should not, unless it stood there before, or a sealed journal needs it. */
function litter(disk: MemoryFileSystem, before?: MemoryFileSystem): string[] {
  const needed = disk.state(journal) && before ? ['journal', 'next', 'moving', 'manifest.next', 'changed.next', 'removed.next'] : []
  const wanted = new Set(['manifest', 'changed.txt', 'removed.txt', ...needed].map((name) => `${own}/${name}`))
  const beside = [root, own].flatMap((folder) => (disk.state(folder) ? disk.list(folder).map((name) => `${folder}/${name}`) : []))
  return beside.filter((path) => path !== out && path !== own && !wanted.has(path) && !before?.state(path))
}
