import { describe, expect, test } from 'vitest'
import { normaliseName, slugOf } from '../core/names.ts'
import { fittingFirst } from './acts.ts'
import { relatedArticles } from './articles.ts'
import { citiesAround, citiesByKey, distanceInKm, nearestCities } from './cities.ts'
import { findTributes, originalSlugs } from './tributes.ts'

test.each([
  ["Guns N' Roses", 'guns n roses', 'guns-n-roses'],
  ["Petty's Heartbreakers", 'pettys heartbreakers', 'pettys-heartbreakers'],
  ['Beyoncé', 'beyonce', 'beyonce'],
  ['Røyksopp', 'royksopp', 'royksopp'],
  ['Den Haag', 'den haag', 'den-haag'],
  ['’s-Hertogenbosch', 's hertogenbosch', 's-hertogenbosch'],
])('%s is found as "%s"', (name, normal, slug) => {
  expect(normaliseName(name)).toBe(normal)
  expect(slugOf(name)).toBe(slug)
})

describe('tributes of an original artist', () => {
  const acts = ["Guns N' Roses", 'Bruce Springsteen', 'Tom Petty and the Heartbreakers', 'Bruce Springsteen', undefined].map((originalArtist, index) => ({
    index,
    ...(originalArtist === undefined ? {} : { originalArtist }),
  }))
  const found = (original: string) => findTributes(original, acts).map(({ index }) => index)

  test('apostrophes, case and dashes do not matter', () => expect(found('guns-n-roses')).toEqual([0]))
  test('two acts of one artist come in the order of the roster', () => expect(found('bruce-springsteen')).toEqual([1, 3]))
  test('a part of the name is enough when no whole name fits', () => expect(found('tom-petty')).toEqual([2]))
  test('a whole name beats a part of another', () => {
    const two = [{ originalArtist: 'The Muse Brothers' }, { originalArtist: 'Muse' }]
    expect(findTributes('muse', two)).toEqual([{ originalArtist: 'Muse' }])
  })
  test('an unknown or empty name finds no act', () => {
    expect(found('niemand')).toEqual([])
    expect(found('')).toEqual([])
  })
  test('each original is named once', () => expect(originalSlugs(acts)).toEqual(['guns-n-roses', 'bruce-springsteen', 'tom-petty-and-the-heartbreakers']))
})

test('fitting first keeps the order of the roster within both halves', () => {
  const acts = (['cover', 'tribute', 'cover', 'akoestisch', 'tribute'] as const).map((category, index) => ({ index, category }))
  expect(fittingFirst(acts, 'tribute').map(({ index }) => index)).toEqual([1, 4, 0, 2, 3])
})

test('related articles: same category, then shared tags, then the newest', () => {
  const article = (slug: string, category: string, ...tags: string[]) => ({ slug, category, tags })
  const articles = [article('new', 'Tools'), article('tagged', 'Tools', 'prijzen'), article('self', 'Coverband', 'prijzen'), article('same', 'Coverband')]
  expect(relatedArticles(articles[2] ?? article('', 'Tools'), articles).map(({ slug }) => slug)).toEqual(['same', 'tagged'])
})

describe('cities', () => {
  const tienen = { latitude: 50.808, longitude: 4.938 }
  const gent = { key: 'gent', latitude: 51.054, longitude: 3.717 }
  const brussel = { key: 'brussel', latitude: 50.847, longitude: 4.352 }
  const haag = { key: 'den-haag', aliases: ['denhaag', 'haag'], latitude: 52.071, longitude: 4.301 }

  test('an alias finds its city', () => expect(citiesByKey([haag]).get('haag')).toBe(haag))
  test('distances are kilometres as the crow flies', () => {
    expect(distanceInKm(tienen, gent)).toBe(90)
    expect(distanceInKm(gent, gent)).toBe(0)
  })
  test('a remote city is named by the city nearest to it, which has nearer ones', () => {
    const around = citiesAround([gent, brussel, { key: 'tienen', ...tienen }, haag], 1)
    const keys = (city: string) => around.get(city)?.map(({ key }) => key)
    expect(keys('den-haag')).toEqual(['gent'])
    expect(keys('gent')).toEqual(['brussel', 'den-haag'])
    expect(keys('tienen')).toEqual(['brussel'])
  })
  test('neighbours come nearest first and never include the city', () => {
    expect(nearestCities(gent, [haag, gent, brussel], 5).map(({ key }) => key)).toEqual(['brussel', 'den-haag'])
  })
})
