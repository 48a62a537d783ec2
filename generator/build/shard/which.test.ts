import { describe, expect, test } from 'vitest'
import { parseShard, shardOf } from './which.ts'

describe('the shard of a page', () => {
  test('follows from its path alone, for ever: shards of two versions of the program must not share a page', () => {
    // The buckets, computed by another program: 241 and 3421.
    expect([1, 2, 3, 7, 16].map((count) => shardOf('/', count))).toEqual([1, 2, 2, 4, 2])
    expect([1, 2, 3, 7, 16].map((count) => shardOf('/silkwood-gent/', count))).toEqual([1, 2, 2, 6, 14])
  })

  test('is one of all shards, and all have about as many pages', () => {
    const sizes = new Map<number, number>()
    for (let page = 0; page < 10_000; page++) {
      const shard = shardOf(`/page-${page}/`, 16)
      sizes.set(shard, (sizes.get(shard) ?? 0) + 1)
    }
    expect([...sizes.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
    expect(Math.max(...sizes.values())).toBeLessThan(1.2 * (10_000 / 16))
  })
})

describe('--shard', () => {
  test.each(['0/3', '4/3', '1/0', '1/', '/3', '1/3/5', '-1/3', '1.5/3', ' 1/3', '1/5000', '', 'auto'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseShard(text)).toThrow(`--shard is "${text}".`)
    },
  )

  test.each([
    ['1/1', { number: 1, count: 1 }],
    ['4096/4096', { number: 4096, count: 4096 }],
  ])('reads %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard)
  })
})
