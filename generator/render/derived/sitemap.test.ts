import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { paths } from '../../core/addresses.ts'
import { expand } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import { deriveFiles, sitemapEntries } from './derive.ts'
import { sitemapFiles } from './sitemap.ts'

const filesOf = (...options: Parameters<typeof sitemapFiles>) => [...sitemapFiles(...options)]

const absolute = (path: string) => `https://host.example${path}`
const pages = (amount: number) =>
  Array.from({ length: amount }, (_, index) => ({ address: absolute(`/page-${index}/`) }))
const addressesIn = (text: string) =>
  [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('50,000 addresses fit in one file, one more makes an index with two parts', () => {
  expect(filesOf(pages(50_000), absolute).map(({ path }) => path)).toEqual(['sitemap.xml'])
  const files = filesOf(pages(50_001), absolute)
  expect(files.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(files.slice(0, -1).map(({ text }) => addressesIn(text).length)).toEqual([50_000, 1])
  expect(files.at(-1)?.text).toContain('<sitemap><loc>https://host.example/sitemap-2.xml</loc></sitemap>')
})

test.each([
  { addresses: 5, bytes: 1e6 },
  { addresses: 1, bytes: 1e6 },
  { addresses: 100, bytes: 600 },
])('parts of %o hold every address once, in order, and size is counted in bytes', (limits) => {
  const entries = Array.from({ length: 23 }, (_, index) => ({
    address: absolute(`/${'é'.repeat(50)}-${index}/`),
  }))
  const parts = filesOf(entries, absolute, limits).slice(0, -1)
  expect(parts.flatMap(({ text }) => addressesIn(text))).toEqual(entries.map(({ address }) => address))
  for (const { text } of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
})

test('an address that exceeds the limit alone is still listed, and makes no empty part', () => {
  const parts = filesOf(pages(3), absolute, { addresses: 100, bytes: 10 }).slice(0, -1)
  expect(parts.map(({ text }) => addressesIn(text).length)).toEqual([1, 1, 1])
})

test('the sitemap leaves out aliases, redirects, forms and error pages, and has the day of each text, also below a page that is left out', () => {
  const site = tinySite()
  const { pages } = expand(site, families)
  const about = pages.findIndex(({ path }) => path === paths.about())
  const facts = {
    hidden: new Set(['/']),
    days: { at: (index: number) => (index === about ? '2026-05-01' : undefined) },
  }
  const entries = [...sitemapEntries(pages, site, facts)]
  const addresses = entries.map(({ address }) => address.replace('https://bureau.example', ''))
  expect(addresses).toContain('/coverband-den-haag/')
  for (const path of ['/', '/coverband-denhaag/', '/oud/', '/formulier/contact/', '/404.html', '/500.html'])
    expect(addresses).not.toContain(path)
  expect(entries.filter(({ lastModified }) => lastModified !== undefined)).toEqual([
    { address: 'https://bureau.example/about/', lastModified: '2026-05-01' },
  ])
})

test('the whole file of a site with one page', () => {
  expect(
    filesOf([{ address: absolute("/a&b'/"), lastModified: '2025-01-05' }], absolute).map(({ text }) => text),
  ).toMatchInlineSnapshot(`
    [
      "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://host.example/a&amp;b&#39;/</loc><lastmod>2025-01-05</lastmod></url>
    </urlset>
    ",
    ]
  `)
})

test('addresses have the form of the site, and robots.txt names the sitemap below the base path', () => {
  const { settings } = tinySite()
  const site = tinySite({
    settings: { ...settings, address: 'https://host.example/sub', trailingSlash: false },
  })
  const entries = [...sitemapEntries(expand(site, families).pages, site)]
  const files = new Map(deriveFiles(site, entries).map(({ path, content }) => [path, String(content())]))
  expect(addressesIn(files.get('sitemap.xml') ?? '')).toEqual(
    expect.arrayContaining(['https://host.example/sub/', 'https://host.example/sub/artist/silkwood']),
  )
  expect(files.get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://host.example/sub/sitemap.xml\n',
  )
  expect(files.get('_redirects')).toBe('/sub/oud /sub/about 301\n')
  expect(files.get('site.webmanifest')).toContain('"start_url": "/sub/"')
})
