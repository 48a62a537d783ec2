import { describe, expect, test } from 'vitest'
import type { Problem } from '../core/problem.ts'
import { count, formatProblem, formatProblems, formatSummary } from './format.ts'
import type { Summary } from './summary.ts'

const problem: Problem = { code: 'rule', severity: 'error', places: [{ file: 'data/acts.ts', line: 3 }], what: 'Een ding.', hint: 'Doe iets.' }
const published = { written: 0, unchanged: 1, removed: 0, bytes: 999_499, recovered: false }
const summary: Summary = {
  out: 'out',
  seconds: 0.04,
  timings: new Map(),
  pages: new Map([['home', 1]]),
  published,
  released: undefined,
  warnings: [],
  digest: '',
  manifest: '',
}

describe('a problem', () => {
  test('shows the known parts of its place: file, line, field', () => {
    const places = [{ file: 'a.ts' }, { file: 'b.ts', line: 2 }, { file: 'c.ts', line: 3, field: 'bio' }]
    expect(formatProblem({ ...problem, places })).toMatchInlineSnapshot(`
      "error  rule
        at a.ts
        at b.ts:2
        at c.ts:3  bio
        Een ding.
        → Doe iets."
    `)
  })

  test('lists six places without mentioning more', () => {
    const places = Array.from({ length: 6 }, (_, index) => ({ file: 'a.ts', line: index + 1 }))
    expect(formatProblem({ ...problem, places })).not.toContain('more place')
    expect(formatProblem({ ...problem, places: [...places, { file: 'b.ts' }] })).toContain('  and 1 more place\n')
  })

  test('has no colour without a terminal', () => expect(formatProblem(problem)).not.toContain('\u001b'))
})

test.each([
  [['error'], '1 error.'],
  [['warning', 'warning'], '2 warnings.'],
  [['error', 'warning', 'error'], '2 errors and 1 warning.'],
] as const)('%j end with "%s"', (severities, expected) => {
  const text = formatProblems(severities.map((severity) => ({ ...problem, severity })))
  expect(text.split('\n').at(-1)).toBe(expected)
})

describe('the summary', () => {
  test('of a run that changed nothing', () => {
    expect(formatSummary(summary)).toMatchInlineSnapshot(`
      "  home       1
      0 files written, 1 unchanged, 0 removed.
      Nothing changed in out/: 1 page (999 kB) checked in 0.0 s, 0 warnings."
    `)
  })

  test.each([{ written: 1 }, { removed: 1 }, { recovered: true }])('of a run that changed out/: %o', (change) => {
    expect(formatSummary({ ...summary, published: { ...published, ...change } })).toMatch(/^Wrote 1 page \(999 kB\) to out\/ in/m)
  })

  test('mentions that an earlier run was completed first', () => {
    expect(formatSummary({ ...summary, published: { ...published, recovered: true } })).toContain('An earlier run was cut off after its last check')
    expect(formatSummary(summary)).not.toContain('An earlier run')
  })

  test('orders families by pages, those with as many by name', () => {
    const pages = new Map([
      ['b', 2],
      ['a', 2],
      ['c', 30],
    ])
    expect(
      formatSummary({ ...summary, pages })
        .split('\n')
        .slice(0, 3)
        .map((line) => line.trim().split(/\s+/).join(' ')),
    ).toEqual(['c 30', 'a 2', 'b 2'])
  })

  test('aligns large numbers', () => {
    const lines = formatSummary({
      ...summary,
      pages: new Map([
        ['act in city', 12_345],
        ['home', 1],
      ]),
    }).split('\n')
    expect(lines[0]?.length).toBe(lines[1]?.length)
    expect(lines[0]).toContain('12,345')
  })

  test.each([
    [0, '0 kB'],
    [999_499, '999 kB'],
    [1_000_000, '1.0 MB'],
    [35_640_000, '35.6 MB'],
  ])('%i bytes are printed as %s', (bytes, expected) => {
    expect(formatSummary({ ...summary, published: { ...published, bytes } })).toContain(`(${expected})`)
  })
})

test('numbers are grouped in the same way on machines of every language', () => expect(count(1_234_567, 'page')).toBe('1,234,567 pages'))
