import { expect, test } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { exceeded, parseBudget } from './budgets.ts'
import type { ChangeGroup, SiteDifference } from './difference.ts'

const nothing: SiteDifference = {
  before: 'main',
  after: 'working tree',
  pages: { before: 1014, after: 1014, changed: 0 },
  removed: [],
  added: [],
  moved: [],
  sources: [],
  groups: [],
  files: [],
}
const set = { pages: 27, families: [], at: [], everywhere: false }
const group: ChangeGroup = { kind: 'title', region: 'head', before: 'A', after: 'B', ...set, examples: ['/a/', '/b/'] }
const page = { address: '/silkwood/', family: 'act', title: 'Silkwood' }

const exceededBy = (difference: Partial<SiteDifference>, failOn: readonly string[], maxChanged?: string) =>
  exceeded({ ...nothing, ...difference }, parseBudget(failOn, maxChanged, false))

test('a page that leads nowhere exceeds "removed"; one that is redirected does not', () => {
  expect(exceededBy({ removed: [{ ...page, fate: 'lost' }] }, ['removed'])).toEqual(['--fail-on removed: 1 page can no longer be found, on /silkwood/.'])
  expect(exceededBy({ removed: [{ ...page, fate: 'gone' }] }, ['removed'])).toHaveLength(1)
  expect(exceededBy({ removed: [{ ...page, fate: 'redirected', to: '/' }] }, ['removed'])).toEqual([])
})

test('a page that moved without a redirect counts as removed', () => {
  const moved = { from: '/silkwood/', to: '/de-silkwood/', family: 'act' }
  expect(exceededBy({ moved: [{ ...moved, redirected: false }] }, ['removed'])).toHaveLength(1)
  expect(exceededBy({ moved: [{ ...moved, redirected: true }] }, ['removed'])).toEqual([])
})

test('only a page that search engines were allowed before exceeds "noindex"', () => {
  const robots = (before: string | undefined, after: string | undefined): ChangeGroup => ({
    kind: 'robots',
    region: 'head',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...set,
    examples: ['/a/'],
  })
  expect(exceededBy({ groups: [robots(undefined, 'noindex, follow')] }, ['noindex'])).toEqual([
    '--fail-on noindex: search engines are kept out of 27 pages, on /a/.',
  ])
  expect(exceededBy({ groups: [robots('noindex', undefined)] }, ['noindex'])).toEqual([])
  expect(exceededBy({ groups: [robots('noindex', 'noindex, follow')] }, ['noindex'])).toEqual([])
})

test('any kind of change may be forbidden, also one of two words', () => {
  expect(exceededBy({ groups: [group] }, ['title', 'canonical'])).toEqual(['--fail-on title: 1 change, on /a/, /b/.'])
  expect(exceededBy({ groups: [{ ...group, kind: 'structured data' }] }, ['structured-data'])).toEqual(['--fail-on structured-data: 1 change, on /a/, /b/.'])
})

test('an amount of pages is a number or a part, and may be reached', () => {
  const changed = (amount: number) => ({ pages: { before: 1000, after: 1000, changed: amount } })
  expect(exceededBy(changed(200), [], '200')).toEqual([])
  expect(exceededBy(changed(201), [], '200')).toEqual(['--max-changed 200: 201 pages changed, and 200 may.'])
  expect(exceededBy(changed(500), [], '50%')).toEqual([])
  expect(exceededBy(changed(501), [], '50%')).toEqual(['--max-changed 50%: 50.1% of the pages changed (501 of 1,000 pages), and 50% may.'])
  expect(exceededBy({ pages: { before: 1014, after: 1014, changed: 1013 } }, [], '99.5%')).toEqual([
    '--max-changed 99.5%: 99.9% of the pages changed (1,013 of 1,014 pages), and 99.5% may.',
  ])
  expect(exceededBy(changed(1), [], '0')).toHaveLength(1)
})

test.each([
  [['titel'], undefined, 'Did you mean "title"?'],
  [['noidex'], undefined, 'Did you mean "noindex"?'],
  [['weather'], undefined, 'There are: removed, noindex, robots'],
  [[], 'half', 'Give a number of pages'],
  [[], '101%', 'Give a number of pages'],
  [[], '-1', 'Give a number of pages'],
  [[], '1.5', 'Give a number of pages'],
])('the budget %j %s is refused', (failOn, maxChanged, hint) => {
  const parse = () => parseBudget(failOn, maxChanged, false)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(expect.objectContaining({ hint: expect.stringContaining(hint) }))
})

test('where nothing may change, a difference of files alone is one, too', () => {
  const budget = parseBudget([], undefined, true)
  expect(exceeded(nothing, budget)).toEqual([])
  expect(exceeded({ ...nothing, files: [{ path: 'robots.txt', what: 'changed' }] }, budget)).toEqual(['--exit-code: the website changes.'])
})
