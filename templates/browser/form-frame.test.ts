import { expect, test } from 'vitest'
import { withAnswers } from './form-frame.ts'

const own = 'http://127.0.0.1:8080'

const visited = 'act=silkwood&utm_source=x'
test.each([
  ['the own form', visited, `${own}/formulier/aanvraag/`, `${own}/formulier/aanvraag/?act=silkwood`],
  [
    'a service with a key',
    visited,
    'https://forms.example/f?key=1',
    'https://forms.example/f?key=1&act=silkwood',
  ],
  [
    'a key that a visitor’s link cannot replace',
    'act=x%26key%3D2',
    'https://forms.example/f?key=1',
    'https://forms.example/f?key=1&act=x%26key%3D2',
  ],
  [
    'an address without encryption, which gets nothing',
    visited,
    'http://forms.example/f?key=1',
    'http://forms.example/f?key=1',
  ],
])('what is added to the address of %s', (_name, query, address, expected) => {
  expect(withAnswers(address, new URLSearchParams(query), own)).toBe(expected)
})
