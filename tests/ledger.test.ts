/** Addresses are promises: what a release published leads somewhere, or its owner says that it is gone. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planSite } from '../generator/build/plan-site.ts'
import { openPublication } from '../generator/publish/publish.ts'
import { createFileSystem } from '../generator/system/file-system.ts'
import { sampled } from './depth.ts'
import { run, SmallProject } from './project.ts'
import { intercept } from './support/publish/steps.ts'

const ledger = 'data/addresses.txt'

const project = new SmallProject()
const redirects = project.read('data/redirects.ts')
const others = ['data/site.ts', 'content/pages/privacy.md'].map((file) => ({
  file,
  text: project.read(file),
}))
let released = ''
let sitemap = ''
beforeAll(() => {
  const { output, exitCode } = project.run('generate', '--release', '--date', '2030-01-10')
  expect(exitCode).toBe(0)
  expect(output).toContain('There was no data/addresses.txt: this release starts it.')
  expect(output).toMatch(/data\/addresses\.txt remembers \d+ more/)
  released = project.read(ledger)
  sitemap = project.read('out/sitemap.xml')
})
// Each test begins with the project as it was released.
beforeEach(() => {
  project.write('data/redirects.ts', redirects)
  project.write(ledger, released)
  for (const { file, text } of others) project.write(file, text)
})

describe('a release', () => {
  test('writes a line for every address, sorted, and how many there are; it leaves the file alone when nothing is new', () => {
    const [heading, ...lines] = project.read(ledger).trimEnd().split('\n')
    const addresses = lines.map((line) => line.split(' ')[0])
    expect(heading).toContain(`# ${addresses.length} addresses`)
    expect(addresses.length).toBeGreaterThan(80)
    expect(addresses).toEqual([...addresses].sort())
    expect(addresses).toContain('/silkwood-gent/')
    expect(readdirSync(join(project.root, 'data')).filter((name) => name.startsWith('addresses'))).toEqual([
      'addresses.txt',
    ])

    const stateOf = () => statSync(join(project.root, ledger), { bigint: true })
    const before = stateOf()
    expect(project.run('generate', '--release').output).not.toContain('remembers')
    expect([stateOf().ino, stateOf().mtimeNs]).toEqual([before.ino, before.mtimeNs])
  })

  test('makes an address that vanished an error, with the lines that repair it; out/ stays as it was', () => {
    expect(project.run('generate').exitCode).toBe(0)
    project.edit('data/redirects.ts', "{ from: '/artists/band-marginal/', to: '/artist/band-marginal/' }", '')
    const { exitCode, errors } = project.run('generate')
    expect(exitCode).toBe(1)
    expect(errors).toContain('The published address /artists/band-marginal/ leads nowhere now.')
    expect(errors).toMatch(/at data\/addresses\.txt:\d+/)
    expect(statSync(join(project.root, 'out/artists/band-marginal/index.html')).isFile()).toBe(true)
    const [line = ''] = /\{ from: '\/artists\/band-marginal\/', to: '[^']*' \}/.exec(errors) ?? []
    project.edit('data/redirects.ts', 'redirects = []', `redirects = [${line}]`)
    expect(project.run('generate').exitCode).toBe(0)
  })

  test('lets the owner say that an address is gone, and servers say so, but not of one that has a page', () => {
    project.edit('data/redirects.ts', "{ from: '/artists/band-marginal/', to: '/artist/band-marginal/' }", '')
    project.edit(
      'data/redirects.ts',
      'gone: readonly string[] = []',
      "gone: readonly string[] = ['/artists/band-marginal/']",
    )
    expect(project.run('generate').errors).toBe('')
    expect(project.read('out/.hosting/nginx.conf')).toContain(
      'location = /artists/band-marginal/ {\n  return 410;',
    )
    project.edit('data/redirects.ts', "['/artists/band-marginal/']", "['/artists/band-marginal/', '/about/']")
    expect(project.run('generate').errors).toContain(
      'The address /about/ is declared gone, but the site has a page there.',
    )
  })
})

test('addresses of a former site lead on: by a page where a host without a configuration can send one, and never in the place of another page', async () => {
  const lines = ['/bands.html', '/Artiesten/', '/café/', '/About/', '/about.html', '/index.php?page=3'].map(
    (from) => `{ from: '${from}', to: '/about/' }, `,
  )
  project.edit(
    'data/redirects.ts',
    'redirects = [',
    `redirects = [${lines.join('')}{ from: '/fb/', to: 'https://sociaal.example/x' }, `,
  )
  expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
  for (const file of ['bands.html', 'Artiesten/index.html', 'café/index.html'])
    expect(project.read(`out/${file}`)).toContain('content="0; url=/about/"')
  expect(project.read('out/fb/index.html')).toMatch(
    /url=https:\/\/sociaal\.example\/x"[\s\S]*<a href="https:\/\/sociaal\.example\/x"/,
  )
  expect(readdirSync(join(project.root, 'out')).filter((name) => /^(about.|index\.php)/i.test(name))).toEqual(
    [],
  )
  expect(project.read('out/_redirects')).toContain('/caf%C3%A9/ /about/ 301\n')
  expect(project.read(ledger)).toContain('\n/caf%C3%A9/\n')
  expect(project.run('generate', '--force')).toMatchObject({ exitCode: 0, errors: '' })
  project.edit('data/redirects.ts', "{ from: '/bands.html', to: '/about/' }, ", '')
  expect(project.run('generate').errors).toContain('The published address /bands.html leads nowhere now.')
})

test('a page may be one that no other links to, and one that search engines do not have: its address is kept', () => {
  const page = (fields: string) =>
    project.write(
      'content/pages/bedankt.md',
      `---\ntitle: 'Bedankt'\ndescription: 'Bedankt voor je bericht over livemuziek: binnen een werkdag bellen wij je met een voorstel voor je avond.'\n${fields}hero:\n  title: 'Bedankt'\n---\n\n## En nu\n\nWij bellen je.\n`,
    )
  const generate = (...flags: string[]) =>
    expect(project.run('generate', ...flags)).toMatchObject({ exitCode: 0, errors: '' })
  page('')
  expect(project.run('generate').errors).toMatch(
    /out-of-reach[\s\S]*content\/pages\/bedankt\.md[\s\S]*"linked: false"/,
  )
  page('linked: false\n')
  generate('--release')
  expect(project.read('out/sitemap.xml')).toContain('/bedankt/')
  page('noindex: true\n')
  generate('--release')
  expect(project.read('out/sitemap.xml')).not.toContain('/bedankt/')
  expect(project.read('out/bedankt/index.html')).toContain('<meta name="robots" content="noindex,follow">')
  rmSync(join(project.root, 'content/pages/bedankt.md'))
  expect(project.run('generate').errors).toContain('The published address /bedankt/ leads nowhere now.')
})

describe('in a project with releases', () => {
  test('a run that is no release remembers nothing: an act that was tried and deleted is no error', () => {
    project.edit(
      'data/redirects.ts',
      'redirects = [',
      "redirects = [{ from: '/probeersel/', to: '/about/' }, ",
    )
    expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
    expect(existsSync(join(project.root, 'out/probeersel/index.html'))).toBe(true)
    expect(project.read(ledger)).toBe(released)
    project.write('data/redirects.ts', redirects)
    expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
  })

  test.each<[code: string, file: string, from: string, to: string]>([
    ['unknown-value', 'data/acts.ts', "category: 'akoestisch'", "category: 'akoestiek'"],
    ['unknown-field', 'data/acts.ts', 'originalArtist:', 'originalArtists:'],
    ['unknown-field', 'data/riders.ts', 'lights:', 'licht:'],
    ['unknown-field', 'data/riders.ts', "act: 'silkwood'", "akt: 'silkwood'"],
    ['bad-value', 'data/redirects.ts', '= [', "= [{ from: 'zonder-streep', to: '/about/' }, "],
    [
      'bad-value',
      'data/redirects.ts',
      'readonly string[] = []',
      "readonly string[] = [{ from: '/weg/', to: '/about/' }]",
    ],
    ['bad-value', 'data/redirects.ts', "to: '/artists/'", "to: 'artists/'"],
    ['unknown-field', 'data/redirects.ts', "city: 'vroeger'", "stad: 'vroeger'"],
  ])(
    'a mistake (%s in %s) brings no report that an address vanished or is hidden',
    async (code, file, from, to) => {
      project.edit(
        'data/redirects.ts',
        'redirects = [',
        "redirects = [{ act: 'vroeger', to: '/artists/' }, { city: 'vroeger', to: 'gent' }, ",
      )
      project.write(ledger, `${released}/artist/vroeger/\n/live-muziek-vroeger/\n/silkwood-vroeger/\n`)
      expect((await planSite(project.root, { today: '2030-01-10' })).problems).toEqual([])
      const before = project.read(file)
      project.edit(file, from, to)
      const { problems } = await planSite(project.root, { today: '2030-01-10' })
      project.write(file, before)
      expect(problems.map((problem) => problem.code)).toContain(code)
      expect(problems.filter((problem) => /^address-|dead-link/.test(problem.code))).toEqual([])
    },
  )

  test('the setting for slashes at the end of addresses stays as they were published, until the ledger says otherwise', async () => {
    const flip = (from: boolean) =>
      project.edit('data/site.ts', `trailingSlash: ${from}`, `trailingSlash: ${!from}`)
    flip(true)
    const { exitCode, errors } = project.run('generate')
    expect([exitCode, errors]).toEqual([
      1,
      expect.stringMatching(
        /slashes-changed\n {2}at data\/site\.ts:\d+\n {2}at data\/addresses\.txt:1\n.*with a slash at the end, such as \/[a-z0-9]/,
      ),
    ])
    project.edit(ledger, 'that were published.', 'that were published without a slash at the end.')
    expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
    expect(project.read(ledger)).toContain(
      ' addresses that were published without a slash at the end. Written',
    )
    flip(false)
    const codes = async () =>
      (await planSite(project.root, { today: '2030-01-10' })).problems.map(({ code }) => code)
    expect(await codes()).toEqual(['slashes-changed'])
    project.edit('data/site.ts', 'trailingSlash: true', "trailingSlash: 'ja'")
    expect(await codes()).toEqual(['wrong-type'])
  })

  test('a mistake brings no report that addresses of a draft vanished', async () => {
    const before = project.read('data/acts.ts')
    project.edit('data/acts.ts', "slug: 'silkwood',", "slug: 'silkwood', draft: true,")
    project.edit('data/acts.ts', "category: 'tribute'", "category: 'covers'")
    const { problems } = await planSite(project.root, { today: '2030-01-10' })
    project.write('data/acts.ts', before)
    expect(problems.map(({ code }) => code)).toEqual(['unknown-value', 'draft-was-published'])
  })

  test('a release accepts what a merge of two branches added, and corrects the number', () => {
    project.edit(
      'data/redirects.ts',
      'gone: readonly string[] = []',
      "gone: readonly string[] = ['/andere-tak/']",
    )
    project.write(ledger, `${released}/andere-tak/\n`)
    expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
    const addresses = project.read(ledger).trimEnd().split('\n').slice(1)
    expect(project.read(ledger)).toContain(`# ${addresses.length} addresses`)
    expect(addresses).toContain('/andere-tak/')
  })

  test('a release refuses a ledger that lost lines, and leaves it alone', () => {
    const damaged = released.split('\n').slice(0, 50).join('\n')
    project.write(ledger, damaged)
    const { exitCode, errors } = project.run('generate', '--release')
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: expect.stringContaining('has 49 addresses, and its first line says'),
    })
    expect(project.read(ledger)).toBe(damaged)
  })

  test('a release of a preview or with drafts is refused', () => {
    const previews: [flags: string[], environment: Record<string, string>][] = [
      [['--address', 'https://preview.example', '--index'], {}],
      [[], { SITE_ADDRESS: 'https://preview.example' }],
      [['--drafts'], {}],
    ]
    for (const [flags, environment] of sampled(previews, 2)) {
      const { exitCode, errors } = run(project.root, ['generate', '--release', ...flags], environment)
      expect({ exitCode, errors }).toEqual({
        exitCode: 64,
        errors: expect.stringMatching(/A release .*\n→ Leave out/),
      })
      expect(project.read(ledger)).toBe(released)
    }
  })
})

test('the day of a text in the sitemap is that of its release on any later day and in another frame, and missing after an edit until the next release', () => {
  const dayOf = (path: string) =>
    new RegExp(`<loc>[^<]*${path}</loc>(?:<lastmod>(.*?)</lastmod>)?</url>`).exec(
      project.read('out/sitemap.xml'),
    )?.[1]
  const generate = (...flags: string[]) =>
    expect(project.run('generate', ...flags)).toMatchObject({ exitCode: 0, errors: '' })
  generate('--force', '--date', '2031-05-05')
  expect(project.read('out/sitemap.xml')).not.toContain('</loc></url>')
  expect(project.read('out/sitemap.xml')).toBe(sitemap)
  expect(dayOf('/silkwood-gent/')).toBe('2030-01-10')
  expect(project.read(ledger)).toMatch(/^\/silkwood-gent\/ [\w-]{8} 2030-01-10$/m)

  project.changeEveryPage()
  generate('--release', '--date', '2030-02-01')
  expect(project.read('.out/changed.txt')).toContain('silkwood-gent/index.html')
  expect(dayOf('/silkwood-gent/')).toBe('2030-01-10')

  project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
  generate('--date', '2030-02-02')
  expect([dayOf('/privacy/'), dayOf('/about/')]).toEqual([undefined, '2030-01-10'])
  generate('--release', '--date', '2030-02-03')
  expect([dayOf('/privacy/'), dayOf('/about/')]).toEqual(['2030-02-03', '2030-01-10'])
})

test('a release that is cut off when it was sealed has its ledger, and a page that vanished since is missed by the next run', () => {
  const project = new SmallProject()
  project.run('generate')
  const dying = intercept(createFileSystem(project.root), ({ name, paths }) => {
    if (name === 'rename' && paths[1]?.endsWith('.out/manifest')) throw new Error('killed')
  })
  const publication = openPublication({ root: project.root, out: 'out', release: true, files: dying })
  const text = `# 1 addresses\n/probeersel/\n`
  expect(() => publication.commit({ text, base: undefined })).toThrow('killed')
  publication.close()
  expect(project.read(ledger)).toBe(text)

  const { exitCode, errors } = project.run('generate')
  expect([exitCode, errors]).toEqual([
    1,
    expect.stringContaining('The published address /probeersel/ leads nowhere now.'),
  ])
})

test('what was added to the ledger while a release was made stays in it', () => {
  const project = new SmallProject()
  const publication = openPublication({ root: project.root, out: 'out', release: true })
  project.write(ledger, '# 1 addresses\n/other-branch/\n')
  publication.commit({ text: '# 1 addresses\n/probeersel/\n', base: undefined })
  publication.close()
  expect(project.read(ledger)).toMatch(/^# 2 addresses.*\n\/other-branch\/\n\/probeersel\/\n$/)
})

test('a second release of the same checkout is refused, also with another output folder; a build that is none is not', () => {
  const project = new SmallProject()
  const first = openPublication({ root: project.root, out: 'first', release: true })
  const second = project.run('generate', '--release', '--out', 'second')
  expect([second.exitCode, second.errors]).toEqual([
    75,
    expect.stringMatching(/^Another command is running .*\n.*\.toegift\/lock/),
  ])
  expect(project.run('generate', '--out', 'third').exitCode).toBe(0)
  first.close()
  expect(project.run('generate', '--release', '--out', 'second').exitCode).toBe(0)
  expect(readdirSync(join(project.root, '.toegift'))).toEqual([])
})
