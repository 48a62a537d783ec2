/**
 * The published folder on common servers: with the configurations of the site, and with those of the servers
 * alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readFacts } from '../../generator/check/page-facts.ts'
import { headerReader } from '../../generator/dev/preview.ts'
import { sampled } from '../depth.ts'
import { SmallProject } from '../project.ts'
import { isInstalled, type RunningServer, readableFolder, type ServerName, startServer } from './servers.ts'

const servers = (['nginx', 'caddy', 'apache2'] as const).flatMap((name) =>
  [true, false].map((configured) => ({ name, configured })),
)
const all: { name: ServerName; configured: boolean }[] = [...servers, { name: 'python3', configured: false }]

const folder = readableFolder()
const out = join(folder, 'out')

beforeAll(() => {
  const project = new SmallProject()
  expect(project.run('generate', '--compress', '--out', out).errors).toBe('')
})

/** Follows all links from the first address. @returns the status of each address */
async function crawl(origin: string, first = '/'): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const waiting = [first]
  const seen = new Set(waiting)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await fetch(origin + path, { redirect: 'manual' })
    answers.set(path, response.status)
    const text = await response.text()
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    for (const target of readFacts(text).links.targets) {
      const [address = ''] = target.split(/[?#]/)
      if (!address.startsWith('/') || seen.has(address)) continue
      seen.add(address)
      waiting.push(address)
    }
  }
  return answers
}

const plain = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } } as const
const published = (path: string) => readFileSync(join(out, path), 'utf8')

describe.each(sampled(all, 4))('$name (configured: $configured)', ({ name, configured }) => {
  let server: RunningServer
  const get = (path: string, init: RequestInit = plain) => fetch(server.origin + path, init)
  const it = isInstalled(name) ? test : test.skip

  beforeAll(async () => {
    if (isInstalled(name)) server = await startServer(name, { root: out, out, configured })
  })
  afterAll(() => server?.stop())

  it('every link of every page is answered with 200, without a redirect', async () => {
    const answers = await crawl(server.origin)
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
    expect([...answers.keys()].filter((path) => path.endsWith('/')).length).toBeGreaterThan(80)
  })

  it('an address without its slash leads to the same page, and one that does not exist is answered with 404', async () => {
    for (const path of ['/about', '/artist/silkwood', '/coverband-gent']) {
      const response = await fetch(server.origin + path)
      expect(response.status, path).toBe(200)
      expect(new URL(response.url).pathname, path).toBe(`${path}/`)
    }
    for (const path of ['/bestaat-niet/', '/artist/bestaat-niet/', '/assets/bestaat-niet.css'])
      expect((await get(path)).status, path).toBe(404)
  })

  if (!configured) return

  it.each([
    ['/bestaat-niet/', '404.html'],
    ['/artist/bestaat-niet/', 'artist/404.html'],
    ['/blog/bestaat-niet', 'blog/404.html'],
    ['/bestaat-niet.html', '404.html'],
  ])('the answer to %s is %s', async (path, page) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, published(page)])
  })

  it('pages, files and errors have the headers of the site', async () => {
    const all = headerReader(published('_headers'))('/')
    expect(all.length).toBeGreaterThanOrEqual(5)
    const [, style = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(published('index.html')) ?? []
    for (const path of [
      '/',
      '/artist/silkwood/',
      style,
      '/sw.js',
      '/riders/silkwood.pdf',
      '/bestaat-niet/',
    ]) {
      const { headers } = await get(path)
      for (const { name, value } of all) expect(headers.get(name), `${name} of ${path}`).toBe(value)
    }
  })

  it('files with a digest in their names are cached for a year, all others are revalidated', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control') ?? ''
    const hashed = Array.from(
      published('index.html').matchAll(/"(\/assets\/[^" ]+\.(?:css|js|woff2|jpg))"/g),
      ([, path = '']) => path,
    )
    expect(hashed.length).toBeGreaterThan(3)
    for (const path of hashed) expect(await cacheOf(path), path).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/about/', '/sw.js']) expect(await cacheOf(path), path).toBe('no-cache')
    for (const path of ['/bestaat-niet/', '/assets/bestaat-niet.css'])
      expect(await cacheOf(path), path).not.toContain('immutable')
  })

  it('an unchanged page is answered with 304, redirects are permanent and keep the query, and files for hosts are answered with 404', async () => {
    const first = await get('/about/')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect(
      (await get('/about/', { ...plain, headers: { ...plain.headers, 'if-none-match': etag } })).status,
    ).toBe(304)

    const [line = ''] = published('_redirects').split('\n')
    const [from = '', to = ''] = line.split(' ')
    for (const path of [from, from.replace(/\/$/, '')]) {
      const response = await get(path)
      expect(response.status, path).toBe(301)
      expect(new URL(response.headers.get('location') ?? '', server.origin).pathname, path).toBe(to)
      const { pathname, search } = new URL(
        (await get(`${path}?act=a%20b&tag=c`)).headers.get('location') ?? '',
        server.origin,
      )
      expect([pathname, search], path).toEqual([to, '?act=a%20b&tag=c'])
    }
    for (const path of ['/_headers', '/_redirects', '/.htaccess', '/.hosting/nginx.conf'])
      expect((await get(path)).status, path).toBe(404)
  })

  it.each([
    ['/', 'text/html'],
    ['/sitemap.xml', 'xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/riders/silkwood.pdf', 'application/pdf'],
    ['/sw.js', 'javascript'],
  ])('%s is sent as %s', async (path, type) =>
    expect((await get(path)).headers.get('content-type')).toContain(type),
  )

  it('the compressed copies of --compress are sent', async () => {
    const encoding = name === 'nginx' ? 'gzip' : 'br'
    const page = await get('/about/', { headers: { 'accept-encoding': encoding } })
    expect(page.headers.get('content-encoding')).toBe(encoding)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(await page.text()).toBe(published('about/index.html'))
    const ending = encoding === 'gzip' ? 'gz' : 'br'
    const length = page.headers.get('content-length')
    if (length !== null)
      expect(Number(length)).toBe(readFileSync(join(out, `about/index.html.${ending}`)).length)
  })
})

describe('a site below a path, with addresses without a slash', () => {
  const project = new SmallProject()
  const root = join(folder, 'root')
  const below = join(root, 'sub')

  beforeAll(() => {
    project.edit(
      'data/site.ts',
      "address: 'https://www.toegift.example'",
      "address: 'https://www.toegift.example/sub'",
    )
    project.edit('data/site.ts', 'trailingSlash: true', 'trailingSlash: false')
    project.edit(
      'data/redirects.ts',
      'gone: readonly string[] = []',
      "gone: readonly string[] = ['/voorbij/']",
    )
    expect(project.run('generate', '--out', below).errors).toBe('')
  })

  test.for(['nginx', 'caddy', 'apache2'] as const)(
    'is served by %s as it is linked, with its own error pages',
    async (name, { skip }) => {
      skip(!isInstalled(name))
      const server = await startServer(name, { root, out: below, configured: true })
      onTestFinished(() => server.stop())
      const answers = await crawl(server.origin, '/sub/')
      expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
      expect(answers.size).toBeGreaterThan(80)
      const get = (path: string) => fetch(server.origin + path, plain)
      expect((await get('/sub/bestaat-niet')).status).toBe(404)
      expect(await (await get('/sub/artist/bestaat-niet')).text()).toBe(
        readFileSync(join(below, 'artist/404.html'), 'utf8'),
      )
      expect((await get('/sub/artists/band-marginal')).headers.get('location')).toMatch(
        /\/sub\/artist\/band-marginal$/,
      )
      const gone = await get('/sub/voorbij')
      expect(gone.status).toBe(410)
      expect(await gone.text()).toBe(readFileSync(join(below, '404.html'), 'utf8'))
    },
  )
})
