/** The ends of lists: nothing fits, everything fits, there is too little or too much. */
import { describe, expect, test } from 'vitest'
import { normaliseName } from '../core/names.ts'
import { relatedArticles } from './articles.ts'
import { citiesByKey, distanceInKm, nearestCities } from './cities.ts'
import { findTributes } from './tributes.ts'

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
  test('the way from Amsterdam to Brussels is 173 km, in both directions', () => {
    const amsterdam = { latitude: 52.3676, longitude: 4.9041 }
    const brussel = { latitude: 50.8467, longitude: 4.3525 }
    expect([distanceInKm(amsterdam, brussel), distanceInKm(brussel, amsterdam)]).toEqual([173, 173])
  })

  test('neighbours have their distance, are limited in number, and keep the order of the list where it is equal', () => {
    const place = (key: string, longitude: number) => ({ key, latitude: 51, longitude })
    const neighbours = nearestCities(place('here', 4), [place('far', 5), place('east', 4.1), place('here', 4), place('west', 3.9)], 2)
    expect(neighbours.map(({ key, km }) => `${key} ${km}`)).toEqual(['east 7', 'west 7'])
  })

  test('a city is found by its own key and by each alias, and by nothing else', () => {
    const haag = { key: 'den-haag', aliases: ['denhaag', 'haag'] }
    expect([...citiesByKey([haag, { key: 'gent' }]).keys()]).toEqual(['den-haag', 'denhaag', 'haag', 'gent'])
  })
})

describe('names', () => {
  test.each([
    ['GUNS N’ ROSES', "guns n' roses"],
    ['Simon & Garfunkel', 'simon-en-garfunkel'],
    ['  AC/DC ', 'ac-dc'],
    ['Motörhead', 'motorhead'],
    ['Beyonce\u0301', 'Beyonc\u00e9'],
  ])('%s and %s are one name', (one, other) => expect(normaliseName(one)).toBe(normaliseName(other)))

  test('a tribute is found by the middle of a name, but not by the empty name of an act without original', () => {
    const acts = [{ originalArtist: 'The Rolling Stones' }, {}]
    expect(findTributes('rolling', acts)).toEqual([acts[0]])
    expect(findTributes('undefined', acts)).toEqual([])
    expect(findTributes('--', acts)).toEqual([])
  })
})
