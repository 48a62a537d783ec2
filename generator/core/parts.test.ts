import { describe, expect, test } from 'vitest'
import { paths } from './addresses.ts'
import { longList } from './parts.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const upper = (letter: string) => letter.toUpperCase()

test('a list up to the limit is shown whole, without addresses of parts', () => {
  const list = longList(letters, 5, paths.acts(), upper)
  expect(list.partCount).toBe(1)
  expect(list.part(1)).toEqual({ entries: ['A', 'B', 'C', 'D', 'E'], number: 1, pages: [] })
})

test('a list that is not split has no entries in a second part, where a longer list of the same page goes on', () => {
  expect(longList(letters, 5, paths.acts(), upper).part(2).entries).toEqual([])
})

test('an empty list is one empty part', () => {
  expect(longList([], 5, paths.acts(), upper)).toMatchObject({ partCount: 1 })
})

describe('a longer list', () => {
  const list = longList(letters, 2, paths.acts(), upper)

  test('is split in its order, each entry once, none over the limit', () => {
    expect([1, 2, 3].map((number) => list.part(number).entries)).toEqual([['A', 'B'], ['C', 'D'], ['E']])
    expect(list.partCount).toBe(3)
  })

  test('knows the addresses of all its parts, the first of which is the page itself', () => {
    expect(list.part(2)).toMatchObject({ number: 2, pages: ['/artists/', '/artists/2/', '/artists/3/'] })
  })

  test('has no entries behind its end', () => {
    expect(list.part(4).entries).toEqual([])
  })

  test('is not split on a page that cannot have further pages', () => {
    expect(longList(letters, 2, undefined, upper).part(1)).toEqual({ entries: ['A', 'B', 'C', 'D', 'E'], number: 1, pages: [] })
  })

  test('makes the values of the shown part only', () => {
    const made: string[] = []
    longList(letters, 2, paths.acts(), (letter) => made.push(letter)).part(2)
    expect(made).toEqual(['c', 'd'])
  })
})
