import { expect, test } from 'vitest'
import { inBatches, isIgnored } from './watch.ts'

test('changes at the same time are one batch, and those during the work the next one', async () => {
  const begun: (readonly string[])[] = []
  const ends: (() => void)[] = []
  const add = inBatches(1, (entries) => {
    begun.push(entries)
    return new Promise((resolve) => ends.push(resolve))
  })
  const pause = (milliseconds = 1) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (const file of ['a', 'b', 'a']) add(file)
  while (begun.length < 1) await pause()
  for (const file of ['b', 'a']) add(file)
  await pause(20)
  expect(begun).toEqual([['a', 'b']])
  ends[0]?.()
  while (begun.length < 2) await pause()
  expect(begun[1]).toEqual(['b', 'a'])
})

test('tests, and files that editors and browsers write for themselves, are part of no page', () => {
  const names = [
    'tabs.test.ts',
    '.acts.ts.swp',
    'acts.ts~',
    '#acts.ts#',
    '4913',
    'sedB02LEo',
    'acts.ts.tmp',
    'home.jpg.crdownload',
    'acts.ts',
    'silkwood.md',
    '1984.md',
  ]
  expect(names.filter((name) => !isIgnored(name))).toEqual(['acts.ts', 'silkwood.md', '1984.md'])
})
