/** The real `check` command: the problems that it finds in the sources and in `out/`, and that it writes nothing. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmallProject, statesBelow } from './project.ts'

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})
afterAll(() => project.remove())

/** Runs a check after a change to one file, which is taken back afterwards. */
function checkWith(file: string, from: string | RegExp, to: string, ...args: string[]) {
  const before = project.read(file)
  project.edit(file, from, to)
  try {
    return project.run('check', ...args)
  } finally {
    project.write(file, before)
  }
}

test('sources without a problem are reported as such, and nothing is written', () => {
  expect(project.run('check')).toMatchObject({ exitCode: 0, output: '', errors: 'no problems.\n' })
  for (const name of ['out', '.out', 'data/addresses.txt']) expect(existsSync(join(project.root, name)), name).toBe(false)
})

test('problems are printed on a line each, with their places', () => {
  const { exitCode, output, errors } = checkWith('data/acts.ts', "priceClass: 'tribute'", "priceClass: 'gratis'")
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^data\/acts\.ts:\d+: error unknown-value: The priceClass of the act .* → Use one of .*\n$/)
  expect(errors).toBe('1 error.\n')
})

test('a dead link in a text is reported, also as an annotation', () => {
  const { exitCode, output } = checkWith('content/blog/coverband-prijzen-2025.md', '](/contact/)', '](/contcat/)', '--format', 'github')
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^::error file=content\/blog\/coverband-prijzen-2025\.md,line=\d+,title=[a-z-]+::.*\/contcat\//)
})

test('a picture that cannot be read is reported without being encoded', () => {
  const { exitCode, output } = (() => {
    const picture = join(project.root, 'static/images/acts/silkwood.svg')
    renameSync(picture, `${picture}.kept`)
    project.write('static/images/acts/silkwood.svg', 'no picture')
    const result = project.run('check')
    renameSync(`${picture}.kept`, picture)
    return result
  })()
  expect(exitCode).toBe(1)
  expect(output).toContain('static/images/acts/silkwood.svg:1: error drawing-broken: ')
})

test('a type error is reported again from what the last check found, and no longer once it is fixed', () => {
  const found = [1, 2].map(() => checkWith('data/occasions.ts', /\n$/, '\nexport const weddingLength: string = 3\n').output)
  expect(found[0]).toMatch(/^data\/occasions\.ts:\d+: error type-error: .*TS2322/)
  expect(found[1]).toBe(found[0])
  expect(project.run('check')).toMatchObject({ exitCode: 0, errors: 'no problems.\n' })
})

test('--built holds out/ to what was published, and changes nothing there', () => {
  expect(project.run('check', '--built')).toMatchObject({ exitCode: 1, errors: expect.stringContaining('Run "npm run generate" first.') })
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
  const before = statesBelow(join(project.root, 'out'))
  expect(project.run('check', '--built')).toMatchObject({ exitCode: 0, output: '' })
  expect(statesBelow(join(project.root, 'out'))).toEqual(before)

  project.edit('out/about/index.html', '</h1>', `${'!'.repeat(100_000)}</h1>`)
  project.edit('out/index.html', 'href="/about/"', 'href="/abuot/"')
  project.write('out/mine.txt', '')
  rmSync(join(project.root, 'out/artist/silkwood/index.html'))
  const { output, exitCode } = project.run('check', '--built', '--format', 'json')
  const found = (JSON.parse(output) as { code: string; places: { file: string }[] }[]).map(({ code, places }) => `${code} ${places[0]?.file}`)
  expect(exitCode).toBe(1)
  expect(found).toEqual(
    expect.arrayContaining([
      'built-changed out/about/index.html',
      'built-changed out/index.html',
      'built-unknown out/mine.txt',
      'built-missing out/artist/silkwood/index.html',
      'dead-link out/index.html',
      'over-budget out/about/index.html',
    ]),
  )
})
