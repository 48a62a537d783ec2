/** Templates and styles that do not compile, or throw: problems with file and line in every format, and no trace of Node. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { ProgramCopy } from './dev-server.ts'
import { SmallProject } from './project.ts'

let project: SmallProject
let program: ProgramCopy
beforeAll(() => {
  project = new SmallProject()
  program = new ProgramCopy()
})
afterEach(() => program.mend())
afterAll(() => {
  project.remove()
  program.remove()
})

function command(...args: string[]) {
  const bin = join(program.home, 'generator', 'bin.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: project.root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { exitCode: status, output: stdout, errors: stderr }
}

function check(): { exitCode: number | null; problems: string[] } {
  const { exitCode, output } = command('check', '--format', 'json')
  const problems: Problem[] = JSON.parse(output)
  return { exitCode, problems: problems.map(({ code, places: [place] }) => `${code} ${place?.file}:${place?.line}`) }
}

const part = 'templates/parts/ActCard.tsx'

test('a syntax error and an import of nothing are problems of check, beside those of the data, and generate refuses them', () => {
  const other = 'templates/parts/Breadcrumb.tsx'
  program.edit(part, '<Picture', '<Picture <')
  program.edit(other, /from '\.\/Link\.tsx'/, "from './Schakel.tsx'")
  const before = project.read('data/acts.ts')
  project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  const line = project.read('data/acts.ts').split("'jazz'")[0]?.split('\n').length
  const found = check()
  project.write('data/acts.ts', before)
  expect(found.problems.sort()).toEqual([
    expect.stringMatching(/^template-broken templates\/parts\/ActCard\.tsx:\d+$/),
    `template-broken ${other}:${program.lineOf(other, './Schakel.tsx')}`,
    `unknown-value data/acts.ts:${line}`,
  ])
  expect(found.exitCode).toBe(1)

  const { exitCode, errors } = command('generate')
  expect(errors).toMatch(/^error {2}template-broken\n {2}at templates\/parts\/\w+\.tsx:\d+\n/)
  expect(errors).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expect(exitCode).toBe(1)
})

test('a page that is missing names the line that wants it', () => {
  program.edit('templates/pages/FormPage.tsx', 'export function FormPage', 'export function FormulierPage')
  expect(check().problems).toEqual([expect.stringMatching(/^template-broken generator\/routes\/forms\.tsx:\d+$/)])
})

test('a part that throws on many pages is one problem with its line, in check and in generate', () => {
  program.edit(part, /\n( *)return \(/, "\n  if (act.name) throw new Error('weg')\n  return (")
  expect(check()).toEqual({ exitCode: 1, problems: [`template-failed ${part}:${program.lineOf(part, "Error('weg')")}`] })
  const { exitCode, errors } = command('generate')
  expect(errors).toContain(`template-failed\n  at ${part}:${program.lineOf(part, "Error('weg')")}`)
  expect(exitCode).toBe(1)
})

test('broken styles are a problem, and dead links are found all the same', () => {
  program.edit('templates/styles/tokens.css', '{', '{ } } {')
  const article = 'content/blog/coverband-prijzen-2025.md'
  const before = project.read(article)
  project.edit(article, /\n$/, '\n\n[x](/about/#nergens)\n')
  const { problems } = check()
  project.write(article, before)
  expect(problems).toEqual([expect.stringMatching(/^asset-broken templates\/styles\/tokens\.css:\d+$/), expect.stringMatching(/^dead-anchor content\/blog\//)])
})

test('a type error of a template is found by check, and does not keep generate from its work', () => {
  program.remove()
  program = new ProgramCopy({ types: true })
  program.edit(part, /\n( *)return \(/, "\n  const count: number = 'drie'\n  void count\n  return (")
  expect(check()).toEqual({ exitCode: 1, problems: [`type-error ${part}:${program.lineOf(part, "'drie'")}`] })
  rmSync(join(project.root, 'out'), { recursive: true, force: true })
  expect(command('generate').exitCode).toBe(0)
})
