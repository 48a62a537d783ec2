import { expect, test } from 'vitest'
import { hueApart } from './hues.ts'

const entry = (name: string, hue: number, rank = '') => ({ name, hue, rank })
const orderOf = (entries: readonly ReturnType<typeof entry>[], before: readonly number[]) =>
  hueApart(
    entries,
    ({ hue }) => hue,
    before,
    ({ rank }) => rank,
  )
    .map(({ name }) => name)
    .join(' ')

test('entries of one hue are neither beside nor above one another, also where the circle of hues closes', () => {
  const entries = [entry('red', 350), entry('rose', 10), entry('green', 120), entry('blue', 240)]
  expect(orderOf(entries, [1])).toBe('red green rose blue')
  expect(orderOf(entries, [1, 2])).toBe('red green blue rose')
})

test('entries of another rank keep their place, and where all are alike so does everything', () => {
  expect(orderOf([entry('a', 0, '1'), entry('b', 5, '1'), entry('c', 180, '2')], [1])).toBe('a b c')
  expect(orderOf([entry('a', 0), entry('b', 5)], [1])).toBe('a b')
})
