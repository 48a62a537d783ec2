/** Makes the pages of a site in worker threads, which write them to the staging folder themselves. */
import { type PlainError, rebuiltError } from './plain-error.ts'
import type { StagedPage } from './stage-page.ts'

/** To a worker: make these pages of the plan, by their numbers, which ascend. */
export type Request = { numbers: readonly number[] }

/** From a worker: the pages that it was asked for, up to the one that failed. */
export type Response = { pages: readonly StagedPage[]; failure?: PlainError }

/** Pages of one request. More cost memory, fewer cost messages. */
const chunkSize = 32

/** One that a worker works on, and one so that it need not wait for the next. */
const requestsAtOnce = 2

/** So many chunks of each worker may be ready before their turn. */
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
 * The pages in the order of the plan. The iteration throws what the first page throws that cannot be made,
 * what ended a worker, or the reason of `signal`. When it ends, so have all workers.
 */
export async function* pagesMadeInThreads({
  start,
  jobs,
  addresses,
  signal,
}: WorkerOptions): AsyncIterable<StagedPage> {
  const chunks = Math.ceil(addresses.length / chunkSize)
  const workers = Array.from({ length: Math.min(jobs, chunks) }, () => start())
  /** For each worker that is running, the chunks that were requested of it, in its order. */
  const requested = new Map(workers.map((worker): [Thread, number[]] => [worker, []]))
  /** Chunks that are ready before their turn. */
  const ready = new Map<number, Response>()
  let [nextToAsk, nextToTake] = [0, 0]
  let ended: { reason: unknown } | undefined
  let wake = () => {}
  const end = (reason: unknown) => {
    ended ??= { reason }
    wake()
  }
  const abort = () => end(signal?.reason)

  /** On demand, so that a slow worker does not hold up the others. */
  const askAll = () => {
    for (let length = 0; length < requestsAtOnce; length++) {
      for (const [worker, own] of requested) {
        if (nextToAsk === chunks || nextToAsk >= nextToTake + chunksAhead * workers.length) return
        if (own.length > length) continue
        own.push(nextToAsk)
        const from = nextToAsk++ * chunkSize
        const to = Math.min(from + chunkSize, addresses.length)
        worker.postMessage({ numbers: Array.from({ length: to - from }, (_, index) => from + index) })
      }
    }
  }
  const receive = (worker: Thread, response: Response) => {
    const chunk = requested.get(worker)?.shift()
    if (chunk !== undefined) ready.set(chunk, response)
    // A worker that could not begin has ended.
    if (response.failure) requested.delete(worker)
    askAll()
    wake()
  }

  for (const worker of workers) {
    worker.on('message', (response) => receive(worker, response))
    worker.once('error', end)
    worker.once('exit', () => {
      if (requested.has(worker)) end(new Error('a worker ended before its work was done'))
    })
  }
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    for (let index = 0; index < addresses.length; nextToTake++) {
      askAll()
      while (!ended && !ready.has(nextToTake)) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (ended) throw ended.reason
      const { pages = [], failure } = ready.get(nextToTake) ?? {}
      ready.delete(nextToTake)
      for (const page of pages) {
        const address = addresses[index++]
        if (page.path !== address) throw new Error(`a worker made ${page.path} in place of ${address}`)
        yield page
      }
      if (failure) throw rebuiltError(failure)
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    requested.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
