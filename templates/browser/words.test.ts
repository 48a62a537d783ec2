import { expect, test } from 'vitest'
import { folded, hasWords } from './words.ts'

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

const beginnings = ['MARLEY', 'zomers deputees', 'marl', '', 'Bob and Marley', 'Bob & Marley']
const slips = ['marlye', 'marly', 'regae', 'reggaee', 'merley', 'eest', 'fees', 'eputee']
test.each([...beginnings, ...slips])('searching "%s" finds the act', (words) => expect(hasWords(card, folded(words))).toBe(true))

// A short word, such as the last, has too many neighbours.
test.each(['marley coldplay', 'morlye', 'zoo', 'omer', 'zors'])('searching "%s" does not find it', (words) => {
  expect(hasWords(card, folded(words))).toBe(false)
})
