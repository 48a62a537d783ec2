/**
 * Fails the calls of a publication in turn, from each state and for each change, and reports every violation. The loop is a function, so that
 * a second test can run broken publishers.
 */
import { relative } from 'node:path'
import { LockedError } from '../../../generator/publish/lock.ts'
import type { Published } from '../../../generator/publish/publish.ts'
import { type FileSystem, PublishError } from '../../../generator/system/file-system.ts'
import type { Breakage } from './breakages.ts'
import { type Call, type Fault, intercept, withFault } from './faults.ts'
import type { MemoryFileSystem } from './memory-file-system.ts'
import { earlier, last, ledger, publish, releases, root, type Site } from './sites.ts'
import { data, endOwner, journal, lock, out, own } from './states.ts'
import { identityOf, textOf, textsOf, torn, watched } from './watch.ts'

export type FaultLoop = {
  states: Readonly<Record<string, MemoryFileSystem>>
  changes: Readonly<Record<string, Site>>
  faults: readonly Fault[]
  /** Wraps the file system, which makes another publisher. */
  breakage?: Breakage
}

/** A state and a change, their expected result, the calls that lead to it, and what was found of the disks that a failed command left. */
type Situation = {
  before: MemoryFileSystem
  wanted: Site
  /** The texts that a file may have while commands run. */
  versions: Site[]
  layout: string
  changed: string[]
  locked: boolean
  calls: Call[]
  breakage: Breakage
  aftermaths: Map<string, Aftermath>
}

/** Each case with its violations, as soon as it has run: who has seen enough makes no more of them. */
export function* casesOf({ states, changes, faults, breakage = (files) => files }: FaultLoop): Generator<string[]> {
  for (const [state, before] of Object.entries(states)) {
    for (const [change, wanted] of Object.entries(changes)) {
      const situation = situationOf(before, wanted, breakage)
      for (const [at, call] of situation.calls.entries()) {
        for (const fault of faults.filter(({ strikes }) => strikes.has(call.name))) {
          const where = `[${state} · ${change} · ${fault.name}, ${fault.mode} · call ${at}: ${call.name} ${call.path}]`
          yield [...violationsOf(situation, fault, at, call)].map((violation) => `${violation} ${where}`)
        }
      }
    }
  }
}

/** One case: the command that fails, the next one, and one more that must have nothing to do. */
function violationsOf(situation: Situation, fault: Fault, at: number, call: Call): Set<string> {
  const { before, layout, changed, locked } = situation
  const found = new Set<string>()
  const report = (violation: string) => void found.add(violation)
  const disk = before.copy()
  const command = (files: FileSystem) => publishWatched(situation, disk, files, report)

  const { error } = command(withFault(disk, fault, at))
  if (fault.mode !== 'the end') for (const violation of messageFaults(error, fault, call)) report(violation)
  if (fault.mode === 'once') for (const name of litter(disk, before)) report(`${name} was left behind`)
  if (locked) {
    if (disk.state(lock)?.inode !== before.state(lock)?.inode) report('the lock of another command was touched')
    else disk.unlink(lock)
  }
  if (fault.powerCut) disk.cutPower(fault.powerCut === 'some' ? { some: at } : fault.powerCut)
  for (const path of torn(textsOf(disk), situation.versions)) report(`out/${path} is not whole when the command has ended`)
  endOwner(disk)
  const isUntold = disk.state(journal) || (fault.mode === 'the end' && layoutOf(disk) === layout)
  const unreported = isUntold ? changed : []

  // Faults that leave equal disks have the same aftermath: it follows from the disk alone.
  const key = contentsOf(disk)
  const aftermath = situation.aftermaths.get(key) ?? aftermathOf(situation, disk)
  situation.aftermaths.set(key, aftermath)
  for (const violation of aftermath.violations) report(violation)
  for (const path of unreported) if (!aftermath.listed.has(path)) report(`neither changed.txt nor removed.txt names ${path}`)
  return found
}

/** What two more commands make of a disk: the violations, and the paths that the first of them lists. */
type Aftermath = { violations: ReadonlySet<string>; listed: ReadonlySet<string> }

/** Runs the next command, which must complete the site, and one more, which must have nothing to do. */
function aftermathOf(situation: Situation, disk: MemoryFileSystem): Aftermath {
  const found = new Set<string>()
  const report = (violation: string) => void found.add(violation)
  const next = publishWatched(situation, disk, disk, report)
  if (next.error) report(`the next command failed: ${next.error}`)
  if (layoutOf(disk) !== situation.layout) report('the next command did not complete the site')
  for (const name of litter(disk)) report(`${name} is never removed`)
  const listed = ['changed.txt', 'removed.txt'].flatMap((name) => (disk.state(`${own}/${name}`) ? disk.read(`${own}/${name}`).toString().split('\n') : []))

  const identity = identityOf(disk)
  const again = publishWatched(situation, disk, disk, report)
  if (again.result?.written !== 0 || again.result.removed !== 0 || identityOf(disk) !== identity) report('a third command had something to do')
  return { violations: found, listed: new Set(listed) }
}

/** Publishes the wanted site through `files`, the disk or one that fails, and checks the disk after each call. */
const publishWatched = (situation: Situation, disk: MemoryFileSystem, files: FileSystem, report: (violation: string) => void) =>
  attempted(() => publish(situation.breakage(watched(files, disk, situation.versions, report)), situation.wanted))

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
  // The ledger is no part of what is uploaded.
  const changed = differences(textsOf(before), textsOf(after)).filter((path) => path !== ledger)
  return {
    before,
    wanted,
    versions: [textsOf(before), earlier, last, releases.earlier, releases.last, wanted],
    layout: layoutOf(after),
    changed,
    locked,
    calls,
    breakage,
    aftermaths: new Map(),
  }
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
  [...disk.walk(out), ...(disk.state(data) ? disk.walk(data) : [])]
    .map(({ path, content }) => `${path} ${content && textOf(content)}`)
    .sort()
    .join('\n')

/** All that a command can find on a disk: equal disks lead to equal commands. */
const contentsOf = (disk: MemoryFileSystem) =>
  disk
    .walk(root)
    .map(({ path, inode, mtime, content }) => {
      const inside = content ? textOf(content) : disk.state(path)?.kind === 'link' ? disk.readLink(path) : ''
      return JSON.stringify([path, inode, mtime, content !== undefined, inside])
    })
    .join('\n')

/** Files beside `out/` that must not be left, except those that were there before or that a sealed journal needs. */
function litter(disk: MemoryFileSystem, before?: MemoryFileSystem): string[] {
  const needed = disk.state(journal) && before ? ['journal', 'next', 'moving', 'manifest.next', 'changed.next', 'removed.next', 'addresses.next'] : []
  const wanted = new Set(['manifest', 'changed.txt', 'removed.txt', ...needed].map((name) => `${own}/${name}`))
  const beside = [root, own, data].flatMap((folder) => (disk.state(folder) ? disk.list(folder).map((name) => `${folder}/${name}`) : []))
  return beside.filter((path) => ![out, own, data, `${root}/${ledger}`].includes(path) && !wanted.has(path) && !before?.state(path))
}

/** What is wrong with the message of a command one of whose calls failed: it must name the operation, the path and the cause, and give a hint. */
function messageFaults(error: unknown, fault: Fault, call: Call): string[] {
  if (error === undefined) return ['the error was swallowed']
  if (!(error instanceof PublishError)) return [`the error has no explanation: ${error}`]
  const { operation, path, cause, code } =
    error.message.match(/^Could not (?<operation>[a-z ]+) (?<path>\S+): (?<cause>.+) \((?<code>[A-Z]+)\)\.$/)?.groups ?? {}
  if (operation === undefined || path === undefined) return [`the message has no operation or path: ${error.message}`]
  const found = []
  if (cause !== fault.cause || code !== fault.code) found.push(`the message does not name the cause: ${error.message}`)
  if (!namesPath(path, call.path)) found.push(`the message names another path: ${error.message}`)
  if (error.hint === '') found.push('the message has no hint')
  return found
}

/** Staged files are named by their path in `out/`; a folder by a file in it, or the other way round. */
function namesPath(named: string, struck: string): boolean {
  const path = relative(root, struck) || '.'
  return [path, path.replace('.out/next', 'out'), path.replace(/\.(part|next|\d+)$/, '')].some(
    (name) => name === named || name.startsWith(`${named}/`) || named.startsWith(`${name}/`),
  )
}
