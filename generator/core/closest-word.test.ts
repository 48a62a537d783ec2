import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const commands = ['generate', 'routes', 'preview', 'diff', 'dev', 'den']

test('a word with letters missing, exchanged or too many means the closest, or the first of two', () => {
  const meant = {
    genrate: 'generate',
    generaet: 'generate',
    route: 'routes',
    prveiew: 'preview',
    difff: 'diff',
    de: 'dev',
  }
  expect(Object.keys(meant).map((word) => closestWord(word, commands))).toEqual(Object.values(meant))
})

test('a word that is like none of them gets no suggestion', () => {
  expect(['publish', ''].map((word) => closestWord(word, commands))).toEqual([undefined, undefined])
})
