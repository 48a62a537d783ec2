/** The result of a run, and how long its steps take. */
import type { Problem } from '../../core/problem.ts'
import type { Published } from '../../publish/publish.ts'

export type Summary = {
  out: string
  seconds: number
  timings: Timings
  pages: ReadonlyMap<string, number>
  published: Published
  /** How many addresses a release added to `data/addresses.txt`, and whether it was the first one. */
  released: { added: number; isFirst: boolean } | undefined
  warnings: readonly Problem[]
  /** One digest of all files: equal for equal input, on any machine. */
  digest: string
  manifest: string
}

/**
 * The result of a run of `generate --shard`: the number of pages in the shard, and of all pages of the site.
 */
export type ShardSummary = Pick<Summary, 'out' | 'seconds' | 'timings' | 'warnings'> & {
  pages: number
  allPages: number
}

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
export const formatTimings = (timings: Timings): string =>
  [...timings].map(([name, time]) => `${name} ${time.toFixed(0)} ms`).join(', ')
