import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { absoluteAddress, fileOfAddress, formatHref, paths, type SitePath } from '../core/addresses.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'
import { factsOf } from './pages.tsx'
import { isCanonical } from './route.ts'

const routesOf = (site = tinySite()) => [...expandRoutes(site, families)]
const at = (path: string, site = tinySite()) => routesOf(site).find((route) => route.path === path)

describe('addresses', () => {
  const style = { address: 'https://host.example/sub', trailingSlash: true }

  test('a link carries the base path and ends in a slash', () => {
    expect(formatHref('/about/', style)).toBe('/sub/about/')
    expect(formatHref('/booking/?act=x', style)).toBe('/sub/booking/?act=x')
    expect(absoluteAddress(paths.home(), style)).toBe('https://host.example/sub/')
  })

  test('without trailing slashes only the home page keeps one', () => {
    const plain = { address: 'https://host.example', trailingSlash: false }
    expect(['/', '/about/', '/about/#team', '/404.html'].map((path) => formatHref(path, plain))).toEqual(['/', '/about', '/about#team', '/404.html'])
    expect(fileOfAddress(paths.about(), plain)).toBe('about.html')
    expect(fileOfAddress(paths.home(), plain)).toBe('index.html')
  })

  test('a page is a folder with an index, a file is itself', () => {
    expect(fileOfAddress(paths.act({ slug: 'silkwood' }), style)).toBe('artist/silkwood/index.html')
    expect(fileOfAddress(paths.notFound('blog'), style)).toBe('blog/404.html')
  })

  test('an address written by hand does not compile', () => {
    // @ts-expect-error only `paths` makes an address of a page
    const byHand: SitePath = '/artist/silkwoood/'
    expect(byHand).toBeTypeOf('string')
  })
})

describe('the route table', () => {
  test('every key of a city has its landing pages, and the aliases name the city itself as canonical', () => {
    const alias = at('/coverband-denhaag/')
    expect(alias?.meta().canonical).toBe('/coverband-den-haag/')
    expect(alias && isCanonical(alias, alias.meta())).toBe(false)
    const own = at('/coverband-den-haag/')
    expect(own && isCanonical(own, own.meta())).toBe(true)
  })

  test('a supported alias makes a page of its own, which is canonical', () => {
    const { cities } = tinySite()
    const venues = cities.flatMap((city) => city.venues)
    const route = at('/silkwood-denhaag/', tinySite({ cities: cities.map((city) => ({ ...city, venues })) }))
    expect(route?.meta().title).toBe('[act-in-city.title Silkwood Den Haag]')
    expect(route && isCanonical(route, route.meta())).toBe(true)
  })

  test('an act in a city of which too little is known is kept out of search engines', () => {
    expect(at('/silkwood-denhaag/')?.meta().noindex).toBe(true)
    expect(at('/silkwood-gent/')?.meta().noindex).toBe(false)
  })

  test('the title of a tribute act names the original, that of another act its category', () => {
    expect(at('/artist/the-lamps/')?.meta().title).toBe('[act.title The Lamps + [category.label tribute]]')
    expect(at('/artist/band-marginal/')?.meta().title).toBe('[act.title Band Marginal - [category.label cover]]')
  })

  test('an owner with a form service needs no form pages', () => {
    const { settings } = tinySite()
    const site = tinySite({ settings: { ...settings, forms: { contact: 'https://forms.example/x' } } })
    expect(
      routesOf(site)
        .filter(({ family }) => family === 'form')
        .map(({ path }) => path),
    ).toEqual(['/formulier/aanvraag/'])
  })

  test('a page names the entries that it is made of', () => {
    expect(at('/silkwood-gent/')?.sources.map(({ entry, file, line }) => `${entry} ${file}:${line}`)).toEqual([
      'acts/silkwood data/acts.ts:10',
      'cities/gent data/cities.ts:20',
    ])
  })
})

test('the scale of price bars ends above the highest price of the list', () => {
  const site = tinySite()
  const ending = (to: number) => factsOf({ ...site, priceClasses: site.priceClasses.map((price) => ({ ...price, to })), priceRanges: [] }).priceScale()
  expect([5000, 5001, 7400].map(ending)).toEqual([5000, 6000, 8000])
})
