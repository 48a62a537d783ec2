/** Publishers that are broken on purpose, each by a file system that does something else than requested. */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { journal, out, own } from './states.ts'

export type Breakage = (files: FileSystem) => FileSystem

const inOut = (path: string) => path.startsWith(`${out}/`)

/** Each with the message that the fault loop must give. */
export const breakages: [name: string, breakage: Breakage, violation: RegExp][] = [
  [
    'seals before the staged files are saved',
    savingAll((paths) => !paths.includes(`${own}/journal.part`)),
    /^out\/\S+ is not whole when the command has ended/,
  ],
  ['begins before the seal is saved', savingAll((paths) => paths.length > 1), /^the next command failed: PublishError: out\/\S+ is in the way/],
  ['ends before out/ is saved', savingAll((paths) => !paths.includes(out)), /^the next command did not complete the site/],
  ['moves the only name of a file', (files) => ({ ...files, hardLink: (from, to) => files.rename(from, to) }), /^the next command did not complete the site/],
  ['begins without a seal', (files) => ({ ...files, rename: (from, to) => to !== journal && files.rename(from, to) }), /^out\/ changed before the seal/],
  ['removes stale files before the new ones are there', (files) => ({ ...files, rename: removingFirst(files) }), /^out\/sitemap\.xml refers to blog\/gone/],
  [
    'forgets the manifest',
    (files) => ({ ...files, rename: (from, to) => to !== `${own}/manifest` && files.rename(from, to) }),
    /^a third command had something to do/,
  ],
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
