import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberSets } from './number-sets.ts'

const lists = fc.array(fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(2 ** 31 - 1))), { maxLength: 50 })

test('all numbers are found again, sorted', () => {
  fc.assert(
    fc.property(lists, (added) => {
      const stored = new NumberSets()
      for (const list of added) stored.push([...list])
      expect(added.map((_, index) => stored.at(index))).toEqual(
        added.map((list) => list.toSorted((a, b) => a - b)),
      )
    }),
  )
})

test('sets that outgrow the room for them are found again', () => {
  const stored = new NumberSets()
  const long = Array.from({ length: 400_000 }, (_, index) => index * 1000)
  for (const list of [[1], long, [2], long, [3]]) stored.push([...list])
  expect([stored.at(0), stored.at(2), stored.at(4)]).toEqual([[1], [2], [3]])
  expect(stored.at(3).join()).toBe(long.join())
})
