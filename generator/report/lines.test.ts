import { expect, test } from 'vitest'
import type { Problem } from '../core/problem.ts'
import { formatProblemLines } from './lines.ts'

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
const withoutPlaces: Problem = { code: 'out-of-reach', severity: 'warning', places: [], what: 'A page cannot be reached.', hint: 'Link to it.' }

test('as text, each problem is one line that editors turn into a link', () => {
  expect(formatProblemLines([withPlaces, withoutPlaces], 'text').split('\n')).toEqual([
    'data/acts.ts:41: error address-taken: Two acts want 100 % of an address. (also data/acts.ts:77) → Change one: here, or there.',
    'site: warning out-of-reach: A page cannot be reached. → Link to it.',
  ])
})

test('as JSON, problems are unchanged', () => {
  expect(JSON.parse(formatProblemLines([withPlaces, withoutPlaces], 'json'))).toEqual([withPlaces, withoutPlaces])
})

test('as annotations, no text of the owner can end one or begin another', () => {
  const hostile = { ...withPlaces, places: [{ file: 'data/a,b:c.ts', line: 3 }], what: 'one\n::error::two', hint: '100 %' }
  expect(formatProblemLines([hostile], 'github')).toBe('::error file=data/a%2Cb%3Ac.ts,line=3,title=address-taken::one\\u000a::error::two%0A→ 100 %25')
  expect(formatProblemLines([withoutPlaces], 'github')).toBe('::warning title=out-of-reach::A page cannot be reached.%0A→ Link to it.')
})

test('control characters are escaped', () => {
  expect(formatProblemLines([{ ...withoutPlaces, what: 'red \u001b[31m' }], 'text')).toContain('red \\u001b[31m')
})
