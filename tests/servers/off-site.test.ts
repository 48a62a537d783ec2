import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startGuardedServer } from '../../generator/dev/guarded-server.ts'
import { publishedSite } from '../../generator/dev/preview.ts'
import { sampled } from '../depth.ts'
import { offSiteTargets, rawRequest, targetsLeadingOff } from '../hostile/off-site.ts'
import { isInstalled, readableFolder, startServer } from './servers.ts'
import { writeSmallSite } from './small-site.ts'

const folder = readableFolder()

const sites = [
  { base: '', trailingSlash: true },
  { base: '', trailingSlash: false },
  { base: '/sub', trailingSlash: false },
  { base: '/sub', trailingSlash: true },
]
describe.each(sampled(sites, 1, 2))(
  'a site with base path "$base", with slashes: $trailingSlash',
  ({ base, trailingSlash }) => {
    const root = join(folder, `root${base.replace('/', '-')}-${trailingSlash}`)
    const out = join(root, base)
    beforeAll(() => writeSmallSite(root, { base, trailingSlash }))

    test.for(['nginx', 'caddy', 'apache2'] as const)(
      'is not left by %s, with and without its configuration',
      async (name, { skip }) => {
        skip(!isInstalled(name))
        for (const configured of [true, false]) {
          const server = await startServer(name, { root, out, configured })
          onTestFinished(() => server.stop())
          expect(await targetsLeadingOff(server.origin, offSiteTargets(base))).toEqual([])
          if (configured)
            expect((await rawRequest(server.origin, `${base}/oud`)).location).toMatch(
              new RegExp(`${base}/about/?$`),
            )
        }
      },
    )

    test('is not left by preview', async () => {
      const server = await startGuardedServer(publishedSite(out), 0)
      onTestFinished(() => server.close())
      expect((await rawRequest(server.origin, `${base}/about${trailingSlash ? '/' : ''}`)).status).toBe(200)
      expect(await targetsLeadingOff(server.origin, offSiteTargets(base))).toEqual([])
    })
  },
)
