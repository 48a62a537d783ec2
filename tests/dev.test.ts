/** `npm run dev` as the owner uses it: pages show every saved change, all day. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { isRunning } from '../generator/system/child.ts'
import { tries } from './depth.ts'
import { DevServer, type OpenPage, ProgramCopy } from './dev-server.ts'
import { offSiteTargets, targetsLeadingOff } from './hostile/off-site.ts'
import { SmallProject } from './project.ts'

const project = new SmallProject()
const program = new ProgramCopy()
let server: DevServer
let page: OpenPage

beforeAll(async () => {
  const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.mjs')).href
  server = await DevServer.start(project.root, program.home, {
    environment: { LAUNCH_EDITOR: 'true', NODE_OPTIONS: `--import ${probe}` },
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  page = await server.openPage()
})
afterEach(() => {
  page?.close()
  program.mend()
})

const act = '/artist/silkwood/'
const template = 'templates/pages/ActPage.tsx'

test('a page is rendered on request, and nothing is written to out/', async () => {
  const { status, text } = await server.get(act)
  expect(status).toBe(200)
  expect(text).toContain('<title>Silkwood')
  expect(existsSync(join(project.root, 'out'))).toBe(false)
  expect(existsSync(join(project.root, '.out'))).toBe(false)
})

test('no address leads to another site', async () => {
  expect(await targetsLeadingOff(server.origin, offSiteTargets())).toEqual([])
  expect(await server.get('/about?van=a')).toMatchObject({ status: 301, location: '/about/?van=a' })
})

test('a page says where its texts are written, in the current files', async () => {
  const placesOf = async (text: string) => {
    const { text: answer } = await server.get(
      `/__places?${new URLSearchParams({ address: '/silkwood-gent/', text, block: text })}`,
    )
    return JSON.parse(answer)
  }
  const placeOf = (file: string, written: string, name?: string) => ({
    file,
    line: project.lineOf(file, written),
    name,
  })
  expect(await placesOf('Silkwood in Gent')).toMatchObject([
    placeOf('content/sentences.yaml', '  act-in-city: "{act} in', 'link.act-in-city'),
    placeOf('data/acts.ts', "name: 'Silkwood'", 'acts/silkwood.name'),
    placeOf('data/cities.ts', "name: 'Gent'", 'cities/gent.name'),
  ])
  project.edit('data/acts.ts', "name: 'Silkwood'", "\nname: 'Silkwood'")
  await page.reloaded()
  expect(await placesOf('Silkwood')).toMatchObject([
    placeOf('data/acts.ts', "name: 'Silkwood'", 'acts/silkwood.name'),
  ])
  project.edit('data/acts.ts', "\nname: 'Silkwood'", "name: 'Silkwood'")
  await page.reloaded()
  expect(await placesOf('Dit staat nergens')).toEqual([])
})

test.each([
  [200, 'data/acts.ts:3', 'own'],
  [404, '../outside.txt', 'own'],
  [404, 'link.txt', 'own'],
  [404, '/etc/hostname', 'own'],
  [404, 'data', 'own'],
  [404, 'data/nothing.ts:3', 'own'],
  [403, 'data/acts.ts:3', 'http://evil.example'],
  [403, 'data/acts.ts:3', undefined],
])(
  '%i is the answer to a request to open %s in the editor, from the origin %s',
  async (status, place, from) => {
    if (place === 'link.txt') symlinkSync('/etc/hostname', join(project.root, place))
    onTestFinished(() => rmSync(join(project.root, 'link.txt'), { force: true }))
    const headers: Record<string, string> =
      from === undefined ? {} : { origin: from === 'own' ? server.origin : from }
    const response = await fetch(`${server.origin}/__open?${new URLSearchParams({ place })}`, {
      method: 'POST',
      headers,
    })
    expect(response.status).toBe(status)
  },
)

test.each<[file: string, from: string | RegExp, to: string, address: string, shown: string]>([
  ['data/acts.ts', "name: 'Silkwood'", "name: 'Zijdewoud'", act, '<title>Zijdewoud'],
  ['content/pages/privacy.md', /\n---\n/, '\n---\n\nEen regel meer.\n', '/privacy/', 'Een regel meer.'],
  [
    'content/sentences.yaml',
    'Bekijk Video',
    'Bekijk het filmpje',
    '/artist/band-marginal/',
    'Bekijk het filmpje',
  ],
  [
    'templates/pages/ActPage.tsx',
    "{t('act.video-button')}",
    'Bekijk de film',
    '/artist/band-marginal/',
    'Bekijk de film',
  ],
  // What it made before is kept under the digest of its code.
  [
    'generator/load/texts/markdown.ts',
    "if (tagName === 'li')",
    "if (tagName === 'p') properties.className = ['verse']\n    if (tagName === 'li')",
    '/privacy/',
    '<p class="verse">',
  ],
])('a change of %s reloads the page, which shows it', async (file, from, to, address, shown) => {
  const path = join(/^(?:templates|generator)/.test(file) ? program.home : project.root, file)
  const before = readFileSync(path, 'utf8')
  const isShown = async () => (await server.get(address)).text.includes(shown)
  writeFileSync(
    path,
    before.replace(from, () => to),
  )
  await page.reloadedUntil(isShown)
  writeFileSync(path, before)
  await page.reloadedUntil(async () => !(await isShown()))
})

test('a new file in static/ can be opened at once', async () => {
  expect((await server.get('/dropped.txt')).status).toBe(404)
  project.write('static/dropped.txt', 'Hallo')
  await page.reloadedUntil(async () => (await server.get('/dropped.txt')).text === 'Hallo')
})

test('problems of all pages together are reported as well, after each change', async () => {
  for (const _change of ['first', 'second']) {
    project.edit('data/redirects.ts', "from: '/artists/band-marginal/'", "from: '/about/'")
    expect(await page.problems('address-taken')).toMatchObject([{ code: 'address-taken' }])
    project.edit('data/redirects.ts', "from: '/about/'", "from: '/artists/band-marginal/'")
    await page.until(({ problems }) => problems.length === 0)
  }
})

test.each<[what: string, to: string, wrong: string, address: string, aboutPage: number]>([
  [
    'throws shows its line instead of the page',
    " = useSite()\n  if (act.name !== '') throw new Error('Kapot <hier>')\n",
    'throw new Error',
    act,
    200,
  ],
  ['does not compile shows its line on every page', ' = = useSite()\n', '= = useSite', '/about/', 500],
])('a template that %s, until it is mended', async (_, to, wrong, address, aboutPage) => {
  const mend = program.edit(template, ' = useSite()\n', to)
  const place = `${template}:${program.lineOf(template, wrong)}`
  await page.reloaded()
  const { status, text } = await server.get(address)
  expect([status, (await server.get('/about/')).status]).toEqual([500, aboutPage])
  expect(text).toContain(`<code class="dev-place">${place}</code>`)
  expect(text).not.toContain('<hier>')
  expect(server.errors).toContain(place)
  expect((await server.get('/__dev.css')).status).toBe(200)
  mend()
  await page.reloaded()
  expect((await server.get(address)).status).toBe(200)
})

test('a server that starts with broken data reports it on every page until it is fixed, and then shows a template that does not fit its types', async () => {
  const broken = new SmallProject()
  const typed = new ProgramCopy({ types: true })
  broken.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  const late = await DevServer.start(broken.root, typed.home)
  onTestFinished(() => late.stop())
  const { status, text } = await late.get('/')
  expect(status).toBe(500)
  expect(text).toMatch(/data\/acts\.ts:\d+/)
  const waiting = await late.openPage()
  broken.edit('data/acts.ts', "category: 'jazz'", "category: 'akoestisch'")
  await waiting.reloaded()
  expect((await late.get('/')).status).toBe(200)

  typed.edit(template, ' = useSite()\n', " = useSite()\n  const wrong: number = 'drie'\n  void wrong\n")
  const line = typed.lineOf(template, "'drie'")
  await waiting.reloaded()
  await vi.waitUntil(() => late.errors.includes(`type-error\n  at ${template}:${line}`), 300_000)
  expect(await waiting.problems('type-error')).toMatchObject([
    { code: 'type-error', places: [{ file: template, line }] },
  ])
  expect((await late.get(act)).status).toBe(200)
  waiting.close()
})

test('the check of all pages ends with its server', async () => {
  const late = await DevServer.start(new SmallProject().root, program.home)
  const checker = await vi.waitUntil(() => late.checker, 60_000)
  await late.stop()
  expect(isRunning(checker)).toBe(false)
})

test('a port that is in use is reported with a remedy', async () => {
  const port = new URL(server.origin).port
  await expect(DevServer.start(project.root, program.home, { port })).rejects.toThrow(
    /Cannot listen on port \d+[\s\S]*→ Choose another with --port\./,
  )
})

describe('what an edit replaced', () => {
  const kinds: ((count: number) => void)[] = [
    (count) => program.edit(template, /\{t\('act\.video-button'\)\}\d*/, `{t('act.video-button')}${count}`),
    (count) =>
      program.edit(
        'templates/styles/base.css',
        /(\nbody \{ letter-spacing: .*\}\n)?$/,
        `\nbody { letter-spacing: 0.${count}em }\n`,
      ),
    (count) =>
      project.edit('content/pages/privacy.md', /\n---\n(\nRegel \d+\.\n)?/, `\n---\n\nRegel ${count}.\n`),
    (count) => project.edit('content/sentences.yaml', /Bekijk Video\d*/, `Bekijk Video${count}`),
    (count) => project.edit('data/acts.ts', /name: 'Silkwood[^']*'/, `name: 'Silkwood ${count}'`),
  ]
  let edits = 0

  /** Does something, and waits until the server has printed one more line that fits. @returns that line */
  async function printed(pattern: RegExp, action: () => void): Promise<string> {
    const lines = () => server.output.match(pattern) ?? []
    const { length } = lines()
    action()
    while (lines().length === length) {
      if (!server.isRunning) throw new Error(server.errors)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return lines().at(-1) ?? ''
  }

  async function edit(count: number): Promise<void> {
    for (const last = edits + count; edits < last; ) {
      await printed(/ ms$/gm, () => kinds[edits % kinds.length]?.(++edits))
      expect((await server.get(act)).status).toBe(200)
    }
  }

  const heapBytes = async () =>
    Number((await printed(/(?<=^heap: )\d+$/gm, () => server.signal('SIGUSR2'))) || Number.NaN)

  test('is collected, be it a template, styles, a text, a sentence or data', async () => {
    const owned = ['content/pages/privacy.md', 'content/sentences.yaml', 'data/acts.ts'].map((file) => ({
      file,
      text: project.read(file),
    }))
    // Until then, libraries are loaded and code is optimised. A site that is kept takes two megabytes.
    await edit(10)
    const before = await heapBytes()
    const count = tries(10, 40)
    await edit(count)
    const perEdit = ((await heapBytes()) - before) / count
    for (const { file, text } of owned) await printed(/ ms$/gm, () => project.write(file, text))
    expect(perEdit).toBeLessThan(250_000)
  })
})
