/** Chooses where the pages of a site are made: in this thread, or in workers. */
import { availableParallelism } from 'node:os'
import { pagesMadeByWorkers, type Thread } from '../pages/made-by-workers.ts'
import { pagesMadeHere, type StagedPage, type StagedPages } from '../pages/made-here.ts'
import type { SitePlan } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import type { InputFiles } from '../system/file-digests.ts'
import type { PageTask } from './worker.ts'

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
