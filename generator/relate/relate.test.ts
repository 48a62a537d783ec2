import { describe, expect, test } from 'vitest'
import { normaliseName, slugOf } from '../core/names.ts'
import { findTributes, fittingFirst, originalSlugs } from './acts.ts'
import { relatedArticles } from './articles.ts'
import { citiesAround, citiesByKey, distanceInKm, nearestCities } from './cities.ts'

test.each([
  ["Guns N' Roses", 'guns n roses', 'guns-n-roses'],
  ["Petty's Heartbreakers", 'pettys heartbreakers', 'pettys-heartbreakers'],
  ['GUNS N’ ROSES', 'guns n roses', 'guns-n-roses'],
  ['Simon & Garfunkel', 'simon en garfunkel', 'simon-en-garfunkel'],
  ['  AC/DC ', 'ac dc', 'ac-dc'],
  ['Beyonce\u0301', 'beyonce', 'beyonce'],
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
  test('a part of the name is enough when no whole name fits', () => expect([found('tom-petty'), found('petty')]).toEqual([[2], [2]]))
  test('a whole name beats a part of another', () => {
    const two = [{ originalArtist: 'The Muse Brothers' }, { originalArtist: 'Muse' }]
    expect(findTributes('muse', two)).toEqual([{ originalArtist: 'Muse' }])
  })
  test.each(['niemand', '', '--', 'undefined'])('"%s" finds no act', (name) => expect(found(name)).toEqual([]))
  test('each original is named once', () => expect(originalSlugs(acts)).toEqual(['guns-n-roses', 'bruce-springsteen', 'tom-petty-and-the-heartbreakers']))
})

test('fitting first keeps the order of the roster within both halves', () => {
  const acts = (['cover', 'tribute', 'cover', 'akoestisch', 'tribute'] as const).map((category, index) => ({ index, category }))
  expect(fittingFirst(acts, 'tribute').map(({ index }) => index)).toEqual([1, 4, 0, 2, 3])
})

describe('articles', () => {
  const article = (slug: string, category: string, ...tags: string[]) => ({ slug, category, tags })

  test('where nothing is shared the newest are shown: the block is never empty', () => {
    const articles = [article('newest', 'Tools'), article('newer', 'Tools'), article('old', 'Tools')]
    expect(relatedArticles(article('self', 'Coverband', 'x'), articles).map(({ slug }) => slug)).toEqual(['newest', 'newer'])
  })

  test('more shared tags come first, and the newer one of two that share as many', () => {
    const articles = [article('one-new', 'Tools', 'a'), article('one-old', 'Tools', 'b'), article('two', 'Tools', 'a', 'b')]
    expect(relatedArticles(article('self', 'Coverband', 'a', 'b'), articles, 3).map(({ slug }) => slug)).toEqual(['two', 'one-new', 'one-old'])
  })

  test('no number of tags outweighs the category', () => {
    const tags = Array.from({ length: 20 }, (_, index) => `tag-${index}`)
    const articles = [article('tagged', 'Tools', ...tags), article('same', 'Coverband')]
    expect(relatedArticles(article('self', 'Coverband', ...tags), articles, 1).map(({ slug }) => slug)).toEqual(['same'])
  })
})

describe('cities', () => {
  const tienen = { latitude: 50.808, longitude: 4.938 }
  const gent = { key: 'gent', latitude: 51.054, longitude: 3.717 }
  const brussel = { key: 'brussel', latitude: 50.847, longitude: 4.352 }
  const haag = { key: 'den-haag', aliases: ['denhaag', 'haag'], latitude: 52.071, longitude: 4.301 }

  test('a city is found by its own key and by each alias, and by nothing else', () => {
    expect([...citiesByKey([haag, gent]).keys()]).toEqual(['den-haag', 'denhaag', 'haag', 'gent'])
  })
  test('distances are kilometres as the crow flies, in both directions', () => {
    expect([distanceInKm(tienen, gent), distanceInKm(gent, tienen), distanceInKm(gent, gent)]).toEqual([90, 90, 0])
  })
  test('a remote city is named by the city nearest to it, which has nearer ones', () => {
    const around = citiesAround([gent, brussel, { key: 'tienen', ...tienen }, haag], 1)
    const keys = (city: string) => around.get(city)?.map(({ key }) => key)
    expect(keys('den-haag')).toEqual(['gent'])
    expect(keys('gent')).toEqual(['brussel', 'den-haag'])
    expect(keys('tienen')).toEqual(['brussel'])
  })
  test('neighbours come nearest first, are limited in number, and never include the city', () => {
    const near = (limit: number) => nearestCities(gent, [haag, gent, brussel], limit).map(({ key, km }) => `${key} ${km}`)
    expect(near(5)).toEqual(['brussel 50', 'den-haag 120'])
    expect(near(1)).toEqual(['brussel 50'])
  })
  test('of neighbours that are as far, the first of the list comes first', () => {
    const place = (key: string, longitude: number) => ({ key, latitude: 51, longitude })
    expect(nearestCities(place('here', 4), [place('east', 4.1), place('west', 3.9)], 2).map(({ key }) => key)).toEqual(['east', 'west'])
  })
})
