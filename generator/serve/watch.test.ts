import { expect, test } from 'vitest'
import { inBatches, isTemporary, levelOf, levelOfAll } from './watch.ts'

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

test.each([
  ['templates/styles/base.css', 'styles'],
  ['templates/browser/tabs.ts', 'assets'],
  ['templates/service-worker/retired.ts', 'assets'],
  ['templates/pages/ActPage.tsx', 'program'],
  ['generator/routes/acts.tsx', 'program'],
  ['data/acts.ts', 'site'],
  ['content/acts/silkwood.md', 'site'],
  ['templates/browser/tabs.test.ts', undefined],
])('a change of %s requires %s', (path, level) => expect(levelOf(path)).toBe(level))

test('several changes require as much as the greatest of them', () => {
  expect(levelOfAll(['templates/styles/base.css', 'data/acts.ts'])).toBe('site')
  expect(levelOfAll(['data/acts.ts', 'templates/pages/ActPage.tsx', 'templates/styles/base.css'])).toBe('program')
  expect(levelOfAll(['generator/cli.test.ts'])).toBeUndefined()
})

test('files that editors and browsers write for themselves are none of the owner’s', () => {
  const names = ['.acts.ts.swp', 'acts.ts~', '#acts.ts#', '4913', 'sedB02LEo', 'acts.ts.tmp', 'home.jpg.crdownload', 'acts.ts', 'silkwood.md', '1984.md']
  expect(names.filter((name) => !isTemporary(name))).toEqual(['acts.ts', 'silkwood.md', '1984.md'])
})
