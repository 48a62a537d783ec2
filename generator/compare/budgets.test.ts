import { expect, test } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { parseBudget } from './budgets.ts'
import type { ChangeGroup, SiteDifference } from './difference.ts'

const nothing: SiteDifference = {
  before: 'main',
  after: 'working tree',
  pages: { before: 1014, after: 1014, changed: 0, restyled: 0 },
  removed: [],
  added: [],
  moved: [],
  sources: [],
  groups: [],
  files: [],
}
const set = { pages: 27, families: [], at: [], everywhere: false, wordings: 1, sources: [] }
const group: ChangeGroup = {
  kind: 'title',
  things: [{ kind: 'title' }, { kind: 'headings' }],
  before: 'A',
  after: 'B',
  ...set,
  examples: ['/a/', '/b/'],
}
const page = { address: '/silkwood/', family: 'act', title: 'Silkwood' }

const robots = (before: string | undefined, after: string | undefined): Partial<SiteDifference> => ({
  groups: [{ ...group, kind: 'robots', before, after, examples: ['/a/'] }],
})
const changed = (amount: number): Partial<SiteDifference> => ({
  pages: { before: 1000, after: 1000, changed: amount, restyled: 1000 - amount },
})
const moved = { from: '/silkwood/', to: '/de-silkwood/', family: 'act' }
const lost = ['--fail-on removed: 1 page can no longer be found, on /silkwood/.']

test.each<
  [
    what: string,
    Partial<SiteDifference>,
    failOn: string[],
    maxChanged: string | undefined,
    sentences: string[],
  ]
>([
  ['a page that leads nowhere', { removed: [{ ...page, fate: 'lost' }] }, ['removed'], undefined, lost],
  ['a page that is gone as declared', { removed: [{ ...page, fate: 'gone' }] }, ['removed'], undefined, lost],
  [
    'a page that is redirected',
    { removed: [{ ...page, fate: 'redirected', to: '/' }] },
    ['removed'],
    undefined,
    [],
  ],
  ['a page that moved', { moved: [moved] }, ['removed'], undefined, []],
  [
    'a page that search engines were allowed before',
    robots(undefined, 'noindex, follow'),
    ['noindex'],
    undefined,
    ['--fail-on noindex: search engines are kept out of 27 pages, on /a/.'],
  ],
  ['a page that they are allowed now', robots('noindex', undefined), ['noindex'], undefined, []],
  [
    'a page that they were not allowed before',
    robots('noindex', 'noindex, follow'),
    ['noindex'],
    undefined,
    [],
  ],
  [
    'one kind of change of several',
    { groups: [group] },
    ['title', 'canonical'],
    undefined,
    ['--fail-on title: 1 change, on /a/, /b/.'],
  ],
  [
    'a kind of two words',
    { groups: [{ ...group, things: [{ kind: 'title' }, { kind: 'structured data' }] }] },
    ['structured-data'],
    undefined,
    ['--fail-on structured-data: 1 change, on /a/, /b/.'],
  ],
  ['as many pages as may change', changed(200), [], '200', []],
  ['one more', changed(201), [], '200', ['--max-changed 200: 201 pages changed, and 200 may.']],
  ['the part that may change', changed(500), [], '50%', []],
  [
    'a larger part',
    changed(501),
    [],
    '50%',
    ['--max-changed 50%: 50.1% of the pages changed (501 of 1,000 pages), and 50% may.'],
  ],
  ['a page where none may change', changed(1), [], '0', ['--max-changed 0: 1 page changed, and 0 may.']],
])('%s', (_, difference, failOn, maxChanged, sentences) => {
  expect(parseBudget(failOn, maxChanged, false)({ ...nothing, ...difference })).toEqual(sentences)
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
  const exceeded = parseBudget([], undefined, true)
  expect(exceeded(nothing)).toEqual([])
  expect(exceeded({ ...nothing, files: [{ path: 'robots.txt', what: 'changed' }] })).toEqual([
    '--exit-code: the website changes.',
  ])
})
