import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

test('lines are filled word by word, and a word that fits in no line has its own', () => {
  expect(breakLines('een laadplaats bij de deur', (line) => line.length <= 6)).toEqual(['een', 'laadplaats', 'bij de', 'deur'])
})
