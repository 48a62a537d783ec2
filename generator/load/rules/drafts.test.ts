import { describe, expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../../tests/tiny-site.ts'
import { checkPublishedDrafts } from '../../check/references.ts'
import type { Source } from '../../core/problem.ts'
import { deriveFiles, sitemapEntries } from '../../render/derived/derive.ts'
import { expand, expandRoutes } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import type { Site } from '../site.ts'
import { withoutDrafts } from './drafts.ts'

const today = '2026-03-01'
const site = tinySite()
const [first = expect.fail(), ...others] = site.articles

const pathsOf = (shown: Site) => [...expandRoutes(shown, families)].map(({ path }) => String(path))
const whole = pathsOf(site)

/** These acts, cities or pages, of which one is another. */
const changed = <T extends { source: Source }>(entries: readonly T[], name: string, changes: Partial<T>) =>
  entries.map((entry) => (entry.source.entry === name ? { ...entry, ...changes } : entry))

const drafts: [what: string, site: Site, pages: RegExp][] = [
  ['an act', tinySite({ acts: changed(site.acts, 'acts/silkwood', { draft: true }) }), /silkwood/],
  [
    'an act with a date',
    tinySite({ acts: changed(site.acts, 'acts/the-lamps', { publishFrom: '2026-03-02' }) }),
    // It is the only tribute act: the pages of that kind wait with it.
    /lamps|lanterns|tributeband-(?!festival|prijzen)/,
  ],
  ['a city', tinySite({ cities: changed(site.cities, 'cities/den-haag', { draft: true }) }), /haag/],
  ['an article', tinySite({ articles: [{ ...first, draft: true }, ...others] }), /artikel-3/],
  [
    'an article of tomorrow',
    tinySite({ articles: [{ ...first, publishDate: '2026-03-02' }, ...others] }),
    /artikel-3/,
  ],
  [
    'a page',
    tinySite({ pages: changed(site.pages, 'pages/beste-coverband-belgie', { draft: true }) }),
    /belgie/,
  ],
]

describe.each(drafts)('%s that is a draft', (_what, drafted, pages) => {
  const published = withoutDrafts(drafted, { today })

  test('has no pages, and is in no list, sitemap, feed or ledger', () => {
    const expected = whole.filter((path) => !pages.test(path))
    expect(expected.length).toBeLessThan(whole.length)
    expect(pathsOf(published)).toEqual(expected)
    const { pages: planned, addresses } = expand(published, families)
    const derived = deriveFiles(published, sitemapEntries(planned, published)).map(({ content }) =>
      String(content()),
    )
    expect([...derived, ...addresses].filter((text) => pages.test(text))).toEqual([])
  })

  test('has the same pages as others with the option `drafts`, with a mark and hidden from search engines', () => {
    const shown = withoutDrafts(drafted, { today, drafts: true })
    expect(pathsOf(shown)).toEqual(whole)
    const marked = [...expandRoutes(shown, families)].filter(({ meta }) => meta().isDraft)
    expect(marked.map(({ path }) => path)).toEqual(whole.filter((path) => pages.test(path)))
    expect(marked.every(({ meta }) => meta().noindex)).toBe(true)
    const derived = deriveFiles(shown, sitemapEntries(expand(shown, families).pages, shown)).filter(
      ({ path }) => /\.xml$/.test(path),
    )
    expect(derived.map(({ content }) => String(content())).filter((text) => pages.test(text))).toEqual([])
  })
})

test('a date that has come, or has passed, keeps nothing back', () => {
  const dated = tinySite({
    acts: [tinyAct({ publishFrom: today })],
    cities: [tinyCity({ publishFrom: '2026-02-28' })],
  })
  expect(withoutDrafts(dated, { today })).toEqual(dated)
})

test('what a draft links to is not held against the site', () => {
  const contentLinks = ['content/acts/silkwood.md', 'content/blog/artikel-1.md'].map((file) => ({
    href: '/nergens/',
    file,
    line: 1,
  }))
  const drafted = tinySite({
    acts: site.acts.map((act) => ({ ...act, draft: act.slug === 'silkwood' })),
    contentLinks,
  })
  expect(withoutDrafts(drafted, { today }).contentLinks.map(({ file }) => file)).toEqual([
    'content/blog/artikel-1.md',
  ])
})

test('a draft whose addresses were published is an error for visitors who know them from before, one for each entry', () => {
  const drafted = tinySite({ acts: changed(site.acts, 'acts/silkwood', { draft: true }) })
  const remembered = ['/artist/silkwood/', '/silkwood-gent/', '/about/'].map((address, index) => ({
    address,
    file: 'data/addresses.txt',
    line: index + 2,
  }))
  const [problem, ...more] = checkPublishedDrafts(
    remembered,
    expand(withoutDrafts(drafted, { today }), families).drafts,
  )
  expect(more).toEqual([])
  expect(problem?.what).toBe(
    'acts/silkwood is a draft, but 2 of its addresses were published; the first is /artist/silkwood/.',
  )
  expect(problem?.places[0]).toEqual({ file: 'data/acts.ts', line: 10 })
})
