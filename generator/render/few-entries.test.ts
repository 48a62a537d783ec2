/** What the pages show of a site with few entries. */
import { expect, test } from 'vitest'
import { tinyPage } from '../../tests/tiny-pages.ts'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { createRenderer, siteView } from './render.tsx'

const { acts, artists, cities, articles, ...tiny } = tinySite()

/** Lists without items, and headings of which nothing follows in their section. */
const withoutContent =
  /<(ul|ol|dl|div class="city-groups"|div class="backstage halls"><div><\/div)( [^>]*)?><\/\w+>|<div class="section-head">(?:(?!<div|<\/section>).)*<\/div><\/div><\/section>/gs

function emptyParts(changes: Partial<Site>) {
  const site: Site = { ...tiny, acts, artists, cities, articles, ...changes }
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  return [...expandRoutes(site, families)].flatMap((route) =>
    [...render(route).html.matchAll(withoutContent)].map(([part]) => `${route.path} ${part}`),
  )
}

test.each<[what: string, changes: Partial<Site>]>([
  ['no act', { acts: [] }],
  ['one act', { acts: acts.slice(0, 1) }],
  ['one duo in one city', { acts: acts.slice(0, 1), cities: cities.slice(0, 1) }],
  ['one tribute in one city', { acts: acts.slice(1, 2), cities: cities.slice(0, 1) }],
  ['no tribute', { acts: acts.filter(({ category }) => category !== 'tribute') }],
  ['no top act', { acts: acts.map((act) => ({ ...act, isTopAct: false })) }],
  ['no city', { cities: [] }],
  ['no city with pages of acts', { cities: cities.map((city) => ({ ...city, actPages: false })) }],
  ['no hall', { cities: cities.map((city) => ({ ...city, venues: [] })) }],
  ['no article', { articles: [] }],
  [
    'no link in the footer',
    { navigation: { ...tiny.navigation, footer: { local: [], site: [] }, social: [] } },
  ],
])('a site with %s has no list without items, and no heading above nothing', (_, changes) => {
  expect(emptyParts(changes)).toEqual([])
})

test('where there is one act and one city, the search sentence says so, the list shows no tabs, and no other country is named', () => {
  const site: Site = { ...tiny, articles, artists, acts: acts.slice(0, 1), cities: cities.slice(0, 1) }
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  const htmlOf = (path: string) =>
    render([...expandRoutes(site, families)].find((route) => route.path === path) ?? expect.fail(path)).html
  expect(htmlOf('/')).toContain('<strong>[search-line.kind akoestisch]</strong>')
  expect(htmlOf('/')).toContain('<input type="hidden" data-answer="city" value="gent"/>')
  expect(htmlOf('/')).not.toMatch(/NL\b/)
  expect(htmlOf('/artists/')).toContain('<div hidden=""><nav class="tabs"')
})

test('a section whose list has no entries is left out with its head, and stays where it says more', () => {
  const markdown =
    '## Topacts\n\n:::intro\nDe beste.\n:::\n\n::more[Alle acts]{to=/artists/}\n\n::acts{top}\n\n## Andere\n\nLees dit.\n\n::acts{top}\n'
  const site = {
    ...tiny,
    cities,
    artists,
    articles,
    acts: acts.slice(0, 1),
    pages: [tinyPage('about', markdown)],
  }
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  const about =
    [...expandRoutes(site, families)].find(({ path }) => path === paths.about()) ?? expect.fail('no route')
  expect([...render(about).html.matchAll(/<h2>([^[]*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'Andere',
  ])
})
