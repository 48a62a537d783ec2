import { expect, test } from 'vitest'
import { slugsIn } from './favourites.ts'

test.each(['', ',', '<img src=x>', 'Silkwood', '../admin', 'silk wood'])('"%s" names no act', (text) => {
  expect(slugsIn(text)).toEqual([])
})
