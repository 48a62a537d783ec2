/**
 * Addresses of a former site, on real servers: each leads where its redirect says, once and without a loop.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startGuardedServer } from '../../generator/dev/guarded-server.ts'
import { publishedSite } from '../../generator/dev/preview.ts'
import { rawRequest } from '../hostile/off-site.ts'
import { isInstalled, readableFolder, startServer } from './servers.ts'
import { writeSmallSite } from './small-site.ts'

const folder = readableFolder()
const redirects = {
  '/bands.html': '/artist/',
  '/about.html': '/about/',
  '/About/': '/about/',
  '/Artiesten/': '/artist/',
  '/café/': '/artist/',
  '/oude%20bands/groep%20één.htm': '/artist/silkwood/',
  '/index.php?page=3': '/about/',
  '/index.php?option=com_content&id=5:titel': '/artist/',
  '/index.php': '/artist/silkwood/',
  '/?p=12': '/artist/',
  '/naar-fb/': 'https://sociaal.example/bureau?taal=nl#top',
  '/naar-foto/': 'https://foto.example/caf%C3%A9%20één?a=1&b=$x',
}
/**
 * What is asked, and where it leads; nothing for an address with a page of its own, or one that is not known.
 */
const answers: [asked: string, to: string | undefined][] = [
  ['/bands.html', '/artist/'],
  ['/bands.html?utm=1', '/artist/?utm=1'],
  ['/bands.htmlx', undefined],
  ['/About/', '/about/'],
  ['/about/', undefined],
  ['/Artiesten', '/artist/'],
  ['/caf%C3%A9/', '/artist/'],
  ['/caf%c3%a9', '/artist/'],
  ['/oude%20bands/groep%20%C3%A9%C3%A9n.htm', '/artist/silkwood/'],
  ['/index.php?page=3', '/about/'],
  ['/index.php?utm=1&page=3&x=2', '/about/'],
  ['/index.php?page=33', '/artist/silkwood/?page=33'],
  ['/index.php?option=com_content&id=5:titel', '/artist/'],
  ['/index.php', '/artist/silkwood/'],
  ['/?p=12', '/artist/'],
  ['/?p=1', undefined],
  ['/', undefined],
  ['/naar-fb/', 'https://sociaal.example/bureau?taal=nl#top'],
  ['/naar-foto', 'https://foto.example/caf%C3%A9%20%C3%A9%C3%A9n?a=1&b=%24x'],
]

describe.each([
  { base: '', trailingSlash: true },
  { base: '/sub', trailingSlash: false },
])('a site at %o', (style) => {
  const root = join(folder, `root${style.base.replace('/', '-')}`)
  const out = join(root, style.base)
  writeSmallSite(root, { ...style, redirects, gone: ['/weg/', '/Weg/foto%20één.php'] })
  const written = (address: string | undefined) =>
    address === undefined || address.startsWith('https:')
      ? address
      : style.base + (style.trailingSlash ? address : address.replace(/\/(?=$|\?)/, ''))
  const expected = answers.map(([asked, to]) => [
    asked,
    // The other spelling of a page's own address.
    written(asked === '/about/' && !style.trailingSlash ? asked : to),
  ])
  const leadsTo = (location: string | undefined, origin: string) => location?.replace(origin, '')

  test.for(['nginx', 'caddy', 'apache2'] as const)('%s knows them', async (name, { skip }) => {
    skip(!isInstalled(name))
    const server = await startServer(name, { root, out, configured: true })
    onTestFinished(() => server.stop())
    const found: [string, string | undefined][] = []
    for (const [asked] of answers)
      found.push([
        asked,
        leadsTo((await rawRequest(server.origin, style.base + asked)).location, server.origin),
      ])
    expect(found).toEqual(expected)
    expect((await rawRequest(server.origin, `${style.base}/Weg/foto%20%C3%A9%C3%A9n.php`)).status).toBe(410)
    for (const path of ['/', '/about/', '/about', '/artist/silkwood/']) {
      const response = await fetch(
        server.origin + style.base + (style.trailingSlash ? path : path.replace(/(?<=.)\/$/, '')),
      )
      expect([response.status, await response.text()], path).toEqual([
        200,
        expect.stringContaining('De tekst'),
      ])
    }
  })

  test.for(['nginx', 'caddy', 'apache2', 'preview'] as const)(
    'a page whose address is written the other way is found on %s at its own, with the query; what is gone is gone both ways',
    async (name, { skip }) => {
      skip(name !== 'preview' && !isInstalled(name))
      const server =
        name === 'preview'
          ? { stop: () => undefined, ...(await startGuardedServer(publishedSite(out), 0)) }
          : await startServer(name, { root, out, configured: true })
      onTestFinished(() => server.stop())
      for (const page of ['/about/', '/artist/', '/artist/silkwood/']) {
        const [asked, own] = style.trailingSlash ? [page.slice(0, -1), page] : [page, page.slice(0, -1)]
        const { status, location } = await rawRequest(server.origin, `${style.base}${asked}?van=a`)
        // Caddy itself adds a slash, with another status and without the query.
        const expected = name === 'caddy' && style.trailingSlash ? [308, own] : [301, `${own}?van=a`]
        expect([status, leadsTo(location, server.origin)], asked).toEqual([
          expected[0],
          `${style.base}${expected[1]}`,
        ])
      }
      expect((await rawRequest(server.origin, `${style.base}/`)).status).toBe(200)
      if (name === 'preview') return
      for (const asked of ['/weg', '/weg/'])
        expect((await fetch(server.origin + style.base + asked)).status, asked).toBe(410)
    },
  )

  test('the function for CloudFront knows them', () => {
    const handler = runInNewContext(`${readFileSync(join(out, '.hosting/cloudfront.js'), 'utf8')}; handler`)
    const found = answers.map(([asked]) => {
      const [uri, query = ''] = asked.split('?')
      const querystring = Object.fromEntries(
        query
          .split('&')
          .flatMap((pair) => (pair ? [[pair.split('=')[0], { value: pair.split('=')[1] }]] : [])),
      )
      return [asked, handler({ request: { uri: style.base + uri, querystring } }).headers?.location.value]
    })
    expect(found).toEqual(expected)
  })

  test('a host that reads a list of redirects knows those without a query, as the list says', async () => {
    const server = await startGuardedServer(publishedSite(out), 0)
    onTestFinished(() => server.close())
    const found: [string, string | undefined][] = []
    const plain = expected.filter(([asked = '']) => !/[?]|%c3|index.php|naar-/.test(asked))
    for (const [asked = ''] of plain)
      found.push([
        asked,
        leadsTo((await rawRequest(server.origin, style.base + asked)).location, server.origin),
      ])
    expect(found).toEqual(plain)
    const list = readFileSync(join(out, '_redirects'), 'utf8')
    expect(list).toContain('# Not on hosts that read this file, which cannot ask for a query: ')
    expect(list).toContain('https://foto.example/caf%C3%A9%20%C3%A9%C3%A9n?a=1&b=%24x 301\n')
  })
})
