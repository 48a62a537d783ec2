import { beforeAll, describe, expect, test } from 'vitest'
import { SmallProject } from '../../tests/project.ts'
import { type DevSite, loadDevSite } from './dev-site.ts'

const options = { today: '2026-01-01', drafts: true }

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})

async function opened(): Promise<DevSite> {
  const result = await loadDevSite(project.root, options)
  if ('problems' in result) throw new Error(result.problems.map(({ what }) => what).join('\n'))
  return result.site
}

/** What an address is answered with, in short. */
function short(site: DevSite, address: string): string {
  const answer = site.answer(address)
  if ('to' in answer) return `→ ${answer.to}`
  if ('html' in answer) return `page ${answer.status}`
  return 'path' in answer ? answer.path : 'nothing'
}

/** The page at an address. */
function pageAt(site: DevSite, address: string): string {
  const answer = site.answer(address)
  return 'html' in answer ? answer.html : ''
}

describe('a site at the root of its host, with slashes', () => {
  let site: DevSite
  beforeAll(async () => {
    site = await opened()
  })

  test.each([
    ['page 200', ['/', '/about/', '/404.html']],
    ['page 404', ['/nergens/', '/artist/nergens/', '/%E0%A4%A', '//evil.example/']],
    ['→ /about/', ['/about', '/about/index.html']],
    ['→ /artist/band-marginal/', ['/artists/band-marginal/', '/artists/band-marginal']],
    ['sitemap.xml', ['/sitemap.xml']],
    ['icons/favicon.svg', ['/icons/favicon.svg']],
  ])('%s is the answer to %j', (expected, addresses) => {
    for (const address of addresses) expect(short(site, address), address).toBe(expected)
  })

  test('the page for unknown addresses is the nearest one', () => {
    const pageOf = (address: string) =>
      /<link rel="canonical"[^>]*>|og:url" content="([^"]*)"/.exec(pageAt(site, address))?.[1]
    expect(pageOf('/artist/nergens/')).toMatch(/\/artist\/404\.html$/)
    expect(pageOf('/nergens/')).toMatch(/[^t]\/404\.html$/)
  })

  test('the files that a page names are there', () => {
    const files = [...pageAt(site, '/artist/silkwood/').matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    )
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect(short(site, file)).toBe(file.slice(1))
    expect(site.styles).toContain(files.find((file) => file.endsWith('.css')))
  })

  test('the worker of a finished site is taken back', () => {
    const answer = site.answer('/sw.js')
    expect('path' in answer && `${answer.content()}`).toContain('unregister')
  })
})

test('a site below a path, without slashes, is answered there and nowhere else', async () => {
  const settings = project.read('data/site.ts')
  project.edit(
    'data/site.ts',
    "address: 'https://www.toegift.example'",
    "address: 'https://www.toegift.example/sub'",
  )
  project.edit('data/site.ts', 'trailingSlash: true', 'trailingSlash: false')
  const site = await opened()
  project.write('data/site.ts', settings)
  for (const address of ['/', '/sub']) expect(short(site, address)).toBe('→ /sub/')
  for (const address of ['/sub/', '/sub/about']) expect(short(site, address)).toBe('page 200')
  for (const address of ['/sub/about/', '/sub/about.html']) expect(short(site, address)).toBe('→ /sub/about')
  expect(short(site, '/about')).toBe('page 404')
})
