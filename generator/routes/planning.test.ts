import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { searchLineOf } from './finder.ts'
import { factsOf } from './pages.tsx'
import { comparedOnItsPage, eveningOf, pricesAt, shortlistOf } from './planning.ts'

const [act, city] = [tinyAct(), tinyCity()]

/** A site with so many acts and cities. */
const siteOf = (acts: number, cities: number) =>
  tinySite({
    acts: Array.from({ length: acts }, (_, index) => ({
      ...act,
      slug: `act-${index}`,
      name: `Act ${index}`,
    })),
    cities: Array.from({ length: cities }, (_, index) => ({
      ...city,
      key: `stad-${index}`,
      name: `Stad ${index}`,
      latitude: 50 + index / 1000,
    })),
  })

test('the page with the favourites has all acts of a short roster', () => {
  const site = siteOf(20, 40)
  const { acts, elsewhere } = shortlistOf(site)
  expect(acts).toHaveLength(20)
  expect(elsewhere).toBeUndefined()
  expect(site.acts.map((act) => comparedOnItsPage(site, act))).toEqual(site.acts.map(() => undefined))
})

test.each([
  [300, 40],
  [20, 1200],
])(
  'of %i acts and %i cities it has what fits, and each of the others has the same on its own page',
  (count, cities) => {
    const site = siteOf(count, cities)
    const list = shortlistOf(site)
    expect(JSON.stringify(list).length).toBeLessThan(80_000)
    expect(list.elsewhere).toBe('/artist/*/')
    const onTheirPages = site.acts.flatMap((act) => comparedOnItsPage(site, act) ?? [])
    expect([...list.acts, ...onTheirPages].map(({ slug }) => slug)).toEqual(site.acts.map(({ slug }) => slug))
  },
)

test('visitors choose among the kinds of acts and the moments of an evening that the roster has acts for', () => {
  const choices = (...categories: string[]) => {
    const whole = tinySite()
    const site = { ...whole, acts: whole.acts.filter(({ category }) => categories.includes(category)) }
    return [searchLineOf(site).categories, eveningOf(site, 'bedrijfsfeest').moments.map(({ key }) => key)]
  }
  expect(choices('akoestisch', 'cover', 'tribute')).toEqual([
    ['akoestisch', 'cover', 'tribute'],
    ['receptie', 'dans'],
  ])
  expect(choices('tribute')).toEqual([['tribute'], ['dans']])
  expect(choices()).toEqual([[], []])
})

test('without an occasion, an evening is that of the first one of the site', () => {
  const occasions = tinySite().occasions.map((one) =>
    one.key === 'bruiloft' ? { ...one, key: 'verjaardag' } : one,
  )
  const evening = (of: typeof occasions) => eveningOf({ ...tinySite(), occasions: of }).occasion
  expect(evening(occasions.toReversed())).toBe('festival')
  expect(evening(occasions)).toBe('verjaardag')
  expect(evening(occasions.slice(-1))).toBe('evenement')
})

test('after midnight, the minutes of an evening go on', () => {
  const [first, last] = tinySite().eveningMoments
  if (!first || !last) throw new Error('the tiny site has no two moments')
  const eveningMoments = [
    { ...first, from: '22:00' },
    { ...last, from: '00:30' },
  ]
  expect(eveningOf({ ...tinySite(), eveningMoments }).moments.map(({ minute }) => minute)).toEqual([
    1320, 1470,
  ])
})

test('what acts ask at an occasion is of those that suit it, have a price, and say the same of VAT', () => {
  const of = (from: number, changes: Parameters<typeof tinyAct>[0] = {}) =>
    tinyAct({ price: { from, to: from + 100, includes: 'Geluid.', vatIncluded: true }, ...changes })
  const { price: _, ...onRequest } = of(1)
  const acts = [
    onRequest,
    of(500),
    of(700),
    of(300, { unsuited: { festival: 'Te zacht.' } }),
    of(900, { category: 'cover' }),
    of(2000, { price: { from: 2000, to: 2100, includes: 'Geluid.', vatIncluded: false } }),
  ]
  const site = { ...tinySite(), acts, priceFactors: [] }
  expect(pricesAt(site, 'festival', 'akoestisch')).toEqual({ from: 500, to: 800, vatIncluded: true })
  expect(pricesAt(site, 'festival')).toEqual({ from: 500, to: 1000, vatIncluded: true })
  expect(pricesAt({ ...site, acts: [onRequest] }, 'festival')).toBeUndefined()
})

test('a strip has the kinds of acts by turns, and the top acts last', () => {
  const acts = [
    tinyAct({ slug: 'top', isTopAct: true }),
    tinyAct({ slug: 'soft' }),
    tinyAct({ slug: 'loud', category: 'cover' }),
    tinyAct({ slug: 'softer' }),
  ]
  const strip = factsOf({ ...tinySite(), acts }).acts({ strip: true, count: 4 })
  expect(strip.page(1).entries.map(({ slug }) => slug)).toEqual(['loud', 'soft', 'softer', 'top'])
})
