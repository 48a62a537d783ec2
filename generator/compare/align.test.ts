import fc from 'fast-check'
import { expect, test } from 'vitest'
import { align } from './align.ts'

const letters = (text: string) => [...text]
const lengthInCommon = (before: readonly string[], after: readonly string[]) =>
  align(before, after).reduce((sum, run) => sum + (run.same ? run.before.length : 0), 0)

test('the runs make up both lists, and equal runs are equal', () => {
  const list = fc.array(fc.constantFrom(...letters('abcdef')), { maxLength: 120 })
  fc.assert(
    fc.property(list, list, (before, after) => {
      const runs = align(before, after)
      expect(runs.flatMap((run) => run.before)).toEqual(before)
      expect(runs.flatMap((run) => run.after)).toEqual(after)
      for (const run of runs) expect(run.same).toBe(run.before.join() === run.after.join())
    }),
  )
})

test('equal beginnings and ends stay whole, so that one insertion is one run', () => {
  expect(align(letters('xa'), letters('xbaa'))[1]).toEqual({ same: false, before: [], after: ['b', 'a'] })
})

test('of two parts that changed places the longer one is matched', () => {
  const part = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at}`)
  expect(lengthInCommon([...part('a', 300), ...part('b', 100)], [...part('b', 100), ...part('a', 300)])).toBe(300)
})

test('lists with little in common end as one run between their equal beginning and end', () => {
  const part = (name: string) => ['start', ...Array.from({ length: 20_000 }, (_, at) => `${name}${at % 7}`), 'end']
  expect(align(part('a'), part('b')).map(({ same, before }) => [same, before.length])).toEqual([
    [true, 1],
    [false, 20_000],
    [true, 1],
  ])
})
