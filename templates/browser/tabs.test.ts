import { expect, test } from 'vitest'
import { tabByKey } from './tabs.ts'

test('arrows go round, Home and End go to the ends, other keys are left alone', () => {
  expect(tabByKey('ArrowRight', 3, 4)).toBe(0)
  expect(tabByKey('ArrowLeft', 0, 4)).toBe(3)
  expect(tabByKey('Home', 2, 4)).toBe(0)
  expect(tabByKey('End', 0, 4)).toBe(3)
  expect(tabByKey(' ', 2, 4)).toBe(2)
  expect(tabByKey('Tab', 2, 4)).toBeUndefined()
})
