import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { entriesOf } from './entries.ts'
import { Pages } from './pages.ts'
import { effectsOf, fieldsOf } from './perturb.ts'

const site = tinySite()
const pages = new Pages(site)

/** The effect of an edit of one field: `acts/silkwood`, `bio`. */
function effect(name: string, field: string, of = site, all = pages) {
  const entry = entriesOf(of).find((candidate) => candidate.entry === name)
  const found = entry && fieldsOf(of, entry).find((candidate) => candidate.name === field)
  if (!found) throw new Error(`there is no ${name}.${field}`)
  const [done] = effectsOf(all, [[found]])
  return { role: found.role, changed: [...(done?.changed ?? [])], moved: [...(done?.moved ?? [])] }
}

describe('a page changes with a field that it shows', () => {
  test('a text of a page changes that page', () => {
    expect(effect('pages/coverband-bruiloft', 'blocks').changed).toEqual(['/coverband-bruiloft/'])
  })

  test('the gallery of an act is on its own page alone', () => {
    expect(effect('acts/silkwood', 'gallery').changed).toEqual(['/artist/silkwood/'])
  })

  test('so does its text', () => {
    expect(effect('acts/silkwood', 'biography').changed).toEqual(['/artist/silkwood/'])
  })

  test('the text of each occasion is on one page', () => {
    expect(effect('acts/silkwood', 'occasions').changed).toEqual(['/silkwood-bruiloft/', '/silkwood-bedrijfsfeest/', '/silkwood-festival/'])
  })

  test('the hours of an occasion are on the pages of the acts at that occasion, with guests or without', () => {
    const pagesOf = (occasion: string) => ['silkwood', 'the-lamps', 'band-marginal'].map((act) => `/${act}-${occasion}/`)
    expect(effect('occasions/festival', 'day').changed).toEqual(pagesOf('festival'))
    const occasions = site.occasions.map((occasion) => (occasion.day ? { ...occasion, day: { ...occasion.day, guests: [] } } : occasion))
    const quiet = tinySite({ occasions })
    expect(effect('occasions/festival', 'day', quiet, new Pages(quiet)).changed).toEqual(pagesOf('festival'))
  })

  test('the end of the sound check is on the page of an act with a plan, though no guests come before its last note', () => {
    const plans = { bruiloft: { starts: ['18:30'], play: { count: 1, minutes: 60 }, moments: [], hall: 'De zaal.' } }
    const acts = site.acts.map((act) => (act.slug === 'band-marginal' ? { ...act, plans } : act))
    const occasions = site.occasions.map((occasion) => (occasion.day ? { ...occasion, day: { ...occasion.day, guests: [] } } : occasion))
    const early = tinySite({ acts, occasions })
    expect(effect('occasions/bruiloft', 'day', early, new Pages(early)).changed).toContain('/band-marginal-bruiloft/')
  })

  test('the number of monitors of an act that has none is on its page for festivals', () => {
    expect(site.acts.map(({ rider }) => rider?.monitors.length)).toContain(0)
    expect(effect('riders/silkwood', 'monitors').changed).toContain('/silkwood-festival/')
  })

  test('a video that an act does not have yet would be shown', () => {
    expect(effect('acts/silkwood', 'videoUrl').changed).toContain('/artist/silkwood/')
  })
})

describe('a page does not change with what it does not show', () => {
  test('the author of an article is in the props of all cards, and only the first card of the blog shows it', () => {
    expect(effect('articles/artikel-1', 'author').changed).toEqual(['/blog/artikel-1/'])
    expect(effect('articles/artikel-3', 'author').changed).toEqual(['/blog/', '/blog/artikel-3/'])
  })

  test('what a price includes is in the props of all pages with the price, and only price lists show it', () => {
    expect(effect('prices/allround', 'includes').changed).toEqual(['/coverband-prijzen/'])
  })

  test('the title of a city is not shown where its short text has another one', () => {
    expect(effect('cities/gent', 'title').changed).toEqual([])
    expect(effect('cities/gent', 'short').changed.sort()).toEqual(['/live-muziek-gent/'])
  })

  test('an unconfirmed number of inhabitants is not shown, and would be shown once it is confirmed', () => {
    const [city] = site.cities.filter(({ key }) => key === 'den-haag')
    if (!city) throw new Error('the tiny site has no Den Haag')
    expect(effect('cities/den-haag', 'population').changed).toContain('/tributeband-denhaag/')
    expect(
      pages.effectOf([
        (changed) => ({ ...changed, cities: changed.cities.map((one) => (one === city ? { ...one, population: { ...one.population, value: 9 } } : one)) }),
      ]).changed.size,
    ).toBe(0)
  })
})

describe('a part of an address moves pages', () => {
  test('those of an act, and changes those that link to it', () => {
    const { role, changed, moved } = effect('acts/silkwood', 'slug')
    expect(role).toBe('address')
    expect(moved).toEqual(expect.arrayContaining(['/artist/silkwood/', '/silkwood-boeken/', '/silkwood-gent/']))
    expect(changed).toContain('/artists/')
    expect(changed).not.toContain('/artist/silkwood/')
  })

  test('references to the key of a city follow it', () => {
    const { moved, changed } = effect('cities/gent', 'key')
    expect(moved).toEqual(expect.arrayContaining(['/coverband-gent/', '/silkwood-gent/', '/the-lanterns-tribute-gent/']))
    expect(changed).not.toContain('/coverband-gent/')
  })

  test('the name of an original artist can be spelled differently without a move', () => {
    const { moved, changed } = effect('acts/the-lamps', 'originalArtist')
    expect(moved).toEqual([])
    expect(changed).toContain('/artist/the-lamps/')
  })
})

describe('a page changes with a value that it names in braces', () => {
  const named = (name: string, file: string, field?: string) => {
    const of = tinySite({ valueUses: [{ name, file, line: 20, ...(field !== undefined && { field }) }] })
    return { of, all: new Pages(of) }
  }

  test('in its text', () => {
    const { of, all } = named('act.silkwood', 'content/pages/privacy.md')
    expect(effect('acts/silkwood', 'name', of, all).changed).toContain('/privacy/')
    expect(effect('acts/silkwood', 'bio', of, all).changed).not.toContain('/privacy/')
    expect(effect('acts/silkwood', 'name').changed).not.toContain('/privacy/')
  })

  test('in its front matter', () => {
    const { of, all } = named('price.allround.from', 'content/pages/about.md', 'hero')
    expect(effect('prices/allround', 'from', of, all).changed).toContain('/about/')
    expect(effect('prices/allround', 'to', of, all).changed).not.toContain('/about/')
  })

  test('in the data of an entry', () => {
    const { of, all } = named('city.gent', 'data/occasions.ts', '2.guide.label')
    const [changed, before] = [effect('cities/gent', 'name', of, all).changed, effect('cities/gent', 'name').changed]
    expect(changed.filter((path) => !before.includes(path))).toEqual(of.acts.map(({ slug }) => `/${slug}-festival/`))
  })

  test('in a sentence of the catalogue', () => {
    const { of, all } = named('price.allround.from', 'content/sentences.yaml', 'article.contents')
    const changed = effect('prices/allround', 'from', of, all).changed
    expect(changed).toContain('/blog/artikel-1/')
    expect(changed).not.toContain('/privacy/')
  })

  test('in the menu, which is on every page with a header', () => {
    const { of, all } = named('city.gent', 'data/navigation.ts', 'menu.0.label')
    const withHeader = [...all.routes.values()].filter(({ meta }) => meta().bare !== true).map(({ path }) => path)
    expect(effect('cities/gent', 'name', of, all).changed).toEqual(expect.arrayContaining(withHeader))
    expect(effect('cities/gent', 'province', of, all).changed).not.toContain('/privacy/')
  })
})

test('a city without actPages has no pages with acts', () => {
  const { moved, changed } = effect('cities/gent', 'actPages')
  expect(moved).toEqual(['/silkwood-gent/', '/the-lamps-gent/', '/band-marginal-gent/', '/the-lanterns-tribute-gent/'])
  expect(changed).toContain('/artist/silkwood/')
})

test('a video on a host that no other act uses changes the policy, and with it every page', () => {
  const without = tinySite({ acts: site.acts.map(({ videoUrl, ...act }) => act) })
  const all = new Pages(without)
  expect(effect('acts/silkwood', 'videoUrl', without, all).changed).toHaveLength(all.routes.size)
})

test('an article with a later date may replace another as a related article', () => {
  const [model] = site.articles
  if (!model) throw new Error('the tiny site has no article')
  const article = (slug: string, id: number, publishDate: string) => ({
    ...model,
    slug,
    id,
    publishDate,
    source: { ...model.source, entry: `articles/${slug}` },
  })
  const articles = [article('b', 1, '2025-03-01'), article('c', 0, '2025-03-01'), article('a', 2, '2025-02-28'), article('x', 3, '2025-01-01')]
  const of = tinySite({ articles })
  expect(effect('articles/a', 'publishDate', of, new Pages(of)).changed).toContain('/blog/x/')
})

test('an article can take each place among the others by its date', () => {
  const [model] = site.articles
  if (!model) throw new Error('the tiny site has no article')
  const months = [8, 6, 5, 4, 3, 2, 1]
  const articles = months.map((month, index) => ({
    ...model,
    id: index + 1,
    slug: `a${month}`,
    category: index < 3 ? ('Tools' as const) : ('Coverband' as const),
    publishDate: `2025-0${month}-01`,
    source: { ...model.source, entry: `articles/a${month}` },
  }))
  const of = tinySite({ articles })
  const named = effect('articles/a1', 'publishDate', of, new Pages(of)).changed
  // It is related to the others of its category as soon as it is one of the newest two.
  expect(named.sort()).toEqual(['/blog/', '/blog/a1/', '/blog/a2/', '/blog/a3/', '/blog/a4/'])
})

test('every entry of every list is found, with its line', () => {
  const names = entriesOf(site).map(({ entry, line }) => `${entry}:${line}`)
  expect(names).toEqual(expect.arrayContaining(['acts/silkwood:10', 'price-ranges/duo:40', 'testimonials/1:4', 'redirects//oud/:4']))
  expect(names).toEqual(expect.arrayContaining(['pages/privacy:1', 'cities/gent:20']))
})
