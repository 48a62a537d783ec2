/** Checks all pages of a site together in a thread of its own, so that nobody waits for that who only looks at one of them. */
import { Worker } from 'node:worker_threads'
import type { Problem } from '../check/problem.ts'

type Answer = { problems: readonly Problem[] } | { error: unknown }

/** Runs in the thread: asks the program for the problems of each folder that it is told. */
const thread = `
const { parentPort, workerData } = require('node:worker_threads')
Error.stackTraceLimit = 50
const program = import(workerData)
parentPort.on('message', async (root) => {
  try {
    parentPort.postMessage({ problems: await (await program).checkSite(root) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
`

/** One check at a time: the next one, or `cancel`, ends the one before, which then never answers. */
export class BackgroundCheck {
  private worker: { thread: Worker; url: string } | undefined
  private isBusy = false

  /**
   * @param url the address of the compiled program
   * @throws what the program threw
   */
  async run(url: string, root: string): Promise<readonly Problem[]> {
    this.cancel()
    const worker = this.workerFor(url)
    this.isBusy = true
    const answer = await new Promise<Answer>((resolve) => {
      worker.once('message', resolve).once('error', (error) => resolve({ error }))
      worker.postMessage(root)
    })
    worker.removeAllListeners()
    this.isBusy = false
    if ('error' in answer) throw answer.error
    return answer.problems
  }

  cancel(): void {
    if (this.isBusy) this.end()
  }

  /** The thread stays for the next check: it is much quicker then. */
  private workerFor(url: string): Worker {
    if (this.worker && this.worker.url !== url) this.end()
    this.worker ??= { thread: new Worker(thread, { eval: true, workerData: url }), url }
    this.worker.thread.unref()
    return this.worker.thread
  }

  private end(): void {
    void this.worker?.thread.terminate()
    this.worker = undefined
    this.isBusy = false
  }
}
