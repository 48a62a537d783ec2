import { expect, test } from 'vitest'
import { formatTimings, stopwatch } from './summary.ts'

test('a stopwatch lists the steps in the order in which they ended, those that failed as well', async () => {
  const { step, timings } = stopwatch()
  expect(await step('load', () => 'site')).toBe('site')
  await expect(step('check', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect([...timings.keys()]).toEqual(['load', 'check'])
  expect(
    formatTimings(
      new Map([
        ['load', 1.4],
        ['check', 20],
      ]),
    ),
  ).toBe('load 1 ms, check 20 ms')
})
