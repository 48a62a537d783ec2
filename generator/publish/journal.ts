/**
 * The sealed plan of a publication. From the moment at which the journal exists the new site counts as published: whoever finds it
 * completes it, step by step, and each step can be done twice.
 */
import { dirname } from 'node:path'
import { attempt, type FileSystem } from './file-system.ts'
import type { Places } from './places.ts'

export type Journal = {
  /** `out/` does not exist: the whole staging folder takes its place. */
  fresh: boolean
  /** Files that stand where a folder must be. They go first. */
  cleared: string[]
  /** Staged files in the order in which they take their places: assets, pages, derived files. */
  moved: string[]
  /** Files that go last. */
  removed: string[]
}

/** Writes the journal. It appears whole or not at all. */
export function seal(files: FileSystem, places: Places, journal: Journal): void {
  attempt('save to disk', places.shown(places.next), () => files.sync(places.state))
  attempt('write', places.shown(places.journal), () => {
    files.write(`${places.journal}.part`, JSON.stringify(journal))
    files.sync(places.state)
    files.rename(`${places.journal}.part`, places.journal)
  })
}

/** Reads a sealed journal; nothing when there is none. */
export function readJournal(files: FileSystem, places: Places): Journal | undefined {
  if (files.state(places.journal) === undefined) return undefined
  return JSON.parse(files.read(places.journal).toString('utf8'))
}

/** Carries a sealed journal out, from the start or from wherever it was cut off. */
export function apply(files: FileSystem, places: Places, journal: Journal): void {
  if (journal.fresh) {
    if (files.state(places.next)) attempt('put in place', places.shown(places.out), () => files.rename(places.next, places.out))
  } else {
    for (const path of journal.cleared) removeFile(files, places, path)
    const made = new Set<string>()
    for (const path of journal.moved) {
      const staged = `${places.next}/${path}`
      if (!files.state(staged)) continue
      const target = `${places.out}/${path}`
      const folder = dirname(target)
      attempt('publish', places.shown(target), () => {
        if (!made.has(folder)) files.makeFolder(folder)
        made.add(folder)
        files.rename(staged, target)
      })
    }
    for (const path of journal.removed) removeFile(files, places, path)
  }
  if (files.state(`${places.manifest}.next`)) {
    attempt('write', places.shown(places.manifest), () => files.rename(`${places.manifest}.next`, places.manifest))
  }
  attempt('write', places.shown(places.changed), () => {
    files.write(places.changed, lines(journal.moved))
    files.write(places.removed, lines([...journal.cleared, ...journal.removed]))
  })
  removeTree(files, places.next)
  attempt('remove', places.shown(places.journal), () => files.unlink(places.journal))
}

const lines = (paths: readonly string[]) =>
  [...paths]
    .sort()
    .map((path) => `${path}\n`)
    .join('')

/** Removes a file of ours, and the folders above it that are empty by that. */
function removeFile(files: FileSystem, { out, shown }: Places, path: string): void {
  const target = `${out}/${path}`
  attempt('remove', shown(target), () => {
    if (files.state(target)?.kind === 'file') files.unlink(target)
    for (let folder = dirname(target); folder.length > out.length; folder = dirname(folder)) {
      if (files.state(folder)?.kind !== 'folder' || files.list(folder).length > 0) return
      files.removeFolder(folder)
    }
  })
}

/** Removes a folder of ours with all that is in it; links are removed, never followed. */
export function removeTree(files: FileSystem, path: string): void {
  const state = files.state(path)
  if (!state) return
  attempt('remove', path, () => {
    if (state.kind !== 'folder') return files.unlink(path)
    for (const name of files.list(path)) removeTree(files, `${path}/${name}`)
    files.removeFolder(path)
  })
}
