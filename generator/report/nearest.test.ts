import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const commands = ['generate', 'routes', 'preview', 'diff', 'dev']

test.each([
  ['genrate', 'generate'],
  ['generaet', 'generate'],
  ['route', 'routes'],
  ['prveiew', 'preview'],
  ['dif', 'diff'],
])('%s is taken for %s', (word, meant) => {
  expect(nearest(word, commands)).toBe(meant)
})

test('a word that is like none of them gets no suggestion', () => {
  expect(nearest('publish', commands)).toBeUndefined()
  expect(nearest('', commands)).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})

test('of two that are equally near, the first is meant', () => {
  expect(nearest('de', ['dev', 'den'])).toBe('dev')
})
