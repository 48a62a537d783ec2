import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const commands = ['generate', 'routes', 'preview', 'diff', 'dev']

test.each([
  ['genrate', 'generate'],
  ['generaet', 'generate'],
  ['route', 'routes'],
  ['prveiew', 'preview'],
  ['dif', 'diff'],
])('%s means %s', (word, meant) => {
  expect(closestWord(word, commands)).toBe(meant)
})

test('a word that is like none of them gets no suggestion', () => {
  expect(closestWord('publish', commands)).toBeUndefined()
  expect(closestWord('', commands)).toBeUndefined()
  expect(closestWord('x', [])).toBeUndefined()
})

test('of two that are equally close, the first is suggested', () => {
  expect(closestWord('de', ['dev', 'den'])).toBe('dev')
})
