/** Waits until events that came meanwhile were heard: without that, Ctrl-C would be heard only when all the work is done. */
export type YieldToEventLoop = () => Promise<void>

/**
 * Something to await between two pieces of work. It costs nothing for most of them, and lets waiting events in every few milliseconds.
 * What it gives throws the reason of `signal` when the work is to stop.
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
