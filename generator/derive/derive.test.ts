import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { deriveFiles, sitemapEntries } from './derive.ts'
import { blogFeed } from './feed.ts'
import { sitemapFiles } from './sitemap.ts'

const filesOf = (...options: Parameters<typeof sitemapFiles>) => [...sitemapFiles(...options)]

const absolute = (path: string) => `https://host.example${path}`
const entries = Array.from({ length: 5 }, (_, index) => ({ address: absolute(`/page-${index}/`) }))

test('a small site has one sitemap', () => {
  expect(filesOf(entries, absolute).map(({ path }) => path)).toEqual(['sitemap.xml'])
})

test('more addresses than one file may hold make parts below an index', () => {
  const files = filesOf(entries, absolute, { addresses: 2, bytes: 1e6 })
  expect(files.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml'])
  expect(files.at(-1)?.text).toContain('<sitemap><loc>https://host.example/sitemap-3.xml</loc></sitemap>')
  expect(files.slice(0, -1).map(({ text }) => text.match(/<url>/g)?.length)).toEqual([2, 2, 1])
})

test('no part is larger than allowed', () => {
  const files = filesOf(entries, absolute, { addresses: 100, bytes: 260 })
  expect(files.length).toBeGreaterThan(2)
  for (const { text } of files.slice(0, -1)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(260)
})

test('addresses are escaped, and only known dates are given', () => {
  const [file] = filesOf([{ address: 'https://host.example/?a=1&b=2', lastModified: '2025-01-05' }, { address: absolute('/x/') }], absolute)
  expect(file?.text).toContain(
    '<url><loc>https://host.example/?a=1&amp;b=2</loc><lastmod>2025-01-05</lastmod></url>\n<url><loc>https://host.example/x/</loc></url>',
  )
})

test('the sitemap leaves out aliases, redirects, forms and error pages', () => {
  const site = tinySite()
  const addresses = [...sitemapEntries(expand(site, families).pages, site)].map(({ address }) => address.replace('https://bureau.example', ''))
  expect(addresses).toContain('/coverband-den-haag/')
  for (const path of ['/coverband-denhaag/', '/oud/', '/formulier/contact/', '/404.html', '/500.html']) expect(addresses).not.toContain(path)
})

test('the sitemap has the day of each text, also below a page that is left out', () => {
  const site = tinySite()
  const { pages } = expand(site, families)
  const about = pages.findIndex(({ path }) => path === paths.about())
  const facts = { hidden: new Set(['/']), days: { at: (index: number) => (index === about ? '2026-05-01' : undefined) } }
  const entries = [...sitemapEntries(pages, site, facts)]
  expect(entries).toContainEqual({ address: 'https://bureau.example/about/', lastModified: '2026-05-01' })
  expect(entries.map(({ address }) => address)).not.toContain('https://bureau.example/')
  expect(entries.filter(({ lastModified }) => lastModified !== undefined)).toHaveLength(1)
})

test('the feed is the same on any day, newest article first', () => {
  const feed = blogFeed(tinySite())
  expect(feed).toBe(blogFeed(tinySite()))
  expect(feed).toContain('<updated>2025-04-15T12:00:00.000Z</updated>')
  expect([...feed.matchAll(/<title type="html"><!\[CDATA\[(Artikel \d)/g)].map(([, title]) => title)).toEqual(['Artikel 3', 'Artikel 2', 'Artikel 1'])
})

test('redirects are listed for hosts that read such a list', () => {
  const list = deriveFiles(tinySite(), []).find(({ path }) => path === '_redirects')
  expect(String(list?.content())).toBe('/oud/ /about/ 301\n')
})
