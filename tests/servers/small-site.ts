/**
 * A published folder of a few files, with the configurations of hosts: for tests that ask servers for
 * addresses and not for pages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { textFile } from '../../generator/core/output-file.ts'
import { compressed } from '../../generator/render/derived/compress.ts'
import { hostingFiles } from '../../generator/render/derived/hosting/index.ts'
import { formerAddress } from '../../generator/schema/field.ts'
import { redirectSchema } from '../../generator/schema/redirect.ts'
import { tinySite } from '../tiny-site.ts'

type SmallSite = {
  base?: string
  trailingSlash?: boolean
  redirects?: Readonly<Record<string, string>>
  gone?: readonly string[]
}

/** What a page of it says: long enough to be compressed. */
export const textOf = (name: string): string =>
  `<!DOCTYPE html><title>${name}</title>${'<p>De tekst van een bladzijde.'.repeat(100)}`

/**
 * Writes it below `root`, at `base`: `/`, `/about/`, `/artist/` and their error pages, a redirect from
 * `/oud/` to `/about/`, `/weg/` gone.
 */
export function writeSmallSite(
  root: string,
  { base = '', trailingSlash = true, redirects = {}, gone = ['/weg/'] }: SmallSite = {},
): void {
  const tiny = tinySite()
  const [source = expect.fail()] = tiny.redirects.map((redirect) => redirect.source)
  const site = {
    ...tiny,
    redirects: [
      ...tiny.redirects,
      ...Object.entries(redirects).map(([from, to]) => ({ ...redirectSchema.parse({ from, to }), source })),
    ],
    gone: new Map(gone.map((address) => [formerAddress.parse(address), { file: 'data/redirects.ts' }])),
  }
  const settings = { ...site.settings, address: `https://bureau.example${base}`, trailingSlash }
  const page = (name: string) => (trailingSlash ? `${name}/index.html` : `${name}.html`)
  const pages = [
    'index.html',
    page('about'),
    page('artist'),
    page('artist/silkwood'),
    '404.html',
    'artist/404.html',
    '500.html',
  ]
  const files = [
    ...pages.map((path) => textFile(path, 'page', textOf(path))),
    textFile('assets/site.css', 'asset', 'body { color: red }'),
    textFile('site.webmanifest', 'derived', JSON.stringify({ start_url: `${base}/` }, undefined, 2)),
    ...hostingFiles({ ...site, settings }),
  ]
  for (const { path, content } of files.flatMap((file) => [
    file,
    ...(file.kind === 'page' ? compressed(file) : []),
  ])) {
    const file = join(root, base, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content())
  }
}
