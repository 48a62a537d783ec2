/** What a worker thread does: it loads the site, and makes the pages that the main thread asks for. */
import { relative } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { type AssetTables, siteAssets } from '../assets/asset-tables.ts'
import type { Site } from '../load/site.ts'
import type { SiteOptions } from '../load/site-options.ts'
import { answerRequests } from '../pages/answer-requests.ts'
import { stagedPageMaker, stager } from '../pages/made-here.ts'
import { openPages } from '../pages/open-pages.ts'
import { plainError } from '../pages/plain-error.ts'
import type { Response } from '../pages/thread-messages.ts'
import { openStaging, type PublishOptions } from '../publish/publish.ts'
import { walkRoutes } from '../routes/expand.ts'
import { changedSince, type InputFiles } from '../system/file-digests.ts'
import { PublishError } from '../system/file-system.ts'
import type { Website } from './website.ts'

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
    answerRequests(port, walkRoutes(site, task.redirects, website.families), make)
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
