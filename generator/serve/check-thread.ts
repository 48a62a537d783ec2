/** The thread of the background check: returns the problems of each site that it receives. A fault of the program ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteOptions } from '../load/site.ts'
import { evaluate } from '../program/evaluate.ts'
import type { DevProgram } from './dev-site-type.ts'

Error.stackTraceLimit = 50
const program = evaluate<DevProgram>(workerData)
parentPort?.on('message', async ({ root, site }: { root: string; site: SiteOptions }) => {
  parentPort?.postMessage(await (await program).checkSite(root, site))
})
