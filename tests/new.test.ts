/** The command that adds to the owner's files, as they run it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { filesBelow, type ProjectCopy, type Run, run, SmallProject, start, statesBelow } from './project.ts'

const ownFolders = ['data', 'content', 'static']
const statesOf = (project: ProjectCopy) =>
  ownFolders.flatMap((folder) => statesBelow(join(project.root, folder)))
const lineOf = (text: string, line: number) => text.split('\n')[line - 1] ?? ''
const pagesOf = (project: SmallProject) => project.run('routes').output

describe('an entry that is added', () => {
  const project = new SmallProject()
  let act: Run
  let city: Run
  let article: Run
  let generated: Run
  let pages: string
  const articleFile = 'content/blog/zo-kies-je-n-band-tips.md'
  beforeAll(() => {
    act = project.run('new', 'act', '--name', 'De Proef', '--set', 'musicians=4', '--yes')
    city = project.run('new', 'city', '--name', 'Sint-Truiden', '--slug', 'sint-truiden')
    article = run(project.root, ['new', 'article', '--name', "Zo kies je 'n band: tips"], {
      SOURCE_DATE_EPOCH: '1750000000',
    })
    generated = project.run('generate')
    pages = pagesOf(project)
  })

  test('is reported with its files and lines, and what to do next', () => {
    for (const { exitCode } of [act, city, article]) expect(exitCode).toBe(0)
    const line = Number(/data\/acts\.ts:(\d+)/.exec(act.output)?.[1])
    expect(lineOf(project.read('data/acts.ts'), line + 1)).toContain("name: 'De Proef'")
    expect(act.output).toContain('content/acts/de-proef.md:1')
    expect(act.output).toContain('static/images/acts/de-proef.jpg')
    expect(city.output).toContain('content/cities/sint-truiden.md:1')
    expect(article.output).toContain('content/blog/zo-kies-je-n-band-tips.md:1')
    expect(article.output).not.toContain('static/')
  })

  test('is a draft: the site is generated without it, and without warnings about it', () => {
    expect(generated).toMatchObject({ exitCode: 0, errors: '' })
    expect(pages).not.toMatch(/de-proef|sint-truiden|tips/)
  })

  test('is refused as unwritten, with every place, and makes its pages once it is written', () => {
    for (const file of ['data/acts.ts', 'data/cities.ts', articleFile])
      project.edit(file, /\n *draft: true,?(?=\n)/, '')
    const { exitCode, errors } = project.run('generate', '--date', '2026-01-01')
    expect(exitCode).toBe(1)
    const warnings = errors.split('\n\n').filter((warning) => warning.includes('placeholder-text'))
    const unwritten = [
      'data/acts.ts',
      'data/cities.ts',
      'data/riders.ts',
      'content/acts/de-proef.md',
      'content/cities/sint-truiden.md',
      articleFile,
    ]
    expect(warnings).toHaveLength(unwritten.length)
    for (const file of unwritten)
      expect(warnings.filter((warning) => warning.includes(`at ${file}:`))).toHaveLength(1)
    const [file = '', line] = /content\/blog\/\S+:\d+/.exec(errors)?.[0].split(':') ?? []
    expect(lineOf(project.read(file), Number(line))).toContain('Nog te schrijven')

    const texts = new Map(unwritten.map((file) => [file, project.read(file)]))
    let count = 0
    for (const file of unwritten) project.edit(file, /Nog te schrijven/g, () => `Geschreven ${++count}`)
    const written = project.run('generate', '--date', '2026-01-01')
    const made = pagesOf(project)
    for (const [file, text] of texts) project.write(file, text)
    expect(written).toMatchObject({ exitCode: 0, errors: expect.not.stringContaining('error ') })
    for (const page of ['/artist/de-proef/', '/de-proef-boeken/', '/de-proef-bruiloft/', '/de-proef-gent/'])
      expect(made).toContain(page)
    for (const page of [
      '/coverband-sint-truiden/',
      '/live-muziek-sint-truiden/',
      '/blog/zo-kies-je-n-band-tips/',
    ])
      expect(made).toContain(page)
  })

  test('has no false facts: a default figure has a comment, a figure that was given has none', () => {
    expect(project.read('data/cities.ts')).toMatch(
      /\/\/ Nog te schrijven: .*\n {6}value: 1,\n.*\n {6}year: \d{4},\n {6}confirmed: false,/,
    )
    expect(project.read('data/acts.ts')).toMatch(/\n {4}lineUp: 'Nog te schrijven: .*',\n {4}musicians: 4,\n/)
    expect(project.read('data/acts.ts')).toMatch(/\/\/ Nog te schrijven: .*\n {4}priceClass: /)
  })

  test('has a picture that is clearly a placeholder, of the size of a card', async () => {
    const { format, width, height } = await sharp(
      join(project.root, 'static/images/acts/de-proef.jpg'),
    ).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(filesBelow(join(project.root, 'static/images/cities'))).toContain('sint-truiden.jpg')
  })

  test('has the date of the build and the next number, when it is an article', () => {
    expect(project.read('content/blog/zo-kies-je-n-band-tips.md')).toMatch(
      /^---\nid: \d+\nslug: 'zo-kies-je-n-band-tips'\ntitle: 'Zo kies je ''n band: tips'\n/,
    )
    expect(project.read('content/blog/zo-kies-je-n-band-tips.md')).toContain("publishDate: '2025-06-15'\n")
  })
})

test('a page that is added is a draft, and on the site once it is written, no draft any more, and in the menu', () => {
  const project = new SmallProject()
  const file = 'content/pages/band-voor-een-jubileum.md'
  const added = () => project.run('new', 'page', '--name', 'Band voor een jubileum')
  expect(added()).toMatchObject({ exitCode: 0, output: expect.stringContaining(`${file}:1`) })
  expect(project.read(file)).toMatch(
    /^---\ntitle: 'Band voor een jubileum'\ndescription: [\s\S]*\nhero:\n {2}title: [\s\S]*\n## [\s\S]*:::questions\n[\s\S]*:::call-to-action\[/,
  )
  expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
  expect(pagesOf(project)).not.toContain('/band-voor-een-jubileum/')

  project.edit(file, 'draft: true\n', '')
  project.edit(
    'data/navigation.ts',
    '  menu: [',
    "  menu: [\n    { label: 'Jubileum', to: '/band-voor-een-jubileum/' },",
  )
  project.edit('data/site.ts', 'trailingSlash: true', 'trailingSlash: false')
  project.edit('data/site.ts', /address: 'https[^']*'/, "address: 'https://bureau.example/sub'")
  expect(project.run('generate')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining(`at ${file}:3`),
  })
  let written = 0
  project.edit(file, /Nog te schrijven/g, () => `Geschreven ${++written}`)
  expect(project.run('generate').exitCode).toBe(0)
  expect(project.read('out/band-voor-een-jubileum.html')).toContain(
    'href="/sub/band-voor-een-jubileum" aria-current="page"',
  )
  // It is not written over.
  expect(added().exitCode).toBe(64)
})

test('a tribute to an artist without an entry adds one, which is unwritten until the act is on the site; alone it solves what names it', () => {
  const project = new SmallProject()
  const added = project.run(
    'new',
    'act',
    '--name',
    'Mijn Dorp',
    '--set',
    'category=tribute',
    '--set',
    'originalArtist=Louis Neefs',
    '--yes',
  )
  expect(added).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(
      /^Added the artist "Louis Neefs": data\/artists\.ts:\d+\nAdded the act "Mijn Dorp":\n/,
    ),
  })
  expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
  expect(pagesOf(project)).not.toContain('louis-neefs')
  project.edit('data/acts.ts', /\n *draft: true,(?=\n)/, '')
  expect(project.run('generate').errors).toMatch(
    /placeholder-text\n {2}at data\/artists\.ts:\d+[\s\S]*"draft: true" in its act/,
  )

  const other = new SmallProject()
  other.run(
    'new',
    'act',
    '--name',
    'Mijn Dorp',
    '--set',
    'category=tribute',
    '--set',
    'originalArtist=Simple Minds',
    '--yes',
  )
  other.edit('data/acts.ts', /Simple Minds(?=',\n *image: 'acts\/mijn-dorp)/, 'Will Tura')
  expect(other.run('generate').errors).toContain("npm run new -- artist --name 'Will Tura'")
  expect(other.run('new', 'artist', '--name', 'Will Tura')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Added the artist "Will Tura":\n  data/artists.ts:'),
  })
  expect(other.run('generate').errors).not.toContain('unknown-reference')
})

describe('nothing is written', () => {
  const project = new SmallProject()
  const untouched = statesOf(project)

  const refused: [why: string, args: string[], message: RegExp][] = [
    [
      'a slug that an act has',
      ['act', '--name', 'Another', '--slug', 'silkwood'],
      /taken by acts\/silkwood, data\/acts\.ts:\d+/,
    ],
    [
      'a name that an act has',
      ['act', '--name', 'Silkwood', '--slug', 'silkwood-2'],
      /name "Silkwood" is taken by acts\/silkwood, data\/acts\.ts:\d+/,
    ],
    [
      'a name that a city has',
      ['city', '--name', 'Gent'],
      /name "Gent" is taken by cities\/gent, data\/cities\.ts:\d+/,
    ],
    [
      'a tribute to somebody misspelt',
      ['act', '--name', 'X', '--set', 'category=tribute', '--set', 'originalArtist=Simple Mind'],
      /The originalArtist[\s\S]*Did you mean "Simple Minds"/,
    ],
    [
      'a picture that does not exist',
      ['act', '--name', 'X', '--set', 'image=acts/none.jpg'],
      /acts\/none\.jpg, but that file does not exist/,
    ],
    ['an address that a page has', ['act', '--name', 'X', '--slug', 'live-muziek'], /have the address/],
  ]
  test.each(sampled(refused, 3))('for %s', (_why, args, message) => {
    const { exitCode, output, errors } = project.run('new', ...args)
    expect(errors).toMatch(message)
    expect(errors).toContain('→ ')
    expect([exitCode, output]).toEqual([64, ''])
    expect(statesOf(project)).toEqual(untouched)
  })

  test('while the site has a mistake of its own, which is reported', () => {
    const spoilt = new SmallProject()
    spoilt.edit('data/acts.ts', "category: 'cover'", "category: 'jazz'")
    const { exitCode, errors } = spoilt.run('new', 'act', '--name', 'X')
    expect([exitCode, errors]).toEqual([1, expect.stringContaining('unknown-value')])
    expect(existsSync(join(spoilt.root, 'content/acts/x.md'))).toBe(false)
  })

  test('when another command adds an entry meanwhile, which stays', async () => {
    const both = new SmallProject()
    const runs = await Promise.all(
      ['Een', 'Twee'].map((name) => start(both.root, ['new', 'act', '--name', name, '--yes']).ended),
    )
    const added = runs.filter(({ exitCode }) => exitCode === 0)
    const names = ['Een', 'Twee'].filter((name) => both.read('data/acts.ts').includes(`name: '${name}'`))
    expect(names).toHaveLength(added.length)
    for (const { errors } of runs.filter((one) => !added.includes(one)))
      expect(errors).toMatch(/was changed in the meantime, so nothing was done|is running/)
  })
})
