/** Chooses where the pages of a site are made, in this thread or in workers, and what a worker does. */
import { availableParallelism } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { type AssetTables, siteAssets } from '../assets/asset-tables.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { openStaging, type StagingOptions } from '../publish/staging.ts'
import { walkRoutes } from '../routes/expand.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { changedSince, type InputFiles } from '../system/file-digests.ts'
import { pathFrom } from '../system/file-paths.ts'
import { PublishError } from '../system/file-system.ts'
import { pagesMadeInThreads, type Request, type Response, type Thread } from './in-threads.ts'
import { plainError } from './plain-error.ts'
import type { CheckedPlan } from './plan-site.ts'
import type { SiteDefinition } from './site-definition.ts'
import { type Prepare, pageStager, type StagedPage, type StagedPages, stager } from './stage-page.ts'

/**
 * What starts worker threads, and the files as they were before the site was loaded: each worker loads it
 * again.
 */
export type Threads = { start: (task: PageTask) => Thread; inputs: InputFiles }

/**
 * A thread needs a second or two to load the site and to become fast, and some 100 MB, and takes a third more
 * CPU. On two cores, two were no faster than one with 8,000 pages, and took a tenth to a third less time with
 * 20,000.
 */
const pagesForThreads = 20_000

type MakeOptions = {
  assets: SiteAssets
  prepare: Prepare
  signal: AbortSignal | undefined
  threads: Threads | undefined
  /** The number of threads that is wanted. */
  jobs: number | undefined
  task: Omit<PageTask, 'redirects' | 'inputs' | 'pages'>
}

/** The pages of a plan, made when they are asked for. Their bytes do not depend on the number of threads. */
export function makePages(
  plan: CheckedPlan,
  { assets, prepare, signal, threads, jobs: wanted, task }: MakeOptions,
): StagedPages {
  const { loaded, pages, redirects, routes, definition } = plan
  const jobs = wanted ?? (pages.length < pagesForThreads ? 1 : availableParallelism())
  if (!threads || jobs === 1)
    return pagesMadeHere(routes(), pageStager({ site: loaded, definition, pages }, assets, prepare))
  // `source.lineOf` is a function, which cannot be sent to a thread.
  const plain = redirects.map(({ from, to, source: { entry, file, line } }) => ({
    from,
    to,
    source: { entry, file, line },
  }))
  const start = () =>
    threads.start({ ...task, redirects: plain, inputs: threads.inputs, pages: pages.length })
  return pagesMadeInThreads({ start, jobs, addresses: pages.map(({ path }) => path), signal })
}

function* pagesMadeHere(routes: Iterable<Route>, stage: (route: Route) => StagedPage): Iterable<StagedPage> {
  for (const route of routes) yield stage(route)
}

/** Finds routes by their numbers, which ascend: all are walked once, and none is kept. */
function inOrder(routes: Iterator<Route>): (number: number) => Route {
  let next = 0
  return (number) => {
    for (; next < number; next++) routes.next()
    next++
    const { value, done } = routes.next()
    if (done) throw new Error(`there is no page ${number}`)
    return value
  }
}

/** All that a worker needs to make pages of the site that the main thread planned. Plain data. */
export type PageTask = StagingOptions & {
  root: string
  out: string
  siteOptions: SiteOptions
  compress: boolean
  assets: AssetTables
  /** Redirects of whole entries, which the plan found. */
  redirects: Site['redirects']
  inputs: InputFiles
  /** The number of pages of the site. */
  pages: number
}

/** Makes pages for the main thread, until it asks for no more. Errors are sent there, too. */
export async function makePagesFor(
  port: MessagePort,
  definition: SiteDefinition,
  task: PageTask,
): Promise<void> {
  const respond = (response: Response) => port.postMessage(response)
  try {
    const site = await loadUnchanged(definition, task)
    const prepare = stager(openStaging(task), task.compress)
    const stage = pageStager(
      { site, definition, pages: { length: task.pages } },
      siteAssets(task.assets),
      prepare,
    )
    const routeAt = inOrder(walkRoutes(site, task.redirects, definition.families))
    port.on('message', ({ numbers }: Request) => {
      const pages: StagedPage[] = []
      try {
        for (const number of numbers) pages.push(stage(routeAt(number)))
        respond({ pages })
      } catch (error) {
        respond({ pages, failure: plainError(error) })
      }
    })
  } catch (error) {
    respond({ pages: [], failure: plainError(error) })
    port.close()
  }
}

/**
 * Loads the site that the main thread has.
 * @throws PublishError when a file changed since the run began: pages of both versions would be mixed
 */
async function loadUnchanged(
  definition: SiteDefinition,
  { root, siteOptions: options, inputs }: PageTask,
): Promise<Site> {
  // An edit may also be the reason why the site cannot be loaded.
  const loaded = await definition.load(root, options).catch((error: unknown) => ({ error }))
  const changed = changedSince(inputs).map((path) => pathFrom(root, path))
  if (changed.length > 0)
    throw new PublishError(
      `${changed.join(', ')} changed while the site was generated.`,
      'Run the command again.',
    )
  if ('error' in loaded) throw loaded.error
  return loaded.site
}
