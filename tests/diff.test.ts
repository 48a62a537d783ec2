import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { digestsBelow, type Run, run, start } from './project.ts'
import { SmallRepository } from './repository.ts'

const pages = {
  '/': { title: 'Home', text: 'All our acts.' },
  '/silkwood/': { title: 'Silkwood', text: 'Five people and a horn.' },
  '/winnetoe/': { title: 'Winnetoe', text: 'A band from Gent.' },
}
const { '/winnetoe/': _, ...withoutWinnetoe } = pages

describe('two commits, of which the second lacks a page and changes another', () => {
  const repository = new SmallRepository(pages)
  const first = repository.git('rev-parse', '--short=7', 'HEAD')
  const second = repository
    .commit({
      ...withoutWinnetoe,
      '/silkwood/': { title: 'Silkwood live', text: 'Five people and a horn.', noindex: true },
    })
    .slice(0, 7)
  const diff = (...args: string[]): Run => run(repository.root, ['diff', 'HEAD~1', 'HEAD', ...args])
  const ci = (environment: Record<string, string>, ...args: string[]) =>
    run(repository.root, ['diff', '--ci', ...args], { BASE: 'HEAD~1', ...environment })

  test('the page that is lost comes first, then the sources, then the pages', () => {
    expect(diff()).toEqual({
      exitCode: 0,
      errors: '',
      output: `HEAD~1 (${first} Change the site) → HEAD (${second} Change the site): 2 pages, 1 of them changed, 1 removed

Lost, without a redirect (1)
  /winnetoe/  act · 'Winnetoe'

Sources that changed (1)
  data/pages.json  changed

Pages that changed (2)
  robots  'noindex' added · /silkwood/ ← data/pages.json
  title  'Silkwood' became 'Silkwood live' · /silkwood/ ← data/pages.json
`,
    })
  })

  test('a budget that is exceeded fails, with what was limited, the figure and the limit, also beside others; one that is kept does not', () => {
    const failed = diff('--fail-on', 'removed,noindex', '--max-changed', '10%')
    expect(failed.exitCode).toBe(1)
    expect(failed.output).toContain(`
✗ --fail-on removed: 1 page can no longer be found, on /winnetoe/.
✗ --fail-on noindex: search engines are kept out of 1 page, on /silkwood/.
✗ --max-changed 10%: 33.33% of the pages changed (1 of 3 pages), and 10% may.
`)
    expect(diff('--fail-on', 'removed', '--fail-on', 'canonical')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('✗ --fail-on removed'),
    })
    expect(diff('--fail-on', 'canonical', '--max-changed', '50%').exitCode).toBe(0)
    expect(diff('--exit-code').exitCode).toBe(1)
    expect(run(repository.root, ['diff', 'HEAD', '--exit-code'])).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/nothing changed\n$/),
    })
  })

  test('a build server gets the report as a file, with links to the preview, and the budgets as errors', () => {
    const report = () => repository.read('.cache/diff/report.md')
    expect(ci({ PREVIEW: 'https://pr-7.example' }, '--max-changed', '10%')).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Wrote \.cache\/diff\/report\.md\. .*1 of them changed, 1 removed\.\n$/),
      errors: expect.stringMatching(/^✗ --max-changed 10%: .*\n$/),
    })
    expect(report()).toContain('(https://pr-7.example/silkwood/)')
    expect(ci({ PREVIEW: '' }, '--preview', 'https://other.example').exitCode).toBe(0)
    expect(report()).toContain('(https://other.example/silkwood/)')
    expect(ci({ PREVIEW: '' }).exitCode).toBe(0)
    expect(report()).not.toContain('](')
    expect(ci({ PREVIEW: 'pr-7' })).toMatchObject({
      exitCode: 64,
      errors: expect.stringContaining('PREVIEW is "pr-7".'),
    })
  })

  test('the report is JSON, or written to a file, where it is wanted', () => {
    const { output, errors } = diff('--format', 'json', '--fail-on', 'title')
    expect(JSON.parse(output)).toMatchObject({
      pages: { before: 3, after: 2, changed: 1 },
      exceeded: ['--fail-on title: 1 change, on /silkwood/.'],
    })
    expect(errors).toContain('✗ --fail-on title')
    expect(diff('--format', 'markdown', '--output', 'reports/diff.md').output).toMatch(
      /^Wrote reports\/diff\.md\. HEAD~1 .*: 2 pages, .*\.\n$/,
    )
    expect(repository.read('reports/diff.md')).toContain('Silkwood live')
  })

  test('the site of a commit is generated once, and again when a file of it is damaged or missing, or with other packages', () => {
    const { output } = diff()
    const sites = join(repository.root, '.cache', 'diff', 'sites')
    const pages = readdirSync(sites).map((key) => join(sites, key, 'silkwood', 'index.html'))
    const [page = expect.fail()] = pages.filter(
      (file) => existsSync(file) && readFileSync(file, 'utf8').includes('live'),
    )
    const { ino } = statSync(page)
    expect([diff().output, statSync(page).ino]).toEqual([output, ino])
    writeFileSync(page, readFileSync(page, 'utf8').replace('live', 'luve'))
    expect([diff().output, readFileSync(page, 'utf8')]).toEqual([output, expect.stringContaining('live')])
    rmSync(page)
    expect([diff().output, existsSync(page)]).toEqual([output, true])
    // Other packages may make another site.
    const before = readdirSync(sites).length
    repository.write('package.json', '{ "dependencies": { "one": "1" } }')
    repository.write('node_modules/one/package.json', '{ "version": "1.0.0" }')
    expect([diff().output, readdirSync(sites).length]).toEqual([output, before + 2])
  })

  test('two folders with a site are compared as they are', () => {
    repository.write('old/index.html', '<title>Home</title><main>Before</main>')
    repository.write('new/index.html', '<title>Start</title><main>Before</main>')
    expect(run(repository.root, ['diff', 'old', 'new']).output).toContain('Start')
  })
})

describe('a repository of its own', () => {
  let repository: SmallRepository
  beforeEach(() => {
    repository = new SmallRepository(pages)
  })
  const diff = (...args: string[]): Run => run(repository.root, ['diff', ...args])

  test('without a second commit the working tree is compared; the published site, the ledger and the state of git stay as they are, also inside a hook', () => {
    repository.write('data/pages.json', JSON.stringify(withoutWinnetoe))
    repository.write('data/addresses.txt', '# 2 addresses\n/\n/silkwood/\n')
    repository.git('add', 'data/pages.json')
    const state = () => [
      repository.git('status', '--porcelain'),
      repository.read('data/addresses.txt'),
      digestsBelow(join(repository.root, 'out')),
    ]
    const before = state()
    const hook = {
      GIT_DIR: join(repository.root, '.git'),
      GIT_INDEX_FILE: join(repository.root, '.git', 'index'),
    }

    const { exitCode, errors, output } = run(repository.root, ['diff', 'HEAD'], hook)

    expect([exitCode, errors]).toEqual([0, ''])
    expect(output).toContain('/winnetoe/')
    expect(state()).toEqual(before)
    expect(repository.leftovers()).toEqual([])
  })

  test('both sides are the sites of the day of the comparison, also where one was kept on another day: a concert to come has not been played', () => {
    repository.commit({ ...pages, '/': { title: 'Home', text: 'Concerts after {day}.' } })
    for (const [day, epoch] of [
      ['2026-03-01', '1772359200'] as const,
      ['2026-03-02', '1772445600'] as const,
    ]) {
      const { output } = run(repository.root, ['diff', 'HEAD~1', 'HEAD'], { SOURCE_DATE_EPOCH: epoch })
      expect(output).toContain(`'Concerts after ${day}.'`)
    }
  })

  test('what cannot be compared is refused before anything is generated', () => {
    repository.git('rm', '--quiet', '-r', 'generator')
    repository.commitAll()
    for (const [args, message] of [
      [['HEAD', '--fail-on', 'titel'], 'Did you mean "title"?'],
      [['--', 'mian'], 'Did you mean "main"?'],
      [['--', '--upload-pack=touch harm'], 'cannot be the name of a commit'],
      [['HEAD', 'HEAD~1'], ' Change the site) has no generator/bin.mjs, so its site cannot be generated.\n'],
    ] as const) {
      expect(diff(...args)).toMatchObject({ exitCode: 64, errors: expect.stringContaining(message) })
    }
    expect(existsSync(join(repository.root, '.cache', 'diff'))).toBe(false)
  })

  test('a report that cannot be written is no fault of the generator, and is found before anything is generated', () => {
    expect(diff('HEAD', '--output', 'data')).toMatchObject({
      exitCode: 1,
      errors: expect.stringMatching(/^Could not write data: .*\n→ Name another file with --output\.\n$/),
    })
    expect(existsSync(join(repository.root, '.cache', 'diff'))).toBe(false)
  })

  test('where git does not answer, its own reason is given', () => {
    const { exitCode, errors } = run(repository.root, ['diff', 'HEAD'], {
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    })
    expect([exitCode, errors]).toEqual([
      64,
      expect.stringContaining('commits cannot be read: detected dubious ownership'),
    ])
    expect(run(repository.root, ['diff', 'HEAD'], { PATH: '/nowhere' })).toMatchObject({
      exitCode: 64,
      errors: expect.stringContaining('git cannot be run'),
    })
  })

  test('a commit whose generator fails is reported with its errors, and nothing is left behind', () => {
    repository.write('data/broken', '')
    repository.commitAll()
    const { exitCode, errors } = diff('HEAD', 'HEAD~1')
    expect(exitCode).toBe(1)
    expect(errors).toMatch(
      /^The site of HEAD \([0-9a-f]{7} Change the site\) cannot be generated:\n\nerror {2}missing-field\n {2}at data\/acts.ts:12\n\n1 error and 1 warning\.\n\n→/,
    )
    expect(repository.leftovers()).toEqual([])
  })

  test('the report of an earlier comparison is not left where a build server would show it for one that failed', () => {
    const report = '.cache/diff/report.md'
    expect([diff('HEAD', '--ci').exitCode, repository.read(report)]).toEqual([
      0,
      expect.stringContaining('nothing changed'),
    ])
    repository.write('data/broken', '')
    expect([diff('HEAD', '--ci').exitCode, repository.read(report)]).toEqual([1, ''])
  })

  test('two at once do not get in the way of each other', async () => {
    repository.commit(withoutWinnetoe)
    const both = await Promise.all([
      start(repository.root, ['diff', 'HEAD~1']).ended,
      start(repository.root, ['diff', 'HEAD~1']).ended,
    ])
    for (const { exitCode, output, errors } of both)
      expect([exitCode, errors, output.includes('/winnetoe/')]).toEqual([0, '', true])
    expect(repository.leftovers()).toEqual([])
  })

  /** A comparison whose generators have begun, and wait. */
  async function slowDiff() {
    repository.write('data/slow', '')
    repository.commitAll()
    const running = start(repository.root, ['diff', 'HEAD'])
    while (repository.generators() < 2 && running.child.exitCode === null) await wait(20)
    expect(repository.leftovers()).toHaveLength(1)
    return running
  }

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s stops the generators and removes their folders', async (signal, code) => {
    const { child, ended } = await slowDiff()
    // Sent to this process alone: it must stop its own children.
    child.kill(signal)
    expect((await ended).exitCode).toBe(code)
    expect(repository.leftovers()).toEqual([])
  })

  test('the next comparison removes what a killed one left', async () => {
    const { child, ended } = await slowDiff()
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
    expect(diff('HEAD~1', 'HEAD~1')).toMatchObject({ exitCode: 0, errors: '' })
    expect(repository.leftovers()).toEqual([])
  })
})

test('a project that has the program as a package is made by the version that each commit names', () => {
  const repository = new SmallRepository(pages)
  repository.adopt('0.2.0')
  repository.commitAll()
  repository.adopt('0.3.0')
  repository.commitAll()
  const { output } = run(repository.root, ['diff', 'HEAD~1', 'HEAD'], { npm_config_offline: 'true' })
  expect(output).toContain('package-lock.json  toegift 0.2.0 → 0.3.0')
  expect(output).toContain("'Version 0.2.0' became 'Version 0.3.0' · all 3 pages")
})
