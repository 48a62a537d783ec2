/** What the owner's data makes of the route table: adding an entry adds its pages, and nothing else. */
import { describe, expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import type { Site } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'

const routesOf = (site: Site) => [...expandRoutes(site, families)]
const at = (path: string, site: Site) => routesOf(site).find((route) => route.path === path)

function counts(site: Site): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { family } of routesOf(site)) found[family] = (found[family] ?? 0) + 1
  return found
}

/** How many pages of each family a change adds or takes away. */
function difference(changes: Partial<Site>): Record<string, number> {
  const before = counts(tinySite())
  const after = counts(tinySite(changes))
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]).filter(([, amount]) => amount !== 0))
}

const { acts, artists, cities, articles, redirects } = tinySite()
const lantern = (slug: string) => tinyAct({ slug, name: slug, category: 'tribute', originalArtist: 'The Lanterns', priceClass: 'tribute' })

describe('one entry more', () => {
  test('an act has its own page, its booking page, one for each occasion and one in each city with pages of acts', () => {
    expect(difference({ acts: [...acts, tinyAct({ slug: 'new', name: 'New' })] })).toEqual({
      act: 1,
      'act booking': 1,
      'act for occasion': 3,
      'act in city': citiesWithActs(cities).length,
    })
  })

  test('a second act of one original artist makes no second tribute page', () => {
    expect(difference({ acts: [...acts, lantern('more-lamps')] })).not.toHaveProperty('tribute')
  })

  test('a city has three landing pages, three more for each alias, and no pages with acts unless its entry requests them', () => {
    const brugge = tinyCity({ key: 'brugge', name: 'Brugge', aliases: ['bruges'] })
    expect(difference({ cities: [...cities, brugge] })).toEqual({ 'city landing': 6 })
    expect(difference({ cities: [...cities, { ...brugge, actPages: true }] })).toEqual({
      'city landing': 6,
      'act in city': acts.length,
      'tribute in city': artists.length,
    })
  })

  test('an article less and a redirect less are a page less each', () => {
    expect(difference({ articles: articles.slice(1), redirects: redirects.slice(1) })).toEqual({ article: -1, redirect: -1 })
  })
})

test('every address of the tiny site is made once', () => {
  const addresses = routesOf(tinySite()).map(({ path }) => path)
  expect(addresses).toHaveLength(new Set(addresses).size)
})

describe('tributes', () => {
  test('the first act of the roster is featured, and all of them are named as sources', () => {
    const route = at('/the-lanterns-tribute-boeken/', tinySite({ acts: [...acts, lantern('more-lamps')] }))
    expect(route?.sources.map(({ entry }) => entry)).toEqual(['artists/the-lanterns', 'acts/the-lamps', 'acts/more-lamps'])
    expect(route?.meta().description).toMatch(/The Lamps.* en .*more-lamps/)
  })

  test('an act whose slug looks like a tribute and a city is not treated as a tribute page', () => {
    const site = tinySite({ acts: [...acts, tinyAct({ slug: 'the-amazing-bruno-mars-tribute', name: 'The Amazing Bruno Mars Tribute' })] })
    const route = at('/the-amazing-bruno-mars-tribute-gent/', site)
    expect(route?.family).toBe('act in city')
    expect(route?.sources.map(({ entry }) => entry)).toEqual(['acts/the-amazing-bruno-mars-tribute', 'cities/gent'])
    expect(at('/the-amazing-bruno-mars-tribute-boeken/', site)?.family).toBe('act booking')
  })
})

describe('cities', () => {
  test('the agency’s own words for a city come before the others, on the page on all live music', () => {
    expect(at('/live-muziek-gent/', tinySite())?.meta()).toMatchObject({ title: 'Band boeken in Gent', description: 'Kort over Gent.', keywords: ['gent'] })
    expect(at('/coverband-gent/', tinySite())?.meta().keywords).toEqual(['band gent'])
    expect(at('/live-muziek-den-haag/', tinySite())?.meta().keywords).toEqual(['band den-haag'])
  })

  test('each of the three kinds has a title and a description of its own', () => {
    const pages = ['coverband', 'tributeband', 'live-muziek'].map((kind) => at(`/${kind}-gent/`, tinySite())?.meta())
    expect(new Set(pages.map((meta) => meta?.title)).size).toBe(3)
    expect(new Set(pages.map((meta) => meta?.description)).size).toBe(3)
  })
})

test('a redirect names its target as canonical, and refreshes to it', () => {
  expect(at('/oud/', tinySite())?.meta()).toMatchObject({ canonical: '/about/', refresh: '/about/', bare: true })
})
