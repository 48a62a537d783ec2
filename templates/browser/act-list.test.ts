import { expect, test, vi } from 'vitest'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { countText } from './act-list.ts'

vi.stubGlobal('WORDS', tinyWords())

test('one act is an act, none and many are acts', () => {
  expect([0, 1, 3].map(countText)).toEqual(['[browser.finder.found 0]', '[browser.finder.foundOne]', '[browser.finder.found 3]'])
})
