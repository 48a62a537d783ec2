/** How long the steps of the pipeline take. */

/** Milliseconds by step, in the order in which the steps ended. */
export type Timings = ReadonlyMap<string, number>

export type Step = <T>(name: string, work: () => T | Promise<T>) => Promise<T>

export const untimed: Step = async (_, work) => work()

/** A `step` that records how long each step takes, and the seconds since the stopwatch was started. */
export function stopwatch(): { step: Step; timings: Timings; seconds: () => number } {
  const started = performance.now()
  const timings = new Map<string, number>()
  const step: Step = async (name, work) => {
    const before = performance.now()
    try {
      return await work()
    } finally {
      timings.set(name, performance.now() - before)
    }
  }
  return { step, timings, seconds: () => (performance.now() - started) / 1000 }
}

/** One line: every step with its milliseconds. */
export const formatTimings = (timings: Timings): string => [...timings].map(([name, time]) => `${name} ${time.toFixed(0)} ms`).join(', ')
