import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestsBelow, type Run, run, start } from './project.ts'
import { SmallRepository } from './repository.ts'

const pages = {
  '/': { title: 'Home', text: 'All our acts.' },
  '/silkwood/': { title: 'Silkwood', text: 'Five people and a horn.' },
  '/winnetoe/': { title: 'Winnetoe', text: 'A band from Gent.' },
}
const { '/winnetoe/': _, ...withoutWinnetoe } = pages
const retitled = { ...pages, '/silkwood/': { title: 'Silkwood live', text: 'Five people and a horn.' } }

let repository: SmallRepository
beforeEach(() => {
  repository = new SmallRepository(pages)
})
afterEach(() => repository.remove())

const diff = (...args: string[]): Run => run(repository.root, ['diff', ...args])

test('a page that is gone is named first', () => {
  repository.commit({ ...withoutWinnetoe, '/silkwood/': { title: 'Silkwood live', text: 'Six people.' } })

  const { exitCode, output } = diff('HEAD~1', 'HEAD')

  expect(exitCode).toBe(0)
  const title = output.indexOf('Silkwood live')
  expect(title).toBeGreaterThan(-1)
  expect(output.indexOf('/winnetoe/')).toBeGreaterThan(-1)
  expect(output.indexOf('/winnetoe/')).toBeLessThan(title)
})

test('without a second commit, the working tree is compared', () => {
  repository.write('data/pages.json', JSON.stringify(retitled))

  expect(diff('HEAD').output).toContain('Silkwood live')
  expect(diff('HEAD', 'HEAD').output).not.toContain('Silkwood live')
})

test('two folders with a site are compared as they are', () => {
  repository.write('old/index.html', '<title>Home</title><main>Before</main>')
  repository.write('new/index.html', '<title>Start</title><main>Before</main>')

  expect(diff('old', 'new').output).toContain('Start')
  expect(existsSync(join(repository.root, '.cache', 'diff', 'sites'))).toBe(false)
})

test('the exit code reports a change only with --exit-code', () => {
  repository.commit(retitled)

  expect(diff('HEAD~1').exitCode).toBe(0)
  expect(diff('HEAD~1', '--exit-code').exitCode).toBe(1)
  expect(diff('HEAD', '--exit-code').exitCode).toBe(0)
})

test('a budget that is exceeded is reported and fails; one that is kept does not', () => {
  repository.commit({ ...withoutWinnetoe, '/silkwood/': { title: 'Silkwood', text: 'Five people and a horn.', noindex: true } })

  const failed = diff('HEAD~1', '--fail-on', 'removed,noindex', '--max-changed', '10%')
  expect(failed.exitCode).toBe(1)
  expect(failed.output).toContain('--fail-on removed: 1 page can no longer be found, on /winnetoe/.')
  expect(failed.output).toContain('--fail-on noindex: search engines are kept out of 1 page, on /silkwood/.')
  expect(failed.output).toContain('--max-changed 10%: ')
  expect(diff('HEAD~1', '--fail-on', 'canonical,title', '--max-changed', '50%').exitCode).toBe(0)
})

test('a build server is told why it fails: what was limited, the figure and the limit', () => {
  repository.commit(retitled)
  const ci = (...args: string[]) => run(repository.root, ['diff', '--ci', ...args], { BASE: 'HEAD~1' })

  expect(ci('--max-changed', '10%')).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^Wrote \.cache\/diff\/report\.md\. .*1 of them changed\.\n$/),
    errors: '✗ --max-changed 10%: 33.33% of the pages changed (1 of 3 pages), and 10% may.\n',
  })
  expect(ci('--exit-code')).toMatchObject({ exitCode: 1, errors: '✗ --exit-code: the website changes.\n' })
  expect(ci('--max-changed', '50%')).toMatchObject({ exitCode: 0, errors: '' })
  expect(diff('HEAD~1', '--format', 'json', '--fail-on', 'title')).toMatchObject({ exitCode: 1, errors: expect.stringContaining('✗ --fail-on title') })
})

test('an unknown budget is reported before anything is generated', () => {
  const { exitCode, errors } = diff('HEAD', '--fail-on', 'titel')
  expect(exitCode).toBe(64)
  expect(errors).toContain('Did you mean "title"?')
  expect(existsSync(join(repository.root, '.cache', 'diff'))).toBe(false)
})

test.each([
  ['mian', 'Did you mean "main"?'],
  ['--upload-pack=touch harm', 'cannot be the name of a commit'],
])('%s, which is no commit, is refused', (name, message) => {
  const { exitCode, errors } = diff('--', name)
  expect(exitCode).toBe(64)
  expect(errors).toContain(message)
})

test('a commit whose generator fails is reported with its output, and nothing is left behind', () => {
  repository.write('data/broken', '')
  repository.commitAll()

  const { exitCode, errors } = diff('HEAD', 'HEAD~1')

  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^The site of HEAD \([0-9a-f]{7} Change the site\) cannot be generated:\n\nerror {2}missing-field\n {2}at data\/acts.ts:12/)
  expect(repository.leftovers()).toEqual([])
})

test('the published site, the ledger and the state of git stay unchanged', () => {
  repository.commit(retitled)
  repository.write('data/addresses.txt', '# 2 addresses\n/\n/silkwood/\n')
  const status = repository.git('status', '--porcelain')
  const published = digestsBelow(join(repository.root, 'out'))

  expect(diff('HEAD~1').exitCode).toBe(0)

  expect(repository.git('status', '--porcelain')).toBe(status)
  expect(repository.read('data/addresses.txt')).toBe('# 2 addresses\n/\n/silkwood/\n')
  expect(digestsBelow(join(repository.root, 'out'))).toEqual(published)
  expect(repository.leftovers()).toEqual([])
})

test('the site of a commit is generated once', () => {
  diff('HEAD', 'HEAD')
  const [kept = ''] = readdirSync(join(repository.root, '.cache', 'diff', 'sites'))
  const { ino } = statSync(join(repository.root, '.cache', 'diff', 'sites', kept))

  expect(diff('HEAD', 'HEAD').output).toContain('nothing changed')

  expect(statSync(join(repository.root, '.cache', 'diff', 'sites', kept)).ino).toBe(ino)
})

test('a kept site that was damaged is generated again', () => {
  diff('HEAD', 'HEAD')
  const [kept = ''] = readdirSync(join(repository.root, '.cache', 'diff', 'sites'))
  repository.write(`.cache/diff/sites/${kept}/site/silkwood/index.html`, '<title>Damaged</title>')

  expect(diff('HEAD').output).toMatch(/nothing changed\n$/)
})

test('a commit from before there was a generator is one clear message', () => {
  repository.git('rm', '--quiet', '-r', 'generator')
  repository.commitAll()
  const { exitCode, errors } = diff('HEAD', 'HEAD~1')
  expect(exitCode).toBe(64)
  expect(errors).toMatch(/^HEAD \([0-9a-f]{7} Change the site\) has no generator\/bin\.mjs, so its site cannot be generated\.\n/)
  expect(existsSync(join(repository.root, '.cache', 'diff'))).toBe(false)
})

test('the sources that changed are listed above the pages that changed', () => {
  const id = repository.git('rev-parse', '--short=7', 'HEAD')
  repository.write('data/pages.json', JSON.stringify(retitled, undefined, 2))

  expect(diff('main').output).toBe(`main (${id}) → working tree: 3 pages, 1 of them changed

Sources that changed (1)
  data/pages.json  changed

Pages that changed (1)
  title  'Silkwood' became 'Silkwood live' · 1 page: act
      /silkwood/
`)
})

test('two at once do not get in the way of each other', async () => {
  repository.commit(retitled)

  const both = await Promise.all([start(repository.root, ['diff', 'HEAD~1']).ended, start(repository.root, ['diff', 'HEAD~1']).ended])

  for (const { exitCode, output, errors } of both) expect([exitCode, errors, output.includes('Silkwood live')]).toEqual([0, '', true])
  expect(repository.leftovers()).toEqual([])
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops the generators and removes their folders', async (signal, code) => {
  repository.write('data/slow', '')
  repository.commitAll()
  const { child, ended } = start(repository.root, ['diff', 'HEAD'])
  while (repository.generators() < 2 && child.exitCode === null) await wait(20)
  expect(repository.leftovers()).not.toEqual([])

  // Sent to this process alone: it must stop its own children.
  child.kill(signal)

  expect((await ended).exitCode).toBe(code)
  expect(repository.leftovers()).toEqual([])
})

test('the next comparison removes what a killed one left', async () => {
  repository.write('data/slow', '')
  repository.commitAll()
  const { child, ended } = start(repository.root, ['diff', 'HEAD'])
  while (repository.generators() < 2 && child.exitCode === null) await wait(20)
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
  expect(repository.leftovers().length).toBeGreaterThan(1)

  expect(diff('HEAD~1', 'HEAD~1')).toMatchObject({ exitCode: 0, errors: '' })

  expect(repository.leftovers()).toEqual([])
})

test('inside a git hook, the index of the new commit stays unchanged', () => {
  repository.write('data/pages.json', JSON.stringify(retitled))
  repository.git('add', '--all')
  const hook = { GIT_DIR: join(repository.root, '.git'), GIT_INDEX_FILE: join(repository.root, '.git', 'index') }

  expect(run(repository.root, ['diff', 'HEAD'], hook)).toMatchObject({ exitCode: 0, errors: '' })

  expect(repository.git('diff', '--cached', '--name-only')).toBe('data/pages.json')
})

test('the report is written as a page, and as text where it is wanted', () => {
  repository.commit(retitled)

  const { exitCode, output } = diff('HEAD~1', '--format', 'markdown', '--output', 'reports/diff.md', '--html', 'reports/diff.html')

  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Wrote reports\/diff\.md\. HEAD~1 .*: 3 pages, 1 of them changed\.\n$/)])
  expect(repository.read('reports/diff.md')).toContain('Silkwood live')
  expect(repository.read('reports/diff.html')).toContain('<h1>What changes on the website</h1>')
})

test('a report links its pages to the preview of the variable, which may be empty, or of the option', () => {
  repository.commit(retitled)
  const ci = (PREVIEW: string, ...args: string[]) => run(repository.root, ['diff', '--ci', ...args], { BASE: 'HEAD~1', PREVIEW })
  const report = () => repository.read('.cache/diff/report.md')

  expect(ci('https://pr-7.example').exitCode).toBe(0)
  expect(report()).toContain('(https://pr-7.example/silkwood/)')
  expect(ci('', '--preview', 'https://other.example').exitCode).toBe(0)
  expect(report()).toContain('(https://other.example/silkwood/)')
  expect(ci('').exitCode).toBe(0)
  expect(report()).not.toContain('](')
  expect(ci('pr-7')).toMatchObject({ exitCode: 64, errors: expect.stringContaining('PREVIEW is "pr-7".') })
})

test('the JSON form says what exceeds the budget', () => {
  repository.commit(retitled)
  const { output } = diff('HEAD~1', '--format', 'json', '--fail-on', 'title')
  expect(JSON.parse(output)).toMatchObject({ pages: { before: 3, after: 3, changed: 1 }, exceeded: ['--fail-on title: 1 change, on /silkwood/.'] })
})
