/** Rosters that are too long for one page: every list goes on in further pages. */
import { describe, expect, test } from 'vitest'
import { tinyPage } from '../../tests/tiny-pages.ts'
import { tinyAct, tinyAssets, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { siteRenderer } from '../build/make-page.ts'
import { LinkChecker } from '../check/links.ts'
import { readFacts } from '../check/page-facts.ts'
import { checkPlan } from '../check/plan.ts'
import { pageSizes } from '../core/pagination.ts'
import type { Site } from '../load/site.ts'
import { sitemapEntries } from '../render/derived/derive.ts'
import { expand } from './expand.ts'
import { families } from './index.ts'
import type { Meta } from './route.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** 130 acts, of which 65 play the same artist. */
const manyActs = (count = 130): Partial<Site> => ({
  acts: numbers(count).map((number) =>
    tinyAct({
      slug: `act-${number}`,
      name: `Act ${number}`,
      bio: `Een lange zin over act ${number}. `.repeat(12),
      isTopAct: true,
      source: { entry: `acts/act-${number}`, file: 'data/acts.ts', line: number },
      ...(number % 2 === 0
        ? { category: 'tribute', originalArtist: 'The Lanterns', priceClass: 'tribute' }
        : { category: 'cover' }),
    }),
  ),
})

const manyCities = (count = 250): Partial<Site> => ({
  cities: numbers(count).map((number) =>
    tinyCity({
      key: number === 1 ? 'gent' : `stad-${number}`,
      name: `Stad ${number}`,
      actPages: true,
      latitude: 50 + number / 100,
      source: { entry: `cities/stad-${number}`, file: 'data/cities.ts', line: number },
      ...(number === 1 && { aliases: ['dorp'] }),
    }),
  ),
})

const home = tinyPage(
  'home',
  '## Acts\n\nVeel volk.\n\n::acts{top}\n\n## Steden\n\n::cities{kind=live-muziek}\n\n[Gids](/beste-coverband-belgie/)\n\n[Agenda](/agenda/)',
)

/** A site with all its pages. */
function published(changes: Partial<Site>) {
  const pages = tinySite().pages.map((page) => (page.name === 'home' ? home : page))
  const plan = expand(tinySite({ pages, ...changes }), families)
  const { site } = plan
  const render = siteRenderer(site, tinyAssets)
  const links = new LinkChecker(site.settings)
  const html = new Map<string, string>()
  const heads = new Map<string, Meta>()
  for (const [index, route] of [...plan.routes()].entries()) {
    const page = render(route)
    const planned = plan.pages[index]
    if (planned) links.add(planned, readFacts(page.html).links)
    html.set(route.path, page.html)
    heads.set(route.path, page.meta)
  }
  const at = (path: string) => {
    const found = plan.pages.find((page) => page.path === path) ?? expect.fail(`no page at ${path}`)
    return { ...found, head: heads.get(path) ?? expect.fail(), html: html.get(path) ?? '' }
  }
  return { plan, links, html, at }
}

describe.each([
  ['acts', published(manyActs())],
  ['cities', published(manyCities())],
])('with many %s', (_name, { plan, links, html }) => {
  test('all pages are found: no link is dead, nothing is out of reach, addresses and titles are unique', () => {
    const files = [
      '/feed.xml',
      '/site.webmanifest',
      '/agenda.ics',
      '/agenda/silkwood.ics',
      '/sounds/silkwood.mp3',
      ...[...html.values()].flatMap((text) => text.match(/(?<==")\/(assets|icons|riders)\/[^" ]*/g) ?? []),
    ]
    // With two cities, a tribute has too few neighbours.
    expect(
      links
        .problems(new Set(files))
        .filter(({ code }) => code !== 'few-links')
        .map(({ what }) => what),
    ).toEqual([])
    const problems = checkPlan(plan, []).filter(({ code }) => /address|duplicate|title|file/.test(code))
    expect(problems.map(({ what }) => what)).toEqual([])
  })

  test('no page lists more than the limit, and every page stays below 100 kB', () => {
    for (const [path, text] of html) {
      // A tribute page shows three cards of other artists as well.
      expect(text.split('<article class="act-card').length - 1, path).toBeLessThanOrEqual(pageSizes.cards + 3)
      for (const [list] of text.matchAll(/<ul class="link-list">.*?<\/ul>/gs))
        expect(list.split('<li>').length - 1, path).toBeLessThanOrEqual(pageSizes.links)
      expect(Buffer.byteLength(text), path).toBeLessThan(100_000)
    }
  })
})

describe('a further page', () => {
  const { plan, at, html } = published(manyActs(50))

  test('has its number in title, heading and breadcrumb, which leads to the first part', () => {
    const { head, html: text } = at('/coverband-gent/2/')
    expect(head.title).toBe('[part.title [link.landing coverband Gent] 2]')
    expect(text).toContain('<h1>[part.title [link.landing coverband Gent] 2]</h1>')
    expect(head.breadcrumb?.slice(1)).toEqual([
      { label: 'Gent', to: '/coverband-gent/' },
      { label: '[part.label 2]' },
    ])
  })

  test('links to every other part, and the first page does too', () => {
    const links = (path: string) =>
      /<nav class="actions".*?<\/nav>/s.exec(at(path).html)?.[0].match(/(?<=href=")[^"]*/g)
    expect(links('/coverband-gent/')).toEqual(['/coverband-gent/2/'])
    expect(links('/coverband-gent/2/')).toEqual(['/coverband-gent/'])
  })

  test('has the lists of its page and none of its texts', () => {
    const { html: text } = at('/2/')
    expect(text).toContain('Act 50')
    expect(text).toContain('<h2>Acts</h2>')
    expect(text).not.toMatch(/Veel volk|Steden|Gids/)
  })

  test('is made of the same entries, and has its own address in the sitemap, but not among those that a release remembers', () => {
    expect(at('/artists/2/').sources).toEqual(at('/artists/').sources)
    expect([...sitemapEntries(plan.pages, plan.site)].map(({ address }) => address)).toContain(
      'https://bureau.example/artists/2/',
    )
    expect(at('/coverband-denhaag/2/').head.canonical).toBe('/coverband-den-haag/2/')
    expect(plan.addresses).toContain('/artists/')
    expect(plan.addresses.filter((address) => /\/\d+\/$/.test(address))).toEqual([])
  })

  test('has no part of lists that fit on the first page', () => {
    expect([...html.keys()].filter((path) => /^\/(artist\/.*|about|blog)\/2\/$/.test(path))).toEqual([])
  })
})

test('a list that fits on the first page is not repeated where a longer list of the page goes on', () => {
  const { acts } = tinySite()
  const lantern = tinyAct({
    slug: 'more-lamps',
    name: 'More Lamps',
    category: 'tribute',
    originalArtist: 'The Lanterns',
    priceClass: 'tribute',
  })
  const { at } = published({ ...manyCities(pageSizes.links + 1), acts: [...acts, lantern] })
  expect(at('/the-lanterns-tribute-boeken/').html).toContain('<h3>More Lamps</h3>')
  // The last of the index, which follows the alphabet.
  expect(at('/the-lanterns-tribute-boeken/2/').html).toContain('Stad 99')
  expect(at('/the-lanterns-tribute-boeken/2/').html).not.toContain('More Lamps')
})

test('the tabs of a split list of acts count all, lead to where their kind begins, and are on its first page, with the other pages for the search', () => {
  const { at } = published(manyActs(90))
  const [first, second] = [at('/artists/').html, at('/artists/2/').html]
  const tabs = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" data-tab="(\w+)">.*?<span class="count">(\d+)</gs)].map(
      ([, ...tab]) => tab,
    )
  expect(tabs(first)).toEqual([
    ['#alle', 'alle', '90'],
    ['#cover', 'cover', '45'],
    ['/artists/2/#tribute', 'tribute', '45'],
  ])
  expect(first).toContain('data-parts="/artists/2/ /artists/3/"')
  expect(second).toContain('<h2 id="tribute"')
  expect(tabs(second)).toEqual([])
  expect(second).not.toMatch(/data-parts|<search/)
})
