import { expect, test } from 'vitest'
import type { Problem } from '../../core/problem.ts'
import { count, formatProblemLines, formatProblems, formatSummary } from './format.ts'
import type { Summary } from './summary.ts'

const problem: Problem = {
  code: 'rule',
  severity: 'error',
  places: [{ file: 'data/acts.ts', line: 3 }],
  what: 'Een ding.',
  hint: 'Doe iets.',
}
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

test('problems show what is known of their places, what is wrong and what to do; errors come last, and the last line names the first of them', () => {
  const places = [{ file: 'a.ts' }, { file: 'b.ts', line: 2 }, { file: 'c.ts', line: 3, field: 'bio' }]
  expect(
    formatProblems(
      [
        { ...problem, places },
        { ...problem, severity: 'warning', places: [] },
      ],
      'Nothing was published.',
    ),
  ).toMatchInlineSnapshot(`
    "warning  rule
      Een ding.
      → Doe iets.

    error  rule
      at a.ts
      at b.ts:2
      at c.ts:3  bio
      Een ding.
      → Doe iets.

    1 error and 1 warning. First a.ts: Een ding. Nothing was published."
  `)
})

test('of many places the first six are shown, each once', () => {
  const placesOf = (amount: number) =>
    Array.from({ length: 20 }, (_, index) => ({ file: 'data/acts.ts', line: (index % amount) + 1 }))
  const lines = formatProblems([{ ...problem, places: placesOf(10) }]).split('\n')
  expect(lines.filter((line) => line.startsWith('  at '))).toHaveLength(6)
  expect(lines).toContain('  and 4 more places')
  expect(formatProblems([{ ...problem, places: placesOf(6) }])).not.toContain('more place')
})

test('a run that changed nothing says so', () => {
  expect(formatSummary(summary)).toMatchInlineSnapshot(`
    "  home       1
    0 files written, 1 unchanged, 0 removed.
    Nothing changed in out/: 1 page (999 kB) checked in 0.0 s, 0 warnings."
  `)
})

test('a run that changed something ends with its families, most pages first and then by name, and one line to quote', () => {
  const pages = new Map([
    ['b', 2],
    ['a', 2],
    ['act in city', 12_345],
  ])
  const changed = { written: 3, unchanged: 1010, removed: 0, bytes: 35_640_000, recovered: true }
  expect(
    formatSummary({ ...summary, seconds: 1.26, pages, published: changed, warnings: [problem] }),
  ).toMatchInlineSnapshot(`
    "  act in city  12,345
      a                 2
      b                 2
    An earlier run was cut off after its last check: its publication was completed first.
    3 files written, 1,010 unchanged, 0 removed.
    Wrote 12,349 pages (35.6 MB) to out/ in 1.3 s, 1 warning."
  `)
})

test.each([{ written: 1 }, { removed: 1 }, { recovered: true }])(
  'a run with %o changed something',
  (change) => {
    expect(formatSummary({ ...summary, published: { ...published, ...change } })).toMatch(/^Wrote 1 page/m)
  },
)

test('counts have a singular and a plural, and are grouped in the same way on machines of every language', () => {
  expect([count(0, 'page'), count(1, 'page'), count(1_234_567, 'page')]).toEqual([
    '0 pages',
    '1 page',
    '1,234,567 pages',
  ])
})

const withPlaces: Problem = {
  code: 'address-taken',
  severity: 'error',
  places: [
    { file: 'data/acts.ts', line: 41, field: 'slug' },
    { file: 'data/acts.ts', line: 77 },
  ],
  what: 'Two acts want\n100 % of an address.',
  hint: 'Change one:\n  here, or there.',
}
const withoutPlaces: Problem = {
  code: 'out-of-reach',
  severity: 'warning',
  places: [],
  what: 'A page cannot be reached.',
  hint: 'Link to it.',
}

test('as text, each problem is one line that editors turn into a link, errors last', () => {
  expect(formatProblemLines([withPlaces, withoutPlaces], 'text').split('\n')).toEqual([
    'site: warning out-of-reach: A page cannot be reached. → Link to it.',
    'data/acts.ts:41: error address-taken: Two acts want 100 % of an address. (also data/acts.ts:77) → Change one: here, or there.',
  ])
})

test('as JSON, problems are unchanged', () => {
  expect(JSON.parse(formatProblemLines([withPlaces, withoutPlaces], 'json'))).toEqual([
    withPlaces,
    withoutPlaces,
  ])
})

test('as annotations, no text of the owner can end one or begin another', () => {
  const hostile = {
    ...withPlaces,
    places: [{ file: 'data/a,b:c.ts', line: 3 }],
    what: 'one\n::error::two',
    hint: '100 %',
  }
  expect(formatProblemLines([hostile], 'github')).toBe(
    '::error file=data/a%2Cb%3Ac.ts,line=3,title=address-taken::one\\u000a::error::two%0A→ 100 %25',
  )
  expect(formatProblemLines([withoutPlaces], 'github')).toBe(
    '::warning title=out-of-reach::A page cannot be reached.%0A→ Link to it.',
  )
})

test('control characters are escaped', () => {
  expect(formatProblemLines([{ ...withoutPlaces, what: 'red \u001b[31m' }], 'text')).toContain(
    'red \\u001b[31m',
  )
})
