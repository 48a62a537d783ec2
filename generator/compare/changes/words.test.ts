import { expect, test } from 'vitest'
import { differenceOf } from './words.ts'

test.each([
  ['what both texts begin and end with', '1984 boeken in Gent', '1984 bestellen in Gent', ['boeken', 'bestellen']],
  ['words between two places that differ', 'boeken in Gent kan vandaag', 'huren in Gent kan nu', ['boeken … vandaag', 'huren … nu']],
  [
    'nothing of a text that is new',
    'De oude zin in het kort',
    'Iets heel anders, en dat is het',
    ['De oude zin in het kort', 'Iets heel anders, en dat is het'],
  ],
  ['no part of a word with a dash', 'in Sint-Niklaas om 20.30', 'in Sint-Truiden om 20.30', ['Sint-Niklaas', 'Sint-Truiden']],
  ['no part of a number', 'vanaf € 1.500', 'vanaf € 1.600', ['1.500', '1.600']],
  ['the other words of an address', '/silkwood-gent/', '/krvtz-gent/', ['silkwood', 'krvtz']],
])('left out is %s', (_, before, after, words) => {
  const found = differenceOf(before, after)
  expect([found.before, found.after]).toEqual(words)
})

test('texts that changed in the same way have the same key, whatever is around it and however often it occurs', () => {
  const { key } = differenceOf('1984 boeken in Gent', '1984 huren in Gent')
  expect(differenceOf('Wij boeken het', 'Wij huren het').key).toBe(key)
  expect(differenceOf('Wij boeken het', 'Wij doen het').key).not.toBe(key)
  const names = differenceOf('Silkwood is er. Boek Silkwood, of bel Silkwood', 'Krvtz is er. Boek Krvtz, of bel Krvtz')
  expect(names.key).toBe(differenceOf('Silkwood', 'Krvtz').key)
})
