import { expect, test } from 'vitest'
import { changedWords, type Piece } from './changed-words.ts'

const marked = (pieces: readonly Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
const both = (before: string, after: string) => {
  const words = changedWords(before, after)
  return [marked(words.before), marked(words.after)]
}

test('only the words that differ are marked', () => {
  expect(both('Five people and a horn', 'Six people and a loud horn')).toEqual(['[Five ]people and a horn', '[Six ]people and a [loud ]horn'])
})

test('a text that came, or went, is marked as a whole', () => {
  expect(both('', 'A band from Gent')).toEqual(['', '[A band from Gent]'])
  expect(both('A band', '')).toEqual(['[A band]', ''])
})

test('words that repeat at the end are counted once', () => {
  expect(both('a a', 'a a a')).toEqual(['a a', 'a [a ]a'])
})

test('the pieces make up both texts again', () => {
  const [before, after] = ['  two\n spaces  and\ttabs ', ' two spaces\n\nand more tabs']
  const words = changedWords(before, after)
  expect(words.before.map(({ text }) => text).join('')).toBe(before)
  expect(words.after.map(({ text }) => text).join('')).toBe(after)
})

test('very long texts keep what begins and ends alike unmarked', () => {
  const words = (word: string) => Array.from({ length: 2_000 }, (_, index) => `${word}${index}`).join(' ')
  const [before = '', after = ''] = both(`Home ${words('a')} the end`, `Home ${words('b')} the end`)
  expect(before).toMatch(/^Home \[a0 .* a1999 \]the end$/)
  expect(after).toMatch(/^Home \[b0 .* b1999 \]the end$/)
})
