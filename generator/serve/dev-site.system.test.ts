import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmallProject } from '../../tests/project.ts'
import { openSite } from './dev-site.ts'
import type { DevSite } from './dev-site-type.ts'

const asked = { today: '2026-01-01', drafts: true }

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})
afterAll(() => project.remove())

async function opened(): Promise<DevSite> {
  const result = await openSite(project.root, asked)
  if ('problems' in result) throw new Error(result.problems.map(({ what }) => what).join('\n'))
  return result.site
}

/** What an address is answered with, in short. */
function short(site: DevSite, address: string): string {
  const answer = site.answer(address)
  if (answer.kind === 'redirect') return `→ ${answer.to}`
  if (answer.kind === 'page') return `page ${answer.status}`
  return answer.kind === 'file' ? answer.type : answer.kind
}

describe('a site at the root of its host, with slashes', () => {
  let site: DevSite
  beforeAll(async () => {
    site = await opened()
  })

  test.each([
    ['/', 'page 200'],
    ['/about/', 'page 200'],
    ['/about', '→ /about/'],
    ['/about/index.html', '→ /about/'],
    ['/404.html', 'page 200'],
    ['/nergens/', 'page 404'],
    ['/artist/nergens/', 'page 404'],
    ['/%E0%A4%A', 'page 404'],
    ['//evil.example/', 'page 404'],
    ['/artists/band-marginal/', '→ /artist/band-marginal/'],
    ['/artists/band-marginal', '→ /artist/band-marginal/'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/icons/favicon.svg', 'image/svg+xml'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
  ])('%s is answered with %s', (address, expected) => expect(short(site, address)).toBe(expected))

  test('the page for unknown addresses is the nearest one', () => {
    const pageOf = (address: string) => {
      const answer = site.answer(address)
      return answer.kind === 'page' ? /<link rel="canonical"[^>]*>|og:url" content="([^"]*)"/.exec(answer.html)?.[1] : undefined
    }
    expect(pageOf('/artist/nergens/')).toMatch(/\/artist\/404\.html$/)
    expect(pageOf('/nergens/')).toMatch(/[^t]\/404\.html$/)
  })

  test('the files that a page names are there', () => {
    const answer = site.answer('/artist/silkwood/')
    const html = answer.kind === 'page' ? answer.html : ''
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(3)
    expect(files.map((file) => [file, site.answer(file).kind])).toEqual(files.map((file) => [file, 'file']))
    const assets = site.assets()
    expect(files.map((file) => assets.get(file)?.())).toEqual(files.map((file) => site.answer(file)))
  })

  test('the worker of a finished site is taken back', () => {
    const answer = site.answer('/sw.js')
    expect(answer.kind === 'file' ? String(answer.content) : '').toContain('unregister')
  })
})

test('a site below a path, without slashes, is answered there and nowhere else', async () => {
  project.edit('data/site.ts', "address: 'https://www.toegift.example'", "address: 'https://www.toegift.example/sub'")
  project.edit('data/site.ts', 'trailingSlash: true', 'trailingSlash: false')
  const site = await opened()
  expect(
    Object.fromEntries(['/', '/sub', '/sub/', '/sub/about', '/sub/about/', '/sub/about.html', '/about'].map((address) => [address, short(site, address)])),
  ).toEqual({
    '/': '→ /sub/',
    '/sub': '→ /sub/',
    '/sub/': 'page 200',
    '/sub/about': 'page 200',
    '/sub/about/': '→ /sub/about',
    '/sub/about.html': '→ /sub/about',
    '/about': 'page 404',
  })
})
