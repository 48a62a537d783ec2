/**
 * One site at several addresses: where it is made for another one than its own, everything in it follows, and
 * search engines stay away.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { digestsBelow, filesBelow, projectRoot, run, SmallProject, sharedSmallSite } from './project.ts'

const project = new SmallProject()
const own = 'https://www.toegift.example'
const preview = 'https://preview.example/pr-12'

const inFolder = (folder: string, flags: readonly string[], environment: Record<string, string> = {}) =>
  run(project.root, ['generate', '--out', folder, ...flags], environment)
const read = (folder: string, file: string) => readFileSync(join(project.root, folder, file), 'utf8')
const pagesOf = (folder: string) =>
  filesBelow(join(project.root, folder)).filter((file) => file.endsWith('.html'))

beforeAll(() => {
  // The option wins over the variable.
  expect(
    inFolder('preview', ['--address', preview], { SITE_ADDRESS: 'https://other.example' }),
  ).toMatchObject({ exitCode: 0, errors: '' })
})

describe('a preview below a path', () => {
  test('names the host of the site in no file of any kind', () => {
    const host = Buffer.from('www.toegift.example')
    const naming = filesBelow(join(project.root, 'preview')).filter((file) =>
      readFileSync(join(project.root, 'preview', file)).includes(host),
    )
    expect(naming).toEqual([])
  })

  test('has its own address in canonical links, cards, structured data, the sitemap, the feed and the manifest', () => {
    const page = read('preview', 'artist/silkwood/index.html')
    expect(page).toContain(`<link rel="canonical" href="${preview}/artist/silkwood/">`)
    expect(page).toContain(`<meta property="og:url" content="${preview}/artist/silkwood/">`)
    expect(page).toMatch(new RegExp(`<meta property="og:image" content="${preview}/assets/cards/`))
    expect(page).toContain(`"url":"${preview}/artist/silkwood/"`)
    expect(read('preview', 'sitemap.xml')).toContain(`<loc>${preview}/artist/silkwood/</loc>`)
    expect(read('preview', 'feed.xml')).toContain(`${preview}/blog/`)
    expect(JSON.parse(read('preview', 'site.webmanifest'))).toMatchObject({ start_url: '/pr-12/' })
  })

  test('has its path in every link', () => {
    const links = pagesOf('preview').flatMap((file) =>
      [...read('preview', file).matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, href]) => href),
    )
    expect(links.length).toBeGreaterThan(1000)
    expect(links.filter((href) => !href?.startsWith('/pr-12/'))).toEqual([])
  })

  test('is kept from search engines on every page and by every server, and may be crawled so that they see it', () => {
    for (const file of pagesOf('preview'))
      expect(read('preview', file), file).toContain('<meta name="robots" content="noindex,follow">')
    for (const file of ['_headers', '.htaccess', '.hosting/nginx.conf', '.hosting/Caddyfile']) {
      expect(read('preview', file), file).toMatch(/X-Robots-Tag:? "?noindex/)
    }
    expect(read('preview', 'robots.txt')).toBe('User-agent: *\nAllow: /\n')
  })
})

test('SITE_ADDRESS does the same, also for check and routes', () => {
  expect(inFolder('by-environment', [], { SITE_ADDRESS: preview }).exitCode).toBe(0)
  expect(digestsBelow(join(project.root, 'by-environment'))).toEqual(
    digestsBelow(join(project.root, 'preview')),
  )
  expect(run(project.root, ['check', '--built', 'preview'], { SITE_ADDRESS: preview })).toMatchObject({
    exitCode: 0,
    output: '',
  })
  expect(project.run('routes', '--address', preview).exitCode).toBe(0)
})

test('with --index, a preview is open to search engines', () => {
  expect(inFolder('indexed', ['--address', preview, '--index']).exitCode).toBe(0)
  expect(read('indexed', 'about/index.html')).toContain('<meta name="robots" content="index,follow">')
  expect(read('indexed', 'robots.txt')).toContain(`Sitemap: ${preview}/sitemap.xml`)
  expect(read('indexed', '_headers')).not.toContain('X-Robots-Tag')
})

test('the own address of the site is no preview, and an empty SITE_ADDRESS is none', () => {
  expect(inFolder('named', ['--address', own], { SITE_ADDRESS: '' }).exitCode).toBe(0)
  expect(digestsBelow(join(project.root, 'named'))).toEqual(digestsBelow(sharedSmallSite()))
  expect(read('named', 'about/index.html')).toContain(`<link rel="canonical" href="${own}/about/">`)
})

test.each([
  'http://preview.example',
  'https://preview.example/',
  'preview.example',
  'https://a b.example',
  "https://x.example/';",
])('%s is refused', (address) => {
  const errors = expect.stringMatching(
    / is ".*"\.\n→ It must be an address such as https:\/\/host or https:\/\/host\/path/,
  )
  for (const result of [
    run(projectRoot, ['routes', '--address', address]),
    run(projectRoot, ['routes'], { SITE_ADDRESS: address }),
  ])
    expect(result).toEqual({ exitCode: 64, output: '', errors })
})
