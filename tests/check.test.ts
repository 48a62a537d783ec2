/**
 * The real `check` command: the problems that it finds in the sources and in `out/`, and that it writes
 * nothing.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SmallProject, statesBelow } from './project.ts'

const project = new SmallProject()

test('sources without a problem are reported as such, and nothing is written', () => {
  const written = ['out', '.out', 'data/addresses.txt']
  for (const name of written) rmSync(join(project.root, name), { recursive: true, force: true })
  expect(project.run('check')).toMatchObject({ exitCode: 0, output: '', errors: 'no problems.\n' })
  for (const name of written) expect(existsSync(join(project.root, name)), name).toBe(false)
})

test('problems of all kinds are printed on a line each, or as annotations, and again until they are fixed', () => {
  const article = 'content/blog/coverband-prijzen-2025.md'
  const picture = 'static/images/acts/silkwood.svg'
  const changed = ['data/acts.ts', 'data/occasions.ts', article, picture]
  const before = changed.map((file) => [file, project.read(file)] as const)
  project.edit('data/acts.ts', "priceClass: 'tribute'", "priceClass: 'gratis'")
  project.edit('data/occasions.ts', /\n$/, '\nexport const weddingLength: string = 3\n')
  project.edit(article, '](/contact/)', '](/contcat/)')
  project.write(picture, 'no picture')

  const { exitCode, output, errors } = project.run('check')
  expect({ exitCode, errors }).toEqual({
    exitCode: 1,
    errors: expect.stringMatching(/^4 errors\. First data\/acts\.ts:\d+: The priceClass .*\n$/),
  })
  expect(output).toMatch(
    /^data\/acts\.ts:\d+: error unknown-reference: The priceClass of "acts\/.* → There are: .*allround.* Otherwise add it to data\/prices\.ts\.$/m,
  )
  expect(output).toMatch(/^data\/occasions\.ts:\d+: error type-error: .*TS2322/m)
  expect(output).toMatch(/^content\/blog\/coverband-prijzen-2025\.md:\d+: error dead-link: .*\/contcat\//m)
  expect(output).toMatch(/^static\/images\/acts\/silkwood\.svg:1: error drawing-broken: /m)
  // Types are not compiled again where nothing changed.
  expect(project.run('check', '--format', 'github').output).toMatch(
    /^::error file=data\/occasions\.ts,line=\d+,.*TS2322/m,
  )

  for (const [file, text] of before) project.write(file, text)
  expect(project.run('check')).toMatchObject({ exitCode: 0, errors: 'no problems.\n' })
})

test('--posters writes a page of all posters that needs no other file', () => {
  const file = join(project.root, 'posters.html')
  expect(project.run('check', '--posters', file)).toMatchObject({
    exitCode: 0,
    errors: `no problems.\nWrote ${file}.\n`,
  })
  const page = readFileSync(file, 'utf8')
  rmSync(file)
  const acts = project.read('data/acts.ts').match(/^ {4}slug: /gm) ?? []
  expect(page.match(/<section/g)).toHaveLength(acts.length)
  expect(page.match(/<img [^>]*src="(?!data:image\/(?:svg\+xml|webp|jpg|png);base64,.)/g)).toBe(null)
})

test('--built holds out/ to what was published, and changes nothing there', () => {
  expect(project.run('check', '--built')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('Run "npm run generate" first.'),
  })
  expect(project.run('generate')).toMatchObject({ exitCode: 0 })
  const before = statesBelow(join(project.root, 'out'))
  expect(project.run('check', '--built')).toMatchObject({ exitCode: 0, output: '' })
  expect(statesBelow(join(project.root, 'out'))).toEqual(before)

  project.edit('out/about/index.html', '</h1>', `${'!'.repeat(100_000)}</h1>`)
  project.edit('out/index.html', 'href="/about/"', 'href="/abuot/"')
  project.write('out/mine.txt', '')
  rmSync(join(project.root, 'out/artist/silkwood/index.html'))
  const { output, exitCode } = project.run('check', '--built', '--format', 'json')
  const problems: { severity: string; code: string; places: { file: string }[] }[] = JSON.parse(output)
  const found = problems.map(({ severity, code, places }) => `${severity} ${code} ${places[0]?.file}`)
  expect(exitCode).toBe(1)
  expect(found).toEqual(
    expect.arrayContaining([
      'error built-changed out/about/index.html',
      'error built-changed out/index.html',
      'warning built-unknown out/mine.txt',
      'error built-missing out/artist/silkwood/index.html',
      'error dead-link out/index.html',
      'error over-budget out/about/index.html',
    ]),
  )
})

test('generate finds the warnings that check finds, also on pages that it does not make again', () => {
  const text = project.read('content/acts/silkwood.md')
  project.edit(
    'content/acts/silkwood.md',
    /$/,
    `\n\n${'Silkwood speelt graag op een klein podium. '.repeat(40)}\n`,
  )
  const warningsOf = (...args: string[]) => {
    const { exitCode, output } = project.run(...args, '--format', 'json')
    const problems: { code: string }[] = JSON.parse(output)
    return [exitCode, ...problems.map(({ code }) => code).sort()]
  }
  const expected = warningsOf('check')
  expect(expected).toContain('name-repeated')
  expect([warningsOf('generate'), warningsOf('generate')]).toEqual([expected, expected])
  project.edit('data/site.ts', /register: '.*'/, "register: 'RPR Gent'")
  expect(warningsOf('generate')).toEqual(expected)
  project.edit('content/pages/privacy.md', /$/, '\n\nEen regel meer.\n')
  expect(warningsOf('generate')).toEqual(expected)
  project.write('content/acts/silkwood.md', text)
  expect(warningsOf('generate')).toEqual(warningsOf('check'))
})
