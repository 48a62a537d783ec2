import { expect, test } from 'vitest'
import { headerReader } from './preview.ts'

test('a path gets the headers of every rule that it fits', () => {
  const headersAt = headerReader('/*\n  X-One: a: b\n\n/assets/*\n  Cache-Control: public, immutable\n\n/sw.js\n  Cache-Control: no-cache\n')
  expect(headersAt('/about/')).toEqual([{ name: 'X-One', value: 'a: b' }])
  expect(headersAt('/assets/site.css').map(({ value }) => value)).toEqual(['a: b', 'public, immutable'])
  expect(headersAt('/sw.js').map(({ value }) => value)).toEqual(['a: b', 'no-cache'])
  expect(headersAt('/sw.json')).toHaveLength(1)
})
