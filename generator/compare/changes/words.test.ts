import { expect, test } from 'vitest'
import { differenceOf } from './words.ts'

const short = (before: string, after: string) => {
  const { before: gone, after: come, left, right } = differenceOf(before, after)
  return [gone, come, left, right]
}

test('what both texts begin and end with is left out, at the borders of words', () => {
  expect(short('1984 boeken in Gent', '1984 bestellen in Gent')).toEqual(['boeken', 'bestellen', '1984 ', ' in Gent'])
})

test('texts that changed in the same way have the same key, whatever stands around it', () => {
  expect(differenceOf('1984 boeken in Gent', '1984 huren in Gent').key).toBe(differenceOf('Wij boeken het', 'Wij huren het').key)
  expect(differenceOf('1984 boeken in Gent', '1984 huren in Gent').key).not.toBe(differenceOf('Wij boeken het', 'Wij doen het').key)
})

test('a name that stands there several times is one cause', () => {
  expect(differenceOf('Silkwood is er. Boek Silkwood, of bel Silkwood', 'Krvtz is er. Boek Krvtz, of bel Krvtz').key).toBe(
    differenceOf('Silkwood', 'Krvtz').key,
  )
})

test('words between two places that differ are left out', () => {
  expect(short('boeken in Gent kan vandaag', 'huren in Gent kan nu')).toEqual(['boeken … vandaag', 'huren … nu', '', ''])
})

test('a text that is new as a whole is shown as a whole', () => {
  expect(short('De oude zin in het kort', 'Iets heel anders, en dat is het')).toEqual(['De oude zin in het kort', 'Iets heel anders, en dat is het', '', ''])
})

test('words with signs in them are not cut', () => {
  expect(short('in Sint-Niklaas om 20.30', 'in Sint-Truiden om 20.30')).toEqual(['Sint-Niklaas', 'Sint-Truiden', 'in ', ' om 20.30'])
  expect(short('vanaf € 1.500', 'vanaf € 1.600')).toEqual(['1.500', '1.600', 'vanaf € ', ''])
})

test('addresses are compared by the words in them', () => {
  expect(short('/silkwood-gent/', '/krvtz-gent/')).toEqual(['silkwood', 'krvtz', '/', '-gent/'])
})
