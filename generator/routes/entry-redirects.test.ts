import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { EntryRedirect } from '../schema/redirect.ts'
import { coverEntries } from './entry-redirects.ts'
import { expand } from './expand.ts'
import { families } from './index.ts'

const site = tinySite({ redirects: [], gone: new Map([['/silk-boeken/', { file: 'data/redirects.ts' }]]) })
const present = expand(site, families).addresses
const published = [
  '/artist/silk/',
  '/silk-boeken/',
  '/silk-bruiloft/',
  '/silk-gent/',
  '/silk-luik/',
  '/silkwood-luik/',
  '/live-muziek-luik/',
  '/blog/oud/',
]
const remembered = published.map((address) => ({ address, file: 'data/addresses.txt', line: 1 }))
const source = { entry: 'redirects/1', file: 'data/redirects.ts', line: 7 }
const cover = (...lines: EntryRedirect[]) =>
  coverEntries(
    {
      ...site,
      ledger: { ...site.ledger, remembered },
      entryRedirects: lines.map((line) => ({ ...line, source })),
    },
    present,
  )
const pairs = (...lines: EntryRedirect[]) =>
  Object.fromEntries(cover(...lines).redirects.map(({ from, to }) => [from, to]))

describe('one line covers an entry', () => {
  test('each address leads to the same address of the successor; what has no such address leads to the nearest page', () => {
    expect(pairs({ act: 'silk', to: 'silkwood' })).toMatchObject({
      '/artist/silk/': '/artist/silkwood/',
      '/silk-bruiloft/': '/silkwood-bruiloft/',
      '/silk-gent/': '/silkwood-gent/',
      '/silk-luik/': '/artist/silkwood/',
    })
  })

  test('a page that search engines do not have answered under the old name as well, also when two entries have another name; what is gone stays gone', () => {
    const found = pairs({ act: 'silk', to: 'silkwood' }, { city: 'luik', to: 'gent' })
    expect(found).toMatchObject({
      '/silk-bedrijfsfeest/': '/silkwood-bedrijfsfeest/',
      '/tributeband-luik/': '/tributeband-gent/',
      '/silkwood-luik/': '/silkwood-gent/',
    })
    expect(found).not.toHaveProperty('/silk-boeken/')
    expect(present.filter((address) => address in found)).toEqual([])
  })

  test('all of them lead to one page, but for those that are declared gone', () => {
    expect(pairs({ act: 'silk', to: '/artists/' })).toEqual(
      Object.fromEntries(
        ['/artist/silk/', '/silk-bruiloft/', '/silk-gent/', '/silk-luik/'].map((address) => [
          address,
          '/artists/',
        ]),
      ),
    )
  })

  test('all of them lead to another site', () => {
    expect(Object.values(pairs({ act: 'silk', to: 'https://elders.example/silk' }))).toEqual(
      Array(4).fill('https://elders.example/silk'),
    )
  })

  test('an address of two entries follows both lines', () => {
    expect(pairs({ act: 'silk', to: 'silkwood' }, { city: 'luik', to: 'gent' })).toMatchObject({
      '/silk-luik/': '/silkwood-gent/',
      '/silkwood-luik/': '/silkwood-gent/',
      '/live-muziek-luik/': '/live-muziek-gent/',
    })
    expect(pairs({ article: 'oud', to: 'artikel-1' })).toEqual({ '/blog/oud/': '/blog/artikel-1/' })
  })

  test('the redirects carry the line, so that a message can name it', () => {
    expect(cover({ act: 'silk', to: '/artists/' }).redirects[0]?.source).toEqual({
      ...source,
      entry: 'redirects//artist/silk/',
    })
  })
})

describe('a line is refused', () => {
  test.each([
    ['of an entry that is there', { act: 'silkwood', to: '/artists/' }, 'covers-living'],
    ['of an alias that is there', { city: 'denhaag', to: 'gent' }, 'covers-living'],
    ['to an entry that is not', { act: 'silk', to: 'satin' }, 'unknown-reference'],
    ['to a page that is not', { act: 'silk', to: '/bands/' }, 'dead-link'],
  ])('%s', (_why, line, code) => {
    expect(cover(line).problems).toMatchObject([
      { severity: 'error', code, places: [{ file: 'data/redirects.ts', line: 7 }] },
    ])
  })

  test('when an entry has two', () => {
    expect(cover({ act: 'silk', to: '/artists/' }, { act: 'silk', to: 'silkwood' }).problems).toMatchObject([
      { code: 'duplicate' },
    ])
  })
})

test('a line of an entry that never was is an error, and one that other lines leave nothing to do is a warning', () => {
  for (const kind of ['act', 'artist', 'city', 'article'])
    expect(cover({ [kind]: 'velvet', to: '/artists/' }).problems).toMatchObject([
      { severity: 'error', code: 'covers-unknown' },
    ])
  expect(cover({ act: 'silc', to: '/artists/' }).problems).toMatchObject([{ hint: 'Did you mean "silk"?' }])
  const own = remembered.map(({ address }) => ({ from: address, to: '/artists/', source }))
  const { problems } = coverEntries(
    {
      ...site,
      redirects: own,
      ledger: { ...site.ledger, remembered },
      entryRedirects: [{ act: 'silk', to: 'silkwood', source }],
    },
    present,
  )
  expect(problems).toMatchObject([{ severity: 'warning', code: 'covers-nothing' }])
})
