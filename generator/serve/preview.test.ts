import { expect, test } from 'vitest'
import { headerReader } from './preview.ts'
import { parseRange } from './published-file.ts'

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['BYTES=9-9', { start: 9, end: 9 }],
  [`bytes=5-${'9'.repeat(400)}`, { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999-', 'unsatisfiable'],
  ['bytes=5-1', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=0-1', 'whole'],
  [undefined, 'whole'],
])('of ten bytes, %s requests %o', (header, expected) => expect(parseRange(header, 10)).toEqual(expected))

test('an empty file has no range', () => expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable'))

test('a path gets the headers of every rule that it fits', () => {
  const headersAt = headerReader('/*\n  X-One: a: b\n\n/assets/*\n  Cache-Control: public, immutable\n\n/sw.js\n  Cache-Control: no-cache\n')
  expect(headersAt('/about/')).toEqual([{ name: 'X-One', value: 'a: b' }])
  expect(headersAt('/assets/site.css').map(({ value }) => value)).toEqual(['a: b', 'public, immutable'])
  expect(headersAt('/sw.js').map(({ value }) => value)).toEqual(['a: b', 'no-cache'])
  expect(headersAt('/sw.json')).toHaveLength(1)
})
