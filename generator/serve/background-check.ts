/** Checks all pages of a site in a thread, so that requests are answered meanwhile. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import type { ProgramCode } from '../program/evaluate.ts'

/** Runs one check at a time: the next one, or `cancel`, ends the one before, which then never resolves. */
export class BackgroundCheck {
  private worker: { thread: Worker; url: string; isBusy: boolean } | undefined

  /** @param program exports `checkSite` @param thread the code of `check-thread.ts` @throws what the program throws */
  async run(program: ProgramCode, thread: string, root: string, site: SiteOptions): Promise<readonly Problem[]> {
    this.cancel()
    // The next check of the same program is much faster in the same thread.
    if (this.worker?.url !== program.url) this.end()
    this.worker ??= { thread: new Worker(thread, { eval: true, workerData: program }), url: program.url, isBusy: true }
    const { worker } = this
    worker.isBusy = true
    worker.thread.unref()
    // It removes its own listeners alone: a thread without those of Node receives nothing more.
    const answered = once(worker.thread, 'message')
    worker.thread.postMessage({ root, site })
    try {
      const [problems] = await answered
      worker.isBusy = false
      return problems
    } catch (error) {
      // The thread ended with it.
      this.end()
      throw error
    }
  }

  cancel(): void {
    if (this.worker?.isBusy) this.end()
  }

  private end(): void {
    void this.worker?.thread.terminate()
    this.worker = undefined
  }
}
