import { CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { DataProblems, type Problem } from '../core/problem.ts'
import { LockedError } from '../publish/lock.ts'
import { PublishError } from '../system/file-system.ts'
import { exitCodeOf } from './failure.ts'
import { count, formatProblems, formatSummary } from './format.ts'

const problem: Problem = {
  code: 'missing-field',
  severity: 'error',
  places: [{ file: 'data/acts.ts', line: 12, field: 'bio' }],
  what: 'The act "silkwood" has no bio.',
  hint: 'Add a line "bio: …" to it.',
}

test('problems are printed with place, sentence and remedy, and counted', () => {
  expect(formatProblems([problem, { ...problem, severity: 'warning', places: [] }])).toMatchInlineSnapshot(`
    "error  missing-field
      at data/acts.ts:12  bio
      The act "silkwood" has no bio.
      → Add a line "bio: …" to it.

    warning  missing-field
      The act "silkwood" has no bio.
      → Add a line "bio: …" to it.

    1 error and 1 warning."
  `)
})

test('of many places the first six are shown, each once', () => {
  const places = Array.from({ length: 20 }, (_, index) => ({ file: 'data/acts.ts', line: (index % 10) + 1 }))
  const lines = formatProblems([{ ...problem, places }]).split('\n')
  expect(lines.filter((line) => line.startsWith('  at '))).toHaveLength(6)
  expect(lines).toContain('  and 4 more places')
})

test('a build ends with its families, most pages first, and one line to quote', () => {
  const published = { written: 3, unchanged: 1010, removed: 0, bytes: 35_600_000, recovered: false }
  const pages = new Map([
    ['act', 27],
    ['act in city', 432],
  ])
  expect(
    formatSummary({ out: 'out', seconds: 1.26, timings: new Map(), pages, published, released: undefined, warnings: [problem], digest: '', manifest: '' }),
  ).toMatchInlineSnapshot(`
    "  act in city     432
      act              27
    3 files written, 1,010 unchanged, 0 removed.
    Wrote 459 pages (35.6 MB) to out/ in 1.3 s, 1 warning."
  `)
})

test('counts have a singular and a plural', () =>
  expect([count(0, 'page'), count(1, 'page'), count(1014, 'page')]).toEqual(['0 pages', '1 page', '1,014 pages']))

test.each([
  [new DataProblems([problem]), 1],
  [new PublishError('x', 'y'), 1],
  [new CommanderError(1, 'commander.unknownOption', 'x'), 64],
  [new CommanderError(0, 'commander.helpDisplayed', 'x'), 0],
  [new TypeError('x'), 70],
  [new LockedError(undefined, undefined, 'lock'), 75],
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('%s ends with exit code %i', (error, code) => expect(exitCodeOf(error)).toBe(code))
