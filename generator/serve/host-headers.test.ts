import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules } from './host-headers.ts'

const rules = parseHeaderRules('/*\n  X-One: a: b\n\n/assets/*\n  Cache-Control: public, immutable\n\n/sw.js\n  Cache-Control: no-cache\n')

test('a path gets the headers of every rule that it fits', () => {
  expect(headersFor(rules, '/about/')).toEqual([{ name: 'X-One', value: 'a: b' }])
  expect(headersFor(rules, '/assets/site.css').map(({ value }) => value)).toEqual(['a: b', 'public, immutable'])
  expect(headersFor(rules, '/sw.js').map(({ value }) => value)).toEqual(['a: b', 'no-cache'])
  expect(headersFor(rules, '/sw.json')).toHaveLength(1)
})
