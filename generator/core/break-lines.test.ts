import { expect, test } from 'vitest'
import { breakLines, divideWords } from './break-lines.ts'

test('lines are filled word by word, and a word that fits in no line has its own', () => {
  expect(breakLines('een laadplaats bij de deur', (line) => line.length <= 6)).toEqual([
    'een',
    'laadplaats',
    'bij de',
    'deur',
  ])
})

test('a word that fits in no line is divided behind as many letters as fit, and no other word is', () => {
  expect(divideWords('een laadplaats bij de deur', (line) => line.length <= 6)).toBe(
    'een laadpl aats bij de deur',
  )
  expect(divideWords('laadx\u030cplaats', (line) => line.length <= 5)).toBe('laad x\u030cpla ats')
})
