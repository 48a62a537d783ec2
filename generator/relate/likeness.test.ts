import { describe, expect, test } from 'vitest'
import { type Comparable, nearestActs, nearestOf } from './likeness.ts'

type Named = Comparable & { slug: string }

const act = (slug: string, changes: Partial<Comparable> & { costs?: number } = {}): Named => {
  const { costs = 2000, ...others } = changes
  return {
    slug,
    category: 'cover',
    genres: ['rock'],
    decades: [1980],
    languages: ['Engels'],
    price: { from: costs, to: costs * 1.5, includes: 'geluid', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 80, to: 90 },
    musicians: 5,
    ...others,
  }
}
const neighbours = (acts: readonly Named[], slug = 'self') =>
  [...nearestActs(acts)].find(([own]) => own.slug === slug)?.[1] ?? []
const near = (acts: readonly Named[], slug?: string) => neighbours(acts, slug).map(({ act }) => act.slug)

describe('the nearest acts', () => {
  test('are those of the own category, then others, wherever they are in the roster', () => {
    const duo = { category: 'akoestisch', musicians: 2, costs: 800 }
    const acts = [act('far', { musicians: 9, costs: 4000 }), act('near'), act('self', duo), act('trio', duo)]
    expect(near(acts)).toEqual(['trio', 'near', 'far'])
  })
  test('have about as many people and cost about as much, whatever they play', () => {
    const acts = [
      act('self'),
      act('twice-as-dear', { costs: 4000 }),
      act('twice-as-large', { musicians: 10, genres: ['rock'] }),
      act('soul', { genres: ['soul'], decades: [1960], languages: ['Nederlands'] }),
    ]
    expect(near(acts)[0]).toBe('soul')
  })
  test('are those of about the same size where a price is on request', () => {
    const acts = [
      act('self', { price: undefined }),
      act('large', { musicians: 10 }),
      act('dear', { costs: 8000 }),
      act('asked', { price: undefined, musicians: 7 }),
    ]
    expect(near(acts)).toEqual(['dear', 'asked', 'large'])
    const others = [act('dear', { costs: 8000 }), act('asked', { price: undefined })]
    expect(near([act('self'), ...others])).toEqual(['asked', 'dear'])
    const far = act('asked', { price: undefined, musicians: 9 })
    expect(near([act('self'), far, act('large', { musicians: 10 })])[0]).toBe('large')
  })
  test('dancers are people too', () => {
    expect(near([act('self'), act('show', { dancers: 6 }), act('band', { musicians: 6 })])).toEqual([
      'band',
      'show',
    ])
  })
  test.each<[string, Partial<Comparable>]>([
    ['genre', { genres: ['soul'] }],
    ['decade', { decades: [1960] }],
    ['language', { languages: ['Nederlands'] }],
    ['loudness', { loudness: { level: 'concert', from: 96, to: 100 } }],
  ])('of two that are as near, the one with the same %s comes first', (_trait, changes) =>
    expect(near([act('self'), act('other', changes), act('same')])[0]).toBe('same'),
  )
  test('"classic rock" has a word of "rock"', () =>
    expect(
      near([act('self'), act('folk', { genres: ['folk'] }), act('classic', { genres: ['classic rock'] })])[0],
    ).toBe('classic'))
  test('of equal acts, those that follow in the roster come first, so that the first of a long roster are not shown everywhere', () => {
    const acts = Array.from({ length: 20 }, (_, index) => act(String(index)))
    expect(near(acts, '4').slice(0, 3)).toEqual(['5', '6', '7'])
    expect(near(acts, '18').slice(0, 3)).toEqual(['19', '0', '1'])
  })
  test('a category with enough acts needs no others', () => {
    const acts = Array.from({ length: 20 }, (_, index) => act(String(index)))
    expect(near([...acts, act('solo', { category: 'akoestisch' })], '4')).not.toContain('solo')
  })
})

describe('those that are shown', () => {
  const acts = [
    act('self'),
    act('nearer'),
    ...['a', 'b', 'c', 'd'].map((slug) => act(slug, { musicians: 9 })),
  ]
  const shown = (page?: string, from = acts) => nearestOf(neighbours(from), 3, page).map(({ slug }) => slug)
  const pages = Array.from({ length: 60 }, (_, page) => `page-${String.fromCharCode(97 + page)}`)

  test('are the nearest', () => expect(shown()).toEqual(['nearer', 'a', 'b']))
  test('take turns where they are as near, each on about as many pages as the others', () => {
    const all = pages.flatMap((page) => shown(page))
    expect(['a', 'b', 'c', 'd'].map((name) => all.filter((other) => other === name).length)).toEqual([
      30, 30, 30, 30,
    ])
  })
  test('never leave out a nearer one', () =>
    expect(pages.every((page) => shown(page)[0] === 'nearer')).toBe(true))
  test('do not leave out one of the own category for a turn of another', () => {
    const own = { category: 'akoestisch' }
    const mixed = [act('self', own), act('twin', own), ...['a', 'b', 'c'].map((slug) => act(slug))]
    expect(pages.every((page) => shown(page, mixed)[0] === 'twin' && shown(page, mixed).length === 3)).toBe(
      true,
    )
  })
  test('are fewer where there are few, and none where there are none', () => {
    expect(shown('gent', [act('self'), act('a')])).toEqual(['a'])
    expect(shown('gent', [act('self')])).toEqual([])
  })
})
