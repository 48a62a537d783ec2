import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { Remembered } from '../load/files/ledger.ts'
import { noShows } from '../relate/shows.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkLedger } from './ledger.ts'
import { checkPlan } from './plan.ts'

const ledger = (...addresses: string[]): Remembered[] =>
  addresses.map((address, index) => ({ address, file: 'data/addresses.txt', line: index + 1 }))

const hintFor = (
  before: readonly string[],
  after: readonly string[],
  sameCity: (key: string) => string[] = () => [],
) => checkLedger(ledger(...before), after, new Map(), sameCity)[0]?.hint ?? ''

const published = [
  ...['silkwood', 'the-minds', 'the-minds-duo'].flatMap((act) => [
    `/artist/${act}/`,
    `/${act}-boeken/`,
    `/${act}-bruiloft/`,
    `/${act}-gent/`,
  ]),
  ...['/simple-minds-tribute-boeken/', '/simple-minds-tribute-gent/', '/blog/tips/', '/blog/prijzen/'],
  ...['coverband', 'tributeband', 'live-muziek'].flatMap((kind) => [
    `/${kind}-gent/`,
    `/${kind}-den-haag/`,
    `/${kind}-denhaag/`,
  ]),
  ...[
    '/silkwood-denhaag/',
    '/',
    '/artists/',
    '/blog/',
    '/coverband-boeken/',
    '/tributeband-boeken/',
    '/artists/silkwood/',
  ],
]

test.each([
  [
    ['/blog/band-boeken-via-toegift/'],
    ['/blog/band-boeken-via-zenith-en-co/'],
    "{ from: '/blog/band-boeken-via-toegift/', to: '/blog/band-boeken-via-zenith-en-co/' }",
  ],
  [
    ['/artist/silkwood/', '/silkwood-gent/'],
    ['/artist/silk-wood/', '/silk-wood-gent/'],
    "{ act: 'silkwood', to: 'silk-wood' },",
  ],
  [
    ['/artist/silkwood/', '/silkwood-gent/'],
    ['/artist/winnetoe/', '/winnetoe-gent/'],
    "{ act: 'silkwood', to: '/artists/' },",
  ],
  [
    ['/artist/silkwood/', '/silkwood-gent/', '/artist/silk-wood/'],
    ['/artist/silk-wood/'],
    "{ act: 'silkwood', to: '/artists/' },",
  ],
])('%j lead to a new entry only where one is like theirs, and none that is as old', (before, after, line) => {
  const others = ['/', '/live-muziek-gent/']
  expect(hintFor([...others, ...before], [...others, '/artists/', '/blog/', ...after])).toContain(line)
})

test('the agenda of a site without shows is missed by nobody: it comes back with the next one', () => {
  const vanishedFrom = (...addresses: string[]) =>
    checkPlan(
      expand(
        tinySite({
          shows: noShows,
          ledger: { exists: true, remembered: ledger(...addresses), problems: [] },
        }),
        families,
      ),
      [],
    ).filter(({ code }) => code === 'address-vanished')
  expect(vanishedFrom('/', '/agenda/')).toEqual([])
  expect(vanishedFrom('/agenda/', '/agendas/')).toMatchObject([
    { what: 'The published address /agendas/ leads nowhere now.' },
  ])
})

describe('the page that is suggested for an address that vanished', () => {
  const hintWithout = (...gone: RegExp[]) =>
    hintFor(
      published,
      published.filter((address) => !gone.some((pattern) => pattern.test(address))),
      (key) => ['den-haag', 'denhaag'].filter((other) => key.endsWith('haag') && other !== key),
    )

  test.each([
    [
      'the act, for one of its addresses',
      /^\/silkwood-gent/,
      "{ from: '/silkwood-gent/', to: '/artist/silkwood/' }",
    ],
    [
      'the act, for an occasion that the agency took from its list',
      /-bruiloft/,
      "{ from: '/silkwood-bruiloft/', to: '/artist/silkwood/' }",
    ],
    [
      'the act, under an address of no family',
      /^\/artists\/silkwood/,
      "{ from: '/artists/silkwood/', to: '/artist/silkwood/' }",
    ],
    [
      'the tribute, for one of its cities',
      /^\/simple-minds-tribute-gent/,
      "{ from: '/simple-minds-tribute-gent/', to: '/simple-minds-tribute-boeken/' }",
    ],
    ['the other spelling of the city', /-denhaag\/$/, "{ city: 'denhaag', to: 'den-haag' }"],
    [
      'the same page under the other spelling of the city',
      /^\/coverband-denhaag/,
      "{ from: '/coverband-denhaag/', to: '/coverband-den-haag/' }",
    ],
    [
      'the page of the city under its other spelling, where the act has none',
      /^\/(silkwood|live-muziek)-denhaag|^\/artist\/silkwood/,
      "{ from: '/silkwood-denhaag/', to: '/live-muziek-den-haag/' }",
    ],
    ['the overview, for a city', /-gent\/$/, "{ city: 'gent', to: '/artists/' }"],
    ['the blog, for an article', /^\/blog\/tips/, "{ from: '/blog/tips/', to: '/blog/' }"],
    [
      'the act with the longest name',
      /^\/the-minds-duo-(gent|boeken)/,
      "{ from: '/the-minds-duo-gent/', to: '/artist/the-minds-duo/' }",
    ],
  ])('is %s', (_what, gone, line) => {
    expect(hintWithout(gone)).toContain(line)
  })

  test('is one line for an entry of which every address vanished, and never a page that only shares words', () => {
    const hint = hintWithout(/\bthe-minds-duo\b/)
    expect(hint).toContain("{ act: 'the-minds-duo', to: '/artists/' },   for 4 addresses")
    expect(hint).not.toContain('from:')
    expect(hint).not.toContain('simple-minds')
  })

  test('covers a tribute that was removed with its act', () => {
    const hint = hintWithout(/silkwood/, /simple-minds/)
    expect(hint).toContain("{ act: 'silkwood', to: '/artists/' },   for 5 addresses")
    expect(hint).toContain("{ artist: 'simple-minds', to: '/tributeband-boeken/' },   for 2 addresses")
  })
})
