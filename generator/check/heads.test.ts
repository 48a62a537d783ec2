import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { Site } from '../load/site.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkHeadLengths } from './heads.ts'

/** The problems of two articles with these titles and descriptions. */
function problemsOf(
  changes: { title?: string; excerpt?: string },
  copyExceptions: Site['copyExceptions'] = [],
) {
  const { articles, ...site } = tinySite({ copyExceptions })
  const [first, second] = articles.map((article, index) => ({
    ...article,
    excerpt: `${index} ${'tekst '.repeat(16)}`,
    ...changes,
  }))
  const { pages, routes } = expand(
    { ...site, articles: [first, second].flatMap((article) => article ?? []) },
    families,
  )
  return checkHeadLengths(pages, routes, { copyExceptions }).filter(({ what }) =>
    what.includes('/blog/artikel'),
  )
}
const summary = (problems: ReturnType<typeof problemsOf>) =>
  problems.map(({ code, severity, what }) => `${severity} ${code} ${what.slice(0, 64)}`)

test('a title of 120 characters stops the build', () => {
  expect(problemsOf({ title: 'x'.repeat(120) })).toMatchObject([
    { severity: 'error', code: 'title-long', places: [{ file: 'content/blog/artikel-3.md' }, {}] },
  ])
})

test.each([
  ['title', 60, []],
  ['title', 61, ['warning title-long The title of 2 pages, for example /blog/artikel-3/, has 61 chara']],
  [
    'excerpt',
    69,
    ['warning description-short The description of 2 pages, for example /blog/artikel-3/, has 69'],
  ],
  ['excerpt', 70, []],
  ['excerpt', 155, []],
  [
    'excerpt',
    156,
    ['warning description-long The description of 2 pages, for example /blog/artikel-3/, has 15'],
  ],
])('a %s of %i characters', (field, length, expected) =>
  expect(summary(problemsOf({ [field]: 'x'.repeat(length) }))).toEqual(expected),
)

test('an exception accepts titles with its phrase', () => {
  const source = { entry: 'copy/1', file: 'data/copy.ts', line: 1 }
  expect(
    problemsOf({ title: `Tribute Band ${'x'.repeat(60)}` }, [
      { rule: 'title-length', phrases: ['Tribute Band'], because: 'Agreed.', source },
    ]),
  ).toEqual([])
})
