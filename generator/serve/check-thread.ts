/** Runs in the thread of the background check: finds the problems of each site that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteOptions } from '../load/site-options.ts'
import { evaluate } from './evaluate.ts'

Error.stackTraceLimit = 50
const program = evaluate(workerData)
parentPort?.on('message', async ({ root, site }: { root: string; site: SiteOptions }) => {
  try {
    parentPort?.postMessage({ problems: await (await program).checkSite(root, site) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
