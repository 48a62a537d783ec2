import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../report/format.ts'
import { checkArticles } from './article-rules.ts'

const site = tinySite()
const [first] = site.articles
if (!first) throw new Error('the tiny site has no article')
const source = { ...first.source, lineOf: (field: string) => ({ publishDate: 7, updated: 8 })[field] }

test('an article that changed before it was published is refused, with both dates', () => {
  const articles = [{ ...first, source, updated: '2025-02-28' }]
  expect(checkArticles({ ...site, articles }, []).map((problem) => formatProblem(problem))).toMatchInlineSnapshot(`
    [
      "error  updated-too-early
      at content/blog/artikel-3.md:8  updated
      at content/blog/artikel-3.md:7  publishDate
      The article "artikel-3" is updated on 2025-02-28, before it was published on 2025-03-01.
      → Correct one of the dates, or remove "updated".",
    ]
  `)
})

test('an article that changes tomorrow is refused today', () => {
  const articles = [{ ...first, source, updated: '2026-03-02' }]
  expect(checkArticles({ ...site, articles }, [])).toMatchObject([{ code: 'updated-in-future', severity: 'error', places: [{ line: 8 }] }])
  expect(checkArticles({ ...site, articles, today: '2026-03-02' }, [])).toEqual([])
})

test.each([first.publishDate, site.today, undefined])('an article may have changed on %s', (updated) => {
  const { updated: _, ...article } = first
  expect(checkArticles({ ...site, articles: [{ ...article, ...(updated !== undefined && { updated }) }] }, [])).toEqual([])
})
