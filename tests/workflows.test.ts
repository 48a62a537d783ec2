import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectRoot, run } from './project.ts'
import { SmallRepository } from './repository.ts'
import { temporaryFolder } from './temporary.ts'
import type { Job } from './workflow-runner.ts'

type Workflow = { on: unknown; permissions: Record<string, string>; jobs: Record<string, Job> }

const workflowsIn = (folder: string) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => {
      const text = readFileSync(join(projectRoot, folder, name), 'utf8')
      const workflow: Workflow = parse(text)
      return { name, text, jobs: Object.values(workflow.jobs), workflow }
    })
const workflows = workflowsIn('.github/workflows')
/** Those of an agency that are not the same as here. */
const ofAgency = workflowsIn('generator/starter/project/github/workflows').map((workflow) => ({
  ...workflow,
  name: `${workflow.name} of an agency`,
}))

describe.each([...workflows, ...ofAgency])('$name', ({ text, jobs, workflow }) => {
  test('names every action by its commit, and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(uses.length).toBeGreaterThan(0)
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('puts no value into a script: a title of a pull request could be a command', () => {
    const scripts = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  })

  test('may write only where nothing of a pull request runs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(text).not.toMatch(/^on:.*pull_request_target|^ +pull_request_target:/m)
    for (const { permissions = {}, steps } of jobs) {
      if (!Object.values(permissions).includes('write')) continue
      expect(
        steps.filter(
          ({ uses = '', run = '' }) => uses.includes('checkout') || /\b(npm|node|npx)\b/.test(run),
        ),
      ).toEqual([])
    }
  })
})

const generating = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
    steps.some(({ run = '' }) => run.startsWith('npm run')) ? [{ name, job, steps }] : [],
  ),
)

test('many jobs generate, and a pull request is checked once: pushes count on the main branch alone', () => {
  expect(generating.length).toBeGreaterThan(6)
  const check = workflows.find(({ name }) => name === 'check.yml')
  expect(check?.workflow.on).toEqual({ push: { branches: ['main'] }, pull_request: null })
})

test.each(generating)(
  '$name caches what was encoded before $job generates, by a key of the files that decide it',
  ({ steps }) => {
    const cache = steps.findIndex(({ uses = '' }) => uses.startsWith('actions/cache@'))
    expect(steps[cache]?.with?.path?.trim().split('\n')).toEqual([
      '.cache/*',
      '!.cache/diff',
      '!.cache/program',
    ])
    const hashed = [...(steps[cache]?.with?.key ?? '').matchAll(/'([^'*]+)[^']*'/g)].map(
      ([, path = '']) => path,
    )
    expect(hashed).toEqual(
      expect.arrayContaining(['static/', 'content/', 'data/', 'generator/assets/', 'package-lock.json']),
    )
    expect(hashed.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
    expect(steps[cache]?.with?.['restore-keys']).toBe('toegift-')
    expect(steps.findIndex(({ run = '' }) => run.startsWith('npm run'))).toBeGreaterThan(cache)
  },
)

test('no script of package.json needs a shell: each is a command, or commands in a row', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(
    Object.values(scripts).filter((script) => /[$`|;<>*'"\\]/.test(script.replaceAll('&&', ''))),
  ).toEqual([])
})

test('the page about publishing shows the same for GitLab: the cache is kept, but not the sites in it', () => {
  const [, example = ''] =
    /```yaml\n(website-diff:[\s\S]*?)```/.exec(readFileSync(join(projectRoot, '.ci', 'README.md'), 'utf8')) ??
    []
  const job: Record<string, { cache: unknown; after_script: string[] }> = parse(example)
  expect(job['website-diff']).toMatchObject({
    cache: { key: 'toegift', paths: ['.cache/'] },
    after_script: ['rm -rf .cache/diff/sites .cache/program'],
  })
})

describe('what a build server compares', () => {
  const repository = new SmallRepository({ '/': { title: 'Home', text: 'Oud' } })

  test('is the branch, also one that is not checked out, with the commit at which it left the other one', () => {
    const left = repository.git('rev-parse', 'HEAD').trim()
    repository.git('checkout', '--quiet', '-b', 'topic')
    repository.commit({ '/': { title: 'Home', text: 'Nieuw' } })
    repository.git('checkout', '--quiet', 'main')
    repository.commit({
      '/': { title: 'Home', text: 'Oud' },
      '/later/': { title: 'Later', text: 'Na de tak' },
    })
    repository.git('checkout', '--quiet', 'topic')
    const { exitCode, output, errors } = run(repository.root, ['diff', '--ci'], { BASE: 'main' })
    expect([exitCode, errors]).toEqual([0, ''])
    expect(output).toMatch(/^Wrote \.cache\/diff\/report\.md\. .*\n$/)
    const report = repository.read('.cache/diff/report.md')
    expect(report).toContain(left.slice(0, 7))
    expect(report).toContain('Nieuw')
    expect(report).not.toContain('later')
    repository.git('checkout', '--quiet', 'main')
    expect(run(repository.root, ['diff', '--ci', 'main', 'topic']).exitCode).toBe(0)
    expect(repository.read('.cache/diff/report.md')).not.toContain('later')
  })

  test('is named when it is missing', () => {
    expect(run(repository.root, ['diff', '--ci'], { BASE: 'mian' })).toMatchObject({
      exitCode: 64,
      errors: expect.stringContaining('Did you mean "main"?'),
    })
    expect(run(repository.root, ['diff'])).toMatchObject({
      exitCode: 64,
      errors: expect.stringContaining('Nothing to compare with.'),
    })
  })
})

describe('the comment on a pull request', () => {
  const script =
    workflows.flatMap(({ jobs }) =>
      jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => (run?.includes('comment.md') ? [run] : []))),
    )[0] ?? ''

  /** Writes the comment where GitHub knows these comments. @returns the last call, and the text */
  function comment(found: string): { call: string | undefined; text: string } {
    const place = temporaryFolder('comment-')
    // Notes how it was called, and answers a question for comments.
    writeFileSync(
      join(place, 'gh'),
      `#!/bin/sh\necho "$@" >> calls\ncase "$*" in *--paginate*) printf '${found}' ;; esac\n`,
      { mode: 0o755 },
    )
    writeFileSync(join(place, 'report.md'), '# One page is lost\n')
    const env = {
      PATH: `${place}:${process.env.PATH}`,
      REPOSITORY: 'owner/site',
      NUMBER: '7',
      RUN: 'https://github.com/owner/site/actions/runs/1',
    }
    // As GitHub runs it.
    const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', script], {
      cwd: place,
      encoding: 'utf8',
      env,
    })
    expect([status, stderr]).toEqual([0, ''])
    const [calls = '', text = ''] = ['calls', 'comment.md'].map((name) =>
      readFileSync(join(place, name), 'utf8'),
    )
    return { call: calls.trim().split('\n').at(-1), text }
  }

  test('is written when there is none, and overwritten when there is one', () => {
    const { call, text } = comment('')
    expect(call).toBe(
      'api --method POST repos/owner/site/issues/7/comments --field body=@comment.md --silent',
    )
    expect(text).toBe(
      '<!-- toegift-diff -->\n# One page is lost\n\n\n[The whole report](https://github.com/owner/site/actions/runs/1)\n',
    )
    expect(comment('41\\n42\\n').call).toBe(
      'api --method PATCH repos/owner/site/issues/comments/41 --field body=@comment.md --silent',
    )
  })
})
