/** Publishers that are broken on purpose, each by a file system that does something else than requested. */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { root } from './sites.ts'
import { journal, out, own } from './states.ts'

export type Breakage = (files: FileSystem) => FileSystem

const inOut = (path: string) => path.startsWith(`${out}/`)
const staged = (path: string) => path.startsWith(`${own}/next`)

/** Each with the message that the fault loop must give, and the state in which the fault shows, if it needs one. */
export const breakages: [name: string, breakage: Breakage, violation: RegExp, state?: string][] = [
  [
    'seals before the staged files are saved',
    savingAll((paths) => !paths.includes(`${own}/journal.part`)),
    /^out\/\S+ is not whole when the command has ended/,
  ],
  ['begins before the seal is saved', savingAll((paths) => paths.length > 1), /^the next command failed: PublishError: out\/\S+ is in the way/],
  ['ends before out/ is saved', savingAll((paths) => !paths.includes(out)), /^the next command did not complete the site/],
  [
    'does not save the name of its own folder',
    (files) => ({ ...files, sync: (paths) => files.sync(paths.filter((path) => path !== root)) }),
    /^the next command failed/,
    'no out',
  ],
  ['moves the only name of a file', (files) => ({ ...files, hardLink: (from, to) => files.rename(from, to) }), /^the next command did not complete the site/],
  ['writes into out/ instead of moving whole files', (files) => ({ ...files, rename: copying(files) }), /^out\/\S+ is not whole/],
  ['begins without a seal', (files) => ({ ...files, rename: (from, to) => to !== journal && files.rename(from, to) }), /^out\/ changed before the seal/],
  ['removes stale files before the new ones are there', (files) => ({ ...files, rename: removingFirst(files) }), /^out\/sitemap\.xml refers to blog\/gone/],
  [
    'forgets the manifest',
    (files) => ({ ...files, rename: (from, to) => to !== `${own}/manifest` && files.rename(from, to) }),
    /^a third command had something to do/,
  ],
  [
    'leaves the staging folder',
    (files) => ({ ...files, removeFolder: (path) => staged(path) || files.removeFolder(path) }),
    /^\/project\/\.out\/next is never removed/,
  ],
  ['leaves the journal', (files) => ({ ...files, unlink: (path) => path !== journal && files.unlink(path) }), /^\/project\/\.out\/journal is never removed/],
  [
    'overlooks the journal of an interrupted publication',
    (files) => ({ ...files, state: (path) => (path === journal ? undefined : files.state(path)) }),
    /^the next command failed/,
  ],
  [
    'swallows an error',
    (files) => ({ ...files, unlink: (path) => (inOut(path) ? swallowed(() => files.unlink(path)) : files.unlink(path)) }),
    /^the error was swallowed/,
  ],
  [
    'treats a lock that it cannot read as that of a dead process',
    (files) => ({ ...files, readLink: guessing(files) }),
    /^the lock of another command was touched/,
  ],
]

function savingAll(isSaved: (paths: readonly string[]) => boolean): Breakage {
  return (files) => ({ ...files, sync: (paths) => isSaved(paths) && files.sync(paths) })
}

const copying = (files: FileSystem) => (from: string, to: string) => {
  if (!inOut(to)) return files.rename(from, to)
  files.write(to, files.read(from))
  files.unlink(from)
}

const removingFirst = (files: FileSystem) => (from: string, to: string) => {
  files.rename(from, to)
  if (to === journal) for (const path of JSON.parse(files.read(journal).toString()).removed) files.unlink(`${out}/${path}`)
}

/** After a lock could not be read, no other lock is read. */
function guessing(files: FileSystem): FileSystem['readLink'] {
  let blind = false
  return (path) => {
    const text = blind ? undefined : swallowed(() => files.readLink(path))
    blind ||= text === undefined && files.state(path) !== undefined
    return text ?? '?'
  }
}

function swallowed<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
