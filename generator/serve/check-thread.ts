/** The thread of the background check: returns the problems of each site that it receives. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteOptions } from '../load/site.ts'
import { evaluate } from '../program/evaluate.ts'
import type { DevProgram } from './dev-site-type.ts'

Error.stackTraceLimit = 50
const program = evaluate<DevProgram>(workerData)
parentPort?.on('message', async ({ root, site }: { root: string; site: SiteOptions }) => {
  try {
    parentPort?.postMessage({ problems: await (await program).checkSite(root, site) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
