import { expect, test } from 'vitest'
import { readData } from '../load/data-reader.ts'
import { entryLines } from './entry-lines.ts'

const source = `export const first = [
  {
    name: 'a',
  },
  {
    name: 'b',
  },
]

export const second = [
  { name: 'c' },
]
`
const linesFrom = (line: number) => entryLines(source, readData(source).lines, line)

test('an entry ends before the next one', () => {
  expect(linesFrom(2)).toEqual({ from: 2, to: 4 })
})

test('the last entry ends with its list, not with the file', () => {
  expect(linesFrom(5)).toEqual({ from: 5, to: 7 })
  expect(linesFrom(11)).toEqual({ from: 11, to: 11 })
})
