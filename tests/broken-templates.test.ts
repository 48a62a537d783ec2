/**
 * Templates and styles that do not compile, or throw: problems with file and line in every format, and no
 * trace of Node.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { ProgramCopy } from './dev-server.ts'
import { SmallProject } from './project.ts'

const project = new SmallProject()
const copy = new ProgramCopy()
afterEach(() => copy.mend())

function check(program = copy): { exitCode: number | null; problems: string[] } {
  const { exitCode, output } = program.run(project.root, 'check', '--format', 'json')
  const problems: Problem[] = JSON.parse(output)
  return {
    exitCode,
    problems: problems.map(({ code, places: [place] }) => `${code} ${place?.file}:${place?.line}`),
  }
}

const part = 'templates/parts/ActCard.tsx'

test('a syntax error, an import of nothing and a page that is missing are problems of check, beside those of the data, and generate refuses them', () => {
  const other = 'templates/parts/Footer.tsx'
  copy.edit(part, '<Picture', '<Picture <')
  copy.edit(other, /from '\.\/Link\.tsx'/, "from './Schakel.tsx'")
  copy.edit('templates/pages/FormPage.tsx', 'export function FormPage', 'export function FormulierPage')
  const before = project.read('data/acts.ts')
  project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  const line = project.lineOf('data/acts.ts', "'jazz'")
  const found = check()
  project.write('data/acts.ts', before)
  expect(found.problems.sort()).toEqual([
    // The line that wants the page.
    expect.stringMatching(/^template-broken generator\/routes\/bare-pages\.tsx:\d+$/),
    expect.stringMatching(/^template-broken templates\/parts\/ActCard\.tsx:\d+$/),
    `template-broken ${other}:${copy.lineOf(other, './Schakel.tsx')}`,
    `unknown-value data/acts.ts:${line}`,
  ])
  expect(found.exitCode).toBe(1)

  const { exitCode, errors } = copy.run(project.root, 'generate')
  expect(errors).toMatch(/^error {2}template-broken\n {2}at templates\/parts\/\w+\.tsx:\d+\n/)
  expect(errors).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expect(exitCode).toBe(1)
})

test('a part that throws on many pages is one problem with its line, in check and in generate; broken styles are one, and dead links are found all the same', () => {
  const [styles, text] = ['templates/styles/tokens.css', 'content/pages/privacy.md']
  const before = project.read(text)
  copy.edit(part, /\n( *)return \(/, "\n  if (act.name) throw new Error('weg')\n  return (")
  const failed = `${part}:${copy.lineOf(part, "Error('weg')")}`
  const { exitCode, errors } = copy.run(project.root, 'generate')
  expect(errors).toContain(`template-failed\n  at ${failed}`)
  expect(exitCode).toBe(1)

  copy.edit(styles, '{', '{ } } {')
  project.edit(text, /\n$/, '\n\n[x](/about/#nergens)\n')
  const found = check()
  project.write(text, before)
  expect(found.problems.sort()).toEqual([
    expect.stringMatching(/^asset-broken templates\/styles\/tokens\.css:\d+$/),
    expect.stringMatching(/^dead-anchor content\/pages\/privacy\.md/),
    `template-failed ${failed}`,
  ])
  expect(found.exitCode).toBe(1)
})

test('a type error of a template is found by check, and does not keep generate from its work', () => {
  const program = new ProgramCopy({ types: true })
  program.edit(part, /\n( *)return \(/, "\n  const count: number = 'drie'\n  void count\n  return (")
  expect(check(program)).toEqual({
    exitCode: 1,
    problems: [`type-error ${part}:${program.lineOf(part, "'drie'")}`],
  })
  rmSync(join(project.root, 'out'), { recursive: true, force: true })
  expect(program.run(project.root, 'generate').exitCode).toBe(0)
})
