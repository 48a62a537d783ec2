import { describe, expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { escapeMarkup, jsonForScript } from '../core/escape.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Meta, Route } from '../routes/route.ts'
import { createRenderer } from './render.tsx'
import { siteView } from './site-view.ts'

const site = tinySite()
const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
const routes = [...expandRoutes(site, families)]
const route = (path: string): Route => {
  const found = routes.find((candidate) => candidate.path === path)
  if (!found) throw new Error(`no route ${path}`)
  return found
}
const pageOf = (path: string, meta: Partial<Meta> = {}) => render({ ...route(path), meta: () => ({ ...route(path).meta(), ...meta }) }).html
const thingsOf = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

const attack = '</script><script>alert(1)</script><!--"\'&\u2028'

test('no text can close a script, open a comment or leave an attribute', () => {
  expect(jsonForScript(attack)).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(jsonForScript(attack))).toBe(attack)
  expect(escapeMarkup(attack)).not.toMatch(/[<>"']/)
  const html = pageOf('/artist/silkwood/', {
    title: attack,
    description: attack,
    subjects: [{ kind: 'act', name: attack, description: attack, image: 'x.jpg', genres: ['folk'] }],
  })
  expect(html).not.toContain('<script>alert')
  expect(thingsOf(html)[0].name).toBe(attack)
})

describe('the head', () => {
  test('a page names itself as canonical and may be indexed', () => {
    const html = pageOf('/artist/silkwood/')
    expect(html).toContain('<link rel="canonical" href="https://bureau.example/artist/silkwood/">')
    expect(html).toContain('<meta name="robots" content="index,follow">')
  })

  test('the 404 page is out of search engines and has no canonical', () => {
    const html = pageOf('/404.html')
    expect(html).toContain('<meta name="robots" content="noindex,follow">')
    expect(html).not.toContain('rel="canonical"')
  })

  test('an alias names the real address, and so does its card', () => {
    const html = pageOf('/coverband-denhaag/')
    expect(html).toContain('<link rel="canonical" href="https://bureau.example/coverband-den-haag/">')
    expect(html).toContain('<meta property="og:url" content="https://bureau.example/coverband-den-haag/">')
  })

  test('an article says when it was published and carries the suffix of the blog', () => {
    const html = pageOf('/blog/artikel-3/')
    expect(html).toContain('<title>[meta.blog-title Artikel 3]</title>')
    expect(html).toContain('<meta property="article:published_time" content="2025-03-01T00:00:00+01:00">')
  })
})

test('a page lets browsers prefetch the pages that it links to; a form in a frame and a redirect do not', () => {
  const rules = ({ path }: Route) => pageOf(path).match(/<script type="speculationrules">(.*?)<\/script>/)?.[1]
  expect(JSON.parse(rules(route('/')) ?? '')).toEqual({ prefetch: [{ where: { href_matches: '/([^.]*)' }, eagerness: 'moderate' }] })
  expect(routes.filter((each) => rules(each) === undefined).map(({ path }) => path)).toEqual(['/formulier/contact/', '/formulier/aanvraag/', '/oud/'])
})

test('the stylesheet of a font provider is at the end, where it does not block rendering', () => {
  const settings = { ...site.settings, fonts: { stylesheet: 'https://fonts.example/css?a=1&b=2' } }
  const { html } = createRenderer(siteView({ ...site, settings }, tinyAssets), tinyAssets, '')(route('/'))
  expect(html).toContain('</footer>\n<link rel="stylesheet" href="https://fonts.example/css?a=1&amp;b=2">\n</body>')
})

describe('structured data', () => {
  test('the breadcrumb runs from home to the page itself', () => {
    const list = thingsOf(pageOf('/artist/silkwood/')).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(list.itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item])).toEqual([
      [1, '[link.home]', 'https://bureau.example/'],
      [2, '[link.acts]', 'https://bureau.example/artists/'],
      [3, 'Silkwood', 'https://bureau.example/artist/silkwood/'],
    ])
  })

  test('the business has hours, a price range and an area', () => {
    const business = thingsOf(pageOf('/')).find((thing) => thing['@type'].includes('EntertainmentBusiness'))
    expect(business).toMatchObject({ openingHours: 'Mo-Su 09:00-22:00', priceRange: '€€€' })
    expect(business.areaServed).toContainEqual(expect.objectContaining({ '@type': 'GeoCircle', geoRadius: '200000' }))
  })

  test('home offers the search that the act list answers', () => {
    const website = thingsOf(pageOf('/')).find((thing) => thing['@type'] === 'WebSite')
    expect(website.potentialAction.target.urlTemplate).toBe('https://bureau.example/artists/?search={search_term_string}')
  })
})

test('a template that fails names itself, its page, the entries and the cause, and keeps the stack', () => {
  const broken: Route = { ...route('/artist/silkwood/'), element: () => ({ ...route('/artist/silkwood/').element(), props: {} }) }
  expect(() => render(broken)).toThrow(/^ActPage failed on \/artist\/silkwood\/ \(act, made of acts\/silkwood at data\/acts.ts:10\): /)
  try {
    render(broken)
  } catch (error) {
    expect(error instanceof Error && error.cause instanceof Error && error.cause.stack).toContain('ActPage')
  }
})
