/** What was measured, and the tables in markdown that are made of it. */
import type { Measured } from './measured.ts'

/** The sites that are measured, with what the tables call their programs or runs, in this order. */
export const sites = {
  peers: {
    'react-loop': 'bare React loop',
    hugo: 'Hugo',
    'eleventy-js': 'Eleventy (11ty.js)',
    astro: 'Astro',
    'toegift-1': 'Toegift, one thread',
    toegift: 'Toegift by default',
  },
  agency: {
    empty: 'clean, without the pictures of an earlier run',
    'clean-1': 'clean, one thread',
    clean: 'clean, by default',
    act: 'the bio of one act edited',
    footer: 'the foot of every page edited',
    unchanged: 'nothing changed',
    copy: '`cp -r` of the result',
    'react-loop': 'bare React loop',
  },
  dev: { data: 'data', text: 'text', template: 'template' },
} as const satisfies Record<string, Record<string, string>>
export type SiteName = keyof typeof sites

/** The run whose wall time others are compared with. */
const baseOf = { peers: 'hugo', agency: 'clean', dev: undefined } as const
const loop = 'react-loop'

/** The runs of one program, one of each round. */
export type Program = {
  id: string
  /** Empty for a program of the project. */
  version: string
  /** The major version of Node; empty for a program without it. */
  node: string
  runs: readonly Measured[]
}

/** Rounds in which all programs were measured in turn. */
export type Part = {
  /** yyyy-mm-dd */
  date: string
  machine: string
  /** The digest of the program. */
  toegift: string
  site: SiteName
  pages: number
  programs: readonly Program[]
}

/** Adds a part. Those of another machine or of another state of the program go: a table compares like with like. */
export const merged = (parts: readonly Part[], part: Part): Part[] => [
  ...parts.filter(({ machine, toegift }) => machine === part.machine && toegift === part.toegift),
  part,
]

/** Medians of the runs of one program on one Node; ratios are formed within a round. */
export type Row = Omit<Program, 'runs'> & {
  name: string
  rounds: number
  measured: Measured
  /** CPU, as a multiple of the loop's, which Node itself changes most: only on the same one. */
  timesLoop: number | undefined
  /** Wall time, as a multiple of that of Hugo or of a clean run. */
  timesBase: number | undefined
}

export type Size = { pages: number; rows: readonly Row[] }

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** What was measured on a site, by its size. */
export function summarise(parts: readonly Part[], site: SiteName): Size[] {
  const ofSite = parts.filter((part) => part.site === site)
  const sizes = [...new Set(ofSite.map(({ pages }) => pages))].sort((one, other) => one - other)
  return sizes.map((pages) => ({
    pages,
    rows: Object.entries(sites[site]).flatMap(([id, name]) =>
      rowsOf(
        ofSite.filter((part) => part.pages === pages),
        site,
        { id, name },
      ),
    ),
  }))
}

function rowsOf(parts: readonly Part[], site: SiteName, { id, name }: { id: string; name: string }): Row[] {
  const found = parts.flatMap(({ programs }) =>
    programs.flatMap((program) => (program.id === id ? [{ ...program, programs }] : [])),
  )
  return [...new Set(found.map(({ node }) => node))].sort().flatMap((node): Row[] => {
    const same = found.filter((program) => program.node === node)
    const runs = same.flatMap((program) => program.runs)
    if (runs.length === 0) return []
    const medianOf = (key: keyof Measured) => median(runs.map((run) => run[key])) ?? 0
    const times = (key: keyof Measured, isReference: (other: Program) => boolean) =>
      median(
        same.flatMap((program) => {
          const reference = program.programs.find(isReference)
          return program.runs.flatMap((run, round) => {
            const other = reference?.runs[round]
            return other ? run[key] / other[key] : []
          })
        }),
      )
    return [
      {
        id,
        name,
        version: same.at(-1)?.version ?? '',
        node,
        rounds: runs.length,
        measured: {
          seconds: medianOf('seconds'),
          cpuSeconds: medianOf('cpuSeconds'),
          megabytes: medianOf('megabytes'),
        },
        timesLoop: times('cpuSeconds', (other) => other.id === loop && other.node === node),
        timesBase: times('seconds', (other) => other.id === baseOf[site]),
      },
    ]
  })
}

const rounded = (digits: number) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits }).format
/** A number with at most three digits that count. */
export const short = rounded(3)
/** The same with two digits: the second one varies between runs. */
export const ratio = rounded(2)
export const whole = (value: number): string => Math.round(value).toLocaleString('en')

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The CPU of each page that a site has beyond the next smaller one, in microseconds. */
function cpuOfPage(row: Row, pages: number, smaller: Size | undefined): number | undefined {
  const before = smaller?.rows.find(({ id, node }) => id === row.id && node === row.node)
  if (!smaller || !before) return undefined
  return ((row.measured.cpuSeconds - before.measured.cpuSeconds) / (pages - smaller.pages)) * 1e6
}

/** All sizes of a site as one table. A program that was not measured has no row. */
export function formatTable(parts: readonly Part[], site: SiteName): string {
  const sizes = summarise(parts, site)
  // An edit in the development server has its time alone.
  const rest = site === 'dev' ? 0 : undefined
  const optional = (format: (value: number) => string, value: number | undefined) =>
    value === undefined ? '' : format(value)
  const lines = sizes.flatMap(({ pages, rows }, size) =>
    rows.map((row, index) => [
      index === 0 ? whole(pages) : '',
      `${row.name} ${row.version}`.trim(),
      row.node,
      String(row.rounds),
      `${short(row.measured.seconds)} s`,
      ...[
        `${short(row.measured.cpuSeconds)} s`,
        `${whole(row.measured.megabytes)} MB`,
        optional(short, row.timesLoop),
        optional(short, row.timesBase),
        ...(site === 'peers' ? [optional(whole, cpuOfPage(row, pages, sizes[size - 1]))] : []),
      ].slice(0, rest),
    ]),
  )
  const heads = [
    ['Pages', { peers: 'Program', agency: 'Run', dev: 'Edit' }[site], 'Node', 'Rounds', 'Time'],
    ['CPU', 'Memory', 'CPU × loop', `Time × ${site === 'peers' ? 'Hugo' : 'clean'}`].slice(0, rest),
    site === 'peers' ? ['CPU per further page, µs'] : [],
  ].flat()
  const rule = heads.map((_, index) => (index === 1 ? '---' : '---:'))
  return [heads, rule, ...lines].map(lineOf).join('\n')
}

/** Names the programs that take less time than Toegift, and those that take less CPU than its one thread. */
export function formatLosses(parts: readonly Part[]): string {
  const lossOf = (
    { pages, rows }: Size,
    ours: 'toegift' | 'toegift-1',
    key: 'seconds' | 'cpuSeconds',
  ): string[] => {
    const own = rows.find(({ id }) => id === ours)
    if (!own) return []
    // A program that was measured on several Nodes is compared on the first, which is Toegift's.
    const others = rows.filter(
      (row, index) => !row.id.startsWith('toegift') && row.id !== rows[index - 1]?.id,
    )
    const better = others.filter(({ measured }) => measured[key] < own.measured[key]).map(({ name }) => name)
    return [`at ${whole(pages)} pages ${better.join(', ') || 'none'}`]
  }
  const sizes = summarise(parts, 'peers')
  const time = sizes.flatMap((size) => lossOf(size, 'toegift', 'seconds')).join('; ')
  const cpu = sizes.flatMap((size) => lossOf(size, 'toegift-1', 'cpuSeconds')).join('; ')
  return `Faster than Toegift by default: ${time}. Less CPU than its one thread: ${cpu}.`
}

const about = {
  peers: `## Other generators on the same pages

A page of 14 kB for each act in each city, from one data file, with nothing published before. Toegift makes them through its whole pipeline, with all checks; so that links lead somewhere,
it adds the pages of the menu and of the acts. The loop renders the same page with React, writes it, and checks nothing. CPU per further page is counted from the size above.`,
  agency: `## The agency's site

The real site, and a copy with more places of GeoNames and more acts, with the same pictures. The loop renders the same pages with React and writes nothing; its start does not count.`,
  dev: `## The development server

From a saved file to the new page, as an open browser sees it. An edit of each kind was made before, because the first edit of a template loads the sources.`,
}

/** All that was measured, as a section in markdown: where and when, what, and in what Toegift is not the first. */
export function formatResults(parts: readonly Part[]): string {
  const dates = [...new Set(parts.map(({ date }) => date))].sort().join(', ')
  const head = `Measured on ${dates}: ${parts[0]?.machine}. Medians of interleaved rounds; ratios are formed within a round. Memory is that of the largest process.`
  const chart =
    '![CPU of each run, as a multiple of that of a bare React loop over the same pages](chart.svg)'
  const tables = (Object.keys(sites) as SiteName[]).flatMap((site) =>
    parts.some((part) => part.site === site)
      ? [about[site], ...(site === 'peers' ? [formatLosses(parts)] : []), formatTable(parts, site)]
      : [],
  )
  return [head, chart, ...tables].join('\n\n')
}
