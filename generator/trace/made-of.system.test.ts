import { describe, expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { families } from '../routes/index.ts'
import { entriesOf } from './entries.ts'
import { decisiveParts, madeOf } from './made-of.ts'
import { Pages } from './pages.ts'
import { effectsOf, fieldsOf } from './perturb.ts'

/** What a page of a site is made of: fields by the names of entries. */
function made(path: string, site = tinySite()): Record<string, string[]> {
  const route = [...new Pages(site).routes.values()].find((candidate) => candidate.path === path)
  if (!route) throw new Error(`there is no page ${path}`)
  return Object.fromEntries([...madeOf(site, route, entriesOf(site))].map(([{ entry }, fields]) => [entry, fields]))
}

describe('a page is made of', () => {
  test('its own entries, with the fields that it shows', () => {
    const { 'acts/silkwood': fields } = made('/artist/silkwood/')
    expect(fields).toEqual(expect.arrayContaining(['name', 'biography', 'gallery', 'repertoire']))
    expect(fields).not.toContain('occasions')
  })

  test('entries that it only shows: other acts, prices, cities', () => {
    const found = made('/artist/silkwood/')
    expect(found['acts/the-lamps']).toEqual(expect.arrayContaining(['name', 'image']))
    expect(found['acts/the-lamps']).not.toContain('lineUp')
    expect(found['prices/akoestisch']).toEqual(expect.arrayContaining(['from']))
    expect(found['cities/gent']).toEqual(['name', 'country'])
    expect(found['prices/tribute']).toBeUndefined()
  })

  test('its blocks, where it answers questions', () => {
    expect(made('/coverband-boeken/')['pages/coverband-boeken']).toContain('blocks')
  })

  test('price ranges that its blocks name', () => {
    expect(made('/coverband-prijzen/')['price-ranges/duo']).toEqual(['from', 'to', 'vatIncluded'])
    expect(made('/coverband-boeken/')['price-ranges/duo']).toBeUndefined()
  })

  test('the short text of a city and its long one, and not the title that it replaces', () => {
    const found = made('/live-muziek-gent/')
    expect(found['cities/gent']).toEqual(expect.arrayContaining(['name', 'short', 'content']))
    expect(found['cities/gent']).not.toContain('title')
  })

  test('numbers that it shows, and the coordinates that they are calculated from', () => {
    expect(made('/silkwood-gent/')['cities/gent']).toEqual(expect.arrayContaining(['population', 'latitude', 'longitude']))
  })

  test('names that its script reads, and not the addresses in the links beside them', () => {
    expect(made('/404.html')['acts/silkwood']).toEqual(['name'])
  })

  test('entries whose values its text names in braces', () => {
    const uses = ['act.silkwood', 'price.allround.from'].map((name) => ({ name, file: 'content/pages/privacy.md', line: 20 }))
    const { 'acts/silkwood': act, 'prices/allround': price, 'acts/the-lamps': other } = made('/privacy/', tinySite({ valueUses: uses }))
    expect({ act, price, other }).toEqual({ act: ['name'], price: ['from'], other: undefined })
  })

  test('its own file alone, if the rest is template and settings', () => {
    expect(made('/500.html')).toEqual({ 'pages/server-error': ['title', 'description', 'hero'] })
  })
})

describe('a page is made of an entry exactly when it changes with the entry', () => {
  // Each act has a video, so that none of them changes the policy of all pages.
  const site = tinySite({ acts: tinySite().acts.map((act) => ({ videoUrl: 'https://www.youtube-nocookie.com/embed/film', ...act })) })
  const entries = entriesOf(site)
  const pages = new Pages(site)
  const effects = entries.map((entry) => {
    const fields = fieldsOf(site, entry).filter(({ shows }) => shows)
    const done = effectsOf(
      pages,
      fields.map((field) => [field]),
    )
    return { entry, fields: fields.map((field, index) => ({ ...field, pages: new Set([...(done[index]?.changed ?? []), ...(done[index]?.moved ?? [])]) })) }
  })

  test.each(families.map(({ family }) => family))('%s', (family) => {
    for (const route of [...pages.routes.values()].filter((candidate) => candidate.family === family).slice(0, 3)) {
      const names = madeOf(site, route, entries)
      const affecting = effects.filter(({ fields }) => fields.some((field) => field.pages.has(route.path)))
      expect([...names.keys()]).toEqual(affecting.map(({ entry }) => entry))
      const texts = ({ role, pages: changed }: (typeof effects)[number]['fields'][number]) => role === 'shown' && changed.has(route.path)
      for (const { entry, fields } of affecting) expect(names.get(entry)).toEqual(expect.arrayContaining(fields.filter(texts).map(({ name }) => name)))
    }
  })
})

test('the last act of the roster keeps its similar acts', () => {
  const acts = ['a', 'b', 'c', 'd', 'e'].map((slug, index) =>
    tinyAct({ slug, name: slug, source: { entry: `acts/${slug}`, file: 'data/acts.ts', line: index + 1 } }),
  )
  const cities = [
    tinyCity({ actPages: true }),
    tinyCity({ key: 'luik', name: 'Luik', actPages: true, source: { entry: 'cities/luik', file: 'data/cities.ts', line: 9 } }),
  ]
  const found = made('/artist/e/', tinySite({ acts, artists: [], cities }))
  expect(Object.keys(found).filter((name) => name.startsWith('acts/'))).toEqual(['acts/a', 'acts/b', 'acts/c', 'acts/e'])
})

test('the parts that make a difference are found in few comparisons', () => {
  const parts = Array.from({ length: 64 }, (_, number) => number)
  const decisive = new Set([3, 40, 41])
  let comparisons = 0
  const site = tinySite({ gone: [] })
  const found = decisiveParts(
    parts,
    (part) => [(changed) => ({ ...changed, gone: [...changed.gone, String(part)] })],
    (change) => {
      comparisons++
      return change(site).gone.some((part) => decisive.has(Number(part)))
    },
  )
  expect(found).toEqual([3, 40, 41])
  expect(comparisons).toBeLessThan(64)
})

describe('the sources of a route are the entries without which there is no such page', () => {
  const site = tinySite()
  const entries = entriesOf(site)
  const pages = new Pages(site)
  const routes = [...pages.routes.values()]
  /** The entries whose addresses remove pages when they change, by the paths of these pages. */
  const needed = new Map(routes.map(({ path }) => [path, new Set<string>()]))
  for (const entry of entries) {
    const fields = fieldsOf(site, entry).filter(({ role }) => role === 'address')
    for (const { moved } of effectsOf(
      pages,
      fields.map((field) => [field]),
    ))
      for (const path of moved) needed.get(path)?.add(entry.entry)
  }

  test.each(families.map(({ family }) => family))('%s', (family) => {
    for (const route of routes.filter((candidate) => candidate.family === family)) {
      const sources = route.sources.map(({ entry }) => entry)
      const shown = [...madeOf(site, route, entries).keys()].map(({ entry }) => entry)
      expect(shown, `${route.path} shows what it names as its source`).toEqual(expect.arrayContaining(sources))
      expect(sources, `${route.path} names what it cannot exist without`).toEqual(expect.arrayContaining([...(needed.get(route.path) ?? [])]))
    }
  })
})
