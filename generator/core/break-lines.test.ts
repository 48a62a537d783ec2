import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

const atMost = (length: number) => (line: string) => line.length <= length

test('lines are filled word by word', () => {
  expect(breakLines('een band voor je feest', atMost(9))).toEqual(['een band', 'voor je', 'feest'])
})

test('a word that fits in no line has its own', () => {
  expect(breakLines('een laadplaats bij de deur', atMost(6))).toEqual(['een', 'laadplaats', 'bij de', 'deur'])
})
