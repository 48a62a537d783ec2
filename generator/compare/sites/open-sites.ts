/** From the arguments on the command line to two generated sites. */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ChildFailure, runChild } from '../../system/child.ts'
import { digestOfPackages } from '../../system/digests.mjs'
import { PublishError } from '../../system/file-system.ts'
import { makeOwnFolder, removeAbandonedIn } from '../../system/own-folders.ts'
import type { Side } from '../difference.ts'
import { checkoutFolder, inCheckout } from './checkout.ts'
import { findCommit, requireGenerator, unknownSide } from './git.ts'
import { findKeptSite, keepSite, pagesIn, sitesFolder } from './kept-sites.ts'

/** What is compared, before anything is generated: a folder that holds a site, a commit, or the working tree. Its name is for a report. */
type Origin = { name: string; folder?: string; commit?: string }

type Origins = { before: Origin; after: Origin }

/** @property today the day of both sites, yyyy-mm-dd @property onStep called when the work on a site begins */
type Work = { root: string; today: string; onStep: (step: string) => void; signal: AbortSignal }

/**
 * The meaning of two arguments. Two folders that hold a site are compared as they are; otherwise a commit comes first, because a branch may have the
 * name of a folder.
 * @throws UsageError for an argument that is neither
 */
export function originsOf(root: string, base: string, head: string | undefined): Origins {
  const [before, after] = head === undefined ? [] : [base, head].flatMap((name) => siteFolder(root, name) ?? [])
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
 * @throws UsageError for a commit without a generator, PublishError with the output of a generator that failed, or the reason of `signal`
 */
export async function withSites<T>({ root, today, before, after, onStep, signal }: Work & Origins, use: (before: Side, after: Side) => Promise<T>): Promise<T> {
  for (const { commit, name } of [before, after]) if (commit !== undefined) requireGenerator(root, { commit, name })
  // Those of killed commands.
  for (const parent of [checkoutFolder(root), sitesFolder(root)]) removeAbandonedIn(parent)
  const own: string[] = []
  // The other site is stopped when one fails: it is not needed.
  const failure = new AbortController()
  const either = AbortSignal.any([signal, failure.signal])
  const open = (origin: Origin) =>
    openSite(origin, own, { root, today, onStep, signal: either }).catch((error: unknown) => {
      failure.abort(error)
      throw error
    })
  try {
    const first = open(before)
    // Where no picture is encoded yet, both would encode the same ones: the second waits, and finds them in the cache that they share.
    if (hasNothingEncoded(root)) await first.catch(() => undefined)
    const [one, other] = await Promise.allSettled([first, open(after)])
    if (one.status === 'fulfilled' && other.status === 'fulfilled') return await use(one.value, other.value)
    signal.throwIfAborted()
    throw failure.signal.reason
  } finally {
    for (const folder of own) rmSync(folder, { recursive: true, force: true })
  }
}

const hasNothingEncoded = (root: string) => existsSync(join(root, 'static', 'images')) && !existsSync(join(root, '.cache', 'images', 'index.v8'))

/** @param own collects the folders that are removed in the end */
async function openSite({ name, folder, commit }: Origin, own: string[], { root, today, onStep, signal }: Work): Promise<Side> {
  if (folder !== undefined) return { name, folder, families: new Map() }
  // The site of a commit may be another one tomorrow, or with other packages.
  const key = commit && `${commit}-${today}-${digestOfPackages(root)}`
  const kept = key && findKeptSite(root, key)
  if (kept) return { name, ...kept }

  onStep(`Generating ${name}`)
  const target = makeOwnFolder(sitesFolder(root), commit ?? 'working-tree')
  own.push(target)
  try {
    const families = await generate(root, commit, pagesIn(target), today, signal)
    return { name, ...(key ? keepSite(root, key, target, families) : { folder: pagesIn(target), families }) }
  } catch (error) {
    if (error instanceof ChildFailure)
      throw new PublishError(`The site of ${name} cannot be generated:\n\n${withoutWarnings(error.output)}\n`, 'Fix this, or compare with another commit.')
    throw error
  }
}

/** How many problems are shown of a site that cannot be generated. */
const problemsShown = 5

/** What a run printed, with its first errors and its last words: the output of a generator that may be older than this one. */
function withoutWarnings(output: string): string {
  const parts = output.split(/\n\n(?=\S)/).filter((part) => !part.startsWith('warning  '))
  const [problems, others] = [parts.filter((part) => part.startsWith('error  ')), parts.filter((part) => !part.startsWith('error  '))]
  return [...problems.slice(0, problemsShown), ...others].join('\n\n')
}

/** Generates a site with its own generator. @param commit undefined for the working tree */
const generate = (root: string, commit: string | undefined, out: string, today: string, signal: AbortSignal): Promise<Side['families']> =>
  inCheckout(root, commit, signal, async (project) => {
    const program = join(commit ? project : root, 'generator', 'bin.mjs')
    // The site's own address, and the same day for both sides: a concert that is to come on one of them is none that was played on the other.
    const environment = { SITE_ADDRESS: '', SOURCE_DATE_EPOCH: `${Date.parse(`${today}T12:00Z`) / 1000}` }
    const run = (...args: string[]) => runChild(process.execPath, [program, ...args], { cwd: project, signal, environment })
    await run('generate', '--quiet', '--out', out)
    // The generator of an older commit knows the option by its former name.
    const list = await run('routes', '--format', 'json').catch((error: unknown) => {
      if (error instanceof ChildFailure) return run('routes', '--json')
      throw error
    })
    return familiesIn(list)
  })

/** The families of the pages in the list of a generator that may be older than this one, by address. */
function familiesIn(list: string): Side['families'] {
  const rows: unknown = JSON.parse(list)
  const pages = (Array.isArray(rows) ? rows : []).flatMap(({ path, family }: { path?: unknown; family?: unknown }) =>
    typeof path === 'string' && typeof family === 'string' ? [[path, family] as const] : [],
  )
  return new Map(pages)
}
