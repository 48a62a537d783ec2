import { expect, test } from 'vitest'
import { messageTexts } from './message.ts'

test('every case of a choice is in one of the texts, with its surroundings', () => {
  expect(messageTexts('{count, plural, one {een set} other {# sets}} met {act}{open, select, true {+} other {}}')).toEqual([
    'een set met {act}+',
    '{#} sets met {act}',
  ])
})

test('a choice within a choice keeps all its cases', () => {
  expect(messageTexts('{a, select, x {{b, select, 1 {een} 2 {twee} other {drie}}} other {geen}}')).toEqual(['een', 'twee', 'drie', 'geen'])
})

test('values of the site and elements keep their names and their words', () => {
  expect(messageTexts('Bel {site.brand} op {phone} of <link>mail ons</link>.')).toEqual(['Bel {site.brand} op {phone} of mail ons.'])
})

test('a message with a syntax error gives no words, because loading reports it', () => {
  expect(messageTexts('{count, plural, one {een}')).toEqual([''])
})
