/** The paths of a publication: `out/`, and beside it the folder with the publisher's own files. */
import { homedir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { ledgerFile } from '../load/files/ledger.ts'
import { codeOf, type FileSystem, failsWith, isObstacle, PublishError } from '../system/file-system.ts'
import { home } from '../system/home.ts'
import { shownFrom } from './explained.ts'
import { isManifest } from './manifest.ts'
import { innerState, isBesideSite } from './site-path.ts'

/** The folder of a change of the owner's files that is being made. */
export const editFolder = (root: string): string => resolve(root, '.out', 'edit')

export type PublicationPaths = ReturnType<typeof pathsOf>

/**
 * Finds the paths for an output folder, which may be a link to a folder: the files are then written there, and the link stays.
 * @throws PublishError when `out` is a file or a broken link, or when publishing there could overwrite the project
 */
export function findPublicationPaths(files: FileSystem, root: string, wanted: string): PublicationPaths {
  const named = resolve(root, wanted)
  const found = files.state(named)
  if (found?.kind === 'file' || found?.kind === 'other')
    throw new PublishError(`${wanted} is a file, not a folder.`, 'Move it away, or choose another folder with --out.')
  const out = found?.kind === 'link' ? followed(files, named, wanted) : named
  const real = realPathOf(files, out)
  refuseProject(files, root, real, wanted)
  refuseInside(files, real, wanted)
  return pathsOf(root, out, stateFolder(files, root, out))
}

/** @param state `.out` beside `out`, or `out/.toegift` when `out` is a mount point: files can be renamed from there into `out` */
const pathsOf = (root: string, out: string, state: string) => ({
  out,
  state,
  lock: `${state}/lock`,
  manifest: `${state}/manifest`,
  changed: `${state}/changed.txt`,
  removed: `${state}/removed.txt`,
  /** The same of a publication that is not complete yet. */
  manifestNext: `${state}/manifest.next`,
  changedNext: `${state}/changed.next`,
  removedNext: `${state}/removed.next`,
  journal: `${state}/journal`,
  /** The journal before the seal. */
  journalPart: `${state}/journal.part`,
  /** The staging folder. */
  next: `${state}/next`,
  /** A file on its way from there to `out/`. */
  moving: `${state}/moving`,
  /** The owner's list of published addresses, which a release changes together with `out`. */
  ledger: join(root, ledgerFile),
  /** The ledger of a release that is not complete yet. */
  ledgerNext: `${state}/addresses.next`,
  /** The ledger on its way from there. */
  ledgerPart: `${join(root, ledgerFile)}.part`,
  /** Held while a release changes the ledger: publications to other folders have other locks. */
  ledgerLock: join(root, innerState, 'release', 'lock'),
  /** A path as messages show it. */
  shown: (path: string) => shownFrom(root, path),
})

/** Where the state folder of `out` may be: beside it, or inside. */
const stateFolders = (out: string) => [resolve(dirname(out), `.${basename(out)}`), `${out}/${innerState}`] as const

/** A state folder inside `out` stays in use: it moves with `out`, whether that is mounted in this run or not. */
function stateFolder(files: FileSystem, root: string, out: string): string {
  const [beside, inside] = stateFolders(out)
  if (!files.state(out) || (!files.state(inside) && areTogether(files, dirname(out), out))) return beside
  const isOwned = ['manifest', 'journal'].some((name) => files.state(`${beside}/${name}`))
  if (isOwned && !files.state(inside) && files.list(out).some((name) => !isBesideSite(name))) {
    const [shown, from, to] = [out, beside, inside].map((path) => shownFrom(root, path))
    throw new PublishError(
      `${shown} is a mount point, but the manifest of its files is in ${from}, from where files cannot be moved in one step.`,
      `If ${shown} holds the site that was published last, move ${from} to ${to} and run the command again; if not, empty it.`,
    )
  }
  return inside
}

function areTogether(files: FileSystem, from: string, to: string): boolean {
  try {
    return !isOnOtherDisk(files, from, to)
  } catch (error) {
    // Missing rights are reported later, with all other obstacles.
    if (!isObstacle(error)) throw error
    return true
  }
}

/** Whether files cannot be renamed from one folder to another. @throws the error of the file system when the other one cannot be written at all */
export const isOnOtherDisk = (files: FileSystem, from: string, to: string): boolean => failsWith(['EXDEV'], () => files.checkMove(from, to))

/** The path without links. What does not exist yet is made below the nearest folder that exists. */
function realPathOf(files: FileSystem, path: string): string {
  const existing = nearestExisting(files, path)
  return resolve(files.realPath(existing), path.slice(existing.length).replace(/^\/+/, ''))
}

/** The path itself, or the nearest one above it that exists. */
export const nearestExisting = (files: FileSystem, path: string): string =>
  files.state(path) || path === dirname(path) ? path : nearestExisting(files, dirname(path))

/** Folders of a project. Each may be a link to a folder elsewhere. */
const projectFolders = ['data', 'content', 'static', 'templates', 'generator', '.git', 'node_modules', innerState]

/** @param real the path without links: a link in the middle of it could lead into the project */
function refuseProject(files: FileSystem, root: string, real: string, wanted: string): void {
  const realRoot = realPathOf(files, root)
  const linked = projectFolders.map((name) => join(realRoot, name)).filter((path) => files.state(path)?.kind === 'link')
  const inner = [...[realRoot, home].flatMap((base) => projectFolders.map((name) => join(base, name))), ...linked.map((path) => realPathOf(files, path))]
  const isIn = (path: string, folder: string) => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
  const kept =
    [...inner, realRoot, home, homedir(), resolve('/')].find((folder) => isIn(folder, real)) ??
    inner.find((folder) => isIn(real, folder)) ??
    /^.*?[\\/]\.git(?=[\\/]|$)/.exec(real)?.[0]
  if (kept === undefined) return
  throw new PublishError(`${wanted || real} contains or is part of ${kept}, which must not be replaced.`, 'Choose a folder of its own with --out.')
}

/** Two publications in one folder would treat each other's files as foreign. */
function refuseInside(files: FileSystem, real: string, wanted: string): void {
  for (let folder = real; folder !== dirname(folder); folder = dirname(folder)) {
    const above = dirname(folder)
    if (above !== dirname(above) && stateFolders(above).some((state) => isStateFolder(files, state)))
      throw new PublishError(`${wanted} is part of ${above}, which is a published site.`, 'Choose a folder beside that with --out.')
    if (isStateFolder(files, folder)) throw new PublishError(`${wanted} is where the state of a published site is kept.`, 'Choose another folder with --out.')
  }
}

const isStateFolder = (files: FileSystem, folder: string): boolean => isManifest(files, `${folder}/manifest`)

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
