/** The states of the disk when a command starts. In all that hold a site, `last` is the site that was published or sealed last. */
import { hostname } from 'node:os'
import { takeLock } from '../../../generator/publish/lock.ts'
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { type Call, intercept } from './faults.ts'
import { errorOf, type MemoryFileSystem, memoryFileSystem } from './memory-file-system.ts'
import { earlier, last, ledger, publish, releases, root, type Site } from './sites.ts'

export const out = `${root}/out`
export const own = `${root}/.out`
export const lock = `${own}/lock`
export const journal = `${own}/journal`
export const data = `${root}/data`
export const ledgerLock = `${root}/.toegift`

/** A new disk with an empty project, changed by these steps. */
function disk(...deeds: ((files: MemoryFileSystem) => void)[]): MemoryFileSystem {
  const files = memoryFileSystem()
  files.makeFolder(root)
  for (const deed of deeds) deed(files)
  return files.copy()
}

const built = (site: Site) => (files: FileSystem) => void publish(files, site)

/** A publication whose process ended before the first call that matches. */
const interrupted = (site: Site, isLast: (call: Call) => boolean) => (files: MemoryFileSystem) => {
  let ended = false
  const mortal = intercept(files, (call, run) => {
    ended ||= isLast(call)
    if (ended) throw errorOf('GONE', call.path)
    return run()
  })
  try {
    publish(mortal, site)
  } catch {
    // A process that has ended reports nothing.
  }
  if (!ended) throw new Error('The publication was to be interrupted, and was not.')
  endOwner(files)
}

const seals = ({ name, path }: Call) => name === 'rename' && path === journal
const places = (path: string) => (call: Call) => call.name === 'rename' && call.path === `${out}/${path}`

/** Makes the owner of leftover locks a dead process: otherwise it would be the test itself, which is running. */
export function endOwner(files: MemoryFileSystem): void {
  files.endHolder()
  const left = [own, `${ledgerLock}/release`].flatMap((folder) => (files.state(folder) ? files.list(folder).map((name) => `${folder}/${name}`) : []))
  for (const path of left) if (files.state(path)?.kind === 'link') leaveDead(files, path)
}

function leaveDead(files: FileSystem, path: string): void {
  if (files.state(path)) files.unlink(path)
  files.link(path, JSON.stringify({ pid: 2 ** 22 + 1, started: '1', host: hostname() }))
}

function touch(files: FileSystem): void {
  files.write(`${out}/index.html`, 'edited by hand')
  files.write(`${out}/blog/gone/index.html`, 'edited as well')
  files.unlink(`${out}/about/index.html`)
  files.removeFolder(`${out}/about`)
}

/** The disks by name, made once. Tests change copies. */
export const states: Record<string, MemoryFileSystem> = {
  'no out': disk(),
  'one build': disk(built(last)),
  'two builds': disk(built(earlier), built(last)),
  'touched files': disk(built(last), touch),
  'the lock of a dead process': disk(built(last), (files) => leaveDead(files, lock)),
  'staging without a seal': disk(built(earlier), built(last), interrupted(earlier, seals)),
  'a sealed journal': disk(built(earlier), interrupted(last, places('assets/b.css'))),
  'a journal that was applied in part': disk(built(earlier), interrupted(last, places('turn/index.html'))),
  'a journal that was applied except for its end': disk(
    built(earlier),
    interrupted(last, ({ name, path }) => name === 'unlink' && path === journal),
  ),
  'the journal of a first site': disk(interrupted(last, ({ name, path }) => name === 'rename' && path === out)),
  'the lock of a living process': disk(built(last), (files) => void takeLock(files, lock)),
}

const withData = (files: FileSystem) => files.makeFolder(data)

/** The states of a project whose sites are released: `releases.last` is the last one. */
export const releaseStates: Record<string, MemoryFileSystem> = {
  'no release': disk(withData),
  'one release': disk(withData, built(releases.last)),
  'a sealed release': disk(
    withData,
    built(releases.earlier),
    interrupted(releases.last, ({ path }) => path === `${root}/${ledger}.part`),
  ),
  'a release that was sealed before its ledger took its place': disk(
    withData,
    built(releases.earlier),
    interrupted(releases.last, ({ name, path }) => name === 'rename' && path === `${root}/${ledger}`),
  ),
  'a release that was applied in part': disk(withData, built(releases.earlier), interrupted(releases.last, places('turn/index.html'))),
}
