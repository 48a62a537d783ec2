/** What was measured, as medians, and as a table in markdown. */
import { type Kind, kinds, type Round } from './round.ts'

/** Medians of one kind of run; the ratios are medians of the ratios of each round. */
export type Result = {
  kind: Kind
  seconds: number
  cpuSeconds: number
  megabytes: number
  timesCopy: number
  timesLoop: number
}

export type SizeResults = { pages: number; rounds: number; results: readonly Result[] }

export type Results = {
  /** yyyy-mm-dd */
  date: string
  machine: { processor: string; cores: number; memoryInGB: number; node: string }
  sizes: readonly SizeResults[]
  /** What the driver of the peers printed. */
  peers?: string
}

const rounded = (digits: number) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits }).format
/** A number with at most three digits that count. */
export const short = rounded(3)
/** The same with two digits: the second one varies between runs. */
export const ratio = rounded(2)
export const whole = (value: number): string => value.toLocaleString('en')

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The medians of some rounds on a site of one size. */
export function summarise(pages: number, rounds: readonly Round[]): SizeResults {
  const results = (Object.keys(kinds) as Kind[]).flatMap((kind): Result[] => {
    const runs = rounds.flatMap((round) => (round[kind] ? [{ ...round[kind], round }] : []))
    if (runs.length === 0) return []
    return [
      {
        kind,
        seconds: median(runs.map(({ seconds }) => seconds)),
        cpuSeconds: median(runs.map(({ cpuSeconds }) => cpuSeconds)),
        megabytes: median(runs.map(({ megabytes }) => megabytes)),
        timesCopy: median(runs.map(({ seconds, round }) => seconds / round.copy.seconds)),
        timesLoop: median(runs.map(({ seconds, round }) => seconds / round.loop.seconds)),
      },
    ]
  })
  return { pages, rounds: rounds.length, results }
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** All results of all sizes, as one table. */
export function formatTable({ sizes }: Pick<Results, 'sizes'>): string {
  const rows = sizes.flatMap(({ pages, results }) =>
    results.map(({ kind, seconds, cpuSeconds, megabytes, timesCopy, timesLoop }, index) =>
      row(
        index === 0 ? whole(pages) : '',
        kinds[kind],
        `${short(seconds)} s`,
        `${short(cpuSeconds)} s`,
        `${whole(megabytes)} MB`,
        ratio(timesCopy),
        ratio(timesLoop),
      ),
    ),
  )
  return [
    row('Pages', 'Run', 'Time', 'CPU', 'Memory', '× `cp -r`', '× React loop'),
    row('---:', '---', '---:', '---:', '---:', '---:', '---:'),
    ...rows,
  ].join('\n')
}

/** Where and when it was measured, in one sentence. */
export function formatMachine({
  date,
  machine: { processor, cores, memoryInGB, node },
  sizes,
}: Results): string {
  const rounds = sizes.map(({ pages, rounds }) => `${rounds} at ${whole(pages)} pages`).join(', ')
  return `Measured on ${date}: ${processor}, ${cores} cores, ${memoryInGB} GB, Node ${node}. Medians of interleaved rounds: ${rounds}.`
}
