/** From the arguments on the command line to two generated sites. */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PublishError } from '../../system/file-system.ts'
import { makeOwnFolder } from '../../system/own-folders.ts'
import type { Side } from '../difference.ts'
import { type Checkout, checkOut, removeAbandoned, standInForWorkingTree } from './checkout.ts'
import { ChildFailure, runChild } from './child.ts'
import { type Commit, findCommit, requireGenerator, unknownSide } from './git.ts'
import { findKeptSite, type GeneratedSite, keepSite, pagesIn, type Routes, removeAbandonedSites, sitesFolder } from './kept-sites.ts'

/** What is compared, before anything is generated. */
export type Origin = { kind: 'folder'; folder: string; name: string } | { kind: 'commit'; commit: Commit } | { kind: 'working tree' }

export type OpenSides = {
  before: Side
  after: Side
  /** Removes what was generated for this comparison alone. */
  close: () => void
}

export type SidesOptions = {
  root: string
  before: Origin
  after: Origin
  /** Called when the work on a side begins. */
  onStep: (step: string) => void
  signal: AbortSignal
}

/**
 * The meaning of two arguments. Two folders that hold a site are compared as they are; otherwise a commit comes first, because a branch may have the
 * name of a folder.
 * @throws UsageError for an argument that is neither
 */
export function originsOf(root: string, base: string, head: string | undefined): { before: Origin; after: Origin } {
  const folders = head === undefined ? [] : [base, head].flatMap((name) => siteFolder(root, name) ?? [])
  const [before, after] = folders
  if (before && after) return { before, after }
  const origin = (argument: string): Origin => {
    const commit = findCommit(root, argument)
    const found = commit ? { kind: 'commit' as const, commit } : siteFolder(root, argument)
    if (!found) throw unknownSide(root, argument)
    return found
  }
  return { before: origin(base), after: head === undefined ? { kind: 'working tree' } : origin(head) }
}

function siteFolder(root: string, name: string): Origin | undefined {
  const folder = resolve(root, name)
  return name !== '' && existsSync(join(folder, 'index.html')) ? { kind: 'folder', folder, name } : undefined
}

/**
 * Generates the sites that are not kept, both at the same time unless the pictures are not encoded yet.
 * @throws UsageError for a commit without a generator, PublishError with the output of a generator that failed, or the reason of `signal`; then nothing is left behind
 */
export async function openSides({ root, before, after, onStep, signal }: SidesOptions): Promise<OpenSides> {
  for (const origin of [before, after]) if (origin.kind === 'commit') requireGenerator(root, origin.commit)
  removeAbandoned(root)
  removeAbandonedSites(root)
  const own: string[] = []
  const close = () => {
    for (const folder of own) rmSync(folder, { recursive: true, force: true })
  }
  // The other side is stopped when one fails: its site is not needed.
  const failure = new AbortController()
  const either = AbortSignal.any([signal, failure.signal])
  const open = async (origin: Origin): Promise<Side> => {
    try {
      return await openSide({ root, origin, own, onStep, signal: either })
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  const first = open(before)
  // Where no picture is encoded yet, both sides would encode the same ones: the second waits, and finds them in the cache that they share.
  if (hasNothingEncoded(root)) await first.catch(() => undefined)
  const [one, other] = await Promise.allSettled([first, open(after)])
  if (one.status === 'fulfilled' && other.status === 'fulfilled') return { before: one.value, after: other.value, close }
  close()
  signal.throwIfAborted()
  throw failure.signal.reason
}

const hasNothingEncoded = (root: string) => existsSync(join(root, 'static', 'images')) && !existsSync(join(root, '.cache', 'images', 'files.json'))

type OneSide = Pick<SidesOptions, 'root' | 'onStep' | 'signal'> & {
  origin: Origin
  /** Collects the folders that are removed after the comparison. */
  own: string[]
}

async function openSide({ root, origin, own, onStep, signal }: OneSide): Promise<Side> {
  if (origin.kind === 'folder') return { name: origin.name, folder: origin.folder, families: new Map() }
  const name = origin.kind === 'commit' ? origin.commit.name : 'working tree'
  const sideOf = ({ folder, routes }: GeneratedSite): Side => ({ name, folder, ...aboutPages(routes) })
  const kept = origin.kind === 'commit' ? findKeptSite(root, origin.commit.id) : undefined
  if (kept) return sideOf(kept)

  onStep(`Generating ${name}`)
  const target = makeOwnFolder(sitesFolder(root), origin.kind === 'commit' ? origin.commit.id : 'working-tree')
  own.push(target)
  try {
    const site = await generateIn(await projectOf(root, origin, signal), target, signal)
    return sideOf(origin.kind === 'commit' ? keepSite(root, origin.commit.id, target, site.routes) : site)
  } catch (error) {
    if (error instanceof ChildFailure)
      throw new PublishError(`The site of ${name} cannot be generated:\n\n${error.output}\n`, 'Fix this, or compare with another commit.')
    throw error
  }
}

type Project = Checkout & {
  /** The generator that makes the site of this project. */
  program: string
}

async function projectOf(root: string, origin: Exclude<Origin, { kind: 'folder' }>, signal: AbortSignal): Promise<Project> {
  const programIn = (folder: string) => join(folder, 'generator', 'bin.mjs')
  if (origin.kind === 'working tree') return { ...standInForWorkingTree(root), program: programIn(root) }
  const checkout = await checkOut(root, origin.commit, signal)
  return { ...checkout, program: programIn(checkout.project) }
}

/** The site's own address, and a day after all dated entries: the same site whenever and wherever it is compared. */
const environment = { SITE_ADDRESS: '', SOURCE_DATE_EPOCH: '99999999999' }

async function generateIn({ project, program, remove }: Project, target: string, signal: AbortSignal): Promise<GeneratedSite> {
  const run = (...args: string[]) => runChild(process.execPath, [program, ...args], { cwd: project, signal, environment })
  // The generator of an older commit knows the option by its former name.
  const routes = () =>
    run('routes', '--format', 'json').catch((error: unknown) => {
      if (error instanceof ChildFailure) return run('routes', '--json')
      throw error
    })
  try {
    await run('generate', '--quiet', '--out', pagesIn(target))
    return { folder: pagesIn(target), routes: routesFrom(await routes()) }
  } finally {
    remove()
  }
}

/** The pages in the list of a generator that may be older than this one. */
export function routesFrom(list: string): Routes {
  const rows: unknown = JSON.parse(list)
  return (Array.isArray(rows) ? rows : []).flatMap((row: { path?: unknown; family?: unknown; sources?: unknown }) => {
    const sources: unknown[] = Array.isArray(row.sources) ? row.sources : []
    const entries = sources.flatMap((source) => (typeof source === 'object' && source !== null && 'entry' in source ? [String(source.entry)] : []))
    return typeof row.path === 'string' && typeof row.family === 'string' ? [[row.path, row.family, entries] as const] : []
  })
}

const aboutPages = (routes: Routes): Pick<Side, 'families' | 'sources'> => ({
  families: new Map(routes.map(([address, family]) => [address, family])),
  sources: new Map(routes.map(([address, , sources]) => [address, sources])),
})
