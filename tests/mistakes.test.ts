/**
 * Mistakes of owners: for each, `check` reports exactly that problem, in the right file and line, alone and together with others.
 */
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { inspect } from '../generator/pipeline/inspect.ts'
import { SmallProject } from './project.ts'

const acts = 'data/acts.ts'
const article = 'content/blog/coverband-prijzen-2025.md'
const biography = 'content/acts/silkwood.md'

type Mistake = {
  /** The code of its problem, and the file and a text on the line where it is expected. */
  code: string
  file: string
  line: string | RegExp
  /** How many lines above that line. */
  above?: number
  /** Another file than that of the problem. */
  edited?: string
  from: string | RegExp
  to: string | ((found: string) => string)
  severity?: 'error' | 'warning'
}

const field = (name: string, value: string) => new RegExp(`^ *${name}: .*${value}`, 'm')
const silkwood = (pattern: string) => new RegExp(`(slug: 'silkwood',[\\s\\S]*?)${pattern}`)
const appended = (text: string) => ({ from: /\n$/, to: `\n\n${text}\n` })

const mistakes: Record<string, Mistake> = {
  'a missing picture': { code: 'file-missing', file: acts, line: 'acts/zilver.svg', from: "image: 'acts/silkwood.svg'", to: "image: 'acts/zilver.svg'" },
  'a missing picture of a gallery': {
    code: 'file-missing',
    file: acts,
    line: 'acts/zilver-2.svg',
    from: silkwood('gallery: \\[\\]'),
    to: (found) => found.replace('[]', "[\n      { file: 'acts/1984.svg', shows: 'strepen' },\n      { file: 'acts/zilver-2.svg', shows: 'ringen' },\n    ]"),
  },
  'a picture that nobody describes': {
    code: 'missing-field',
    file: acts,
    line: "file: 'acts/1984.svg'",
    from: silkwood('gallery: \\[\\]'),
    to: (found) => found.replace('[]', "[\n      { file: 'acts/1984.svg' },\n    ]"),
  },
  'a rider of no act': { code: 'unknown-reference', file: 'data/riders.ts', line: "act: 'zilver'", from: "act: 'silkwood'", to: "act: 'zilver'" },
  'an unknown original artist': {
    code: 'unknown-reference',
    file: acts,
    line: 'Mikael Jakson',
    from: "originalArtist: 'Michael Jackson'",
    to: "originalArtist: 'Mikael Jakson'",
  },
  'an unknown category': { code: 'unknown-value', file: acts, line: "'jazz'", from: "category: 'akoestisch'", to: "category: 'jazz'" },
  'a missing bio': {
    code: 'missing-field',
    file: acts,
    line: "slug: 'the-rover'",
    above: 2,
    from: /(slug: 'the-rover',[\s\S]*?)\n {4}bio: .*/,
    to: (found) => found.replace(/\n {4}bio: .*/, ''),
  },
  'pages of acts under an alias that does not exist': {
    code: 'unknown-value',
    file: 'data/cities.ts',
    line: 'gnet',
    from: /^ {4}actPages: true/m,
    to: "    actPages: 'gnet'",
  },
  'a redirect that leads nowhere': {
    code: 'dead-link',
    file: 'data/redirects.ts',
    line: "to: '/artist/nobody/'",
    from: '= [',
    to: "= [\n  {\n    from: '/oud/',\n    to: '/artist/nobody/',\n  },\n  ",
  },
  'a page declared gone': {
    code: 'gone-returned',
    file: 'data/redirects.ts',
    line: "'/blog/'",
    from: 'gone: readonly string[] = [',
    to: "gone: readonly string[] = [\n  '/blog/',\n",
  },
  'a price that ends below its start': {
    code: 'prices-swapped',
    file: 'data/prices.ts',
    line: 'to: 1800',
    from: 'from: 2000,\n    to: 3200',
    to: 'from: 2000,\n    to: 1800',
  },
  'a forgotten quote': {
    code: 'data-file-broken',
    file: 'data/testimonials.ts',
    line: /quote: '?[^']*,$/,
    from: /quote: '(.*)',$/m,
    to: (found) => found.replace(/',$/, ','),
  },
  'code in a data file': {
    code: 'data-file-code',
    file: 'data/testimonials.ts',
    line: 'throw new',
    from: /\n$/,
    to: "\nif (testimonials.length > 0) throw new Error('weg')\n",
  },
  'a wrong type that no schema sees': {
    code: 'type-error',
    file: 'data/occasions.ts',
    line: 'weddingLength: string',
    from: /\n$/,
    to: '\nexport const weddingLength: string = 3\n',
  },
  'a placeholder in data': {
    code: 'placeholder-left',
    file: acts,
    line: '{stad}',
    from: /(slug: 'the-rover',[\s\S]*?)shortDescription: '/,
    to: (found) => `${found}{stad} `,
  },
  'a text that is still to be written': { code: 'placeholder-text', file: biography, line: 'Nog te', ...appended('Nog te schrijven: de slotzin.') },
  'a remark in data that a fact is still to be found': {
    code: 'placeholder-text',
    file: acts,
    line: 'Nog te',
    from: silkwood('musicians: 2,'),
    to: (found) => `${found} // Nog te schrijven: nakijken`,
  },
  'an unknown value in a group of fields': { code: 'value-unknown', file: 'content/pages/about.md', line: 'lead:', from: '{office.city}', to: '{office.town}' },
  'a dead link': { code: 'dead-link', file: article, line: '/artist/nobody/', ...appended('[x](/artist/nobody/)') },
  'a dead absolute link': { code: 'dead-link', file: article, line: '/artist/niemand/', ...appended('[x](https://www.toegift.example/artist/niemand/)') },
  'a dead anchor': { code: 'dead-anchor', file: article, line: '/about/#nergens', ...appended('[x](/about/#nergens)') },
  'a dead anchor on the same page': { code: 'dead-anchor', file: article, line: '(#hierniet)', ...appended('[x](#hierniet)') },
  'a dead link to a file': { code: 'dead-link', file: article, line: '/riders/niets.pdf', ...appended('[x](/riders/niets.pdf)') },
  'a second main heading': { code: 'heading-level', file: article, line: '# Groot', ...appended('# Groot') },
  'a skipped level of headings': { code: 'heading-level', file: biography, line: '#### Diep', ...appended('## Kop\n\n#### Diep') },
  'a placeholder in a text': { code: 'placeholder-left', file: biography, line: '{naam}', ...appended('Dag {naam}.') },
  'a wall of markup': { code: 'content-too-complex', file: article, line: '>>>>', ...appended('>'.repeat(40_000)) },
  'marks of a conflict in a text': {
    code: 'conflict-marks',
    file: 'content/acts/1984.md',
    line: '<<<<<<<',
    ...appended('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'),
  },
  'marks of a conflict in data': { code: 'conflict-marks', file: 'data/occasions.ts', line: '<<<<<<<', ...appended('<<<<<<< HEAD\n=======\n>>>>>>> x') },
  'a wrong read time': { code: 'read-time-off', file: article, line: 'readTime', from: /readTime: \d+/, to: 'readTime: 59' },
  'a title of 125 characters': { code: 'title-long', file: article, line: 'title:', from: /^title: .*/m, to: `title: '${'Lang '.repeat(25)}'` },
  'a title of 85 characters': {
    code: 'title-long',
    file: 'content/blog/tributeband-boeken-gids-2025.md',
    line: 'title:',
    from: /^title: .*/m,
    to: `title: '${'Lang '.repeat(17)}'`,
    severity: 'warning',
  },
}

/** Made in this order, several at once do not undo one another. */
const together = [
  'a missing picture',
  'pages of acts under an alias that does not exist',
  'a redirect that leads nowhere',
  'a price that ends below its start',
  'a wrong type that no schema sees',
  'a placeholder in data',
  'a dead anchor',
  'a dead absolute link',
  'a skipped level of headings',
  'marks of a conflict in a text',
  'a missing bio',
]

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})
afterAll(() => project.remove())

function make({ file, edited = file, from, to }: Mistake): void {
  project.edit(edited, from, to)
}

const expected = ({ code, file, line, above = 0, severity = 'error' }: Mistake) => {
  const at = project
    .read(file)
    .split('\n')
    .findIndex((text) => (typeof line === 'string' ? text.includes(line) : line.test(text)))
  return `${severity} ${code} ${file}:${at + 1 - above}`
}

const described = (problems: readonly Problem[]) => problems.map(({ severity, code, places: [place] }) => `${severity} ${code} ${place?.file}:${place?.line}`)

function undo(made: readonly Mistake[], before: ReadonlyMap<string, string>): void {
  for (const { file, edited = file } of made) project.write(edited, before.get(edited) ?? '')
}

const stateOf = (made: readonly Mistake[]) => new Map(made.map(({ file, edited = file }) => [edited, project.read(edited)]))

describe('exactly one problem, in its file and line, for', () => {
  test.each(Object.entries(mistakes))('%s', async (_, mistake) => {
    const before = stateOf([mistake])
    make(mistake)
    try {
      expect(described(await inspect({ options: { today: '2026-01-01' }, root: project.root, types: mistake.code === 'type-error' }))).toEqual([
        expected(mistake),
      ])
    } finally {
      undo([mistake], before)
    }
  })
})

test('a redirect from a page is exactly one problem, at the line of the redirect and at the text of the page', async () => {
  const redirect: Mistake = {
    code: 'address-taken',
    file: 'data/redirects.ts',
    line: "from: '/about/'",
    from: '= [',
    to: "= [\n  {\n    to: '/contact/',\n    from: '/about/',\n  },\n  ",
  }
  const before = stateOf([redirect])
  make(redirect)
  try {
    const problems = await inspect({ options: { today: '2026-01-01' }, root: project.root, types: false })
    const places = problems.flatMap(({ places, ...problem }) => described(places.map((place) => ({ ...problem, places: [place] }))))
    expect(problems).toHaveLength(1)
    expect(places).toEqual([expected(redirect), 'error address-taken content/pages/about.md:1'])
  } finally {
    undo([redirect], before)
  }
})

test('several mistakes at once are all reported, also as JSON', () => {
  const made = together.flatMap((name) => mistakes[name] ?? [])
  const before = stateOf(made)
  for (const mistake of made) make(mistake)
  const { exitCode, output } = project.run('check', '--format', 'json')
  const wanted = made.map(expected)
  undo(made, before)
  expect(described(JSON.parse(output)).sort()).toEqual(wanted.sort())
  expect(exitCode).toBe(1)
})

test('with a data file that cannot be read, only what no other file explains is reported, and the file is named last', () => {
  const made = ['a dead link', 'a missing picture', 'a missing bio', 'a forgotten quote', 'a price that ends below its start'].flatMap(
    (name) => mistakes[name] ?? [],
  )
  const before = stateOf(made)
  for (const mistake of made) make(mistake)
  const { exitCode, errors } = project.run('generate')
  const [bio, quote] = ['a missing bio', 'a forgotten quote'].map((name) => expected(mistakes[name] ?? { code: '', file: '', line: '', from: '', to: '' }))
  undo(made, before)
  expect(exitCode).toBe(1)
  expect(errors.match(/^error {2}.*\n {2}at \S+/gm)?.map((text) => text.replace(/\n? {2}(?:at )?/g, ' '))).toEqual([quote, bio])
  expect(errors.trimEnd().split('\n').at(-1)).toBe(
    `2 errors. First ${quote?.split(' ').at(-1)}: This text has no closing quote. What depends on this file was not checked.`,
  )
}, 60_000)

describe('pictures', () => {
  const picture = (name: string) => join(project.root, 'static/images/acts', name)

  test('a hero of 120 pixels is an error, with its size and the line that names it', async () => {
    writeFileSync(picture('silkwood.jpg'), await sharp(picture('silkwood.svg')).resize(120).flatten().jpeg().toBuffer())
    renameSync(picture('silkwood.svg'), `${project.root}/kept`)
    project.edit('data/acts.ts', 'acts/silkwood.svg', 'acts/silkwood.jpg')
    const [problem, ...others] = await inspect({ options: { today: '2026-01-01' }, root: project.root, types: false })
    project.edit('data/acts.ts', 'acts/silkwood.jpg', 'acts/silkwood.svg')
    renameSync(`${project.root}/kept`, picture('silkwood.svg'))
    rmSync(picture('silkwood.jpg'))
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'picture-small', severity: 'error', what: expect.stringContaining('120 × ') })
    expect(described(problem ? [problem] : [])[0]).toBe(expected({ code: 'picture-small', file: acts, line: field('image', 'silkwood'), from: '', to: '' }))
  })

  test('one that no page shows is a warning', async () => {
    cpSync(picture('silkwood.svg'), picture('over.svg'))
    const problems = await inspect({ options: { today: '2026-01-01' }, root: project.root, types: false })
    rmSync(picture('over.svg'))
    expect(problems).toMatchObject([{ code: 'picture-unused', severity: 'warning', places: [{ file: 'static/images/acts/over.svg' }] }])
  })
})

test('the check shows its steps, and ends their display before it reports', async () => {
  const shown: string[] = []
  const progress = { show: (step: string) => void shown.push(step), clear: () => void shown.push('') }
  await inspect({ options: { today: '2026-01-01' }, root: project.root, types: false, progress })
  expect([...new Set(shown)]).toEqual(['Reading data and content', 'Checking page', ''])
  expect(shown.at(-1)).toBe('')
})
