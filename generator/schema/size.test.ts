import { expect, test } from 'vitest'
import { sizeOf } from '../schema/price.ts'

test.each([
  [1, 'duo'],
  [2, 'duo'],
  [3, 'trio'],
  [4, 'trio'],
  [5, 'group'],
  [6, 'group'],
  [7, 'show'],
  [10, 'show'],
])('%i people on stage are a %s', (people, size) => {
  expect(sizeOf(people)).toBe(size)
})
