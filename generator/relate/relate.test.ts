import { describe, expect, test } from 'vitest'
import { normaliseName, slugOf } from '../core/names.ts'
import { findTributes, originalSlugs } from './acts.ts'
import { relatedArticles } from './articles.ts'
import { citiesAround, distanceInKm, nearestCities } from './cities.ts'

test.each([
  ["Guns N' Roses", 'guns n roses', 'guns-n-roses'],
  ["Petty's Heartbreakers", 'pettys heartbreakers', 'pettys-heartbreakers'],
  ['GUNS N’ ROSES', 'guns n roses', 'guns-n-roses'],
  ['Simon & Garfunkel', 'simon en garfunkel', 'simon-en-garfunkel'],
  ['  AC/DC ', 'ac dc', 'ac-dc'],
  ['Beyonce\u0301', 'beyonce', 'beyonce'],
  ['Røyksopp', 'royksopp', 'royksopp'],
  ['’s-Hertogenbosch', 's hertogenbosch', 's-hertogenbosch'],
])('%s is found as "%s"', (name, normal, slug) => {
  expect(normaliseName(name)).toBe(normal)
  expect(slugOf(name)).toBe(slug)
})

describe('tributes of an original artist', () => {
  const acts = [
    "Guns N' Roses",
    'Bruce Springsteen',
    'Tom Petty and the Heartbreakers',
    'Bruce Springsteen',
    undefined,
  ].map((originalArtist, index) => ({
    index,
    ...(originalArtist === undefined ? {} : { originalArtist }),
  }))
  const found = (original: string) => findTributes(original, acts).map(({ index }) => index)

  test('apostrophes, case and dashes do not matter', () => expect(found('guns-n-roses')).toEqual([0]))
  test('two acts of one artist come in the order of the roster', () =>
    expect(found('bruce-springsteen')).toEqual([1, 3]))
  test('a part of the name is enough when no whole name fits', () =>
    expect([found('tom-petty'), found('petty')]).toEqual([[2], [2]]))
  test('a whole name beats a part of another', () => {
    const two = [{ originalArtist: 'The Muse Brothers' }, { originalArtist: 'Muse' }]
    expect(findTributes('muse', two)).toEqual([{ originalArtist: 'Muse' }])
  })
  test.each(['niemand', '', '--', 'undefined'])('"%s" finds no act', (name) =>
    expect(found(name)).toEqual([]),
  )
  test('each original is named once', () =>
    expect(originalSlugs(acts)).toEqual([
      'guns-n-roses',
      'bruce-springsteen',
      'tom-petty-and-the-heartbreakers',
    ]))
})

const article = (slug: string, category: string, ...tags: string[]) => ({ slug, category, tags })
const tags = Array.from({ length: 20 }, (_, index) => `tag-${index}`)

test.each([
  [
    'the newest, where nothing is shared',
    ['x'],
    [article('newest', 'Tools'), article('newer', 'Tools'), article('old', 'Tools')],
    ['newest', 'newer'],
  ],
  [
    'those with more shared tags, and the newer one of two that share as many',
    ['a', 'b'],
    [article('new', 'Tools', 'a'), article('old', 'Tools', 'b'), article('two', 'Tools', 'a', 'b')],
    ['two', 'new'],
  ],
  [
    'those of the category before any number of tags',
    tags,
    [article('tagged', 'Tools', ...tags), article('same', 'Coverband')],
    ['same', 'tagged'],
  ],
])('related articles are %s', (_which, own, articles, expected) => {
  expect(relatedArticles(article('self', 'Coverband', ...own), articles).map(({ slug }) => slug)).toEqual(
    expected,
  )
})

describe('cities', () => {
  const tienen = { latitude: 50.808, longitude: 4.938 }
  const gent = { key: 'gent', latitude: 51.054, longitude: 3.717 }
  const brussel = { key: 'brussel', latitude: 50.847, longitude: 4.352 }
  const haag = { key: 'den-haag', latitude: 52.071, longitude: 4.301 }

  test('distances are kilometres as the crow flies, in both directions', () => {
    expect([distanceInKm(tienen, gent), distanceInKm(gent, tienen), distanceInKm(gent, gent)]).toEqual([
      90, 90, 0,
    ])
  })
  test('a remote city is named by the city nearest to it, which has nearer ones', () => {
    const around = citiesAround([gent, brussel, { key: 'tienen', ...tienen }, haag], 1)
    const keys = (city: string) => around.get(city)?.map((near) => near.city.key)
    expect(keys('den-haag')).toEqual(['gent'])
    expect(keys('gent')).toEqual(['brussel', 'den-haag'])
    expect(keys('tienen')).toEqual(['brussel'])
  })
  test('neighbours come nearest first, are limited in number, and never include the city', () => {
    const near = (limit: number) =>
      nearestCities(gent, [haag, gent, brussel], limit).map(({ city, km }) => `${city.key} ${km}`)
    expect(near(5)).toEqual(['brussel 50', 'den-haag 120'])
    expect(near(1)).toEqual(['brussel 50'])
  })
})
