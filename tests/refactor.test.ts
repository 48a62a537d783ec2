/** The commands that rename and remove entries, as their owner runs them. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { prepare } from '../generator/edit/refactor.ts'
import { planRename } from '../generator/edit/rename.ts'
import { applyEdits } from '../generator/publish/edit.ts'
import { createFileSystem } from '../generator/system/file-system.ts'
import { isDeep, sampled } from './depth.ts'
import { appearanceOf, projectRoot, SmallProject, start, statesBelow } from './project.ts'
import { commitAll, initialize } from './repository.ts'
import { intercept } from './support/publish/steps.ts'

const article = 'content/blog/coverband-prijzen-2025.md'
let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
})

const states = () =>
  ['data', 'content', 'static'].flatMap((folder) => statesBelow(join(project.root, folder)))
const isThere = (file: string) => existsSync(join(project.root, file))
const redirects = () =>
  Object.fromEntries(
    project
      .read('out/_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2)),
  )

/** Publishes the site, so that its addresses are remembered, and commits it. */
function publish(): void {
  project.write('.gitignore', '.cache\nout\n.out\n')
  mkdirSync(join(project.root, 'generator'))
  project.write('generator/bin.mjs', `import ${JSON.stringify(join(projectRoot, 'generator/bin.mjs'))}\n`)
  expect(project.run('generate', '--release').errors).toBe('')
  initialize(project.root)
  commitAll(project.root)
}

/** Runs a command that changes files. @returns what it says */
function change(...args: string[]): string {
  const { exitCode, output, errors } = project.run(...args, '--yes')
  expect([exitCode, errors], args.join(' ')).toEqual([0, ''])
  return output
}

/** Expects that every other command works, and publishes the site. @param offset which commands are tried */
function expectSound(about: string, offset: number): void {
  const others = [
    'diff HEAD',
    'routes',
    'why /',
    `affected-by ${about}`,
    'uniqueness',
    'diff HEAD --ci',
    'check --built',
    'generate',
  ]
  for (const command of [...sampled(['check', ...others], 1, offset), 'generate --release']) {
    const { exitCode, output, errors } = project.run(...command.split(' '))
    expect([command, exitCode, errors]).toEqual([
      command,
      0,
      expect.not.stringMatching(/error |warning |cannot/),
    ])
    expect(output).not.toMatch(/covers-nothing|ledger-damaged|address-vanished/)
  }
}

test('a rename changes files, references and redirects, the site that it makes is sound, and it may be taken back', () => {
  project.edit(article, '](/contact/)', '](/artist/silkwood/) en [die](/silkwood-gent/#inhoud)')
  project.edit(article, /$/, '\n\nBoek [{act.silkwood}](/booking/?act=silkwood).\n')
  publish()
  const renamed = ['data/acts.ts', 'data/riders.ts', article]
  const [acts = '', ...others] = renamed.map((file) => project.read(file))
  const output = change('rename', 'act', 'silkwood', 'silk-wood')
  expect(output).toContain('rename  content/acts/silkwood.md → content/acts/silk-wood.md')
  expect(output).toMatch(
    /edit {4}content\/blog\/coverband-prijzen-2025\.md:\d+ {2}\/artist\/silkwood\/ → \/artist\/silk-wood\//,
  )
  expect(project.read('data/acts.ts')).toBe(
    acts.replace("slug: 'silkwood'", "slug: 'silk-wood'").replace(/(acts|riders)\/silkwood/g, '$1/silk-wood'),
  )
  for (const file of ['data/riders.ts', 'data/testimonials.ts'])
    expect(project.read(file)).toContain("act: 'silk-wood'")
  expect(project.read(article)).toContain('](/artist/silk-wood/) en [die](/silk-wood-gent/#inhoud)')
  expect(project.read(article)).toContain('Boek [{act.silk-wood}](/booking/?act=silk-wood).')
  expect(isThere('static/images/acts/silkwood.svg')).toBe(false)

  const city = isDeep ? 'gandavo' : 'gent'
  if (isDeep) {
    change('rename', 'city', 'gent', city)
    change('rename', 'article', 'tributeband-boeken-gids-2025', 'gids')
  }
  change('rename', 'artist', 'simple-minds', 'simpele-geesten', '--name', 'Simpele Geesten')
  expect(project.read('data/acts.ts')).toContain("originalArtist: 'Simpele Geesten'")
  expectSound('acts/silk-wood', 3)
  expect(redirects()).toMatchObject({
    '/artist/silkwood/': '/artist/silk-wood/',
    '/silkwood-gent/': `/silk-wood-${city}/`,
    '/silkwood-bruiloft/': '/silk-wood-bruiloft/',
    '/simple-minds-tribute-gent/': `/simpele-geesten-tribute-${city}/`,
  })
  expect(project.read('out/.hosting/nginx.conf')).toContain(
    'location = /silkwood-boeken/ {\n  return 301 /silk-wood-boeken/$is_args$args;',
  )
  expect(isThere(`out/silk-wood-${city}/index.html`)).toBe(true)

  change('rename', 'artist', 'simpele-geesten', 'simple-minds', '--name', 'Simple Minds')
  if (isDeep) change('rename', 'city', city, 'gent')
  change('rename', 'act', 'silk-wood', 'silkwood')
  expect(renamed.map((file) => project.read(file))).toEqual([acts, ...others])
  expect(project.read('data/redirects.ts')).toContain("  { act: 'silk-wood', to: 'silkwood' },\n] as const")
  expect(project.read('data/redirects.ts')).not.toContain("{ act: 'silkwood'")
})

test('a removal takes what belongs to an entry with it, leads its links and addresses elsewhere, and the site is sound', () => {
  project.edit(article, '](/contact/)', '](/artist/the-rover/) en [die](/the-rover-gent/#inhoud)')
  project.edit(
    article,
    /$/,
    '\n\nBoek [{act.silkwood}](/artist/silkwood/).\n\n![Een gitaar](acts/silkwood-1.jpg)\n',
  )
  project.edit(
    'content/acts/silkwood.md',
    /$/,
    '\n\n![Een podium](blog/eigen.svg "Eigen")\n\n![Een gitaar](acts/silkwood-1.jpg)\n',
  )
  project.write('static/images/blog/eigen.svg', project.read('static/images/home.svg'))
  publish()

  const before = states()
  const line = project.lineOf(article, '{act.silkwood}')
  const { exitCode, errors } = project.run('remove', 'act', 'silkwood', '--yes')
  expect(errors.split('\n')).toEqual([
    'error  named-in-texts',
    `  at ${article}:${line}`,
    expect.any(String),
    expect.stringContaining('→ Run the command again with --unlink'),
    '',
    expect.stringMatching(new RegExp(`^1 error\\. First ${article}:${line}: .* Nothing was changed\\.$`)),
    '',
  ])
  expect([exitCode, states()]).toEqual([1, before])

  const { words = '' } =
    /These words still speak of it; read them again:\n(?<words>[\s\S]*?)\nDone/.exec(
      change('remove', 'act', 'silkwood', '--unlink'),
    )?.groups ?? {}
  expect(words.split('\n')).toContain(
    `  ${article}:${project.lineOf(article, 'Boek Silkwood.')}  Boek Silkwood.`,
  )
  expect(project.read(article)).toContain('\n\nBoek Silkwood.\n')
  expect(
    ['blog/eigen.svg', 'acts/silkwood-2.jpg', 'acts/silkwood-1.jpg'].map((name) =>
      isThere(`static/images/${name}`),
    ),
  ).toEqual([false, false, true])

  change('remove', 'act', '1984')
  expect(project.read('data/artists.ts')).not.toContain("slug: 'simple-minds'")
  expect(['content/acts/1984.md', 'static/images/acts/1984.svg'].filter(isThere)).toEqual([])

  change('remove', 'act', 'the-rover', '--to', 'winnetoe')
  expect(project.read('data/testimonials.ts')).not.toContain('Niemand ging naar huis.')
  expect(project.read(article)).toContain('](/artist/winnetoe/) en [die](/winnetoe-gent/)')

  change('remove', 'city', 'leuven')
  if (isDeep) {
    change('remove', 'article', 'top-5-coverbands-trouwfeest-2025')
    change('remove', 'page', 'coverband-bruiloft')
    for (const kind of ['act', 'city', 'article', 'page']) change('new', kind, '--name', 'De Proef')
  }
  expectSound('acts/winnetoe', 1)
  expect(redirects()).toMatchObject({
    '/artist/silkwood/': '/artists/',
    '/1984-gent/': '/artists/',
    '/simple-minds-tribute-gent/': '/tributeband-boeken/',
    '/the-rover-gent/': '/winnetoe-gent/',
    '/artist/the-rover/': '/artist/winnetoe/',
    '/coverband-leuven/': '/coverband-antwerpen/',
  })
})

describe('what the owner saves while the rename waits for an answer', () => {
  const silkwood = { kind: 'act', from: 'silkwood', to: 'silk-wood' } as const
  const prepared = () =>
    prepare(project.root, { today: '2026-11-22' }, undefined, (...site) => planRename(...site, silkwood))

  test('in a text stops it', async () => {
    const { apply } = await prepared()
    project.edit('content/pages/about.md', /$/, '\n\nEen nieuwe zin.\n')
    const before = states()
    expect(apply).toThrow('content/pages/about.md was changed in the meantime')
    expect(states()).toEqual(before)
  })

  test('as a picture gets the new name', async () => {
    const { apply } = await prepared()
    const picture = 'static/images/acts/silkwood.svg'
    const drawn = project.read(picture).replace('</svg>', '<circle r="9"/></svg>')
    project.write(picture, drawn)
    apply()
    expect([isThere(picture), project.read(picture.replace('silkwood', 'silk-wood'))]).toEqual([false, drawn])
  })
})

describe('a command that is interrupted', () => {
  const [one, other] = ['content/pages/about.md', 'content/pages/contact.md']

  test('between two files is completed by the next command, whatever that is', () => {
    expect(project.run('generate').exitCode).toBe(0)
    const changes = [one, other].map((file) => ({
      file,
      content: `${project.read(file)}\n\nEen nieuwe zin.\n`,
    }))
    const mortal = intercept(createFileSystem(project.root), ({ name, paths }) => {
      if (name === 'rename' && paths[1]?.endsWith(other)) throw new Error('killed')
    })
    expect(() => applyEdits(project.root, changes, undefined, mortal)).toThrow('killed')
    expect([project.read(one), project.read(other)].map((text) => text.includes('Een nieuwe zin.'))).toEqual([
      true,
      false,
    ])

    expect(project.run('generate')).toMatchObject({
      exitCode: 0,
      errors: 'Completed a change of your files that was interrupted.\n',
    })
    expect(project.read('out/contact/index.html')).toContain('Een nieuwe zin.')
    expect(readdirSync(join(project.root, '.toegift'))).toEqual([])
  })

  test('before its files were changed leaves nothing behind', async () => {
    const before = states()
    rmSync(join(project.root, '.cache'), { recursive: true })
    mkdirSync(join(project.root, '.cache'))
    const { child, ended } = start(project.root, ['rename', 'act', 'silkwood', 'silk-wood', '--yes'])
    expect(await appearanceOf(join(project.root, '.cache'), 'sandbox', ended)).toBe(true)
    child.kill('SIGINT')
    expect((await ended).exitCode).toBe(130)
    expect(readdirSync(join(project.root, '.cache/sandbox'))).toEqual([])
    expect(states()).toEqual(before)
  })

  test('before it began, as no copy can be made, says so', () => {
    rmSync(join(project.root, '.cache'), { recursive: true })
    project.write('.cache', 'a file')
    const { exitCode, errors } = project.run('rename', 'act', 'silkwood', 'silk-wood', '--yes')
    expect([exitCode, errors]).toEqual([
      1,
      expect.stringMatching(/Nothing was changed: .*\.cache\/sandbox\/.*\n→ Make room there/),
    ])
  })
})

const refused: [why: string, args: string[], exitCode: number, message: RegExp][] = [
  ['by --dry-run', ['rename', 'act', 'silkwood', 'silk-wood', '--dry-run'], 0, /^$/],
  [
    'where nobody can confirm it',
    ['remove', 'act', 'silkwood'],
    64,
    /no terminal to ask on\.\n→ Run it again with --yes/,
  ],
  [
    'for an entry that is not there',
    ['rename', 'act', 'silkwod', 'x', '--yes'],
    64,
    /no act "silkwod"\.\n→ Did you mean "silkwood"\?/,
  ],
  [
    'for a slug that is not one',
    ['rename', 'act', 'silkwood', 'Silk Wood', '--yes'],
    64,
    /"Silk Wood" must be a slug/,
  ],
  [
    'for a slug that is taken',
    ['rename', 'act', 'silkwood', 'winnetoe', '--yes'],
    64,
    /winnetoe\.md exists already/,
  ],
  [
    'for an artist whose work is played',
    ['remove', 'artist', 'simple-minds', '--yes'],
    64,
    /played by "1984"/,
  ],
  [
    'for a successor that is not there',
    ['remove', 'act', 'silkwood', '--to', '/bands/', '--yes'],
    64,
    /no page \/bands\//,
  ],
  [
    'when two pages would have one address',
    ['rename', 'act', 'silkwood', 'coverband', '--yes'],
    1,
    /have the address/,
  ],
]
test.each(sampled(refused, 4))('nothing is changed %s', (_why, args, exitCode, message) => {
  const before = states()
  const result = project.run(...args)
  expect(result.errors).toMatch(message)
  expect(result.exitCode).toBe(exitCode)
  expect(states()).toEqual(before)
})
