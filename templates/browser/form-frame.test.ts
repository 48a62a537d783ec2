import { expect, test } from 'vitest'
import { withAnswers } from './form-frame.ts'

const own = 'http://127.0.0.1:8080'

test.each([
  ['the own form', `${own}/formulier/aanvraag/`, `${own}/formulier/aanvraag/?act=silkwood`],
  ['a service with a key', 'https://forms.example/f?key=1', 'https://forms.example/f?key=1&act=silkwood'],
  ['an address without encryption gets nothing', 'http://forms.example/f?key=1', 'http://forms.example/f?key=1'],
])('%s', (_name, address, expected) => {
  expect(withAnswers(address, new URLSearchParams('act=silkwood&utm_source=x'), own)).toBe(expected)
})

test('a visitor’s link cannot replace what the owner put into the address', () => {
  expect(withAnswers('https://forms.example/f?key=1', new URLSearchParams({ act: 'x&key=2' }), own)).toBe('https://forms.example/f?key=1&act=x%26key%3D2')
})
