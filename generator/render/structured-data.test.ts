import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { jsonForScript } from '../core/escape.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import { structuredData } from './structured-data.ts'

type Thing = Record<string, unknown> & { '@type': string | string[] }

function thingsOf(route: Route, { settings, t }: Site): Thing[] {
  const address = (path: string) => `${settings.address}${path}`
  const things = structuredData(route.path, route.meta(), { settings, t, imageAddress: (name) => address(`/images/${name}`), fileAddress: address })
  return JSON.parse(JSON.stringify(things))
}
function things(path: string, site = tinySite()): Thing[] {
  const route = [...expandRoutes(site, families)].find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return thingsOf(route, site)
}
const at = (path: string, type: string): Thing | undefined => things(path).find((thing) => thing['@type'] === type)

const site = tinySite()
const routes = [...expandRoutes(site, families)]

test('no page rates the agency or its acts', () => {
  for (const route of routes) expect(JSON.stringify(thingsOf(route, site)), route.path).not.toMatch(/rating|review/i)
})

test('no page describes a video, because its date and length are unknown', () => {
  for (const route of routes) expect(JSON.stringify(thingsOf(route, site)), route.path).not.toContain('VideoObject')
})

test('exactly the pages that show a breadcrumb describe one, from home to themselves', () => {
  for (const route of routes) {
    const list = thingsOf(route, site).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(list !== undefined, route.path).toBe(route.meta().breadcrumb !== undefined)
    const items = (list?.itemListElement ?? []) as { position: number; item: string }[]
    expect(
      items.map(({ position }) => position),
      route.path,
    ).toEqual(items.map((_, index) => index + 1))
    if (list) expect([items[0]?.item, items.at(-1)?.item]).toEqual(['https://bureau.example/', `https://bureau.example${route.meta().canonical ?? route.path}`])
  }
})

test('the breadcrumb of an alias ends at the real page', () => {
  const items = at('/coverband-denhaag/', 'BreadcrumbList')?.itemListElement as { item: string }[]
  expect(items.at(-1)?.item).toBe('https://bureau.example/coverband-den-haag/')
})

const reference = { '@type': 'EntertainmentBusiness', '@id': 'https://bureau.example/#bureau', name: 'Bureau' }

describe('the business', () => {
  const nodes = (path: string) => things(path).filter((thing) => thing['@id'] === reference['@id'])

  test('has one full node, an organisation and a business, on the pages about it', () => {
    for (const path of ['/', '/about/', '/contact/']) {
      expect(nodes(path)).toMatchObject([
        {
          '@type': ['Organization', 'EntertainmentBusiness'],
          address: { streetAddress: 'Straat 1', postalCode: '3300', addressLocality: 'Tienen', addressRegion: 'Vlaams-Brabant', addressCountry: 'België' },
        },
      ])
    }
  })

  test('is the provider of a service by its id and name, without an address', () => {
    expect(at('/coverband-den-haag/', 'Service')?.provider).toEqual(reference)
    expect(JSON.stringify(things('/coverband-den-haag/'))).not.toContain('PostalAddress')
  })
})

describe('what a page is about', () => {
  test('an act: a music group with the genres that it plays', () => {
    expect(at('/artist/the-lamps/', 'MusicGroup')).toMatchObject({
      name: 'The Lamps',
      genre: ['folk'],
      url: 'https://bureau.example/artist/the-lamps/',
      image: 'https://bureau.example/images/acts/the-lamps.jpg',
    })
  })

  test('a landing page: a service in its city and country, a fixed one in both countries', () => {
    const country = (name: string) => ({ '@type': 'Country', name })
    expect(at('/coverband-den-haag/', 'Service')?.areaServed).toEqual({ '@type': 'City', name: 'Den Haag', containedInPlace: country('[country NL]') })
    expect(at('/coverband-prijzen/', 'Service')?.areaServed).toEqual([country('[country BE]'), country('[country NL]')])
  })

  test('an article: who wrote it and when', () => {
    expect(at('/blog/artikel-1/', 'BlogPosting')).toMatchObject({
      headline: 'Artikel 1',
      datePublished: '2025-01-01T00:00:00+01:00',
      dateModified: '2025-01-01T00:00:00+01:00',
      author: { name: 'Redactie' },
      publisher: reference,
      keywords: 'planning',
    })
  })

  test('questions are those that the page shows', () => {
    expect(at('/coverband-boeken/', 'FAQPage')?.mainEntity).toEqual([
      { '@type': 'Question', name: 'Wat kost het?', acceptedAnswer: { '@type': 'Answer', text: 'Dat hangt ervan af.' } },
    ])
    expect(at('/coverband-prijzen/', 'FAQPage')).toBeUndefined()
  })
})

test('every address within it carries the base path', () => {
  const below = tinySite({ settings: { ...site.settings, address: 'https://host.example/sub' } })
  for (const route of expandRoutes(below, families)) {
    const addresses = JSON.stringify(thingsOf(route, below)).match(/https:\/\/host\.example[^"]*/g) ?? []
    expect(addresses.filter((address) => !address.startsWith('https://host.example/sub/'))).toEqual([])
  }
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '&lt;', '\\u003c/script>'])(
  '%j is kept word for word and closes nothing',
  (text) => {
    expect(jsonForScript({ name: text })).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(jsonForScript({ name: text }))).toEqual({ name: text })
  },
)
