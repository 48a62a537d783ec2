/** Chooses where the pages of a site are made: in this thread, or in workers. */
import { availableParallelism } from 'node:os'
import { createSketcher } from '../check/uniqueness/shared-text.ts'
import type { OutputFile } from '../core/output-file.ts'
import { pagesMadeByWorkers, type Thread } from '../pages/made-by-workers.ts'
import { pagesMadeHere, type StagedPages } from '../pages/made-here.ts'
import { createPageMaker } from '../pages/page-maker.ts'
import type { StagedFile } from '../publish/staging.ts'
import type { SitePlan } from '../routes/expand.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import type { InputFiles } from '../system/file-digests.ts'
import type { Website } from './website.ts'
import type { PageTask } from './worker.ts'

/** What starts worker threads, and the files as they were before the site was loaded: each worker loads it again. */
export type Threads = { start: (task: PageTask) => Thread; inputs: InputFiles }

/** A thread needs a second to load the site and to become fast, and some 100 MB. For 3,000 pages that saved no time. */
const pagesForThreads = 5000

type MakeOptions = {
  website: Website
  assets: SiteAssets
  prepare: (file: OutputFile) => StagedFile[]
  signal: AbortSignal | undefined
  threads: Threads | undefined
  /** The number of threads that is wanted. */
  jobs: number | undefined
  task: Omit<PageTask, 'redirects' | 'inputs' | 'pages'>
}

/** The pages of a plan, made when they are asked for. Their bytes do not depend on the number of threads. */
export function makePages(plan: SitePlan, { website, assets, prepare, signal, threads, jobs: wanted, task }: MakeOptions): StagedPages {
  const { site, pages, redirects } = plan
  const jobs = wanted ?? (pages.length < pagesForThreads ? 1 : availableParallelism())
  if (!threads || jobs === 1) {
    const maker = createPageMaker(assets, (recorded) => website.renderer(site, recorded), createSketcher(site.settings.sharedText, pages.length))
    return pagesMadeHere(plan.routes(), site.settings, maker, prepare)
  }
  const { start, inputs } = threads
  // Of a source, the lines of fields are a function.
  const plain = redirects.map(({ from, to, source: { entry, file, line } }) => ({ from, to, source: { entry, file, line } }))
  const addresses = pages.map(({ path }) => path)
  return pagesMadeByWorkers({ start: () => start({ ...task, redirects: plain, inputs, pages: pages.length }), jobs, addresses, signal })
}
