import { expect, test } from 'vitest'
import { daysBeside } from './form-days.ts'

const now = '2027-06-01'
const without =
  (...taken: string[]) =>
  (day: string) =>
    !taken.includes(day)

test('beside a day, the nearest Friday and Saturday that are possible, in order; of two as near, the later one', () => {
  // A Saturday.
  expect(daysBeside('2027-06-12', now, without())).toEqual(['2027-06-11', '2027-06-19'])
  expect(daysBeside('2027-06-12', now, without('2027-06-11', '2027-06-19'))).toEqual([
    '2027-06-05',
    '2027-06-18',
  ])
  // A Wednesday.
  expect(daysBeside('2027-06-09', now, without())).toEqual(['2027-06-11', '2027-06-12'])
})

test('no other day is in the past, or so far away that nobody asked for it', () => {
  expect(daysBeside('2027-06-12', '2027-06-12', without())).toEqual(['2027-06-18', '2027-06-19'])
  expect(daysBeside('2027-06-12', now, () => false)).toEqual([])
})
