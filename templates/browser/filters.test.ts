import { expect, test } from 'vitest'
import { hasAll } from './filters.ts'

test.each([
  [[], true],
  [['bruiloft'], true],
  [['bruiloft', '2800'], true],
  [['bruiloft', 'buiten'], false],
])('an act for weddings, indoors and below € 2.800 has all of %j: %s', (chosen, expected) => {
  expect(hasAll(['bruiloft', '2800', 'binnen'], chosen)).toBe(expected)
})
