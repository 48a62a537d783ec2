import { expect, test } from 'vitest'
import { paths } from './addresses.ts'
import { paginate } from './pagination.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const upper = (letter: string) => letter.toUpperCase()

test('a list up to the limit is shown whole and without addresses of further pages, and is empty where a longer list of the same page goes on', () => {
  const list = paginate(letters, 5, paths.acts(), upper)
  expect([list.pageCount, paginate([], 5, paths.acts(), upper).pageCount]).toEqual([1, 1])
  // A page that cannot have further pages shows the same.
  for (const whole of [list, paginate(letters, 2, undefined, upper)])
    expect(whole.page(1)).toEqual({ entries: ['A', 'B', 'C', 'D', 'E'], number: 1, pages: [] })
  expect(list.page(2).entries).toEqual([])
})

test('a longer list is split in its order, each entry once, and knows the addresses of its pages, the first of which is the page itself', () => {
  const list = paginate(letters, 2, paths.acts(), upper)
  expect([1, 2, 3, 4].map((number) => list.page(number).entries)).toEqual([['A', 'B'], ['C', 'D'], ['E'], []])
  expect(list.pageCount).toBe(3)
  expect(list.page(2)).toMatchObject({ number: 2, pages: ['/artists/', '/artists/2/', '/artists/3/'] })
})

test('only the values of the shown page are made', () => {
  const made: string[] = []
  paginate(letters, 2, paths.acts(), (letter) => made.push(letter)).page(2)
  expect(made).toEqual(['c', 'd'])
})
