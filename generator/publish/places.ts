/** Where a publication happens: `out/` itself, and beside it the folder with the publisher's own files. */
import { homedir } from 'node:os'
import { basename, dirname, resolve, sep } from 'node:path'
import { shownFrom } from './explained.ts'
import { codeOf, type FileSystem, PublishError } from './file-system.ts'

export type Places = {
  out: string
  /** `.out` beside `out`: on the same file system, so that a rename is one step. */
  state: string
  lock: string
  manifest: string
  /** The manifest of a publication that is not complete yet. */
  manifestNext: string
  journal: string
  /** The journal before the seal. */
  journalPart: string
  next: string
  changed: string
  removed: string
  /** The lists of a publication that is not complete yet. */
  changedNext: string
  removedNext: string
  /** A path as messages show it. */
  shown: (path: string) => string
}

/**
 * Finds the places for an output folder. `out` may be a link to a folder: the files then go to that folder, and the link stays.
 * @throws PublishError when `out` is a file, leads nowhere, or would put the project itself at risk
 */
export function findPlaces(files: FileSystem, root: string, wanted: string): Places {
  const named = resolve(root, wanted)
  const found = files.state(named)
  if (found?.kind === 'file' || found?.kind === 'other')
    throw new PublishError(`${wanted} is a file, not a folder.`, 'Move it away, or choose another folder with --out.')
  const out = found?.kind === 'link' ? followed(files, named, wanted) : named
  const own = ['', 'data', 'content', 'static', 'templates', 'generator', '.git', 'node_modules'].map((folder) => resolve(root, folder))
  const risky = [...own, homedir(), resolve('/')].find((folder) => folder === out || folder.startsWith(out.endsWith(sep) ? out : out + sep))
  const inside = own.slice(1).find((folder) => out.startsWith(folder + sep))
  if (risky !== undefined || inside !== undefined) {
    throw new PublishError(`${wanted} holds or is part of what must not be replaced (${risky ?? inside}).`, 'Choose a folder of its own with --out.')
  }
  const state = resolve(dirname(out), `.${basename(out)}`)
  return {
    out,
    state,
    lock: `${state}/lock`,
    manifest: `${state}/manifest`,
    manifestNext: `${state}/manifest.next`,
    journal: `${state}/journal`,
    journalPart: `${state}/journal.part`,
    next: `${state}/next`,
    changed: `${state}/changed.txt`,
    removed: `${state}/removed.txt`,
    changedNext: `${state}/changed.next`,
    removedNext: `${state}/removed.next`,
    shown: (path) => shownFrom(root, path),
  }
}

function followed(files: FileSystem, link: string, wanted: string): string {
  try {
    const target = files.realPath(link)
    if (files.state(target)?.kind === 'folder') return target
  } catch (error) {
    // A link to nothing is reported below, like a link to a file.
    if (codeOf(error) !== 'ENOENT') throw error
  }
  throw new PublishError(`${wanted} is a link that does not lead to a folder.`, 'Make it lead to a folder, or remove it.')
}
