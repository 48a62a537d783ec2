import { expect, test } from 'vitest'
import { drawChart } from './chart.ts'
import { formatTable, summarise } from './results.ts'
import type { Round } from './round.ts'

const run = (seconds: number, megabytes = 100) => ({ seconds, cpuSeconds: seconds / 2, megabytes })

/** The copy and the loop take one second each, unless a round says otherwise. */
const round = (changes: Partial<Round>): Round => ({ copy: run(1, 3), loop: run(1), ...changes })

test('ratios are formed within a round, so that a slow moment of the machine does not count', () => {
  const slow = round({ clean: run(20), copy: run(10, 3), loop: run(5) })
  const { results } = summarise(1014, [round({ clean: run(2) }), slow, round({ clean: run(3) })])
  expect(results[0]).toEqual({
    kind: 'clean',
    seconds: 3,
    cpuSeconds: 1.5,
    megabytes: 100,
    timesCopy: 2,
    timesLoop: 3,
  })
})

test('a kind of run that was not measured has no line', () => {
  expect(
    formatTable({ sizes: [summarise(10_018, [round({ unchanged: run(0.25, 87) })])] }),
  ).toMatchInlineSnapshot(`
    "| Pages | Run | Time | CPU | Memory | × \`cp -r\` | × React loop |
    | ---: | --- | ---: | ---: | ---: | ---: | ---: |
    | 10,018 | nothing changed | 0.25 s | 0.125 s | 87 MB | 0.25 | 0.25 |
    |  | \`cp -r\` of the result | 1 s | 0.5 s | 3 MB | 1 | 1 |
    |  | bare React loop | 1 s | 0.5 s | 100 MB | 1 | 1 |"
  `)
})

test('the chart has a bar for each run but the one from an empty cache, in proportion, within its width', () => {
  const chart = drawChart({
    sizes: [
      summarise(1014, [round({ empty: run(34), clean: run(4) })]),
      summarise(10_018, [round({ clean: run(2) })]),
    ],
  })
  const widths = [...chart.matchAll(/<rect [^>]*x=[^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(6)
  const [first = 0, copy = 0, , second = 0] = widths
  expect(first / copy).toBeCloseTo(4, 1)
  expect(second / copy).toBeCloseTo(2, 1)
  for (const [, x, width] of chart.matchAll(/<rect [^>]*x="(\d+)"[^>]*width="(\d+)"/g))
    expect(Number(x) + Number(width)).toBeLessThan(700)
})
