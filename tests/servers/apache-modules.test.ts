import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sampled } from '../depth.ts'
import { rawRequest } from '../hostile/off-site.ts'
import { apacheModules, isInstalled, readableFolder, startServer } from './servers.ts'
import { textOf, writeSmallSite } from './small-site.ts'

const it = isInstalled('apache2') ? test : test.skip
const folder = readableFolder()
const without = (...names: readonly string[]) => apacheModules.filter((name) => !names.includes(name))
const sets = [
  ...apacheModules.map((name) => ({ name: `without ${name}`, modules: without(name) })),
  { name: 'without headers and env', modules: without('headers', 'env') },
  { name: 'with no module but those that serve files', modules: [] },
]

describe.each([
  { base: '', trailingSlash: true },
  { base: '/sub', trailingSlash: false },
])('a site at %o', ({ base, trailingSlash }) => {
  const root = join(folder, `root${base.replace('/', '-')}`)
  beforeAll(() => writeSmallSite(root, { base, trailingSlash }))

  it.each(sampled(sets, 4, 2))(
    '$name, no address is answered with 500 and every file arrives as it is',
    async ({ modules }) => {
      const server = await startServer('apache2', { root, out: join(root, base), configured: true, modules })
      onTestFinished(() => server.stop())
      for (const path of [
        '/',
        '/about',
        '/about/',
        '/artist/nergens',
        '/nergens',
        '/oud',
        '/weg/',
        '/_headers',
        '/.hosting/nginx.conf',
        '/assets/',
      ]) {
        expect((await rawRequest(server.origin, base + path)).status, path).toBeLessThan(500)
      }
      const file = trailingSlash ? 'about/index.html' : 'about.html'
      for (const encoding of ['identity', 'br', 'gzip']) {
        const page = await fetch(`${server.origin}${base}/${file}`, {
          headers: { 'accept-encoding': encoding },
        })
        expect(page.status, encoding).toBe(200)
        expect(page.headers.get('content-type'), encoding).toMatch(/^text\/html; ?charset=utf-8$/)
        expect(await page.text(), encoding).toBe(textOf(file))
      }
      const style = await fetch(`${server.origin}${base}/assets/site.css`)
      expect(style.headers.get('content-type')).toMatch(/^text\/css/)
    },
  )
})
