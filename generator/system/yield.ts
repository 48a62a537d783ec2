/** Lets waiting events be handled. Without it, Ctrl-C would have no effect until all the work is done. */
export type YieldToEventLoop = () => Promise<void>

/**
 * Returns a function to await between two pieces of work. It yields every eight milliseconds, and throws the
 * reason of `signal` when the work must stop.
 */
export function createYield(signal?: AbortSignal): YieldToEventLoop {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < 8) return
    await new Promise((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
    last = performance.now()
  }
}

/** The result of work that cannot be interrupted (encoding a picture), unless `signal` comes first. */
export async function orStopped<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  // An earlier abort fires no event.
  signal.throwIfAborted()
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, stopped])
}
