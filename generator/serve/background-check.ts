/** Checks all pages of a site together in a thread of its own, so that nobody waits for that who only looks at one of them. */
import { Worker } from 'node:worker_threads'
import type { Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site-options.ts'
import type { Compiled } from './program.ts'

type Answer = { problems: readonly Problem[] } | { error: unknown }

/** One check at a time: the next one, or `cancel`, ends the one before, which then never answers. */
export class BackgroundCheck {
  private worker: { thread: Worker; url: string } | undefined
  private isBusy = false

  /** @throws what the program threw */
  async run({ code, thread }: Pick<Compiled, 'code' | 'thread'>, root: string, site: SiteOptions): Promise<readonly Problem[]> {
    this.cancel()
    // The thread stays for the next check of the same program: it is much quicker then.
    if (this.worker?.url !== code.url) this.end()
    this.worker ??= { thread: new Worker(thread, { eval: true, workerData: code }), url: code.url }
    const worker = this.worker.thread
    worker.unref()
    this.isBusy = true
    const answer = await new Promise<Answer>((resolve) => {
      worker.once('message', resolve).once('error', (error) => resolve({ error }))
      worker.postMessage({ root, site })
    })
    worker.removeAllListeners()
    this.isBusy = false
    if ('error' in answer) throw answer.error
    return answer.problems
  }

  cancel(): void {
    if (this.isBusy) this.end()
  }

  private end(): void {
    void this.worker?.thread.terminate()
    this.worker = undefined
    this.isBusy = false
  }
}
