/**
 * Finds what would make changes fail after their seal: files of others in the way, and folders without
 * permission. All are reported at once.
 */
import { dirname } from 'node:path'
import { type FileState, type FileSystem, PublishError } from '../system/file-system.ts'
import { parents } from './inner-path.ts'
import { type Changes, nothing, targetOf } from './journal.ts'
import type { Workplace } from './publication-paths.ts'
import { linkAbove } from './site-path.ts'

const remedies: Record<string, string> = {
  EACCES: 'Give the folder to the user who runs this command, or let that user write in it.',
  EROFS: 'Mount it writable.',
}

const shownAtMost = 20

/**
 * @param foreign paths with another program's file
 * @throws PublishError that names every obstacle, or the error of a check that failed
 */
export function refuseObstacles(
  disk: FileSystem,
  place: Workplace,
  all: Changes,
  foreign: readonly string[] = [],
): void {
  const files = lookingOnce(disk)
  const { base, isOwners } = place
  // In a folder that is not there nothing is in the way: what one file needs, all of them need.
  const changes = files.state(base) ? all : { ...nothing, moved: all.moved.slice(0, 1) }
  const denied = [...foldersOf(files, place, changes)].flatMap((folder) => refusalOf(files, folder) ?? [])
  const inTheWay = [...new Set([...foreign, ...strangersIn(files, place, changes)])]
  const hints = [...new Set(denied.map(({ code }) => remedies[code] ?? ''))]
  if (inTheWay.length > 0)
    hints.push(
      isOwners
        ? 'Move it away and run the command again.'
        : 'Move it away; --adopt replaces a file in the place of a page.',
    )
  const why = isOwners ? 'a file or folder needs its place' : 'this command did not write it'
  const messages = [
    ...denied.map(({ message }) => message),
    ...inTheWay.map((path) => `${files.shown(`${base}/${path}`)} is in the way: ${why}.`),
  ]
  const more = messages.length > shownAtMost ? [`… and ${messages.length - shownAtMost} more.`] : []
  if (messages.length > 0)
    throw new PublishError([...messages.slice(0, shownAtMost), ...more].join('\n'), hints.join(' '))
}

/** The same file system, which looks at each path once, and at none below a folder that is not there. */
function lookingOnce(files: FileSystem): FileSystem {
  const states = new Map<string, FileState | undefined>()
  const look = (path: string) => {
    const above = dirname(path)
    return above === path || state(above) ? files.state(path) : undefined
  }
  const state = (path: string) => {
    if (!states.has(path)) states.set(path, look(path))
    return states.get(path)
  }
  return { ...files, state }
}

/** The error of a change in a folder, if none is allowed. */
function refusalOf(files: FileSystem, folder: string): PublishError | undefined {
  try {
    files.checkWritable(folder)
  } catch (error) {
    if (error instanceof PublishError && error.code in remedies) return error
    throw error
  }
  return undefined
}

/** The folders that receive or lose files or new folders. */
function foldersOf(files: FileSystem, place: Workplace, { cleared, moved, removed }: Changes): Set<string> {
  const isFolder = (path: string) => ['folder', 'link'].includes(files.state(path)?.kind ?? '')
  const nearestFolder = (path: string): string =>
    isFolder(path) || path === dirname(path) ? path : nearestFolder(dirname(path))
  const changed = [
    ...moved.map((path) => targetOf(files, place, path)),
    ...[...cleared, ...removed].map((path) => `${place.base}/${path}`),
  ]
  return new Set(Array.from(new Set(changed.map(dirname)), nearestFolder).sort())
}

/** What is in the place of a file or a folder, and links that could lead out of the site. */
function strangersIn(files: FileSystem, place: Workplace, { cleared, moved, removed }: Changes): string[] {
  const { base, isOwners } = place
  const going = new Set(cleared)
  const kindOf = (path: string): FileState['kind'] | undefined =>
    files.state(targetOf(files, place, path))?.kind
  const folders = moved.filter((path) => kindOf(path) === 'folder')
  const kept = folders.flatMap((path) => leavesOf(files, base, path).find((leaf) => !going.has(leaf)) ?? [])
  const above = [...new Set(moved.flatMap(parents))]
  const link = isOwners ? undefined : linkAbove(files, base, [...cleared, ...removed])
  return [
    ...kept,
    ...above.filter((folder) => !going.has(folder) && ![undefined, 'folder'].includes(kindOf(folder))),
    ...(link === undefined ? [] : [link]),
  ]
}

/** The files below a folder, and the folder itself when it is empty. */
function leavesOf(files: FileSystem, base: string, folder: string): string[] {
  const names = files.list(`${base}/${folder}`)
  if (names.length === 0) return [folder]
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    return files.state(`${base}/${path}`)?.kind === 'folder' ? leavesOf(files, base, path) : [path]
  })
}
