/** `check --live`: what an agency has to do before its site goes live; and a site that hides its samples. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkSite } from '../generator/build/check.ts'
import { digestsBelow, projectRoot, SmallProject } from './project.ts'
import { temporaryFolder } from './temporary.ts'

describe('a sample', () => {
  const project = new SmallProject()
  const phone = "phone: '+32 16 00 00 00'"
  const openPoints = () =>
    checkSite({ root: project.root, options: { today: '2026-01-01' }, live: true, types: false })

  test('that is marked changes the list, and no page, and is no problem of a build or of a check of the sources', async () => {
    project.run('generate')
    const page = project.read('out/contact/index.html')
    project.edit('data/site.ts', phone, "phone: { value: '+32 16 00 00 00', sample: true }")
    const points = await openPoints()
    expect(points).toContainEqual(
      expect.objectContaining({
        code: 'live-contact',
        what: 'The phone number +32 16 00 00 00 is a sample.',
      }),
    )
    expect(points.filter(({ code }) => !code.startsWith('live-'))).toEqual([])
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    expect(project.read('out/contact/index.html')).toBe(page)
    expect(project.run('check', '--live')).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^ {2}data\/site\.ts:\d+ {2}The phone number \+32 16 00 00 00 is a sample\./m,
      ),
      errors: expect.stringContaining('Not ready for the public: '),
    })
  })

  test('is not all that is missing on a site that cannot be built: the last line says why', () => {
    const acts = project.read('data/acts.ts')
    onTestFinished(() => project.write('data/acts.ts', acts))
    project.edit('data/acts.ts', "slug: 'silkwood',", "slug: 'silkwood'")
    expect(project.run('check', '--live').errors).toMatch(
      /\nNot ready for the public: 1 error, first data\/acts\.ts:\d+: A comma is missing.*\n$/,
    )
  })

  test('is the number of somebody else in the address of statistics; a host that the privacy page does not name keeps the site from being ready too', () => {
    for (const file of ['data/site.ts', 'content/pages/privacy.md']) {
      const before = project.read(file)
      onTestFinished(() => project.write(file, before))
    }
    project.edit('content/pages/privacy.md', '::statistics', '')
    project.edit(
      'data/site.ts',
      'serviceWorker: true,',
      "serviceWorker: true,\n  analytics: { scripts: ['https://count.be/gtm.js?id=GTM-XXXXXXX'], hosts: [] },",
    )
    expect(project.run('check', '--live').output).toMatch(
      /^Third parties \(1\)\n {2}data\/site\.ts:\d+ .* contact count\.be,[\s\S]*"site\.analytics\.scripts\.0" is a sample\./,
    )
  })

  test('of a film is named at the top of each page that shows it, and marked beside real films', () => {
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    const traces = (page: string) => {
      const html = project.read(`out/${page}/index.html`)
      const [, strip] = /<main[^>]*>\s*<p class="sample-strip">(.*?)<\/p>/.exec(html) ?? []
      return [strip?.includes('film') ?? false, html.includes('<small>voorbeeldfilm')]
    }
    expect(['artists', 'artist/band-marginal', 'artist/the-rover'].map(traces)).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
  })
})

test('pages of all families close up over hidden samples: each file equals that of a site from which they were removed by hand', () => {
  const [hiding, without] = [new SmallProject(), new SmallProject()]
  hiding.edit('data/site.ts', 'serviceWorker: true,', "serviceWorker: true,\n  samples: 'hide',")
  without.edit('data/acts.ts', /^ *(?:videoUrl|soundUrl): \{ value: .*, sample: true \},\n/gm, '')
  for (const list of ['testimonials', 'shows'])
    without.edit(`data/${list}.ts`, /= \[[\s\S]*\] as const satisfies/, '= [] as const satisfies')
  expect(without.read('data/acts.ts')).not.toContain('sample: true')
  const [hidden, removed] = [hiding, without].map((project) => {
    expect(project.run('generate', '--force')).toMatchObject({ exitCode: 0, errors: '' })
    return digestsBelow(join(project.root, 'out'))
  })
  expect(hidden).toEqual(removed)
  // No list, no link to an empty agenda, no heading above nothing.
  for (const trace of ['Organisatoren vertellen', 'class="testimonials"', '/agenda/', 'sample-strip'])
    expect(hiding.read('out/index.html')).not.toContain(trace)
  expect(hidden).not.toHaveProperty('agenda/index.html')
  expect(hiding.read('out/artist/silkwood/index.html')).not.toMatch(/data-sound|class="shows"/)
})

describe('the build server', () => {
  const root = temporaryFolder('live-')
  const known = join(root, '.ci', 'not-live.txt')
  const [phone, address, film] = ['phone number', 'address', 'film'].map(
    (thing) => `The ${thing} is a sample.  Replace it.`,
  )
  const listOf = (...points: (string | undefined)[]) =>
    [
      `Address and contact (${points.length})`,
      ...points.map((point, at) => `  data/site.ts:${at + 7}  ${point}`),
    ].join('\n')
  const notReady = '3 warnings. Not ready for the public: 2 open points.'
  beforeAll(() => {
    mkdirSync(join(root, 'bin'))
    const { status, stderr } = live(notReady, listOf(phone, address))
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run live -- --update')])
    live(notReady, listOf(phone, address), '--update')
  })

  /** Runs `.ci/live` while `check` reports this list. */
  function live(verdict: string, list: string, ...args: string[]) {
    writeFileSync(
      join(root, 'bin', 'npm'),
      `#!/bin/sh\ncat <<'END'\n${list}\nEND\necho '${verdict}' >&2\nexit 1\n`,
      { mode: 0o755 },
    )
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` }
    return spawnSync('bash', [join(projectRoot, '.ci', 'live'), ...args], {
      cwd: root,
      encoding: 'utf8',
      env,
    })
  }

  test('writes the list when it is asked to, without lines', () => {
    expect(readFileSync(known, 'utf8')).toBe(
      `Address and contact (2)\n  data/site.ts  ${phone}\n  data/site.ts  ${address}\n`,
    )
  })

  test.each([
    [
      'accepts what is known, at other lines too',
      notReady,
      listOf(address, phone),
      { status: 0, stdout: /^Nothing but what is in .ci\/not-live.txt.\n$/ },
    ],
    [
      'refuses a sample that is new, and says how to accept it',
      notReady,
      listOf(address, phone, film),
      {
        status: 1,
        stderr:
          /not-live.txt:\n {2}data\/site\.ts {2}The film .*\n.* accept them: npm run live -- --update\n$/,
      },
    ],
    [
      'accepts that a sample was replaced, and says so',
      notReady,
      listOf(phone),
      { status: 0, stdout: /\n {2}data\/site\.ts {2}The address .*\n.* npm run live -- --update\n$/ },
    ],
    [
      'does not take a site that cannot be read for one without samples',
      '1 error. Not ready for the public: 1 open point.',
      listOf(phone),
      { status: 1, stderr: /1 error\./ },
    ],
    [
      'does not take a command that fails for one without samples',
      'Cannot find module',
      '',
      { status: 1, stderr: /Cannot find module/ },
    ],
  ])(
    '%s',
    (_, verdict, list, {
      status,
      stdout = /^/,
      stderr = /^$/,
    }: { status: number; stdout?: RegExp; stderr?: RegExp }) => {
      expect(live(verdict, list)).toMatchObject({
        status,
        stdout: expect.stringMatching(stdout),
        stderr: expect.stringMatching(stderr),
      })
    },
  )
})
