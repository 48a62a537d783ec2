/** A new agency: its repository, from an empty folder to its first site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../generator/system/files-below.ts'
import { run as runIn } from './project.ts'
import { commitAll, initialize } from './repository.ts'
import { temporaryFolder } from './temporary.ts'

/** The packages of the program are those of this checkout: no registry is asked. */
const run = (root: string, args: readonly string[]) => runIn(root, args, { npm_config_offline: 'true' })

const answers = ["--name=Bureau O'Hara", '--set=town=Aarschot', '--set=act=De Proef', '--yes']

const withoutWarning = { exitCode: 0, output: expect.stringContaining(' 0 warnings.') }
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

test('an empty folder becomes the repository of an agency, whose site has no warning', () => {
  const root = temporaryFolder('agency-')
  expect(run(root, ['new', 'agency', ...answers])).toMatchObject({ exitCode: 0 })
  const written = filesBelow(root).filter((file) => /^(?:data|content)\//.test(file))
  expect(written).toContain('content/acts/de-proef.md')
  expect(written).toContain('content/cities/aarschot.md')
  expect(written.length).toBeLessThanOrEqual(26)
  expect(run(root, ['check'])).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('warning') })
  expect(run(root, ['generate'])).toMatchObject({ exitCode: 0 })
  const home = read(root, 'out/index.html')
  expect(home).toContain('Bureau O&#x27;Hara')
  // On a phone, this name is smaller than a short one.
  expect(home).toContain('class="brand brand-long"')
  expect(home).not.toContain('Onze tributes')
  expect(existsSync(join(root, 'out/artist/de-proef/index.html'))).toBe(true)
  // Nothing is there that the agency does not have.
  for (const path of [
    'blog/index.html',
    'agenda',
    'tributeband-boeken',
    'prijsindicatie',
    'tributeband-aarschot',
    'feed.xml',
  ])
    expect(existsSync(join(root, 'out', path))).toBe(false)
})

describe('what an agency offers decides its pages, its menu and its acts', () => {
  const all = 'tribute, cover, akoestisch, articles, prices, agenda'
  const cases: [offers: string, pages: string[], without: string[]][] = [
    [
      'tribute, prices',
      ['tributeband-boeken', 'de-meester-tribute-boeken', 'tributeband-aarschot', 'prijsindicatie'],
      ['coverband-aarschot', 'blog'],
    ],
    ['akoestisch', ['live-muziek-aarschot'], ['coverband-aarschot', 'tributeband-aarschot']],
    [all, ['blog', 'prijsindicatie', 'tributeband-boeken', 'coverband-aarschot', 'tributeband-aarschot'], []],
  ]
  test.each(cases)('%s', (offers, pages, without) => {
    const root = temporaryFolder('agency-')
    const artist = offers.includes('tribute') ? ['--set=artist=De Meester'] : []
    expect(run(root, ['new', 'agency', `--set=offers=${offers}`, ...artist, ...answers])).toMatchObject({
      exitCode: 0,
    })
    expect(run(root, ['generate'])).toMatchObject(withoutWarning)
    const isPage = (name: string) => existsSync(join(root, 'out', name, 'index.html'))
    expect(pages.filter((name) => !isPage(name))).toEqual([])
    expect(without.filter(isPage)).toEqual([])
    expect(isPage('artist/de-proef')).toBe(true)
    const menu =
      /<nav class="nav-wide"[\s\S]*?<\/nav>/.exec(read(root, 'out/index.html'))?.[0] ?? expect.fail()
    for (const name of ['blog', 'prijsindicatie', 'tributeband-boeken'])
      expect(menu.includes(`/${name}/`)).toBe(pages.includes(name))
    expect(menu).not.toContain('/agenda/')
    // The sample of a show is hidden; the first show of the agency brings the agenda.
    if (offers !== all) return
    const shows = join(root, 'data/shows.ts')
    writeFileSync(shows, readFileSync(shows, 'utf8').replaceAll('    sample: true,\n', ''))
    expect(run(root, ['generate'])).toMatchObject({ exitCode: 0 })
    expect(read(root, 'out/index.html')).toContain('"/agenda/"')
  })
})

test('an agency in the Netherlands has its register, its currency and its country', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', '--name=Bureau Podium', '--set=country=NL', '--yes'])
  expect(run(root, ['generate'])).toMatchObject(withoutWarning)
  const home = read(root, 'out/index.html')
  expect(home).toContain('<html lang="nl-NL"')
  expect(home).toMatch(/KvK \d{8} · btw-id NL/)
  expect(home).toContain('"addressCountry":"NL"')
  expect(home).toContain('href="tel:+31')
  for (const file of filesBelow(root).filter((name) => /^(?:data|content)\//.test(name)))
    expect(read(root, file), file).not.toMatch(/#if|#end|Leuven|\+32/)
})

test('a second act is added, with a rider in a file that was not there', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  expect(run(root, ['new', 'act', '--name=Tweede Act', '--set=category=akoestisch', '--yes'])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('data/riders.ts'),
  })
  expect(run(root, ['check'])).toMatchObject({ exitCode: 0 })
  expect(readFileSync(join(root, 'data/riders.ts'), 'utf8')).toContain("act: 'tweede-act'")
})

test('what an edit changes is shown in a repository that has no generator', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  initialize(root)
  commitAll(root)
  const acts = join(root, 'data/acts.ts')
  writeFileSync(acts, readFileSync(acts, 'utf8').replace('musicians: 4', 'musicians: 5'))
  expect(run(root, ['diff', 'HEAD'])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('4 became 5'),
  })
})

test('every sample of a new agency is listed before it goes live', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  const { output } = run(root, ['check', '--live'])
  const samples = filesBelow(root).filter(
    (file) => file.endsWith('.md') && readFileSync(join(root, file), 'utf8').startsWith('---\nsample: true'),
  )
  expect(samples.length).toBeGreaterThan(8)
  for (const file of [...samples, 'data/acts.ts', 'data/site.ts']) expect(output).toContain(file)
})

test('a folder that holds something, and an answer that is not valid, are refused before anything is written', () => {
  const root = temporaryFolder('agency-')
  expect(run(root, ['new', 'agency', '--set=address=podium', '--yes']).errors).toContain('address')
  expect(filesBelow(root)).toEqual([])
  expect(run(root, ['new', 'agency', '--set=colour=red', '--yes']).errors).toContain('no "colour"')
  // Who offers no tribute has no artist.
  expect(run(root, ['new', 'agency', '--set=artist=Prince', '--yes']).errors).toContain('no "artist"')
  expect(run(root, ['new', 'agency', '--set=offers=jazz', '--yes']).errors).toContain('"jazz" is none of')
  expect(run(root, ['new', 'agency', '--set=offers=prices', '--yes']).errors).toContain('names none of')
  expect(run(root, ['new', 'agency', '--set=act=日本語', '--yes']).errors).toContain('for their addresses')
  expect(filesBelow(root)).toEqual([])
  writeFileSync(join(root, 'package.json'), '{}')
  expect(run(root, ['new', 'agency', '--yes']).errors).toContain('package.json is here already')
  expect(filesBelow(root)).toEqual(['package.json'])
})
