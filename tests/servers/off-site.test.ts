/** No server leads a visitor to another site, whatever address it is asked for. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePublished } from '../../generator/serve/preview.ts'
import { sampled } from '../depth.ts'
import { offSiteTargets, rawRequest, targetsLeadingOff } from '../hostile/off-site.ts'
import { isInstalled, type ServerName, startServer } from './servers.ts'
import { writeSmallSite } from './small-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'off-site-'))
beforeAll(() => chmodSync(folder, 0o755))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sites = [
  { base: '', trailingSlash: true },
  { base: '', trailingSlash: false },
  { base: '/sub', trailingSlash: false },
  { base: '/sub', trailingSlash: true },
]
describe.each(sampled(sites, 2))('a site with base path "$base", with slashes: $trailingSlash', ({ base, trailingSlash }) => {
  const root = join(folder, `root${base.replace('/', '-')}-${trailingSlash}`)
  const out = join(root, base)
  beforeAll(() => writeSmallSite(root, { base, trailingSlash }))

  const servers = (['nginx', 'caddy', 'apache2'] as const satisfies ServerName[]).flatMap((name) => [true, false].map((configured) => ({ name, configured })))
  for (const { name, configured } of servers) {
    const it = isInstalled(name) ? test : test.skip
    it(`is not left by ${name} (configured: ${configured})`, async () => {
      const own = join(folder, `${name}-${configured}${base.replace('/', '-')}-${trailingSlash}`)
      mkdirSync(own)
      const server = await startServer(name, { root, out, folder: own, configured })
      onTestFinished(() => server.stop())
      expect(await targetsLeadingOff(server.origin, offSiteTargets(base))).toEqual([])
      if (configured) expect((await rawRequest(server.origin, `${base}/oud`)).location).toMatch(new RegExp(`${base}/about/?$`))
    })
  }

  test('is not left by preview', async () => {
    const server = await servePublished(out, 0)
    onTestFinished(() => server.close())
    expect((await rawRequest(server.origin, `${base}/about`)).status).toBe(200)
    expect(await targetsLeadingOff(server.origin, offSiteTargets(base))).toEqual([])
  })
})
