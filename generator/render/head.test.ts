import { describe, expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import type { Site } from '../load/site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Meta } from '../routes/route.ts'
import { fullTitle } from '../routes/title.ts'
import { renderCommonHead, renderFontLink, renderHead, renderPrefetchRules } from './head.ts'

const { settings, t } = tinySite()
type Settings = Site['settings']

function headOf(path: string, changes: Partial<Settings> = {}, meta: Partial<Meta> = {}): string[] {
  const site = tinySite({ settings: { ...settings, ...changes } })
  const route = [...expandRoutes(site, families)].find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return renderHead(route.path, { ...route.meta(), ...meta }, site, tinyAssets, '').split('\n')
}
const linesWith = (lines: readonly string[], part: string) => lines.filter((line) => line.includes(part))

test('the head of an article, line by line', () => {
  expect(headOf('/blog/artikel-1/').filter((line) => !line.startsWith('<script'))).toMatchInlineSnapshot(`
    [
      "<meta charset="utf-8">",
      "<meta name="viewport" content="width=device-width, initial-scale=1">",
      "<title>[meta.blog-title Artikel 1]</title>",
      "<meta name="description" content="Waar artikel 1 over gaat.">",
      "<meta name="keywords" content="band">",
      "<meta name="robots" content="index,follow">",
      "<link rel="canonical" href="https://bureau.example/blog/artikel-1/">",
      "<meta property="og:site_name" content="Bureau">",
      "<meta property="og:locale" content="nl_BE">",
      "<meta property="og:type" content="article">",
      "<meta property="og:title" content="[meta.blog-title Artikel 1]">",
      "<meta property="og:description" content="Waar artikel 1 over gaat.">",
      "<meta property="og:url" content="https://bureau.example/blog/artikel-1/">",
      "<meta property="og:image" content="https://bureau.example/assets/cards/artikel-1.jpg">",
      "<meta property="og:image:width" content="1200">",
      "<meta property="og:image:height" content="630">",
      "<meta property="og:image:alt" content="[social-card.alt Artikel 1 Coverband]">",
      "<meta property="article:published_time" content="2025-01-01T00:00:00+01:00">",
      "<meta name="twitter:card" content="summary_large_image">",
      "<meta name="twitter:title" content="[meta.blog-title Artikel 1]">",
      "<meta name="twitter:description" content="Waar artikel 1 over gaat.">",
      "<meta name="twitter:image" content="https://bureau.example/assets/cards/artikel-1.jpg">",
      "",
    ]
  `)
})

describe('robots and canonical', () => {
  test('a page with noindex is followed but not listed, and names no canonical', () => {
    for (const path of ['/404.html', '/500.html', '/formulier/contact/']) {
      expect(linesWith(headOf(path), 'robots'), path).toEqual(['<meta name="robots" content="noindex,follow">'])
      expect(linesWith(headOf(path), 'canonical'), path).toEqual([])
    }
  })

  test('a redirect names its target and sends the visitor there', () => {
    const lines = headOf('/oud/')
    expect(linesWith(lines, 'canonical')).toEqual(['<link rel="canonical" href="https://bureau.example/about/">'])
    expect(linesWith(lines, 'refresh')).toEqual(['<meta http-equiv="refresh" content="0; url=/about/">'])
  })

  test('canonical, card and refresh have the form of site addresses: base path, no slash', () => {
    const changes = { address: 'https://host.example/sub', trailingSlash: false }
    expect(linesWith(headOf('/coverband-denhaag/', changes), '/sub/')).toEqual([
      '<link rel="canonical" href="https://host.example/sub/coverband-den-haag">',
      '<meta property="og:url" content="https://host.example/sub/coverband-den-haag">',
      ...linesWith(headOf('/coverband-denhaag/', changes), 'application/ld+json'),
    ])
    expect(linesWith(headOf('/oud/', changes), 'refresh')).toEqual(['<meta http-equiv="refresh" content="0; url=/sub/about">'])
  })
})

test('the brand follows a title, unless the page says otherwise', () => {
  const title = (meta: Partial<Meta>) => fullTitle({ title: 'Titel', description: '', ...meta }, t)
  expect([title({}), title({ titleSuffix: 'blog' }), title({ titleSuffix: 'none' })]).toEqual(['[meta.title Titel]', '[meta.blog-title Titel]', 'Titel'])
})

test('a text with marks stays within its attribute', () => {
  const lines = headOf('/about/', {}, { title: 'A & B <i>', description: 'Zeg "ja" & \'nee\'', keywords: ['"x"', '<y>'] })
  expect(lines).toContain('<title>A &amp; B &lt;i&gt;</title>')
  expect(lines).toContain('<meta name="description" content="Zeg &quot;ja&quot; &amp; &#39;nee&#39;">')
  expect(lines).toContain('<meta name="keywords" content="&quot;x&quot;, &lt;y&gt;">')
})

test('a page without a picture of its own shows the card of the site', () => {
  expect(linesWith(headOf('/contact/'), 'og:image"')).toEqual([
    '<meta property="og:image" content="https://bureau.example/assets/cards/social-card-title.jpg">',
  ])
})

describe('what all pages share', () => {
  const common = (changes: Partial<Settings> = {}, assets = tinyAssets) =>
    renderCommonHead({ settings: { ...settings, ...changes }, t }, assets, "default-src 'none'").split('\n')

  test('the script waits for the page, and fonts come early', () => {
    expect(common()).toContain('<script src="/assets/site.js" defer data-worker="/sw.js"></script>')
    expect(common()).toContain('<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>')
  })

  test('a site without script loads none', () => {
    expect(common({}, { ...tinyAssets, script: undefined }).join()).not.toContain('<script')
  })

  test('no font provider is contacted until the owner names one', () => {
    expect(common().join()).not.toContain('https://')
    expect(renderFontLink({ fonts: {} })).toBe('')
  })

  test('the feed has the base path in its address', () => {
    expect(linesWith(common({ address: 'https://host.example/sub' }), 'atom+xml')).toEqual([
      '<link rel="alternate" type="application/atom+xml" title="[meta.feed-title]" href="/sub/feed.xml">',
    ])
  })
})

test('pages are prefetched below the base path only, whatever address they have', () => {
  const pattern = (address: string) => /"href_matches":"([^"]*)"/.exec(renderPrefetchRules({ address }))?.[1]
  expect(pattern('https://host.example')).toBe('/([^.]*)')
  expect(pattern('https://host.example/sub/')).toBe('/sub/([^.]*)')
})
