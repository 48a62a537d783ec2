/** What golden pages do not show: harmful texts, other settings, a template that fails. */
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { escapeMarkup, jsonForScript } from '../core/text.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Meta, Route } from '../routes/route.ts'
import {
  hiddenFromSearch,
  renderCommonHead,
  renderPrefetchRules,
  searchLines,
  withSearchLines,
} from './head.ts'
import { createRenderer, siteView } from './render.tsx'

const { settings, ...tiny } = tinySite()

/** The site with these settings: its routes, and the pages at their addresses. */
function rendered(changes: Partial<Site['settings']> = {}) {
  const site: Site = { ...tiny, settings: { ...settings, ...changes } }
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  const routes = [...expandRoutes(site, families)]
  const routeAt = (path: string): Route =>
    routes.find((route) => route.path === path) ?? expect.fail(`no route ${path}`)
  const pageAt = (path: string, meta: Partial<Meta> = {}) =>
    render({ ...routeAt(path), meta: () => ({ ...routeAt(path).meta(), ...meta }) }).html
  return { render, routes, routeAt, pageAt }
}
const linesWith = (html: string, part: string) => html.split('\n').filter((line) => line.includes(part))
const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

describe('a text that means harm', () => {
  const attack = '</script><script>alert(1)</script><!--"\'&\u2028'

  test('closes no script, opens no comment and leaves no attribute', () => {
    expect(escapeMarkup(attack)).not.toMatch(/[<>"']/)
    const html = rendered().pageAt('/artist/silkwood/', {
      title: attack,
      description: attack,
      keywords: ['"x"', '<y>'],
      subjects: [
        { kind: 'act', name: attack, description: attack, image: 'x.jpg', genres: ['folk'], sameAs: [] },
      ],
    })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<meta name="keywords" content="&quot;x&quot;, &lt;y&gt;">')
    expect(thingsIn(html)[0].name).toBe(attack)
  })

  test.each([attack, '<!--<script>', ']]>', '\u2028\u2029', '&lt;', '\\u003c/script>'])(
    '%j is kept word for word in data',
    (text) => {
      expect(jsonForScript({ name: text })).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(jsonForScript({ name: text }))).toEqual({ name: text })
    },
  )
})

test('a picture that is loaded at once is named once', () => {
  const { render, routeAt } = rendered()
  const picture = createElement('img', { src: '/drawing.svg', alt: '', fetchPriority: 'high' })
  const { html } = render({ ...routeAt('/privacy/'), element: () => createElement('p', {}, picture) })
  expect(html.split('/drawing.svg')).toHaveLength(2)
})

describe('the lines of a finished page for search engines', () => {
  test('are replaced by the one of a page that was made hidden, and put back', () => {
    const page = Buffer.from(rendered().pageAt('/silkwood-gent/'))
    const lines = searchLines(page)
    expect(lines.split('\n')).toEqual([
      '<meta name="robots" content="index,follow">',
      expect.stringMatching(/^<link rel="canonical" href="[^"]*\/silkwood-gent\/">$/),
    ])
    const hidden = withSearchLines(page, hiddenFromSearch)
    expect(hidden.toString()).toBe(rendered().pageAt('/silkwood-gent/', { noindex: true }))
    expect(searchLines(hidden)).toBe(hiddenFromSearch)
    expect(withSearchLines(hidden, lines)).toEqual(page)
  })

  test.each([
    ['may be the last', '<p>\n<meta name="robots" content="a">', `<p>\n${hiddenFromSearch}`],
    ['are left out where there are none', '<p>no head</p>\n', '<p>no head</p>\n'],
  ])('%s', (_, page, hidden) => {
    expect(withSearchLines(Buffer.from(page), hiddenFromSearch).toString()).toBe(hidden)
  })
})

describe('below a base path, where addresses end without a slash', () => {
  const { routes, render, pageAt } = rendered({ address: 'https://host.example/sub', trailingSlash: false })

  test('canonical, card, breadcrumb, refresh and feed have the form of site addresses; those of an alias are the real one', () => {
    const html = pageAt('/coverband-denhaag/')
    const breadcrumb = thingsIn(html).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(breadcrumb.itemListElement.at(-1).item).toBe('https://host.example/sub/coverband-den-haag')
    expect(linesWith(html, 'canonical')).toEqual([
      '<link rel="canonical" href="https://host.example/sub/coverband-den-haag">',
    ])
    expect(linesWith(html, 'og:url')).toEqual([
      '<meta property="og:url" content="https://host.example/sub/coverband-den-haag">',
    ])
    expect(linesWith(html, 'atom+xml')).toEqual([
      '<link rel="alternate" type="application/atom+xml" title="[meta.feed-title]" href="/sub/feed.xml">',
    ])
    expect(linesWith(pageAt('/oud/'), 'refresh')).toEqual([
      '<meta http-equiv="refresh" content="0; url=/sub/about">',
    ])
  })

  test('every page that structured data name is there', () => {
    for (const route of routes) {
      const pages =
        JSON.stringify(thingsIn(render(route).html)).match(
          /https:\/\/host\.example(?!\/(?:icons|assets)\/)[^"]*/g,
        ) ?? []
      expect(pages.filter((address) => !/^https:\/\/host\.example\/sub(?![^/#?])/.test(address))).toEqual([])
    }
  })

  test.each([
    ['https://host.example', '/([^.]*)'],
    ['https://host.example/sub/', '/sub/([^.]*)'],
  ])('browsers prefetch pages of %s only', (address, pattern) =>
    expect(renderPrefetchRules({ address })).toContain(`"href_matches":"${pattern}"`),
  )
})

test('a site without script loads none', () => {
  expect(
    renderCommonHead(
      { settings, tones: tiny.theme.tones, t: tiny.t, isMade: () => true, countries: [] },
      { ...tinyAssets, script: undefined },
      '',
    ),
  ).not.toContain('<script')
})

test('the stylesheet of a font provider is at the end, where it does not block rendering', () => {
  const html = rendered({ fonts: { stylesheet: 'https://fonts.example/css?a=1&b=2' } }).pageAt('/')
  expect(html).toContain(
    '</footer>\n<link rel="stylesheet" href="https://fonts.example/css?a=1&amp;b=2">\n</body>',
  )
})

test('a template that fails names itself, its page, the entries and the cause, and keeps the stack', () => {
  const { render, routeAt } = rendered()
  const broken: Route = {
    ...routeAt('/artist/silkwood/'),
    element: () => ({ ...routeAt('/artist/silkwood/').element(), props: {} }),
  }
  expect(() => render(broken)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /^ActPage failed on \/artist\/silkwood\/ \(act, made of acts\/silkwood at data\/acts.ts:10\): /,
      ),
      cause: expect.objectContaining({ stack: expect.stringContaining('ActPage') }),
    }),
  )
})

test('a logo of two words is in header and footer in place of the name of the site', () => {
  const html = rendered({ logo: ['Avond', 'Bureau'] }).pageAt('/')
  expect(html.match(/<span>Avond <span class="logo-accent">Bureau<\/span><\/span>/g)).toHaveLength(2)
  expect(html).not.toContain('beam-sign')
})

test('search engines are told of the circle in which the agency works, and of none where it says none', () => {
  const areas = (html: string) =>
    thingsIn(html).flatMap(({ areaServed }) => (Array.isArray(areaServed) ? areaServed : []))
  const circle = { latitude: 51, longitude: 4, km: 80 }
  const told = areas(rendered({ serviceArea: circle }).pageAt('/')).find(
    (area) => area['@type'] === 'GeoCircle',
  )
  expect(told).toMatchObject({ geoRadius: '80000', geoMidpoint: { latitude: 51, longitude: 4 } })
  const { serviceArea: _, ...others } = settings
  const render = createRenderer(siteView({ ...tiny, settings: others }, tinyAssets), tinyAssets, '')
  const route = [...expandRoutes({ ...tiny, settings: others }, families)].find(
    ({ path }) => `${path}` === '/',
  )
  const countries = areas(route ? render(route).html : '')
  expect(countries.map((area) => area['@type'])).toEqual(['Country', 'Country'])
})
