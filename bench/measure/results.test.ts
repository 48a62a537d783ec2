import { expect, test } from 'vitest'
import { drawChart } from './chart.ts'
import { formatLosses, formatTable, merged, type Part, summarise } from './results.ts'

const run = (seconds: number, megabytes = 100) => ({ seconds, cpuSeconds: seconds / 2, megabytes })

/** A part in which the program with this name takes so many seconds in each round. */
const part = (times: Record<string, number[]>, changes: Partial<Part> = {}): Part => ({
  date: '2026-01-01',
  machine: 'a machine',
  toegift: 'a digest',
  site: 'peers',
  pages: 1000,
  programs: Object.entries(times).map(([id, seconds]) => ({
    id,
    version: '',
    node: id === 'hugo' ? '' : '20',
    runs: seconds.map((time) => run(time)),
  })),
  ...changes,
})

test('ratios are formed within a round, so that a slow moment of the machine does not count', () => {
  const quick = { 'react-loop': [1, 2], hugo: [0.5, 1], toegift: [2, 6] }
  const slow = { 'react-loop': [5], hugo: [10], toegift: [20] }
  const [size] = summarise([part(quick), part(slow)], 'peers')
  expect(size?.rows.at(-1)).toMatchObject({
    rounds: 3,
    measured: { seconds: 6, cpuSeconds: 3, megabytes: 100 },
    timesLoop: 3,
    timesBase: 4,
  })
})

test('parts are added to each other, but not to those of another machine or state of the program', () => {
  const first = part({ hugo: [1] })
  const second = part({ toegift: [1] })
  expect(merged([first], second)).toEqual([first, second])
  expect(merged([first, { ...first, machine: 'another' }, { ...first, toegift: 'older' }], second)).toEqual([
    first,
    second,
  ])
})

test('each program that was measured has a line, on each Node, and says what a further page costs', () => {
  const small = part({ 'react-loop': [1], hugo: [0.5], toegift: [2] })
  const large = part({ 'react-loop': [2], hugo: [], toegift: [6] }, { pages: 11_000 })
  const newer = part({ 'react-loop': [1], toegift: [3] })
  const programs = newer.programs.map((program) => ({ ...program, node: '24', version: '1.2.3' }))
  expect(formatTable([large, small, { ...newer, programs }], 'peers')).toMatchInlineSnapshot(`
    "| Pages | Program | Node | Rounds | Time | CPU | Memory | CPU × loop | Time × Hugo | CPU per further page, µs |
    | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
    | 1,000 | bare React loop | 20 | 1 | 1 s | 0.5 s | 100 MB | 1 | 2 |  |
    |  | bare React loop 1.2.3 | 24 | 1 | 1 s | 0.5 s | 100 MB | 1 |  |  |
    |  | Hugo |  | 1 | 0.5 s | 0.25 s | 100 MB |  | 1 |  |
    |  | Toegift by default | 20 | 1 | 2 s | 1 s | 100 MB | 2 | 4 |  |
    |  | Toegift by default 1.2.3 | 24 | 1 | 3 s | 1.5 s | 100 MB | 3 |  |  |
    | 11,000 | bare React loop | 20 | 1 | 2 s | 1 s | 100 MB | 1 |  | 50 |
    |  | Toegift by default | 20 | 1 | 6 s | 3 s | 100 MB | 3 |  | 200 |"
  `)
})

test('edits in the development server have their time alone', () => {
  expect(formatTable([part({ text: [0.25] }, { site: 'dev' })], 'dev')).toMatchInlineSnapshot(`
    "| Pages | Edit | Node | Rounds | Time |
    | ---: | --- | ---: | ---: | ---: |
    | 1,000 | text | 20 | 1 | 0.25 s |"
  `)
})

test('what is faster is named for each size, by time for the default and by CPU for one thread', () => {
  const small = part({ 'react-loop': [1], hugo: [0.5], 'toegift-1': [0.8], toegift: [2] })
  const large = part({ 'react-loop': [3], hugo: [9], 'toegift-1': [6], toegift: [2] }, { pages: 11_000 })
  expect(formatLosses([small, large])).toMatchInlineSnapshot(
    `"Faster than Toegift by default: at 1,000 pages bare React loop, Hugo; at 11,000 pages none. Less CPU than its one thread: at 1,000 pages Hugo; at 11,000 pages bare React loop."`,
  )
})

test('the chart has a bar for each run but the one from an empty cache, in proportion, within its width', () => {
  const chart = drawChart([
    part({ 'react-loop': [1], hugo: [0.5], toegift: [4] }),
    part({ empty: [34], clean: [4], 'react-loop': [2] }, { site: 'agency' }),
  ])
  const widths = [...chart.matchAll(/<rect [^>]*x=[^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(5)
  const [loop = 0, , first = 0, second = 0] = widths
  expect(first / loop).toBeCloseTo(4, 1)
  expect(second / loop).toBeCloseTo(2, 1)
  for (const [, x, width] of chart.matchAll(/<rect [^>]*x="(\d+)"[^>]*width="(\d+)"/g))
    expect(Number(x) + Number(width)).toBeLessThan(700)
})
