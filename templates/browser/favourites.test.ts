import { expect, test } from 'vitest'
import { slugsIn, toggled } from './favourites.ts'

test('an address names acts by their slugs, each once', () => {
  expect(slugsIn('silkwood,the-rover,silkwood')).toEqual(['silkwood', 'the-rover'])
})

test.each(['', ',', '<img src=x>', 'Silkwood', '../admin', 'silk wood'])('"%s" names no act', (text) => {
  expect(slugsIn(text)).toEqual([])
})

test('a heart adds its act at the end, and removes it again', () => {
  expect(toggled(['silkwood'], '1984')).toEqual(['silkwood', '1984'])
  expect(toggled(['silkwood', '1984'], 'silkwood')).toEqual(['1984'])
})
