import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leavesSite, offSiteTargets } from '../../../../tests/hostile/off-site.ts'
import { cacheControl } from '../headers.ts'
import { cloudFrontRequest, cloudFrontResponse } from './cloudfront.ts'
import type { Hosting } from './hosting.ts'

const origin = 'https://bureau.example'

const hosting = (options: Partial<Hosting>): Hosting => ({
  ...{ redirects: [], base: '', trailingSlash: true, headers: [], gone: [], former: [], sections: [] },
  ...options,
})

/** The result of the function for an address: the file to fetch, or the target of a redirect. */
function answerOf({ base = '', trailingSlash = true } = {}): (uri: string, querystring?: object) => string {
  const redirects = [{ from: `${base}/oud/`, to: `${base}/about/` }]
  const handler = runInNewContext(
    `${cloudFrontRequest(hosting({ redirects, base, trailingSlash })).code}; handler`,
  )
  return (uri, querystring = {}) => {
    const { uri: file, headers } = handler({ request: { uri, querystring } })
    return headers ? `→ ${headers.location.value}` : file
  }
}

test.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/about', '→ /about/'],
  ['/artist/silk-wood_2', '→ /artist/silk-wood_2/'],
  ['/oud', '→ /about/'],
  ['/oud/', '→ /about/'],
  ['/assets/site.css', '/assets/site.css'],
  ['//evil.example/x', '//evil.example/x'],
])('%s becomes %s', (uri, expected) => expect(answerOf()(uri)).toBe(expected))

test('a redirect keeps the query, also a name with several values', () => {
  const query = {
    act: { value: 'silk%20wood' },
    tag: { value: 'b', multiValue: [{ value: 'a' }, { value: 'b' }] },
  }
  expect(answerOf()('/booking', query)).toBe('→ /booking/?act=silk%20wood&tag=a&tag=b')
  expect(answerOf()('/oud', query)).toBe('→ /about/?act=silk%20wood&tag=a&tag=b')
})

test('below a base path with special characters of patterns, pages get their slash as well', () => {
  const answer = answerOf({ base: '/v1.0/(x)' })
  expect(answer('/v1.0/(x)/about')).toBe('→ /v1.0/(x)/about/')
  expect(answer('/v1.0/(x)')).toBe('→ /v1.0/(x)/')
  expect(answer('/v1a0/(x)/about')).toBe('/v1a0/(x)/about')
})

test('without slashes, a page is the file of its name, and an address with a slash leads to it', () => {
  const answer = answerOf({ base: '/sub', trailingSlash: false })
  expect(answer('/sub/artist/silk-wood_2')).toBe('/sub/artist/silk-wood_2.html')
  expect(answer('/sub/artist/silk-wood_2/', { van: { value: 'a' } })).toBe('→ /sub/artist/silk-wood_2?van=a')
  expect(answer('/sub/')).toBe('/sub/index.html')
})

test('more redirects than a function may have are in a key value store, which the function asks', async () => {
  const many = (count: number) =>
    cloudFrontRequest(
      hosting({
        redirects: Array.from({ length: count }, (_, index) => ({ from: `/oud-${index}/`, to: `/about/` })),
        former: [
          {
            spellings: ['/naar-fb', '/naar-fb/'],
            pattern: '/naar-fb/?',
            to: 'https://sociaal.example',
            keepsQuery: false,
          },
        ],
      }),
    )
  expect(many(20).store).toBeUndefined()
  const { code, store = '' } = many(400)
  expect(code.length).toBeLessThan(3000)
  const { data }: { data: { key: string; value: string }[] } = JSON.parse(store)
  expect(data.length).toBe(802)
  const kept = new Map(data.map(({ key, value }) => [key, value]))
  const get = async (key: string) => kept.get(key) ?? Promise.reject(new Error('no key'))
  const handler = runInNewContext(`${code.replace("import cf from 'cloudfront'", '')}; handler`, {
    cf: { kvs: () => ({ get }) },
  })
  const query = { van: { value: 'a' } }
  const locationOf = async (uri: string) =>
    (await handler({ request: { uri, querystring: query } })).headers?.location.value
  expect(await locationOf('/oud-399')).toBe('/about/?van=a')
  expect(await locationOf('/naar-fb/')).toBe('https://sociaal.example')
  expect((await handler({ request: { uri: '/about/', querystring: {} } })).uri).toBe('/about/index.html')
})

test('the answers have the headers of the site, and files with a digest are cached for a year', () => {
  const code = cloudFrontResponse(
    hosting({ base: '/sub', headers: [{ name: 'X-Frame', value: "frame-ancestors 'self'" }] }),
  )
  const handler = runInNewContext(`${code}; handler`)
  const headersOf = (uri: string) =>
    handler({
      request: { uri },
      response: { headers: { etag: { value: 'x' }, 'cache-control': { value: 'y' } } },
    }).headers
  expect(headersOf('/sub/about/index.html')).toEqual({
    etag: { value: 'x' },
    'x-frame': { value: "frame-ancestors 'self'" },
    'cache-control': { value: cacheControl.others },
  })
  expect(headersOf('/sub/assets/site.css')['cache-control'].value).toBe(cacheControl.assets)
})

describe.each([{}, { base: '/sub' }, { trailingSlash: false }])(
  'a site with %o never leads off the site',
  (style) => {
    const answer = answerOf(style)
    const leadsOff = (uri: string) => {
      const [, location] = /^→ (.*)$/s.exec(answer(uri)) ?? []
      return location !== undefined && leavesSite(origin, uri, location)
    }

    test('for known tricks', () =>
      expect(offSiteTargets(style.base).filter((target) => leadsOff(target.replace(/\?.*/, '')))).toEqual([]))

    test('for any address', () => {
      const names = [
        '.',
        '..',
        '%2F',
        '%5c',
        '%09',
        '@',
        ':',
        'http:',
        'evil.example',
        'evil',
        'sub',
        'about',
      ]
      const piece = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '\u0000', '\u2028', ...names)
      const uri = fc.array(fc.oneof(fc.string(), piece)).map((pieces) => `/${pieces.join('')}`)
      fc.assert(
        fc.property(uri, (text) => !leadsOff(text)),
        { numRuns: 3000 },
      )
    })
  },
)
