import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createCache } from '../../system/cache.ts'
import { ChildFailure, runChild } from '../../system/child.ts'
import { digestOfPackages } from '../../system/digests.mjs'
import { PublishError } from '../../system/file-system.ts'
import { filesBelow } from '../../system/files-below.ts'
import { home, programDigest } from '../../system/home.ts'
import { makeOwnFolder, removeAbandonedIn } from '../../system/own-folders.ts'
import type { Side } from '../difference.ts'
import { makeProject } from './checkout.ts'
import { findCommit, requireGenerator, unknownSide } from './git.ts'

/**
 * What is compared, before anything is generated: a folder that holds a site, a commit, or the working tree.
 * Its name is for a report.
 */
type Origin = { name: string; folder?: string; commit?: string }

type Origins = { before: Origin; after: Origin }

/**
 * @property today the day of both sites, yyyy-mm-dd
 * @property onStep called when the work on a site begins
 */
type Work = { root: string; today: string; onStep: (step: string) => void; signal: AbortSignal }

/**
 * The meaning of two arguments. Two folders that hold a site are compared as they are; otherwise a commit
 * comes first, because a branch may have the name of a folder.
 * @throws UsageError for an argument that is neither
 */
export function originsOf(root: string, base: string, head: string | undefined): Origins {
  const [before, after] =
    head === undefined ? [] : [base, head].flatMap((name) => siteFolder(root, name) ?? [])
  if (before && after) return { before, after }
  const origin = (argument: string): Origin => {
    const found = findCommit(root, argument) ?? siteFolder(root, argument)
    if (!found) throw unknownSide(root, argument)
    return found
  }
  return { before: origin(base), after: head === undefined ? { name: 'working tree' } : origin(head) }
}

function siteFolder(root: string, name: string): Origin | undefined {
  const folder = resolve(root, name)
  return name !== '' && existsSync(join(folder, 'index.html')) ? { folder, name } : undefined
}

/**
 * Generates the sites that are not kept, both at the same time unless the pictures are not encoded yet.
 * @param use receives the sites; afterwards, what was generated for it alone is removed
 * @throws UsageError for a commit without a generator, PublishError with the output of a generator that
 * failed, or the reason of `signal`
 */
export async function withSites<T>(
  { root, today, before, after, onStep, signal }: Work & Origins,
  use: (before: Side, after: Side) => Promise<T>,
): Promise<T> {
  for (const { commit, name } of [before, after])
    if (commit !== undefined) requireGenerator(root, { commit, name })
  const parent = join(root, '.cache', 'diff')
  removeAbandonedIn(parent)
  const own = makeOwnFolder(parent, 'run')
  const kept = keptSites(root)
  // The other site is stopped when one fails: it is not needed.
  const failure = new AbortController()
  const work = { root, today, onStep, signal: AbortSignal.any([signal, failure.signal]) }
  const open = (side: keyof Origins, origin: Origin) =>
    prepareSite(origin, join(own, side), kept, work).catch((error: unknown) => {
      failure.abort(error)
      throw error
    })
  try {
    const first = open('before', before)
    // Where no picture is encoded yet, both would encode the same ones: the second waits, and finds them in
    // the cache that they share.
    if (hasNothingEncoded(root)) await first.catch(() => undefined)
    const [one, other] = await Promise.allSettled([first, open('after', after)])
    kept.save()
    if (one.status === 'fulfilled' && other.status === 'fulfilled') return await use(one.value, other.value)
    signal.throwIfAborted()
    throw failure.signal.reason
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

const hasNothingEncoded = (root: string) =>
  existsSync(join(root, 'static', 'images')) && !existsSync(join(root, '.cache', 'images', 'index.v8'))

const keptFolder = 'diff/sites'

/**
 * The sites of commits, with the families of their pages. Of those that a comparison does not use, the last
 * four stay, of some 40 MB each.
 */
const keptSites = (root: string) =>
  createCache<[address: string, family: string][]>({
    root,
    name: keptFolder,
    makers: { packages: digestOfPackages(root) },
    unused: 4,
  })

/** @param own a folder for what is made, removed by the caller */
async function prepareSite(
  { name, folder, commit }: Origin,
  own: string,
  kept: ReturnType<typeof keptSites>,
  work: Work,
): Promise<Side> {
  if (folder !== undefined) return { name, folder, families: new Map() }
  // A commit never changes, but its site may be another one tomorrow, with other packages, or where the
  // running program makes it.
  const key = kept.keyOf('packages', commit, work.today, work.root === home ? '' : programDigest)
  const found = commit === undefined ? undefined : await findKept(kept, key)
  if (found) return { name, folder: join(work.root, '.cache', keptFolder, key), families: new Map(found) }

  work.onStep(`Generating ${name}`)
  const out = `${own}-site`
  const families = await generate(commit, own, out, work).catch((error: unknown) => {
    if (!(error instanceof ChildFailure)) throw error
    throw new PublishError(
      `The site of ${name} cannot be generated:\n\n${firstErrors(error.output)}\n`,
      'Fix this, or compare with another commit.',
    )
  })
  if (commit !== undefined)
    kept.keep(key, { value: families, files: filesBelow(out).map((path) => fileToKeep(out, path)) })
  return { name, folder: out, families: new Map(families) }
}

/** The families of a site that is kept, when none of its files is damaged. */
async function findKept(
  kept: ReturnType<typeof keptSites>,
  key: string,
): Promise<[string, string][] | undefined> {
  const site = kept.find(key)
  try {
    for (const { at } of site?.files ?? []) await at(key).checked?.()
    return site?.value
  } catch {
    return undefined
  }
}

/** A file that is read when it is written: a site of ten thousand pages has 400 MB. */
const fileToKeep = (folder: string, path: string) => ({
  ending: `/${path}`,
  get content() {
    return readFileSync(join(folder, path))
  },
})

/** The first five errors and the last words of a generator, which may be older than this one. */
function firstErrors(output: string): string {
  let errors = 0
  const parts = output.split(/\n\n(?=\S)/)
  return parts
    .filter((part) => !part.startsWith('warning  ') && (!part.startsWith('error  ') || ++errors <= 5))
    .join('\n\n')
}

/** The program of a project: its own, the package that it has installed, or the one that is running. */
function programOf(project: string): string {
  const programIn = (folder: string) => join(folder, 'generator', 'bin.mjs')
  const own = [project, join(project, 'node_modules', 'toegift')].map(programIn)
  return own.find((file) => existsSync(file)) ?? programIn(home)
}

/**
 * Generates a site with its own generator, and lists the families of its pages.
 * @param commit undefined for the working tree
 */
async function generate(
  commit: string | undefined,
  own: string,
  out: string,
  { root, today, signal }: Work,
): Promise<[string, string][]> {
  const project = await makeProject(root, commit, own, signal)
  const program = programOf(commit ? project : root)
  // The site's own address, and the same day for both sides: a concert that is to come on one of them is none
  // that was played on the other.
  const environment = { SITE_ADDRESS: '', SOURCE_DATE_EPOCH: `${Date.parse(`${today}T12:00Z`) / 1000}` }
  const run = (...args: string[]) =>
    runChild(process.execPath, [program, ...args], { cwd: project, signal, environment })
  await run('generate', '--quiet', '--out', out)
  const routes: { path: string; family: string }[] = JSON.parse(await run('routes', '--format', 'json'))
  return routes.map(({ path, family }) => [path, family])
}
