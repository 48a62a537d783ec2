/** Runs in the thread of the background check: finds the problems of each folder that it is sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { evaluate } from './evaluate.ts'

Error.stackTraceLimit = 50
const program = evaluate(workerData)
parentPort?.on('message', async (root: string) => {
  try {
    parentPort?.postMessage({ problems: await (await program).checkSite(root) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
