import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapsOf, matchedPairs } from './sequence.ts'

const signs = (text: string) => [...text]

test('pairs are equal elements in the order of both lists, as many as there are', () => {
  expect(matchedPairs(signs('abcd'), signs('xbyd'))).toEqual([
    [1, 1],
    [3, 3],
  ])
})

test('pairs ascend and are equal, and a list has all of itself in common', () => {
  const list = fc.array(fc.constantFrom(...signs('abcdef')), { maxLength: 120 })
  fc.assert(
    fc.property(list, list, (before, after) => {
      const pairs = matchedPairs(before, after)
      expect(pairs.every(([row, column], at) => before[row] === after[column] && row > (pairs[at - 1]?.[0] ?? -1) && column > (pairs[at - 1]?.[1] ?? -1))).toBe(
        true,
      )
      expect(matchedPairs(before, before)).toHaveLength(before.length)
    }),
  )
})

test('in long lists an element that was put in leaves all others matched', () => {
  const list = Array.from({ length: 5_000 }, (_, at) => `${at}`)
  const longer = [...list.slice(0, 100), 'a', ...list.slice(100, 4_000), 'b', ...list.slice(4_000)]
  expect(matchedPairs(list, longer)).toHaveLength(5_000)
  expect(gapsOf(matchedPairs(list, longer), list.length, longer.length)).toEqual([
    { before: [100, 100], after: [100, 101] },
    { before: [4_000, 4_000], after: [4_001, 4_002] },
  ])
})

test('in long lists of which two parts changed places the longer one is matched', () => {
  const part = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at}`)
  expect(matchedPairs([...part('a', 300), ...part('b', 100)], [...part('b', 100), ...part('a', 300)])).toHaveLength(300)
})
