/** Makes the pages of a site in worker threads, which write them to the staging folder themselves. */
import type { StagedPage } from './made-here.ts'
import { type PlainError, rebuiltError } from './plain-error.ts'

/** To a worker: make these pages of the plan, by their numbers; `to` is not included. */
export type Request = { from: number; to: number }

/** From a worker: the pages that it was asked for, up to the one that failed. */
export type Response = { pages: readonly StagedPage[]; failure?: PlainError }

/** Pages of one request. More cost memory, fewer cost messages. */
const chunkSize = 32

/** Requests that a worker has at a time: one that it works on, and one so that it need not wait for the next. */
const requestsAtOnce = 2

/** For each worker, the chunks that may be ready before their turn: so much may another worker fall behind. */
const chunksAhead = 8

/** The part of a worker of Node that is used here. */
export type Thread = {
  on: (event: 'message', listener: (response: Response) => void) => unknown
  once: (event: 'error' | 'exit', listener: (reason: unknown) => void) => unknown
  postMessage: (request: Request) => void
  terminate: () => Promise<unknown>
}

type WorkerOptions = {
  /** Starts a worker, which answers each request with a response. */
  start: () => Thread
  /** The number of workers. */
  jobs: number
  /** The addresses of the plan. */
  addresses: readonly string[]
  signal?: AbortSignal | undefined
}

/**
 * The pages in the order of the plan. The iteration throws what the first page throws that cannot be made, what ended a worker, or the reason of
 * `signal`. When it ends, so have all workers.
 */
export async function* pagesMadeByWorkers(options: WorkerOptions): AsyncIterable<StagedPage> {
  const { addresses } = options
  const workers = new WorkerPool(options)
  try {
    for (let index = 0; index < addresses.length; ) {
      const { pages, failure } = await workers.nextChunk()
      for (const page of pages) {
        const address = addresses[index++]
        if (page.path !== address) throw new Error(`a worker made ${page.path} in place of ${address}`)
        yield page
      }
      if (failure) throw rebuiltError(failure)
    }
  } finally {
    await workers.stop()
  }
}

/** Hands out chunks on demand, so that a slow worker does not hold up the others, and keeps those that are ready before their turn. */
class WorkerPool {
  /** For each worker that is running, the chunks that were requested of it, in its order. */
  private readonly requested = new Map<Thread, number[]>()
  private readonly workers: readonly Thread[]
  private readonly ready = new Map<number, Response>()
  private readonly chunks: number
  private nextToAsk = 0
  private nextToTake = 0
  private failure: { error: unknown } | undefined
  private wake: () => void = () => undefined

  constructor(private readonly options: WorkerOptions) {
    this.chunks = Math.ceil(options.addresses.length / chunkSize)
    this.workers = Array.from({ length: Math.min(options.jobs, this.chunks) }, () => options.start())
    for (const worker of this.workers) {
      this.requested.set(worker, [])
      worker.on('message', (response) => this.receive(worker, response))
      worker.once('error', (error) => this.fail(error))
      worker.once('exit', () => {
        if (this.requested.has(worker)) this.fail(new Error('a worker ended before its work was done'))
      })
    }
    options.signal?.addEventListener('abort', this.abort)
    this.askAll()
  }

  /** Waits for the next chunk of the plan. */
  async nextChunk(): Promise<Response> {
    const chunk = await this.until(() => this.ready.get(this.nextToTake))
    this.ready.delete(this.nextToTake++)
    this.askAll()
    return chunk
  }

  /** Ends the workers at once. */
  async stop(): Promise<void> {
    this.options.signal?.removeEventListener('abort', this.abort)
    this.requested.clear()
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }

  private async until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      this.options.signal?.throwIfAborted()
      if (this.failure) throw this.failure.error
      const found = find()
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  private receive(worker: Thread, response: Response): void {
    const chunk = this.requested.get(worker)?.shift()
    if (chunk !== undefined) this.ready.set(chunk, response)
    // A worker that could not begin has ended.
    if (response.failure) this.requested.delete(worker)
    this.askAll()
    this.wake()
  }

  /** Asks the workers for as many chunks as they may have, one after the other. */
  private askAll(): void {
    for (let length = 0; length < requestsAtOnce; length++) {
      for (const [worker, own] of this.requested) {
        if (this.nextToAsk === this.chunks || this.nextToAsk >= this.nextToTake + chunksAhead * this.workers.length) return
        if (own.length > length) continue
        own.push(this.nextToAsk)
        const from = this.nextToAsk++ * chunkSize
        worker.postMessage({ from, to: Math.min(from + chunkSize, this.options.addresses.length) })
      }
    }
  }

  private readonly abort = (): void => this.wake()

  private fail(error: unknown): void {
    this.failure ??= { error }
    this.wake()
  }
}
