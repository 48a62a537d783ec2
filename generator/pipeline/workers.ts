/** Chooses where the pages of a site are made, in this thread or in workers, and what a worker does: it loads the site, and makes the pages that it is asked for. */
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { type AssetTables, siteAssets } from '../assets/asset-tables.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { pagesMadeByWorkers, type Request, type Response, type Thread } from '../pages/made-by-workers.ts'
import { pagesMadeHere, type StagedPage, type StagedPages, stagedPageMaker, stager } from '../pages/made-here.ts'
import { openPages } from '../pages/open-pages.ts'
import { plainError } from '../pages/plain-error.ts'
import { openStaging, type PublishOptions } from '../publish/publish.ts'
import { type SitePlan, walkRoutes } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import { changedSince, type InputFiles } from '../system/file-digests.ts'
import { PublishError } from '../system/file-system.ts'
import type { Website } from './website.ts'

/** What starts worker threads, and the files as they were before the site was loaded: each worker loads it again. */
export type Threads = { start: (task: PageTask) => Thread; inputs: InputFiles }

/** A thread needs a second to load the site and to become fast, and some 100 MB. For 3,000 pages that saved no time. */
const pagesForThreads = 5000

type MakeOptions = {
  /** Makes a page in this thread. */
  make: (route: Route) => StagedPage
  signal: AbortSignal | undefined
  threads: Threads | undefined
  /** The number of threads that is wanted. */
  jobs: number | undefined
  task: Omit<PageTask, 'redirects' | 'inputs' | 'pages'>
}

/** The pages of a plan, made when they are asked for. Their bytes do not depend on the number of threads. */
export function makePages(plan: SitePlan, { make, signal, threads, jobs: wanted, task }: MakeOptions): StagedPages {
  const { pages, redirects } = plan
  const jobs = wanted ?? (pages.length < pagesForThreads ? 1 : availableParallelism())
  if (!threads || jobs === 1) return pagesMadeHere(plan.routes(), make)
  const { start, inputs } = threads
  // Of a source, the lines of fields are a function.
  const plain = redirects.map(({ from, to, source: { entry, file, line } }) => ({ from, to, source: { entry, file, line } }))
  const addresses = pages.map(({ path }) => path)
  return pagesMadeByWorkers({ start: () => start({ ...task, redirects: plain, inputs, pages: pages.length }), jobs, addresses, signal })
}

/** All that a worker needs to make pages of the site that the main thread planned. Plain data. */
export type PageTask = Required<Pick<PublishOptions, 'root' | 'out' | 'adopt' | 'verify'>> & {
  site: SiteOptions
  compress: boolean
  assets: AssetTables
  /** Redirects of whole entries, which the plan found. */
  redirects: Site['redirects']
  inputs: InputFiles
  /** The number of pages of the site. */
  pages: number
}

/** Makes pages for the main thread, until it asks for no more. Errors are sent there, too. */
export async function makePagesFor(port: MessagePort, website: Website, task: PageTask): Promise<void> {
  try {
    const site = await loadUnchanged(website, task)
    const redirected = { ...site, redirects: [...site.redirects, ...task.redirects] }
    const staging = openStaging(task)
    const pages = openPages({ site: redirected, website, pages: { length: task.pages } }, siteAssets(task.assets))
    const make = stagedPageMaker(
      site.settings,
      pages,
      stager((file) => staging.stage(file), task.compress),
    )
    const answer = answerer(walkRoutes(site, task.redirects, website.families), make)
    port.on('message', (request: Request) => port.postMessage(answer(request)))
  } catch (error) {
    const response: Response = { pages: [], failure: plainError(error) }
    port.postMessage(response)
    port.close()
  }
}

/** Loads the site that the main thread has. @throws PublishError when a file changed since the run began: pages of both versions would be mixed */
async function loadUnchanged(website: Website, { root, site: options, inputs }: PageTask): Promise<Site> {
  // An edit may also be the reason why the site cannot be loaded.
  const loaded = await website.load(root, options).catch((error: unknown) => ({ error }))
  const changed = changedSince(inputs).map((path) => relative(root, path))
  if (changed.length > 0) throw new PublishError(`${changed.join(', ')} changed while the site was generated.`, 'Run the command again.')
  if ('error' in loaded) throw loaded.error
  return loaded.site
}

/** Makes the pages that the main thread asks for. @param routes all routes of the plan, in its order; they are walked once, and not kept */
function answerer(routes: Iterator<Route>, make: (route: Route) => StagedPage): (request: Request) => Response {
  let next = 0
  const routeAt = (index: number): Route => {
    for (; next < index; next++) routes.next()
    next++
    const step = routes.next()
    if (step.done) throw new Error(`the worker has no page ${index}`)
    return step.value
  }
  return ({ from, to }) => {
    const pages: StagedPage[] = []
    try {
      for (let index = from; index < to; index++) pages.push(make(routeAt(index)))
      return { pages }
    } catch (error) {
      return { pages, failure: plainError(error) }
    }
  }
}
