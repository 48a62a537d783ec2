/** Checks `out/` after every call of a command. */
import type { FileSystem } from '../../../generator/system/file-system.ts'
import { type Call, changing, intercept } from './faults.ts'
import type { MemoryFileSystem } from './memory-file-system.ts'
import { ledger, root, type Site } from './sites.ts'
import { journal, out } from './states.ts'

const decoded = new WeakMap<Buffer, string>()

/** The text of a file. Copies of a disk share their contents, and most of them are read thousands of times. */
export function textOf(content: Buffer): string {
  const known = decoded.get(content)
  if (known !== undefined) return known
  const text = content.toString()
  decoded.set(content, text)
  return text
}

/** The files of `out/` by path, with their texts, and the ledger. */
export function textsOf(disk: MemoryFileSystem): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, content } of disk.walk(out)) if (content) texts[path.slice(out.length + 1)] = textOf(content)
  for (const { content } of ledgerOf(disk)) if (content) texts[ledger] = textOf(content)
  return texts
}

const ledgerOf = (disk: MemoryFileSystem) => (disk.state(`${root}/${ledger}`) ? disk.walk(`${root}/${ledger}`) : [])

/** The files whose text is not complete. */
export const torn = (texts: Site, versions: readonly Site[]): string[] =>
  Object.keys(texts).filter((path) => !versions.some((version) => version[path] === texts[path]))

/** The inodes and times of everything in `out/`, and of the ledger: equal only when nothing changed. */
export function identityOf(disk: MemoryFileSystem): string {
  return [...disk.walk(out), ...ledgerOf(disk)].map(({ inode, mtime }) => `${inode}.${mtime}`).join()
}

/**
 * The same disk, with a check of `out/` after each call. It may change only while a sealed journal exists, each file must have one of its
 * complete texts, and no file may refer to a missing one, unless it did so before.
 */
export function watched(files: FileSystem, disk: MemoryFileSystem, versions: readonly Site[], report: (violation: string) => void): FileSystem {
  const loose = new Set(looseEnds(textsOf(disk)))
  let identity = identityOf(disk)
  let sealed = disk.state(journal) !== undefined
  const check = () => {
    const now = identityOf(disk)
    if (now !== identity) {
      if (!sealed) report('out/ changed before the seal')
      const texts = textsOf(disk)
      for (const path of torn(texts, versions)) report(`out/${path} is not whole`)
      for (const end of looseEnds(texts)) if (!loose.has(end)) report(end)
    }
    identity = now
    sealed = disk.state(journal) !== undefined
  }
  return intercept(files, (call, run) => {
    try {
      return run()
    } finally {
      if (concerns(call)) check()
    }
  })
}

/** Whether a call can have changed `out/`, or the seal. */
const concerns = ({ name, path, from = '' }: Call) =>
  changing.has(name) &&
  [path, from].some((changed) => changed === journal || changed === out || changed === `${root}/${ledger}` || changed.startsWith(`${out}/`))

/** Where a page refers to a missing style, or the sitemap to a missing page. */
function looseEnds(texts: Site): string[] {
  const addresses = texts[ledger]?.split('\n')
  const pages = texts['sitemap.xml']?.split('\n') ?? []
  const unknown = pages.filter((page) => addresses && !addresses.includes(`/${page.replace(/index\.html$/, '')}`))
  return [...unknown.map((page) => `the ledger does not have ${page}, which is published`), ...missingIn(texts)]
}

function missingIn(texts: Site): string[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const needed = path === 'sitemap.xml' ? text.split('\n').filter((line) => line !== '') : (text.match(/assets\/\w+\.css/g) ?? [])
    return needed.filter((target) => texts[target] === undefined).map((target) => `out/${path} refers to ${target}, which is not there`)
  })
}
