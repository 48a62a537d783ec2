/** `npm run dev` as the owner uses it: pages show every saved change. */
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DevServer, type Listener, ProgramCopy } from './dev-server.ts'
import { offSiteTargets, targetsLeadingOff } from './hostile/off-site.ts'
import { SmallProject } from './project.ts'

let project: SmallProject
let program: ProgramCopy
let server: DevServer
let page: Listener

beforeAll(async () => {
  project = new SmallProject()
  program = new ProgramCopy()
  server = await DevServer.start(project.root, program.home)
})
afterAll(async () => {
  await server?.stop()
  project.remove()
  program.remove()
})
beforeEach(async () => {
  page = await server.listen()
  // The first event of every page.
  await page.next('problems')
})
afterEach(() => {
  page?.close()
  program.mend()
})

const act = '/artist/silkwood/'

test('a page is rendered on request, and nothing is written to out/', async () => {
  const { status, text } = await server.get(act)
  expect(status).toBe(200)
  expect(text).toContain('<title>Silkwood')
  expect(existsSync(join(project.root, 'out'))).toBe(false)
  expect(existsSync(join(project.root, '.out'))).toBe(false)
})

test('addresses are answered as by a host', async () => {
  expect(await server.get('/about?van=a')).toMatchObject({ status: 301, location: '/about/?van=a' })
  expect((await server.get('/robots.txt')).text).toContain('Sitemap: ')
  const missing = await server.get('/nergens/')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('Pagina niet gevonden')
})

test('no address leads to another site', async () => {
  expect(await targetsLeadingOff(server.origin, offSiteTargets())).toEqual([])
})

test('a request with a foreign Host header is refused', async () => {
  const { port } = new URL(server.origin)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`http://127.0.0.1:${port}${act}`, { headers: { host: 'localhost.elsewhere.example' } }, resolve)
      .once('error', reject)
      .end()
  })
  expect(response.statusCode).toBe(403)
  expect(Buffer.concat(await response.toArray()).toString()).toBe('Request refused: unknown Host header.\n')
})

test.each<[file: string, from: string | RegExp, to: string, address: string, shown: string]>([
  ['data/acts.ts', "name: 'Silkwood'", "name: 'Zijdewoud'", act, '<title>Zijdewoud'],
  ['content/pages/privacy.md', /\n---\n/, '\n---\n\nEen regel meer.\n', '/privacy/', 'Een regel meer.'],
  ['content/sentences.yaml', 'Bekijk Video', 'Bekijk het filmpje', '/artist/band-marginal/', 'Bekijk het filmpje'],
])('a change of %s reloads the page, which shows it', async (file, from, to, address, shown) => {
  project.edit(file, from, to)
  await page.next('reload')
  expect((await server.get(address)).text).toContain(shown)
})

test('a new file in static/ can be opened at once', async () => {
  expect((await server.get('/dropped.txt')).status).toBe(404)
  project.write('static/dropped.txt', 'Hallo')
  await page.next('reload')
  expect(await server.get('/dropped.txt')).toMatchObject({ status: 200, text: 'Hallo' })
})

test('a page that was loaded before the last change reloads when it connects', async () => {
  project.edit('content/pages/privacy.md', 'Een regel meer.', 'Nog een regel.')
  await page.next('reload')
  const { text } = await server.get('/')
  const old = await fetch(`${server.origin}/__events?version=another`)
  const first = await old.body?.getReader().read()
  expect(Buffer.from(first?.value ?? new Uint8Array()).toString()).toContain('event: reload')
  expect(text).not.toContain('data-version="another"')
})

test('broken data is reported with its line while the page stays, until it is fixed', async () => {
  const line = project.read('data/acts.ts').split("category: 'akoestisch'")[0]?.split('\n').length
  project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  expect(JSON.parse(await page.next('problems'))).toMatchObject([
    { code: 'unknown-value', places: [{ file: 'data/acts.ts', line }], hint: expect.stringContaining('akoestisch') },
  ])
  expect((await server.get(act)).status).toBe(200)
  expect(server.errors).toContain(`at data/acts.ts:${line}`)
  project.edit('data/acts.ts', "category: 'jazz'", "category: 'akoestisch'")
  expect(await page.next('problems')).toBe('[]')
  await page.next('reload')
})

test('problems of all pages together are reported as well', async () => {
  project.edit('data/redirects.ts', "from: '/artists/band-marginal/'", "from: '/about/'")
  await page.next('reload')
  const next = await server.listen()
  await next.next('problems')
  expect(JSON.parse(await next.next('problems'))).toMatchObject([{ code: 'address-taken' }])
  next.close()
  project.edit('data/redirects.ts', "from: '/about/'", "from: '/artists/band-marginal/'")
  await page.next('reload')
})

test('a change of the styles is shown without a reload', async () => {
  const mend = program.edit('templates/styles/base.css', /$/, '\nbody { letter-spacing: 0.125em }\n')
  const href = await page.next('styles')
  expect((await server.get(href)).text).toContain('letter-spacing:.125em')
  expect((await server.get('/')).text).toContain(`href="${href}"`)
  mend()
  expect(await page.next('styles')).not.toBe(href)
  expect(page.takeTypes()).not.toContain('reload')
  // A page that was rendered just before the change may request its stylesheet only now.
  expect((await server.get(href)).text).toContain('letter-spacing:.125em')
})

test('broken styles are reported with their line, and the old ones stay', async () => {
  const mend = program.edit('templates/styles/base.css', /$/, '\nbody { color: red\n')
  expect(JSON.parse(await page.next('problems'))).toMatchObject([{ code: 'asset-broken', places: [{ file: 'templates/styles/base.css' }] }])
  expect((await server.get('/')).status).toBe(200)
  mend()
  expect(await page.next('problems')).toBe('[]')
})

describe('a template', () => {
  const template = 'templates/pages/ActPage.tsx'

  test('that changes reloads the page, which shows it', async () => {
    const mend = program.edit(template, "{t('act.video-button')}", 'Bekijk de film')
    await page.next('reload')
    expect((await server.get('/artist/band-marginal/')).text).toContain('Bekijk de film')
    const next = await server.listen()
    mend()
    await next.next('reload')
    next.close()
  })

  test('that throws shows its line instead of the page, and the page when it is fixed', async () => {
    const mend = program.edit(template, '  const { t } = useSite()\n', "  const { t } = useSite()\n  if (act.name !== '') throw new Error('Kapot <hier>')\n")
    const line = program.lineOf(template, 'throw new Error')
    await page.next('reload')
    const { status, text } = await server.get(act)
    expect(status).toBe(500)
    expect(text).toContain('<h1>Unexpected Application Error!</h1>')
    expect(text).toContain('Kapot &lt;hier&gt;')
    expect(text).toContain(`<code class="dev-place">${template}:${line}</code>`)
    expect(text).toContain('&gt; ')
    expect((await server.get('/about/')).status).toBe(200)
    expect(server.errors).toContain(`${template}:${line}`)
    const failed = await server.listen()
    mend()
    await failed.next('reload')
    failed.close()
    expect((await server.get(act)).status).toBe(200)
  })

  test('that does not fit its types is shown all the same, with the line of the error', async () => {
    const mend = program.edit(template, '  const { t } = useSite()\n', "  const { t } = useSite()\n  const wrong: number = 'drie'\n  void wrong\n")
    const line = program.lineOf(template, "'drie'")
    await page.next('reload')
    await vi.waitUntil(() => server.errors.includes(`type-error\n  at ${template}:${line}`), 300_000)
    const next = await server.listen()
    expect(JSON.parse(await next.next('problems'))).toMatchObject([{ code: 'type-error', places: [{ file: template, line }] }])
    expect((await server.get(act)).status).toBe(200)
    mend()
    await next.next('reload')
    next.close()
  })

  test('that does not compile shows its line on every page, until it does', async () => {
    const mend = program.edit(template, '  const { t } = useSite()\n', '  const { t } = = useSite()\n')
    const line = program.lineOf(template, '= = useSite')
    await page.next('reload')
    const { status, text } = await server.get('/about/')
    expect(status).toBe(500)
    expect(text).toContain(`${template}:${line}`)
    const stylesheet = /href="(\/__dev\.css)"/.exec(text)?.[1] ?? ''
    expect((await server.get(stylesheet)).status).toBe(200)
    const version = /data-version="([^"]*)"/.exec(text)?.[1]
    const failed = await fetch(`${server.origin}/__events?version=${version}`)
    mend()
    const reader = failed.body?.getReader()
    let heard = ''
    while (!heard.includes('event: reload')) heard += Buffer.from((await reader?.read())?.value ?? new Uint8Array()).toString()
    expect((await server.get('/about/')).status).toBe(200)
  })
})

test('/__routes finds pages by what they are made of, with their lines', async () => {
  const { status, text } = await server.get('/__routes?q=acts%2Fsilkwood+gent')
  expect(status).toBe(200)
  expect(text).toContain('<a href="/silkwood-gent/">/silkwood-gent/</a>')
  expect(text).toMatch(/acts\/silkwood <code>data\/acts\.ts:\d+<\/code>/)
  expect(text).not.toContain('/winnetoe-gent/')
})

describe('started with broken data', () => {
  test('every page reports the problem, and reloads when it is fixed', async () => {
    const broken = new SmallProject()
    broken.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
    const late = await DevServer.start(broken.root, program.home)
    onTestFinished(async () => {
      await late.stop()
      broken.remove()
    })
    const { status, text } = await late.get('/')
    expect(status).toBe(500)
    expect(text).toMatch(/data\/acts\.ts:\d+/)
    const waiting = await late.listen()
    broken.edit('data/acts.ts', "category: 'jazz'", "category: 'akoestisch'")
    await waiting.next('reload')
    expect((await late.get('/')).status).toBe(200)
    waiting.close()
  })
})

test('a port that is in use is reported with a remedy', async () => {
  const port = new URL(server.origin).port
  await expect(DevServer.start(project.root, program.home, { port })).rejects.toThrow(/Cannot listen on port \d+[\s\S]*→ Choose another with --port\./)
})
