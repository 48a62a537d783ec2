/** What the owner's data makes of the route table. */
import { describe, expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyPlan, tinySite } from '../../tests/tiny-site.ts'
import { countEach } from '../core/group-by.ts'
import type { Site } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'
import { factsOf } from './pages.tsx'
import { isCanonical } from './route.ts'

const routesOf = (changes: Partial<Site>) => [...expandRoutes(tinySite(changes), families)]
const at = (path: string, changes: Partial<Site> = {}) =>
  routesOf(changes).find((route) => route.path === path)

/** How many pages of each family a change adds or takes away. */
function difference(changes: Partial<Site>): Record<string, number> {
  const [before, after] = [{}, changes].map((site) => countEach(routesOf(site).map(({ family }) => family)))
  const names = families.map(({ family }) => family)
  return Object.fromEntries(
    names
      .map((name) => [name, (after?.get(name) ?? 0) - (before?.get(name) ?? 0)])
      .filter(([, amount]) => amount !== 0),
  )
}

const { acts, artists, cities, articles, redirects, settings, priceClasses } = tinySite()
const lantern = tinyAct({
  slug: 'more-lamps',
  name: 'More Lamps',
  category: 'tribute',
  originalArtist: 'The Lanterns',
  priceClass: 'tribute',
})

const ofAct = {
  act: 1,
  'act booking': 1,
  'act for occasion': 3,
  'act in city': citiesWithActs(cities).length,
}
const brugge = tinyCity({ key: 'brugge', name: 'Brugge', aliases: ['bruges'] })

test.each<[what: string, changes: Partial<Site>, pages: Record<string, number>]>([
  ['an act more', { acts: [...acts, tinyAct({ slug: 'new', name: 'New' })] }, ofAct],
  ['a second act of one original artist', { acts: [...acts, lantern] }, ofAct],
  ['a city with an alias', { cities: [...cities, brugge] }, { 'city landing': 6 }],
  [
    'a city that requests pages with acts',
    { cities: [...cities, { ...brugge, actPages: true }] },
    { 'city landing': 6, 'act in city': acts.length, 'tribute in city': artists.length },
  ],
  [
    'an article less and a redirect less',
    { articles: articles.slice(1), redirects: redirects.slice(1) },
    { article: -1, redirect: -1 },
  ],
  [
    'a service for forms',
    { settings: { ...settings, forms: { contact: 'https://forms.example/x' } } },
    { form: -1 },
  ],
])('the change of the number of pages by %s', (_, changes, pages) =>
  expect(difference(changes)).toEqual(pages),
)

describe('tributes', () => {
  test('the first act of the roster is featured, and all of them are named as sources', () => {
    const route = at('/the-lanterns-tribute-boeken/', { acts: [...acts, lantern] })
    expect(route?.sources.map(({ entry }) => entry)).toEqual([
      'artists/the-lanterns',
      'acts/the-lamps',
      'acts/more-lamps',
    ])
    expect(route?.meta().description).toMatch(/The Lamps.* en .*More Lamps/)
  })

  test('an act whose slug looks like a tribute and a city is not treated as a tribute page', () => {
    const site = {
      acts: [
        ...acts,
        tinyAct({ slug: 'the-amazing-bruno-mars-tribute', name: 'The Amazing Bruno Mars Tribute' }),
      ],
    }
    expect(at('/the-amazing-bruno-mars-tribute-gent/', site)?.family).toBe('act in city')
    expect(at('/the-amazing-bruno-mars-tribute-boeken/', site)?.family).toBe('act booking')
  })

  test('the title of a tribute act names the original, that of another act its category', () => {
    expect(at('/artist/the-lamps/')?.meta().title).toBe('[act.title The Lamps + [category.label tribute]]')
    expect(at('/artist/band-marginal/')?.meta().title).toBe(
      '[act.title Band Marginal - [category.label cover]]',
    )
  })
})

describe('cities', () => {
  test('the agency’s own words for a city come before the others, on the page on all live music', () => {
    expect(at('/live-muziek-gent/')?.meta()).toMatchObject({
      title: 'Band boeken in Gent',
      description: 'Kort over Gent.',
      keywords: ['gent'],
    })
    expect(at('/coverband-gent/')?.meta().keywords).toEqual(['band gent'])
    expect(at('/live-muziek-den-haag/')?.meta().keywords).toEqual(['band den-haag'])
  })

  test('the landing pages of an alias name the city itself as canonical; a page of an act under an alias is the only one', () => {
    const { venues } = tinyCity()
    const canonical = (path: string) => {
      const route = at(path, { cities: cities.map((city) => ({ ...city, venues })) })
      return [route?.meta().canonical, route && isCanonical(route, route.meta())]
    }
    expect(canonical('/coverband-denhaag/')).toEqual(['/coverband-den-haag/', false])
    expect(canonical('/coverband-den-haag/')).toEqual(['/coverband-den-haag/', true])
    expect(canonical('/silkwood-denhaag/')).toEqual([undefined, true])
  })

  test('a landing page says that its bands stay overnight only where most of them do', () => {
    const band = (slug: string, minutes: number) =>
      tinyAct({
        slug,
        name: slug,
        category: 'cover',
        loudness: { level: 'concert', from: 86, to: 96 },
        sets: [{ count: 1, minutes }],
      })
    const drives = (...lengths: number[]) => {
      const route = at('/coverband-gent/', {
        acts: lengths.map((minutes, index) => band(`band-${index}`, minutes)),
      })
      return /speed-text ([a-z]+)/.exec(JSON.stringify(route?.element()))?.[1]
    }
    expect([drives(60, 60, 600), drives(60, 600, 600)]).toEqual(['middle', 'far'])
  })

  test('search engines keep the page of a tribute in place of that of its act, unless the owner chooses otherwise', () => {
    const head = (index: Site['settings']['index']) =>
      at('/the-lamps-gent/', { settings: { ...settings, ...(index && { index }) } })?.meta()
    expect(head(undefined)?.canonical).toBe('/the-lanterns-tribute-gent/')
    expect(head({ 'act in city': 'all' })?.canonical).toBeUndefined()
    expect(head({ 'act in city': 'none' })?.noindex).toBe(true)
  })

  describe('links to an act in a city', () => {
    const linking = (to: string, index?: Site['settings']['index']) =>
      routesOf({ acts: [...acts, lantern], settings: { ...settings, ...(index && { index }) } })
        .filter((route) => route.path !== to && JSON.stringify(route.element().props).includes(`"${to}"`))
        .map(({ path }) => path)

    test('lead to the page that search engines keep, which alone has one to the other', () => {
      expect(linking('/the-lamps-gent/')).toEqual(['/the-lanterns-tribute-gent/'])
      expect(linking('/the-lanterns-tribute-gent/')).toEqual(
        expect.arrayContaining(['/artist/the-lamps/', '/coverband-gent/', '/more-lamps-gent/']),
      )
    })
    test('lead to its own page where its tribute features another act', () => {
      expect(at('/more-lamps-gent/', { acts: [...acts, lantern] })?.meta().canonical).toBeUndefined()
      expect(linking('/more-lamps-gent/')).toEqual(
        expect.arrayContaining(['/artist/more-lamps/', '/tributeband-gent/', '/the-lanterns-tribute-gent/']),
      )
    })
    test.each([{ 'act in city': 'all' }, { 'tribute in city': 'none' }] as const)(
      'lead to its own page with %o',
      (index) => expect(linking('/the-lamps-gent/', index)).toContain('/artist/the-lamps/'),
    )
  })

  test('a description promises halls, the trip and the hours only where the page has them', () => {
    const promised = (path: string, changes: Partial<Site> = {}) =>
      at(path, changes)
        ?.meta()
        .description.match(/ (?:\d+|true|false)(?=[ \]])/g)
        ?.join('')
    const bare = { acts: acts.map(({ rider: _rider, ...act }) => act) }
    expect(promised('/silkwood-gent/')).toMatch(/ 115 1 true$/)
    expect(promised('/silkwood-denhaag/', bare)).toMatch(/ 0 false$/)
    expect(promised('/the-lanterns-tribute-denhaag/', bare)).toMatch(/ 0 false \d$/)
    expect(promised('/coverband-gent/')).toMatch(/^ 1 6 1 /)
    expect(promised('/coverband-den-haag/')).toMatch(/^ 1 6 0 /)
  })

  test('an act in a city of which too little is known is kept out of search engines', () => {
    expect(at('/silkwood-denhaag/')?.meta().noindex).toBe(true)
    expect(at('/silkwood-gent/')?.meta().noindex).toBeUndefined()
  })

  test('an act whose language guests there do not follow is kept out of search engines, comes last on the landing page, and is not recommended beside another', () => {
    const band = (slug: string, language: string) =>
      tinyAct({ slug, name: slug, category: 'cover', languages: [language] })
    const acts = [band('zangfabriek', 'Nederlands'), band('rover', 'Engels')]
    const inTown = (language: string) => {
      const site = { acts, cities: cities.map((city) => ({ ...city, language })) }
      const cards = JSON.stringify(at('/coverband-gent/', site)?.element())
      const beside = JSON.stringify(at('/rover-gent/', site)?.element())
      return [
        at('/zangfabriek-gent/', site)?.meta().noindex,
        cards.indexOf('/artist/zangfabriek/') < cards.indexOf('/artist/rover/'),
        beside.includes('/zangfabriek-gent/'),
      ]
    }
    expect(inTown('Frans')).toEqual([true, false, false])
    expect(inTown('Nederlands')).toEqual([undefined, true, true])
  })
})

describe('what the data says of an occasion decides', () => {
  const acts = tinySite().acts.map((act) => {
    const asked = (key: string) => ({ ...tinyPlan, hall: `Vraag dit voor ${key}.` })
    const plans = Object.fromEntries(Object.keys(act.occasions).map((key) => [key, asked(key)]))
    return { ...act, plans, unsuited: {}, price: act.price && { ...act.price, vatIncluded: true } }
  })
  const shown = (path: string, vat: Site['vat'] = { percent: 21, confirmed: true }) =>
    JSON.stringify(at(path, { acts, vat })?.element())

  test('whether its page says the price without VAT, too: not where people pay for it themselves, nor before the rate is confirmed', () => {
    expect(shown('/silkwood-bedrijfsfeest/')).toContain('[act-facts.net ')
    expect(shown('/silkwood-bruiloft/')).not.toContain('[act-facts.net ')
    expect(shown('/silkwood-bedrijfsfeest/', { percent: 21 })).not.toContain('[act-facts.net ')
  })

  test('which advice pages of cities repeat: for an act where it has the hall to itself, for a tribute where people listen', () => {
    const adviceAt = (path: string) =>
      [...shown(path).matchAll(/Vraag dit voor (\w+)|[\w-]+ op een festival/g)].map(([advice]) => advice)
    // The first of them has room.
    expect(adviceAt('/silkwood-gent/')).toEqual(['Vraag dit voor bruiloft'])
    expect(adviceAt('/the-lanterns-tribute-gent/')).toEqual(['Vraag dit voor bedrijfsfeest'])
  })
})

test('the page of a city tells the rule of a zone that was compared with its source, and nothing of another one', () => {
  const [{ unverified: _, ...zone } = expect.fail()] = tinySite().zones
  const [gent = expect.fail(), ...others] = cities
  const rules = (changes: Partial<Site['zones'][number]>) =>
    JSON.stringify(
      at('/live-muziek-gent/', {
        cities: [{ ...gent, zones: [zone.key] }, ...others],
        zones: [{ ...zone, ...changes }],
      })?.element(),
    ).includes(zone.rule)
  expect([rules({ checked: '2026-11-01' }), rules({ unverified: true })]).toEqual([true, false])
})

test('the description of an act names the occasions that suit it, and any event where none of them does', () => {
  const description = (unsuited: Record<string, string>) =>
    at('/artist/silkwood/', { acts: [tinyAct({ unsuited })] })?.meta().description
  expect(description({ festival: 'Te stil.' })).toMatch(/ bruiloft en bedrijfsfeest\]$/)
  expect(description({ bruiloft: 'Nee.', bedrijfsfeest: 'Nee.', festival: 'Nee.' })).toMatch(/ evenement\]$/)
})

test('the scale of price bars ends above the highest price of the list', () => {
  const ending = (to: number) =>
    factsOf(
      tinySite({ priceClasses: priceClasses.map((price) => ({ ...price, to })), priceRanges: [] }),
    ).priceScale()
  expect([5000, 5001, 7400].map(ending)).toEqual([5000, 6000, 8000])
})
