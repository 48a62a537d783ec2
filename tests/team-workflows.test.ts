/**
 * Runs the workflows that publish, preview and test the site, step by step. What other companies run is
 * replaced by scripts that note their calls.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { cacheControl } from '../generator/render/derived/headers.ts'
import { sampled } from './depth.ts'
import { digestsBelow, projectRoot, run, SmallProject } from './project.ts'
import { commitAll, initialize } from './repository.ts'
import { temporaryFolder } from './temporary.ts'
import { isRun, jobsOf, Machines } from './workflow-runner.ts'

const project = new SmallProject()
const machines = new Machines(project.root)
/** The lines that a script noted since the last call. */
function noted(file: string): string[] {
  const lines = machines.read(file).split('\n').filter(Boolean)
  const fresh = lines.slice(seen.get(file) ?? 0)
  seen.set(file, lines.length)
  return fresh
}
const seen = new Map<string, number>()

const pullRequest = (from = 'agency/site') => ({
  repository: 'agency/site',
  event: { pull_request: { number: 7, head: { repo: { full_name: from } } } },
})

describe('the preview of a pull request', () => {
  const jobs = jobsOf<'build' | 'deploy'>('preview.yml')
  beforeAll(() =>
    machines.program(
      'npx',
      `echo "$@" >> ${machines.place}/npx; cp out/index.html ${machines.place}/deployed.html`,
    ),
  )

  const hosts: [host: string, pattern: string, call: RegExp][] = [
    [
      'cloudflare',
      'https://pr-{0}.toegift.pages.dev',
      /^--yes wrangler@\d+\.\d+\.\d+ pages deploy out --project-name toegift --branch pr-7$/,
    ],
    [
      'netlify',
      'https://pr-{0}--toegift.netlify.app',
      /^--yes netlify-cli@\d+\.\d+\.\d+ deploy --no-build --dir out --alias pr-7 --site toegift$/,
    ],
  ]
  test.each(sampled(hosts, 1))('is made for its own address and published on %s', (host, pattern, call) => {
    const vars = { PREVIEW_HOST: host, PREVIEW_ADDRESS: pattern, PREVIEW_PROJECT: 'toegift' }
    machines.runJob(jobs.build, { github: pullRequest(), vars })
    expect(isRun(jobs.deploy, { github: pullRequest(), vars })).toBe(true)
    machines.runJob(jobs.deploy, { github: pullRequest(), vars })
    expect(noted('npx')).toEqual([expect.stringMatching(call)])
    expect(machines.read('deployed.html')).toContain(
      `<link rel="canonical" href="${pattern.replace('{0}', '7')}/">`,
    )
    expect(machines.read('deployed.html')).toContain('noindex')
  })

  test('is an artifact where no host is set, and for forks', () => {
    machines.runJob(jobs.build, { github: pullRequest('somebody/fork'), vars: {} })
    expect(existsSync(join(machines.artifacts, 'site', 'site.tar.gz'))).toBe(true)
    expect(isRun(jobs.deploy, { github: pullRequest(), vars: {} })).toBe(false)
    expect(
      isRun(jobs.deploy, { github: pullRequest('somebody/fork'), vars: { PREVIEW_HOST: 'netlify' } }),
    ).toBe(false)
  })
})

describe('a release', () => {
  const jobs = jobsOf<'release' | 'ledger'>('release.yml')
  const remote = join(machines.place, 'remote')
  // As .ci/README.md has them.
  const [, host = '', key = ''] =
    /`HOST=(\S+) KEY=(\S+) npm run indexnow`/.exec(
      readFileSync(join(projectRoot, '.ci', 'README.md'), 'utf8'),
    ) ?? []
  const context = {
    vars: { RELEASE_REMOTE: remote, INDEXNOW_HOST: host, INDEXNOW_KEY: key },
    github: { repository: 'agency/site', sha: 'c0ffee', ref_name: 'main' },
  }
  let last = ''

  beforeAll(() => {
    const { place } = machines
    project.write(`static/${key}.txt`, `${key}\n`)
    project.write('.gitignore', '*\n!/data/\n!/data/addresses.txt\n')
    initialize(project.root)
    mkdirSync(remote)
    machines.rclone()
    machines.program('curl', `echo "$*" >> ${place}/calls; cat >> ${place}/sent; echo >> ${place}/sent`)
    machines.program(
      'gh',
      `case "$*" in
  *'--method PUT'*) echo "$*" >> ${place}/commits; base64 -d content.txt > ${place}/ledger ;;
  *git/blobs/b10b*) cat ${place}/ledger ;;
  *contents/data*) if [ -e ${place}/ledger ]; then echo b10b; fi ;;
esac`,
    )
  })

  /** Runs both jobs, on machines that know nothing of the last release. */
  function release(): void {
    if (machines.read('ledger') !== '') {
      project.write('data/addresses.txt', machines.read('ledger'))
      commitAll(project.root)
    }
    last = machines.runJob(jobs.release, context)
    expect(readFileSync(join(last, 'output'), 'utf8')).toBe('uploaded=yes\n')
    machines.runJob(jobs.ledger, context)
    const { '.toegift/uploaded.txt': _, ...uploaded } = digestsBelow(remote)
    const current = digestsBelow(join(last, 'out'))
    // Visitors may still read an older page.
    const old = Object.keys(uploaded).filter((file) => file.startsWith('assets/') && !(file in current))
    expect(uploaded).toEqual({ ...current, ...Object.fromEntries(old.map((file) => [file, uploaded[file]])) })
  }
  /** What was reported to search engines. */
  const addressesSent = () =>
    noted('sent').flatMap((body): string[] => {
      const { urlList, ...rest } = JSON.parse(body)
      expect(rest).toEqual({ host, key, keyLocation: `https://${host}/${key}.txt` })
      return urlList
    })

  test('uploads everything at first, then only what changed; it deletes what is gone, reports the same to search engines, and commits the ledger', () => {
    release()
    const everything = noted('uploaded')
    // Files before the pages that name them.
    expect(everything.findLastIndex((file) => file.startsWith('assets/'))).toBeLessThan(
      everything.indexOf('index.html'),
    )
    for (const line of noted('headers')) {
      const cache = line.startsWith('assets/') ? cacheControl.assets : cacheControl.others
      expect(line).toMatch(new RegExp(`^\\S+ Cache-Control: ${cache}$`))
    }
    expect(noted('commits')).toEqual([
      expect.stringMatching(
        /^api --method PUT repos\/agency\/site\/contents\/data\/addresses\.txt .*branch=main --field content=@content\.txt --silent$/,
      ),
    ])
    expect(machines.read('ledger')).toBe(readFileSync(join(last, 'data', 'addresses.txt'), 'utf8'))
    const listed = [...readFileSync(join(remote, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(addressesSent().sort()).toEqual(listed.sort())
    expect(noted('calls')).toEqual([expect.stringContaining('https://api.indexnow.org/indexnow')])
    expect(readFileSync(join(remote, `${key}.txt`), 'utf8')).toBe(`${key}\n`)

    project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
    project.write('static/later.txt', 'later\n')
    release()
    const uploaded = noted('uploaded')
    expect(uploaded.filter((file) => file.endsWith('.html'))).toEqual(['privacy/index.html'])
    expect(uploaded).toContain('later.txt')
    expect(uploaded.length).toBeLessThan(20)
    expect(noted('commits')).toEqual([expect.stringContaining('sha=b10b')])
    expect(addressesSent()).toEqual([`https://${host}/privacy/`])

    rmSync(join(project.root, 'static', 'later.txt'))
    cpSync(
      join(project.root, 'static/images/acts/1984.svg'),
      join(project.root, 'static/images/acts/silkwood.svg'),
    )
    release()
    expect(noted('deleted')).toEqual(['later.txt'])
    expect(noted('commits')).toEqual([])
    // Pages with another picture are uploaded, and are no news.
    expect(noted('uploaded').filter((file) => file.endsWith('.html'))).not.toEqual([])
    expect(addressesSent()).toEqual([])
  })
})

test('below a base path, search engines are told the pages there, with and without a slash at their end', () => {
  const own = new Machines(temporaryFolder('below-'))
  own.program('curl', `cat >> ${own.place}/sent`)
  const folder = own.machine()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const site = 'https://host.example/sub'
  write('out/site.webmanifest', '{\n  "start_url": "/sub/"\n}\n')
  write('data/addresses.txt', '# 2 addresses\n/ dPsrk-FC 2026-11-23\n/about/ iyNJ3ocz 2026-11-23\n')
  for (const [page, address] of [
    ['about/index.html', `${site}/about/`],
    ['about.html', `${site}/about`],
  ] as const) {
    write('out/sitemap.xml', `<loc>${site}/</loc>\n<loc>${address}</loc>\n`)
    write('.out/changed.txt', `index.html\n${page}\n`)
    own.run(folder, ['npm', 'run', 'indexnow'], { HOST: 'host.example', KEY: 'a1b2c3d4' })
    expect(JSON.parse(own.read('sent'))).toEqual({
      host: 'host.example',
      key: 'a1b2c3d4',
      keyLocation: `${site}/a1b2c3d4.txt`,
      urlList: [`${site}/`, address],
    })
    rmSync(join(own.place, 'sent'))
  }
})

test('a change of the owner’s files alone runs the checks, and any other the tests as well', () => {
  const { check } = jobsOf<'check'>('check.yml')
  const folder = temporaryFolder('scope-')
  const own = new Machines(folder)
  const commit = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    commitAll(folder)
  }
  initialize(folder)
  commit('generator/a.ts', 'a')
  const scope = check.steps.filter(({ id }) => id === 'scope')
  const tests = check.steps.find(({ run }) => run === 'npm test') ?? expect.fail()
  const runsTests = (before: string) => {
    rmSync(join(folder, 'output'), { force: true })
    own.runJob({ steps: scope }, { github: { event: { pull_request: { base: { sha: before } } } } }, folder)
    const owner = existsSync(join(folder, 'output')) ? 'yes' : ''
    return isRun(tests, { steps: { scope: { outputs: { owner } } } })
  }
  commit('data/acts.ts', 'b')
  commit('content/pages/about.md', 'b')
  commit('.ci/not-live.txt', 'b')
  expect(runsTests('HEAD~3')).toBe(false)
  commit('README.md', 'b')
  expect(runsTests('HEAD~1')).toBe(true)
  expect(runsTests('HEAD~4')).toBe(true)
})

describe('the diaries at night', () => {
  const jobs = jobsOf<'read' | 'commit'>('diaries.yml')
  const folder = temporaryFolder('diaries-')
  mkdirSync(join(folder, 'content', 'diaries'), { recursive: true })
  writeFileSync(join(folder, 'content', 'diaries', 'silkwood.yaml'), 'read: 2026-11-28\n')
  initialize(folder)
  commitAll(folder)
  const own = new Machines(folder)
  const github = {
    ...{ repository: 'agency/site', sha: 'c0ffee', ref_name: 'main' },
    event: { repository: { default_branch: 'main' } },
  }
  const secrets = {
    DIARIES:
      'DIARY_SILKWOOD=https://a.example/x?y=$(touch hacked)\r\nnothing\nDIARY_1984=https://b.example/z',
  }
  own.program(
    'gh',
    `echo "$@" >> ${own.place}/gh; [ "$1" != api ] || cp request.json ${own.place}/request.json`,
  )
  /** A night on which the command writes a file, or none. @returns what was done */
  function night(text: string, context: Record<string, unknown>) {
    for (const file of ['npm', 'gh', 'environment']) rmSync(join(own.place, file), { force: true })
    own.program(
      'npm',
      `echo "$@" >> ${own.place}/npm\ncase "$*" in *diaries) env | grep DIAR | sort > ${own.place}/environment; printf '${text}' > content/diaries/1984.yaml ;; esac`,
    )
    const unchecked = { steps: { check: { outputs: {} } } }
    const all = { github, vars: { RELEASE_REMOTE: 'site:bucket' }, ...unchecked, ...context }
    expect(isRun(jobs.read, all)).toBe(true)
    const machine = own.runJob(jobs.read, all)
    const isChanged = existsSync(join(machine, 'output'))
    const needs = { read: { outputs: { changed: isChanged ? 'yes' : '' } } }
    if (isRun(jobs.commit, { ...all, needs }))
      own.runJob(jobs.commit, { ...all, needs }, temporaryFolder('commit-'))
    expect(existsSync(join(machine, 'hacked'))).toBe(false)
    return { commands: own.read('npm').trim().split('\n'), calls: own.read('gh').trim() }
  }

  test('are read by the addresses in one secret, checked, committed in one step and released', () => {
    const steps = { check: { outputs: { changed: 'yes' } } }
    const { commands, calls } = night('read: 2026-11-29\\n', { secrets, steps })
    expect(commands).toEqual(['ci --no-audit --no-fund', 'run diaries', 'run check'])
    expect(own.read('environment')).toBe(
      'DIARY_1984=https://b.example/z\nDIARY_SILKWOOD=https://a.example/x?y=$(touch hacked)\n',
    )
    expect(calls.split('\n')).toEqual([
      'api graphql --input request.json --silent',
      'workflow run release.yml --repo agency/site --ref main',
    ])
    const { variables } = JSON.parse(own.read('request.json'))
    const { branch, expectedHeadOid, fileChanges } = variables.input
    expect([branch, expectedHeadOid]).toEqual([
      { repositoryNameWithOwner: 'agency/site', branchName: 'main' },
      'c0ffee',
    ])
    const files = fileChanges.additions.map(({ path, contents }: Record<'path' | 'contents', string>) => [
      path,
      Buffer.from(contents, 'base64').toString(),
    ])
    expect(files).toEqual([
      ['content/diaries/1984.yaml', 'read: 2026-11-29\n'],
      ['content/diaries/silkwood.yaml', 'read: 2026-11-28\n'],
    ])
  })

  test('leave everything as it was where no day changed, and where no calendar has an address', () => {
    writeFileSync(join(folder, 'content', 'diaries', '1984.yaml'), 'read: 2026-11-29\n')
    commitAll(folder)
    expect(night('read: 2026-11-29\\n', { secrets })).toEqual({
      commands: ['ci --no-audit --no-fund', 'run diaries'],
      calls: '',
    })
    expect(night('read: 2026-11-30\\n', {})).toEqual({ commands: ['ci --no-audit --no-fund'], calls: '' })
  })
})

test('the tests at night are those of the project', () => {
  const { test: job } = jobsOf<'test'>('nightly.yml')
  const own = new Machines(project.root)
  own.program('npm', `echo "$@" >> ${own.place}/npm`)
  own.runJob(job, {})
  expect(own.read('npm').trim().split('\n')).toEqual([
    'ci --no-audit --no-fund',
    'run generate',
    'run test:deep',
  ])
})

test('the workflows of a new agency run in it, and none of their steps needs the generator beside it', () => {
  const root = temporaryFolder('agency-')
  const offline = { npm_config_offline: 'true' }
  expect(run(root, ['new', 'agency', '--name=Bureau Podium', '--yes'], offline).exitCode).toBe(0)
  const own = new Machines(root)
  own.rclone()
  const remote = join(own.place, 'remote')
  mkdirSync(remote)
  const made = ['release', ...sampled(['check', 'nightly', 'preview'], 1)].flatMap((name) =>
    Object.values(jobsOf(`${name}.yml`, root))
      .filter(({ steps }) => steps.some(({ uses = '' }) => uses.startsWith('actions/checkout')))
      .map((job) => own.runJob(job, { github: pullRequest(), vars: { RELEASE_REMOTE: remote } })),
  )
  expect(made.length).toBeGreaterThan(1)
  for (const folder of made) expect(existsSync(join(folder, 'out', 'index.html'))).toBe(true)
  expect(existsSync(join(remote, 'index.html'))).toBe(true)
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const commands = readdirSync(join(root, '.github', 'workflows')).flatMap((name) => [
    ...readFileSync(join(root, '.github', 'workflows', name), 'utf8').matchAll(
      /npm run (?:--silent )?([\w:]+)/g,
    ),
  ])
  expect(commands.filter(([, script = '']) => !(script in scripts))).toEqual([])
  for (const command of Object.values(scripts))
    for (const [file] of command.matchAll(/node_modules\/\S+/g))
      expect(existsSync(join(root, file))).toBe(true)
})

test('the page about the workflows names every one of them, and every setting that they read', () => {
  const folder = join(projectRoot, '.github', 'workflows')
  const page = readFileSync(join(folder, 'README.md'), 'utf8')
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml'))
  const settings = names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(
      ([, setting = '']) => setting,
    ),
  )
  expect([...names, ...settings].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
