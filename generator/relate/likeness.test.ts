import { describe, expect, test } from 'vitest'
import { type Comparable, closestActs, takeTurns } from './likeness.ts'

const act = (slug: string, changes: Partial<Comparable> = {}): Comparable & { slug: string } => ({
  slug,
  category: 'cover',
  genres: ['rock'],
  decades: [1980],
  languages: ['Engels'],
  price: { from: 2000, to: 3000, includes: 'geluid', vatIncluded: false },
  loudness: { level: 'dansvloer', from: 80, to: 90 },
  musicians: 5,
  occasions: { bruiloft: '', bedrijfsfeest: '', festival: '' },
  ...changes,
})
const names = (acts: readonly { slug: string }[] | undefined) => acts?.map(({ slug }) => slug)
const near = (acts: readonly (Comparable & { slug: string })[], slug: string) => {
  const found = [...closestActs(acts, 3)].find(([key]) => key.slug === slug)?.[1]
  return { alike: names(found?.alike), others: names(found?.others) }
}

describe('of two acts, the closer one', () => {
  const closest = (...candidates: Partial<Comparable>[]) =>
    near([act('self'), ...candidates.map((changes, index) => act(`${index}`, changes))], 'self').alike?.[0]

  test.each<[string, Partial<Comparable>]>([
    ['genre', { genres: ['soul'] }],
    ['decade', { decades: [1960] }],
    ['language', { languages: ['Nederlands'] }],
    ['price', { price: { from: 4000, to: 5000, includes: 'geluid', vatIncluded: false } }],
    ['loudness', { loudness: { level: 'concert', from: 96, to: 100 } }],
    ['number of people', { musicians: 10 }],
    ['suitable occasions', { unsuited: { bruiloft: 'Te luid.' } }],
  ])('has the same %s', (_trait, changes) => expect(closest(changes, {})).toBe('1'))
  test('has the genre rather than the size', () =>
    expect(closest({ genres: ['soul'] }, { musicians: 50 })).toBe('1'))
  test('has a word of the genre', () =>
    expect(closest({ genres: ['folk'] }, { genres: ['classic rock'] })).toBe('1'))
})

describe('the closest acts', () => {
  test('the one that has most in common comes first, wherever it is in the roster', () => {
    const acts = [
      act('self'),
      act('soul', { genres: ['soul'] }),
      act('sixties', { decades: [1960] }),
      act('twin'),
    ]
    expect(near(acts, 'self').alike).toEqual(['twin', 'sixties', 'soul'])
  })
  test('an act that is alone in its category has others, and none of its own', () => {
    const acts = [act('duo', { category: 'akoestisch' }), act('b'), act('c', { genres: ['soul'] })]
    expect(near(acts, 'duo')).toEqual({ alike: [], others: ['b', 'c'] })
    expect(near(acts, 'b')).toEqual({ alike: ['c'], others: ['duo'] })
  })
  test('a category with enough acts needs no others', () => {
    const acts = [act('a'), act('b'), act('c'), act('d'), act('solo', { category: 'akoestisch' })]
    expect(near(acts, 'a').others).toEqual([])
  })
  test('of equal acts, those that follow in the roster come first, so that the first of a long roster are not shown everywhere', () => {
    const acts = Array.from({ length: 20 }, (_, index) => act(String(index)))
    expect(near(acts, '4').alike).toEqual(['5', '6', '7', '8', '9', '10'])
    expect(near(acts, '18').alike).toEqual(['19', '0', '1', '2', '3', '4'])
  })
  test('of two that are as much alike, the one that resembles fewer other acts comes first', () => {
    const acts = [
      act('self', { genres: ['rock', 'soul'] }),
      act('rock'),
      act('soul', { genres: ['soul'] }),
      act('more-rock'),
      act('even-more-rock'),
    ]
    expect(near(acts, 'self').alike?.[0]).toBe('soul')
  })
  test('an act far behind the third is not close', () => {
    const far = { genres: ['metal'], decades: [2010], languages: ['Duits'], musicians: 20 }
    expect(near([act('self'), act('a'), act('b'), act('c'), act('far', far)], 'self').alike).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

describe('turns', () => {
  const close = ['a', 'b', 'c', 'd', 'e', 'f']

  test('each is shown on about as many pages as the others', () => {
    const shown = Array.from({ length: 60 }, (_, page) =>
      takeTurns(close, `page-${String.fromCharCode(97 + page)}`, 3),
    ).flat()
    expect(close.map((name) => shown.filter((other) => other === name).length)).toEqual([
      30, 30, 30, 30, 30, 30,
    ])
  })
  test('all are shown where there are few', () => {
    expect(takeTurns(['a', 'b'], 'gent', 3)).toEqual(['a', 'b'])
    expect(takeTurns([], 'gent', 3)).toEqual([])
  })
})
