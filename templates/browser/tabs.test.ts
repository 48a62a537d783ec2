import { expect, test, vi } from 'vitest'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { countText, tabByKey } from './tabs.ts'

vi.stubGlobal('WORDS', tinyWords())

test('one act is an act, none and many are acts', () => {
  expect([0, 1, 3].map(countText)).toEqual(['[browser.finder.found 0]', '[browser.finder.foundOne]', '[browser.finder.found 3]'])
})

test('arrows go round, Home and End go to the ends, other keys are left alone', () => {
  expect(tabByKey('ArrowRight', 3, 4)).toBe(0)
  expect(tabByKey('ArrowLeft', 0, 4)).toBe(3)
  expect(tabByKey('Home', 2, 4)).toBe(0)
  expect(tabByKey('End', 0, 4)).toBe(3)
  expect(tabByKey(' ', 2, 4)).toBe(2)
  expect(tabByKey('Tab', 2, 4)).toBeUndefined()
})
