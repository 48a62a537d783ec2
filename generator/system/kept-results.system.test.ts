import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { beginLoad, keptResult, loadResults, saveResults } from './kept-results.ts'

let made: string[] = []

/** The words of a text, by a function with a name. */
const words = (name: string, text: string) =>
  keptResult(name, text, () => {
    made.push(`${name}: ${text}`)
    return new Map([[name, text.split(' ')]])
  })

/** What was made since the last call. */
function news(): string[] {
  const last = made
  made = []
  return last
}

/** Forgets all results, as a new process has none. */
function forget(): void {
  beginLoad()
  beginLoad()
}
// Tests in other files have results, too.
beforeEach(forget)

test('a result is made again when its text, its function or the program is another one, in a later run as well', () => {
  const root = temporaryFolder('results')
  const long = 'and '.repeat(100)
  const value = words('words', 'one two')
  expect(words('words', 'one two')).toBe(value)
  words('words', long)
  words('others', 'one two')
  expect(news()).toEqual(['words: one two', `words: ${long}`, 'others: one two'])
  saveResults(root, 'program')

  forget()
  loadResults(root, 'another program')
  words('words', 'one two')
  expect(news()).toEqual(['words: one two'])

  forget()
  loadResults(root, 'program')
  expect(words('words', 'one two')).toEqual(value)
  words('words', long)
  words('words', 'one three')
  expect(news()).toEqual(['words: one three'])
})

test('a result is forgotten when a whole load has not used it', () => {
  words('words', 'four')
  beginLoad()
  words('words', 'four')
  beginLoad()
  expect(news()).toEqual(['words: four'])
  beginLoad()
  words('words', 'four')
  expect(news()).toEqual(['words: four'])
})
