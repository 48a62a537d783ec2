/** The commands that rename and remove entries, as their owner runs them. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSite } from '../generator/load/load.ts'
import { applyEdits } from '../generator/publish/edit.ts'
import { expand } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { nodeFileSystem } from '../generator/system/node-file-system.ts'
import { sampled } from './depth.ts'
import { appearanceOf, projectRoot, SmallProject, start, statesBelow } from './project.ts'
import { commitAll, initialize } from './repository.ts'
import { intercept } from './support/publish/faults.ts'

const article = 'content/blog/coverband-prijzen-2025.md'
let project: SmallProject
beforeEach(async () => {
  project = new SmallProject()
  project.edit(article, '](/contact/)', '](/artist/silkwood/) en [die](/silkwood-gent/#inhoud)')
  await remember()
})
afterEach(() => project.remove())

/** Remembers every address of the site as published. */
async function remember(): Promise<void> {
  const addresses = expand(await loadSite(project.root, { today: '2026-01-01' }), families).addresses
  project.write('data/addresses.txt', `# ${addresses.length} addresses\n${addresses.join('\n')}\n`)
}

const states = () => ['data', 'content', 'static'].flatMap((folder) => statesBelow(join(project.root, folder)))
const redirects = () =>
  Object.fromEntries(
    project
      .read('out/_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2)),
  )

describe('a rename', () => {
  test('changes files, references and redirects in one step, and the site that it makes is sound', () => {
    const untouched = project.read('data/acts.ts')
    const { exitCode, output, errors } = project.run('rename', 'act', 'silkwood', 'silk-wood', '--yes')
    expect([exitCode, errors]).toEqual([0, ''])
    expect(output).toContain('rename  content/acts/silkwood.md → content/acts/silk-wood.md')
    expect(output).toMatch(/edit {4}content\/blog\/coverband-prijzen-2025\.md:\d+ {2}\/artist\/silkwood\/ → \/artist\/silk-wood\//)
    expect(project.read('data/acts.ts')).toBe(untouched.replace("slug: 'silkwood'", "slug: 'silk-wood'").replace(/(acts|riders)\/silkwood/g, '$1/silk-wood'))
    expect(project.read('data/riders.ts')).toContain("act: 'silk-wood'")
    expect(project.read(article)).toContain('](/artist/silk-wood/) en [die](/silk-wood-gent/#inhoud)')
    expect(existsSync(join(project.root, 'static/images/acts/silkwood.svg'))).toBe(false)
    expect(project.run('generate').exitCode).toBe(0)
    expect(redirects()).toMatchObject({
      '/artist/silkwood/': '/artist/silk-wood/',
      '/silkwood-gent/': '/silk-wood-gent/',
      '/silkwood-bruiloft/': '/silk-wood-bruiloft/',
    })
    expect(project.read('out/.hosting/nginx.conf')).toContain('location = /silkwood-boeken/ {\n  return 301 /silk-wood-boeken/;')
    expect(existsSync(join(project.root, 'out/silkwood-gent/index.html'))).toBe(true)
  })

  test('may be taken back, and leaves one line', async () => {
    const before = ['data/acts.ts', 'data/riders.ts', article].map((file) => project.read(file))
    project.run('rename', 'act', 'silkwood', 'silk-wood', '--yes')
    await remember()
    expect(project.run('rename', 'act', 'silk-wood', 'silkwood', '--yes').errors).toBe('')
    expect(['data/acts.ts', 'data/riders.ts', article].map((file) => project.read(file))).toEqual(before)
    expect(project.read('data/redirects.ts')).toContain("  { act: 'silk-wood', to: 'silkwood' },\n] as const")
    expect(project.read('data/redirects.ts')).not.toContain("{ act: 'silkwood'")
  })

  test('follows names in braces, and an artist through the acts that play the work', () => {
    project.edit(article, /$/, '\n\nBoek {act.silkwood}.\n')
    expect(project.run('rename', 'act', 'silkwood', 'silk-wood', '--yes').errors).toBe('')
    expect(project.read(article)).toContain('Boek {act.silk-wood}.')

    const artist = project.run('rename', 'artist', 'simple-minds', 'simpele-geesten', '--name', 'Simpele Geesten', '--yes')
    expect([artist.exitCode, artist.errors]).toEqual([0, ''])
    expect(project.read('data/acts.ts')).toContain("originalArtist: 'Simpele Geesten'")
    expect(project.run('generate').exitCode).toBe(0)
    expect(redirects()).toMatchObject({ '/simple-minds-tribute-gent/': '/simpele-geesten-tribute-gent/' })
  })
})

describe('a removal', () => {
  test('takes the texts, pictures and references of an act with it, and its tribute', () => {
    const { exitCode, errors } = project.run('remove', 'act', '1984', '--yes')
    expect([exitCode, errors]).toEqual([0, ''])
    expect(project.read('data/artists.ts')).not.toContain("slug: 'simple-minds'")
    for (const file of ['content/acts/1984.md', 'static/images/acts/1984.svg']) expect(existsSync(join(project.root, file)), file).toBe(false)
    expect(project.run('generate').exitCode).toBe(0)
    expect(redirects()).toMatchObject({ '/1984-gent/': '/artists/', '/simple-minds-tribute-gent/': '/tributeband-boeken/' })
  })

  test('leads links and addresses to the successor that is named', () => {
    expect(project.run('remove', 'act', 'silkwood', '--to', 'winnetoe', '--yes').errors).toBe('')
    expect(project.read(article)).toContain('](/artist/winnetoe/) en [die](/winnetoe-gent/)')
    expect(project.run('generate').exitCode).toBe(0)
    expect(redirects()).toMatchObject({ '/silkwood-gent/': '/winnetoe-gent/', '/artist/silkwood/': '/artist/winnetoe/' })
  })

  test('leaves the plain name where other texts name it, on request', () => {
    project.edit(article, /$/, '\n\nBoek [{act.silkwood}](/artist/silkwood/).\n')
    const refused = project.run('remove', 'act', 'silkwood', '--dry-run')
    expect([refused.exitCode, refused.errors]).toEqual([
      1,
      expect.stringMatching(/^error {2}named-in-texts\n.*\n.*\n {2}→ Run the command again with --unlink.*\n\n1 error\.\n$/),
    ])
    expect(project.run('remove', 'act', 'silkwood', '--unlink', '--yes').errors).toBe('')
    expect(project.read(article)).toMatch(/\n\nBoek Silkwood\.\n$/)
    expect(project.run('generate').exitCode).toBe(0)
  })

  test('takes the pictures of its text, and leaves those that another text shows', () => {
    project.edit('content/acts/silkwood.md', /$/, '\n\n![Een podium](blog/eigen.svg "Eigen")\n\n![Een gitaar](acts/silkwood-1.jpg)\n')
    project.write('static/images/blog/eigen.svg', project.read('static/images/home.svg'))
    project.edit(article, /$/, '\n\n![Een gitaar](acts/silkwood-1.jpg)\n')
    const { output, errors } = project.run('remove', 'act', 'silkwood', '--dry-run')
    expect(errors).toBe('')
    expect(output).toContain('static/images/blog/eigen.svg')
    expect(output).not.toContain('static/images/acts/silkwood-1.jpg')
  })

  test('of a city leads to the nearest one', async () => {
    project.run('new', 'city', '--name', 'Mol', '--set', 'latitude=51.19', '--set', 'longitude=5.11', '--yes')
    project.edit('data/cities.ts', /\n *draft: true,/, '')
    for (const file of ['data/cities.ts', 'content/cities/mol.md']) project.write(file, project.read(file).replaceAll('Nog te schrijven', 'Geschreven'))
    await remember()
    expect(project.run('remove', 'city', 'mol', '--yes').errors).toBe('')
    expect(project.read('data/redirects.ts')).toContain("{ city: 'mol', to: 'leuven' }")
  })
})

describe('every other command works', () => {
  const yes = (commands: readonly string[]) => commands.map((command) => [...command.split(' '), '--yes'])
  const named = (kind: string, name: string, ...others: string[]) => ['new', kind, '--name', name, ...others, '--yes']

  const cases: [what: string, changes: readonly (readonly string[])[], about: string][] = [
    [
      'entries are renamed',
      yes([
        'rename act silkwood silk-wood',
        'rename city gent gandavo',
        'rename article coverband-prijzen-2025 prijzen',
        'rename artist simple-minds simpele-geesten --name Simpele-Geesten',
      ]),
      'acts/silk-wood',
    ],
    [
      'entries are removed',
      yes(['remove act 1984', 'remove city leuven', 'remove article top-5-coverbands-trouwfeest-2025', 'remove page coverband-bruiloft']),
      'acts/silkwood',
    ],
    ['entries are added', [named('act', 'De Proef'), named('city', 'Mol'), named('article', 'Tips'), named('page', 'Jubileum')], 'acts/silkwood'],
  ]
  test.each(sampled(cases, 1))('after %s', (_what, changes, about) => {
    project.write('.gitignore', '.cache\nout\n.out\n')
    mkdirSync(join(project.root, 'generator'))
    project.write('generator/bin.mjs', `import ${JSON.stringify(join(projectRoot, 'generator/bin.mjs'))}\n`)
    initialize(project.root)
    commitAll(project.root)
    for (const change of changes) expect(project.run(...change).errors, change.join(' ')).toBe('')

    const others = ['diff HEAD', 'diff HEAD --ci', 'routes', 'why /', `affected-by ${about}`, 'uniqueness', 'check --built', 'generate --release']
    const reports = ['check', 'generate', ...sampled(others, 3, 2)].map((command) => ({ command, ...project.run(...command.split(' ')) }))

    for (const { command, exitCode, output, errors } of reports) {
      expect([command, exitCode, errors]).toEqual([command, 0, expect.not.stringMatching(/error |warning |cannot/)])
      expect(output).not.toMatch(/covers-nothing|ledger-damaged|address-vanished/)
    }
  })
})

describe('a command that is interrupted', () => {
  const [one, other] = ['content/pages/about.md', 'content/pages/contact.md']

  test('between two files is completed by the next command, whatever that is', () => {
    expect(project.run('generate').exitCode).toBe(0)
    const changes = [one, other].map((file) => ({ file, content: `${project.read(file)}\n\nEen nieuwe zin.\n` }))
    const mortal = intercept({ ...nodeFileSystem, hold: () => 'unsupported' as const }, (call, run) => {
      if (call.name === 'rename' && call.path.endsWith(other)) throw new Error('killed')
      return run()
    })
    expect(() => applyEdits(project.root, changes, mortal)).toThrow('killed')
    expect([project.read(one), project.read(other)].map((text) => text.includes('Een nieuwe zin.'))).toEqual([true, false])

    expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: 'Completed a change of your files that was interrupted.\n' })
    expect(project.read('out/contact/index.html')).toContain('Een nieuwe zin.')
    expect(existsSync(join(project.root, '.out/edit'))).toBe(false)
  })

  test('before its files were changed leaves nothing behind', async () => {
    const before = states()
    rmSync(join(project.root, '.cache'))
    mkdirSync(join(project.root, '.cache'))
    const { child, ended } = start(project.root, ['rename', 'act', 'silkwood', 'silk-wood', '--yes'])
    expect(await appearanceOf(join(project.root, '.cache'), 'trial', ended)).toBe(true)
    child.kill('SIGINT')
    expect((await ended).exitCode).toBe(130)
    expect(readdirSync(join(project.root, '.cache/trial'))).toEqual([])
    expect(states()).toEqual(before)
  })

  test('before it began, as no copy can be made, says so', () => {
    rmSync(join(project.root, '.cache'))
    project.write('.cache', 'a file')
    const { exitCode, errors } = project.run('rename', 'act', 'silkwood', 'silk-wood', '--yes')
    expect([exitCode, errors]).toEqual([1, expect.stringMatching(/Nothing was changed: .*\.cache\/trial\/.*\n→ Make room there/)])
  })
})

describe('nothing is changed', () => {
  test('when texts name the removed entry; they are listed with their lines', () => {
    project.edit(article, /$/, '\n\nBoek {act.silkwood}.\n')
    const before = states()
    const line = project.read(article).split('{act.silkwood}')[0]?.split('\n').length
    const { exitCode, errors } = project.run('remove', 'act', 'silkwood', '--yes')
    expect(exitCode).toBe(1)
    expect(errors).toContain('named-in-texts')
    expect(errors).toContain(`at ${article}:${line}`)
    expect(states()).toEqual(before)
  })

  const refused: [why: string, args: string[], exitCode: number, message: RegExp][] = [
    ['by --dry-run', ['rename', 'act', 'silkwood', 'silk-wood', '--dry-run'], 0, /^$/],
    ['where nobody can confirm it', ['remove', 'act', 'silkwood'], 64, /no terminal to ask on\.\n→ Run it again with --yes/],
    ['for an entry that is not there', ['rename', 'act', 'silkwod', 'x', '--yes'], 64, /no act "silkwod"\.\n→ Did you mean "silkwood"\?/],
    ['for a slug that is not one', ['rename', 'act', 'silkwood', 'Silk Wood', '--yes'], 64, /"Silk Wood" must be a slug/],
    ['for a slug that is taken', ['rename', 'act', 'silkwood', 'winnetoe', '--yes'], 64, /winnetoe\.md exists already/],
    ['for an artist whose work is played', ['remove', 'artist', 'simple-minds', '--yes'], 64, /played by "1984"/],
    ['for a successor that is not there', ['remove', 'act', 'silkwood', '--to', '/bands/', '--yes'], 64, /no page \/bands\//],
    ['when two pages would have one address', ['rename', 'act', 'silkwood', 'coverband', '--yes'], 1, /have the address/],
  ]
  test.each(sampled(refused, 4))('%s', (_why, args, exitCode, message) => {
    const before = states()
    const result = project.run(...args)
    expect(result.errors).toMatch(message)
    expect(result.exitCode).toBe(exitCode)
    expect(states()).toEqual(before)
  })
})
