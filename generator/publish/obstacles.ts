/** Finds what would make a publication fail after its seal. All obstacles are reported at once, while `out/` is unchanged. */
import { dirname } from 'node:path'
import { parents } from '../core/inner-path.ts'
import { type FileSystem, isObstacle, PublishError } from '../system/file-system.ts'
import type { Journal } from './journal.ts'
import type { PublicationPaths } from './publication-paths.ts'
import { linkAbove } from './site-path.ts'

const remedies: Record<string, string> = {
  EACCES: 'Give the folder to the user who runs this command, or let that user write in it.',
  EPERM: 'Remove the attribute that protects it ("lsattr" shows it, "chattr -i -a" removes it), or let the owner of the file do so.',
  EROFS: 'Mount it writable.',
  EXDEV: 'Unmount what is mounted inside the folder, or choose a folder without mounts with --out.',
}

const shownAtMost = 20

/** @param foreign paths with another program's file @throws PublishError that names every obstacle, or the error of a check that failed */
export function refuseObstacles(files: FileSystem, paths: PublicationPaths, journal: Journal, foreign: readonly string[]): void {
  const found: PublishError[] = []
  /** Whether a check passes; an obstacle is noted. */
  const passes = (check: () => void): boolean => {
    try {
      check()
      return true
    } catch (error) {
      if (!(error instanceof PublishError && isObstacle(error))) throw error
      found.push(error)
      return false
    }
  }
  const { cleared, removed } = journal
  // A first site takes the place of nothing.
  const moved = journal.fresh ? [] : journal.moved
  const changed = [...new Set([...moved, ...cleared, ...removed])].map((path) => `${paths.out}/${path}`)
  const link = linkAbove(files, paths.out, [...cleared, ...removed])
  const inTheWay = [...new Set([...foreign, ...strangersIn(files, paths, cleared, moved), ...(link === undefined ? [] : [link])])]
  const folders = journal.fresh ? [dirname(paths.out)] : foldersOf(files, paths, changed)
  const refused = new Set(folders.filter((folder) => !passes(() => files.checkMove(paths.state, folder))))
  const going = [...changed, ...emptied(files, paths, [...cleared, ...removed], refused), paths.manifest, paths.changed, paths.removed]
  for (const path of going) if (!refused.has(dirname(path)) && files.state(path)) passes(() => files.checkRemoval(path))
  if (journal.ledger !== undefined && passes(() => files.checkMove(dirname(paths.ledger), dirname(paths.ledger))) && files.state(paths.ledger))
    passes(() => files.checkRemoval(paths.ledger))

  const hints = [...new Set(found.map(({ code }) => remedies[code] ?? ''))]
  if (inTheWay.length > 0) hints.push('Move it away; --adopt replaces a file in the place of a page.')
  const messages = [
    ...found.map(({ message }) => message),
    ...inTheWay.map((path) => `${paths.shown(`${paths.out}/${path}`)} is in the way: this command did not write it.`),
  ]
  const more = messages.length > shownAtMost ? [`… and ${messages.length - shownAtMost} more.`] : []
  if (messages.length > 0) throw new PublishError([...messages.slice(0, shownAtMost), ...more].join('\n'), hints.join(' '))
}

/** The folders that receive or lose files or new folders, outer ones first. */
function foldersOf(files: FileSystem, { out }: PublicationPaths, changed: readonly string[]): string[] {
  const isFolder = (path: string) => path === out || files.state(path)?.kind === 'folder'
  const nearestFolder = (path: string): string => (isFolder(path) ? path : nearestFolder(dirname(path)))
  const wanted = new Set(changed.map((path) => dirname(path)))
  return [...new Set(Array.from(wanted, nearestFolder))].sort()
}

/** The folders that become empty and are removed. */
function emptied(files: FileSystem, { out }: PublicationPaths, stale: readonly string[], refused: ReadonlySet<string>): Set<string> {
  const going = new Set(stale.map((path) => `${out}/${path}`))
  const found = new Set<string>()
  const above = new Set(stale.flatMap(parents).map((folder) => `${out}/${folder}`))
  // An inner folder has a longer path than those around it.
  for (const folder of [...above].sort((a, b) => b.length - a.length)) {
    if (refused.has(folder) || files.state(folder)?.kind !== 'folder') continue
    const names = files.list(folder).map((name) => `${folder}/${name}`)
    if (names.every((path) => going.has(path) || found.has(path))) found.add(folder)
  }
  return found
}

/** Foreign folders in the place of a file, and foreign files in the place of a folder. */
function strangersIn(files: FileSystem, { out }: PublicationPaths, cleared: readonly string[], moved: readonly string[]): string[] {
  const going = new Set(cleared)
  const kindOf = (path: string) => files.state(`${out}/${path}`)?.kind
  const folders = moved.filter((path) => kindOf(path) === 'folder')
  const kept = folders.flatMap((path) => leavesOf(files, out, path).find((leaf) => !going.has(leaf)) ?? [])
  const above = [...new Set(moved.flatMap(parents))]
  return [...kept, ...above.filter((folder) => !going.has(folder) && ![undefined, 'folder'].includes(kindOf(folder)))]
}

/** The files below a folder of `out/`, and the folder itself when it is empty. */
function leavesOf(files: FileSystem, out: string, folder: string): string[] {
  const names = files.list(`${out}/${folder}`)
  if (names.length === 0) return [folder]
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    return files.state(`${out}/${path}`)?.kind === 'folder' ? leavesOf(files, out, path) : [path]
  })
}
