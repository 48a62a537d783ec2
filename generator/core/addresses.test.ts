import { describe, expect, test } from 'vitest'
import {
  absoluteAddress,
  basePathOf,
  fileOfAddress,
  formatHref,
  originOf,
  paths,
  type SitePath,
} from './addresses.ts'

const act = { slug: 'silkwood' }

describe('the form of an address in links', () => {
  const addresses = [
    '/',
    '/about/',
    '/blog/een-gids/',
    '/artists/?search=a/b/',
    '/about/#team',
    '/booking/?act=x#form',
    '/404.html',
    '/feed.xml',
  ]
  const written = (address: string, trailingSlash: boolean) =>
    addresses.map((path) => formatHref(path, { address, trailingSlash }))

  test('with and without slashes', () => {
    const without = [
      '/',
      '/about',
      '/blog/een-gids',
      '/artists?search=a/b/',
      '/about#team',
      '/booking?act=x#form',
      '/404.html',
      '/feed.xml',
    ]
    expect([written('https://host.example', true), written('https://host.example', false)]).toEqual([
      addresses,
      without,
    ])
  })

  test.each([true, false])('below a base path all addresses begin with it (slashes: %s)', (trailingSlash) => {
    const below = written('https://host.example/sub/site', trailingSlash)
    expect(below).toEqual(written('https://host.example', trailingSlash).map((path) => `/sub/site${path}`))
  })

  test('absolute, it begins with the address of the site exactly once', () => {
    expect(absoluteAddress('/about/', { address: 'https://host.example/sub', trailingSlash: false })).toBe(
      'https://host.example/sub/about',
    )
    expect(absoluteAddress('/', { address: 'https://host.example:8080', trailingSlash: true })).toBe(
      'https://host.example:8080/',
    )
  })

  test.each(['', '/sub'])('origin and base path make up the address of the site (%j)', (base) => {
    const site = { address: `https://host.example${base}` }
    expect([originOf(site), basePathOf(site)]).toEqual(['https://host.example', base])
  })
})

test('a static server finds the file of every address, with and without slashes, and the file has no base path', () => {
  const files = (trailingSlash: boolean) =>
    [paths.home(), paths.about(), paths.article({ slug: 'x' }), paths.notFound('blog')].map((path) =>
      fileOfAddress(path, { trailingSlash }),
    )
  expect(files(true)).toEqual(['index.html', 'about/index.html', 'blog/x/index.html', 'blog/404.html'])
  expect(files(false)).toEqual(['index.html', 'about.html', 'blog/x.html', 'blog/404.html'])
})

test('a plain text is not accepted as the address of a page', () => {
  const accept = (path: SitePath) => path
  // @ts-expect-error only `paths` makes an address of a page
  expect(accept('/artist/silkwood/')).toBe(paths.act(act))
})
