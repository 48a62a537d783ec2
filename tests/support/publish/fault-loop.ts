/**
 * Fails the calls of a publication in turn, from each state and for each change, and reports every violation. The loop is a function, so that
 * a second test can run broken publishers.
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
  /** Wraps the file system, which makes another publisher. */
  breakage?: Breakage
}

/** The cases that ran, and every violation. */
export type Outcome = { cases: number; violations: string[] }

/** A state and a change, their expected result, and the calls that lead to it. */
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

/** One case: the command that fails, the next one, and one more that must have nothing to do. */
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
  for (const name of litter(disk)) report(`${name} is never removed`)
  const listed = ['changed.txt', 'removed.txt'].flatMap((name) => (disk.state(`${own}/${name}`) ? disk.read(`${own}/${name}`).toString().split('\n') : []))
  for (const path of unreported) if (!listed.includes(path)) report(`neither changed.txt nor removed.txt names ${path}`)

  const identity = identityOf(disk)
  const again = command(disk)
  if (again.result?.written !== 0 || again.result.removed !== 0 || identityOf(disk) !== identity) report('a third command had something to do')
  return found
}

/** Runs the real publisher for the expected result, and the wrapped one for its calls. */
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

/** What a reader sees: every folder, and every file with its text. */
const layoutOf = (disk: MemoryFileSystem) =>
  disk
    .walk(out)
    .map(({ path, content }) => `${path} ${content}`)
    .sort()
    .join('\n')

/** Files beside `out/` that must not be left, except those that were there before or that a sealed journal needs. */
function litter(disk: MemoryFileSystem, before?: MemoryFileSystem): string[] {
  const needed = disk.state(journal) && before ? ['journal', 'next', 'moving', 'manifest.next', 'changed.next', 'removed.next'] : []
  const wanted = new Set(['manifest', 'changed.txt', 'removed.txt', ...needed].map((name) => `${own}/${name}`))
  const beside = [root, own].flatMap((folder) => (disk.state(folder) ? disk.list(folder).map((name) => `${folder}/${name}`) : []))
  return beside.filter((path) => path !== out && path !== own && !wanted.has(path) && !before?.state(path))
}
