import { expect, test } from 'vitest'
import { paths } from '../core/addresses.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { checkFamilies } from './families.ts'

const planned = {
  sources: [],
  isCanonical: true,
  isWanted: true,
  isKept: true,
  titleLength: 40,
  descriptionLength: 120,
  title: 1,
  description: 1,
}
const pagesOf = (family: string, length: number, changes: Partial<PlannedPage> = {}): PlannedPage[] =>
  Array.from({ length }, (_, at) => ({ ...planned, family, path: paths.written(`/${at}/`), ...changes }))
const found = (...args: Parameters<typeof checkFamilies>) =>
  checkFamilies(...args).map(({ severity, code }) => `${severity} ${code}`)
const limits = { 'act in city': { limit: 60, above: 'stop' as const } }

test('a family of many pages needs a limit of shared text', () => {
  expect(checkFamilies(pagesOf('city landing', 120), limits)).toEqual([
    {
      severity: 'warning',
      places: [{ file: 'data/site.ts', field: 'sharedText' }],
      code: 'text-unlimited',
      what: 'Nothing compares the 120 pages of the family "city landing": they have no limit of shared text.',
      hint: `Add it to "sharedText" in data/site.ts: 'city landing': { limit: 60, above: 'stop' }.`,
    },
  ])
})

test.each([
  ['one with a limit', pagesOf('act in city', 120)],
  ['one of few pages', pagesOf('city landing', 49)],
  ['one of texts of its own', pagesOf('article', 120)],
  ['one that search results do not have', pagesOf('city landing', 120, { isCanonical: false })],
  ['further pages of a list', pagesOf('city landing', 120, { firstPage: paths.home() })],
])('%s needs none', (_, pages) => expect(found(pages, limits)).toEqual([]))
