import { expect, test, vi } from 'vitest'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { countText, folded, hasWords, tabByKey } from './tabs.ts'

vi.stubGlobal('WORDS', tinyWords())

test.each([
  ['Beyoncé', 'beyonce'],
  ['SLASH N’ ROSES', 'slash n roses'],
  ["Petty's Heartbreakers", 'pettys heartbreakers'],
  ['  soul,\n funk & pop ', 'soul funk pop'],
  ['1984', '1984'],
  ['!?', ''],
])('%s is compared as "%s"', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

const card = folded('The Deputees Tribute to Bob Marley Reggae voor een zomers feest, met zon in de drie stemmen.')

test.each([
  ['MARLEY', true],
  ['zomers deputees', true],
  ['marl', true],
  ['', true],
  ['marley coldplay', false],
  ['Bob and Marley', true],
  ['Bob & Marley', true],
  ['marlye', true],
  ['marly', true],
  ['regae', true],
  ['reggaee', true],
  ['merley', true],
  ['morlye', false],
  ['zoo', false],
  // Short words have too many neighbours.
  ['zors', false],
])('searching "%s" finds the act: %s', (words, expected) => {
  expect(hasWords(card, folded(words))).toBe(expected)
})

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
