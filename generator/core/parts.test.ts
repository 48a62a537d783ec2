import { expect, test } from 'vitest'
import { paths } from './addresses.ts'
import { longList } from './parts.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const upper = (letter: string) => letter.toUpperCase()

test('a list up to the limit is shown whole and without addresses of parts, and is empty where a longer list of the same page goes on', () => {
  const list = longList(letters, 5, paths.acts(), upper)
  expect([list.partCount, longList([], 5, paths.acts(), upper).partCount]).toEqual([1, 1])
  // A page that cannot have further pages shows the same.
  for (const whole of [list, longList(letters, 2, undefined, upper)])
    expect(whole.part(1)).toEqual({ entries: ['A', 'B', 'C', 'D', 'E'], number: 1, pages: [] })
  expect(list.part(2).entries).toEqual([])
})

test('a longer list is split in its order, each entry once, and knows the addresses of its parts, the first of which is the page itself', () => {
  const list = longList(letters, 2, paths.acts(), upper)
  expect([1, 2, 3, 4].map((number) => list.part(number).entries)).toEqual([['A', 'B'], ['C', 'D'], ['E'], []])
  expect(list.partCount).toBe(3)
  expect(list.part(2)).toMatchObject({ number: 2, pages: ['/artists/', '/artists/2/', '/artists/3/'] })
})

test('the values of the shown part only are made', () => {
  const made: string[] = []
  longList(letters, 2, paths.acts(), (letter) => made.push(letter)).part(2)
  expect(made).toEqual(['c', 'd'])
})
