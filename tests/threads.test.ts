/** Pages rendered by several threads: the same files and the same messages as by one. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDeep, sampled } from './depth.ts'
import { ProgramCopy } from './dev-server.ts'
import { digestsBelow, type Run, runProcess, SmallProject } from './project.ts'

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
  // With the days of all texts.
  expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
  // The redirect of a whole act adds pages that only the plan knows.
  project.write('data/addresses.txt', `${project.read('data/addresses.txt')}/artist/oud/\n/oud-gent/\n`)
  project.edit('data/redirects.ts', 'redirects = [', "redirects = [{ act: 'oud', to: 'silkwood' }, ")
})
afterAll(() => project.remove())

/** The site in a folder, and its manifest without the states of files on the disk. */
function published(out: string) {
  const [, ...lines] = readFileSync(join(project.root, `.${out}`, 'manifest'), 'utf8')
    .trimEnd()
    .split('\n')
  return { files: digestsBelow(join(project.root, out)), manifest: lines.map((line) => JSON.parse(line).slice(0, 4)) }
}

test.each(
  sampled(
    [
      ['2', '--address', 'https://preview.example/sub', '--drafts'],
      ['3', '--compress'],
    ],
    1,
  ),
)('--jobs %s publishes the same bytes and the same manifest as one', (jobs, ...flags) => {
  for (const [out, number] of Object.entries({ alone: '1', together: jobs })) {
    const result = project.run('generate', '--quiet', '--out', out, '--jobs', number, ...flags)
    expect(result).toEqual({ exitCode: 0, output: '', errors: '' })
  }
  expect(published('together')).toEqual(published('alone'))
  expect(published('together').files).toHaveProperty('oud-gent/index.html')
  expect(project.read('together/sitemap.xml')).toContain('<lastmod>')
  for (const out of ['alone', 'together']) for (const folder of [out, `.${out}`]) rmSync(join(project.root, folder), { recursive: true })
})

test('with more threads, a second run leaves unchanged files alone and a changed page is published', () => {
  const generate = () => project.run('generate', '--force', '--jobs', '2').output
  generate()
  expect(generate()).toMatch(/^0 files written/m)
  project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
  generate()
  expect(project.read('.out/changed.txt')).toContain('privacy/index.html')
  expect(project.read('.out/changed.txt')).not.toContain('about/index.html')
})

// `generator/pipeline/workers.test.tsx` holds faults of two threads to those of one in every run.
test.runIf(isDeep).each<[what: string, file: string, from: RegExp, to: string, exitCode: number]>([
  ['a template', 'templates/pages/ActInCityPage.tsx', /\n( *)return \(/, "\n  if (city.name) throw new Error('weg')\n  return (", 1],
  [
    'the generator',
    'generator/render/head.ts',
    /(export function renderHead\([^)]*\)[^{]*\{)/,
    "$1\n  if (path.includes('-gent')) throw new Error('weg')\n",
    70,
  ],
])('a fault of %s has the same message and exit code', (_, file, from, to, exitCode) => {
  const program = new ProgramCopy()
  program.edit(file, from, to)
  const failed = (jobs: string): Run => runProcess(project.root, ['generate', '--force', '--jobs', jobs], {}, join(program.home, 'generator', 'bin.mjs'))
  const [alone, together] = [failed('1'), failed('2')]
  program.remove()
  expect(alone).toMatchObject({ exitCode, errors: expect.stringContaining('weg') })
  // Below the renderer, the stack names what called it.
  const upToRenderer = ({ exitCode, output, errors }: Run) => ({ exitCode, output, errors: errors.replace(/(?<=pages\/open-pages\S*\n)( +at .*\n)+/g, '') })
  expect(upToRenderer(together)).toEqual(upToRenderer(alone))
})
