/**
 * The folders in which files are changed: `out/`, and beside it the folder with the publisher's own files;
 * and the owner's files.
 */
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isWithin } from '../system/file-paths.ts'
import { codeOf, type FileSystem, PublishError } from '../system/file-system.ts'
import { home } from '../system/home.ts'
import { isManifest } from './manifest.ts'
import { innerState } from './site-path.ts'

/** Where files are changed as one step. */
export type Workplace = ReturnType<typeof workplaceIn>

/**
 * @param base the folder whose files change
 * @param isOwners whether they are the owner's: links are theirs, and empty folders stay
 */
const workplaceIn = (base: string, state: string, isOwners: boolean) => ({
  base,
  isOwners,
  /** The folder of the files below. */
  state,
  lock: `${state}/lock`,
  journal: `${state}/journal`,
  /** The journal before the seal. */
  journalPart: `${state}/journal.part`,
  /** The staging folder. */
  next: `${state}/next`,
  /** The manifest of a publication that is not complete yet. */
  manifestNext: `${state}/manifest.next`,
})

/** Where the owner's files are changed. */
export const ownerWorkplace = (root: string): Workplace =>
  workplaceIn(resolve(root), resolve(root, innerState), true)

export type PublicationPaths = ReturnType<typeof pathsOf>

/**
 * @param state `.out` beside `out`, or `out/.toegift` when `out` is a mount point: files can be renamed from
 * there into `out`
 */
const pathsOf = (out: string, state: string) => ({
  ...workplaceIn(out, state, false),
  out,
  manifest: `${state}/manifest`,
  changed: `${state}/changed.txt`,
  removed: `${state}/removed.txt`,
})

/**
 * Finds the paths for an output folder. One that is a link stays one: files are written where it leads.
 * @throws PublishError when `out` is a file or a broken link, or when publishing there could overwrite the
 * project
 */
export function findPublicationPaths(files: FileSystem, root: string, wanted: string): PublicationPaths {
  const named = resolve(root, wanted)
  const found = files.state(named)
  if (found?.kind === 'file' || found?.kind === 'other')
    throw new PublishError(
      `${wanted} is a file, not a folder.`,
      'Move it away, or choose another folder with --out.',
    )
  const out = found?.kind === 'link' ? followed(files, named, wanted) : named
  const real = realPathOf(files, out)
  refuseProject(files, root, real, wanted)
  refuseInside(files, real, wanted)
  return pathsOf(out, stateFolder(files, out))
}

/** Where the state folder of `out` may be: beside it, or inside. */
const stateFolders = (out: string) =>
  [resolve(dirname(out), `.${basename(out)}`), `${out}/${innerState}`] as const

/** One inside `out` stays in use: it moves with `out`, whether that is mounted in this run or not. */
function stateFolder(files: FileSystem, out: string): string {
  const [beside, inside] = stateFolders(out)
  if (!files.state(out)) return beside
  return files.state(inside) || !files.areOnOneDisk(dirname(out), out) ? inside : beside
}

/** The path without links. What does not exist yet is made below the nearest folder that exists. */
function realPathOf(files: FileSystem, path: string): string {
  const existing = nearestExisting(files, path)
  return resolve(files.realPath(existing), relative(existing, path))
}

/** The path itself, or the nearest one above it that exists. */
const nearestExisting = (files: FileSystem, path: string): string =>
  files.state(path) || path === dirname(path) ? path : nearestExisting(files, dirname(path))

/** Folders of a project. */
const projectFolders = [
  'data',
  'content',
  'static',
  'templates',
  'generator',
  '.git',
  'node_modules',
  innerState,
]

/**
 * @param real the path without links: a link in the middle of it could lead into the project, and a folder of
 * the project may be one
 */
function refuseProject(files: FileSystem, root: string, real: string, wanted: string): void {
  const roots = [realPathOf(files, root), home]
  const named = roots.flatMap((base) => projectFolders.map((name) => join(base, name)))
  const inner = [
    ...named,
    ...named.filter((path) => files.state(path)?.kind === 'link').map((path) => realPathOf(files, path)),
  ]
  const kept =
    [...inner, ...roots, homedir(), resolve('/')].find((folder) => isWithin(folder, real)) ??
    inner.find((folder) => isWithin(real, folder)) ??
    /^.*?[\\/]\.git(?=[\\/]|$)/.exec(real)?.[0]
  if (kept === undefined) return
  throw new PublishError(
    `${wanted || real} contains or is part of ${kept}, which must not be replaced.`,
    'Choose a folder of its own with --out.',
  )
}

/** Two publications in one folder would treat each other's files as foreign. */
function refuseInside(files: FileSystem, real: string, wanted: string): void {
  for (let folder = real; folder !== dirname(folder); folder = dirname(folder)) {
    const above = dirname(folder)
    if (above !== dirname(above) && stateFolders(above).some((state) => isStateFolder(files, state)))
      throw new PublishError(
        `${wanted} is part of ${above}, which is a published site.`,
        'Choose a folder beside that with --out.',
      )
    if (isStateFolder(files, folder))
      throw new PublishError(
        `${wanted} is where the state of a published site is kept.`,
        'Choose another folder with --out.',
      )
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
  throw new PublishError(
    `${wanted} is a link that does not lead to a folder.`,
    'Make it lead to a folder, or remove it.',
  )
}
