/**
 * Data of earlier versions, cut down to an entry or two of each kind, as they were written then
 * (`tests/old-data/`): upgraded, it makes a site.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prepareUpgrade } from '../generator/edit/upgrade/upgrade.ts'
import { readSentences, sentencesFile } from '../generator/load/sentences/catalogue.ts'
import { filesBelow, SmallProject, statesBelow } from './project.ts'

const hidden = '/silkwood-antwerpen/'

/** A project with old data, and the pictures of the small one. */
class OldProject extends SmallProject {
  constructor(name: string) {
    super()
    for (const folder of ['data', 'content']) rmSync(join(this.root, folder), { recursive: true })
    cpSync(join(import.meta.dirname, 'old-data', name), this.root, { recursive: true })
  }

  states = () => [
    ...['data', 'content'].flatMap((name) => statesBelow(join(this.root, name))),
    this.read('package.json'),
  ]

  /** All texts of the owner: those between quotes, and those of the catalogue and of markdown files. */
  texts(): string[] {
    return ['data', 'content'].flatMap((folder) =>
      filesBelow(join(this.root, folder)).flatMap((file) => {
        const text = this.read(join(folder, file))
        if (file.endsWith('.ts')) return [...text.matchAll(/'([^'\n]{3,})'/g)].map(([, found = '']) => found)
        if (!file.endsWith('.yaml')) return [text]
        return [...readSentences(file, text).value.values()].map((sentence) => JSON.stringify(sentence.text))
      }),
    )
  }

  /** Everything in the files of the owner, with code and comments. */
  everything = () =>
    ['data', 'content']
      .flatMap((folder) => filesBelow(join(this.root, folder)).map((file) => this.read(join(folder, file))))
      .join('\n')
}

const note = (project: OldProject): unknown => JSON.parse(project.read('package.json')).toegift

/** The places that are listed for the owner, with what is listed of each. */
const openPoints = (output: string) =>
  [...(output.split('What you decide:\n')[1] ?? '').matchAll(/^ {2}(\S+):(\d+) {2}(.*)$/gm)].map(
    ([, file = '', line = '', what = '']) => ({ file, line: Number(line), what }),
  )

/** The page that the present program keeps out of search engines is the owner's to decide about: the test below. */
const withoutHidden = (project: OldProject) =>
  project.edit('data/addresses.txt', /^# 42 ([\s\S]*?)\/silkwood-antwerpen\/ .*\n/m, '# 41 $1')

describe.each(['2026-11-24', '2026-11-26'])('data of %s', (name) => {
  test('makes a site after the upgrade, no text is lost, and what was not changed is listed with its line', () => {
    const project = new OldProject(name)
    if (name === '2026-11-24') withoutHidden(project)
    const [before, texts] = [project.states(), project.texts()]
    const cities = project.read('data/cities.ts')
    expect(project.run('generate').exitCode).toBe(1)

    const tried = project.run('upgrade', '--dry-run')
    expect(project.states()).toEqual(before)
    const { exitCode, output, errors } = project.run('upgrade', '--yes')
    expect([exitCode, errors]).toEqual([0, ''])
    expect(output.startsWith(tried.output.trim())).toBe(true)
    expect(output).toMatch(/^-\s+formOfAddress: .*\n(?:-.*\n)*\+\s+\/\/ toegift 0\.2\.0: /m)

    const everything = project.everything()
    expect(texts.filter((text) => !everything.includes(text))).toEqual([])
    // No rule says of a hall that nobody compared it: pages would no longer name it.
    expect(project.read('data/cities.ts')).toBe(cities)

    // The program knew of this occasion what an agency now says of its own ones.
    expect(project.read('data/occasions.ts')).toContain("key: 'bruiloft', private: true,")

    const open = openPoints(output)
    const files = new Set(open.map(({ file }) => file))
    expect(files).toEqual(
      new Set(
        name === '2026-11-24'
          ? [sentencesFile, 'data/copy.ts', 'data/prices.ts', 'data/site.ts', 'data/cities.ts']
          : [sentencesFile, 'data/copy.ts'],
      ),
    )
    for (const { file, line, what } of open) {
      const lines = project.read(file).split('\n')
      const named = /^(?:The hall "|The program says the sentence "(?:\S*\.)?)(.*?)"/.exec(what)?.[1]
      expect(lines.slice(line - 1, line + 1).join('\n')).toContain(named ?? what.replace(/…$/, ''))
    }
    const halls = open.filter(({ file }) => file === 'data/cities.ts')
    expect(halls).toHaveLength(name === '2026-11-24' ? 10 : 0)

    const made = project.run('generate')
    expect([made.exitCode, made.errors]).toEqual([0, expect.not.stringMatching(/^error/m)])
    expect(note(project)).toEqual({ data: '0.2.0', ...(halls.length > 0 && { upgradedFrom: '0.1.0' }) })
    const again = project.run('upgrade')
    expect(again.output).toMatch(/^The data is of version 0\.2\.0: there is nothing to change\./)
    // A sentence that the program says otherwise by now is listed once.
    expect(openPoints(again.output)).toEqual(open.filter(({ what }) => !/^The program says/.test(what)))
  })
})

test('the owner’s own words stay as they are, and a sentence with other values is kept as a comment', () => {
  const project = new OldProject('2026-11-26')
  project.run('upgrade', '--yes')
  const sentences = readSentences(sentencesFile, project.read(sentencesFile)).value
  expect(sentences.get('link.all-acts')?.text).toBe('Al onze artiesten')
  expect(sentences.has('visit.band.price')).toBe(false)
  expect(project.read(sentencesFile)).toMatch(/^ *# price: "Prijs met de rit"$/m)
  expect(sentences.has('form.wedding')).toBe(false)
})

test('a sentence that both the owner and the program changed is a warning until an upgrade has listed it', () => {
  const project = new SmallProject()
  project.write('package.json', '{ "name": "agency", "toegift": { "data": "0.1.0" } }')
  project.write(sentencesFile, 'act-booking:\n  step-2:\n    text: "Vroeg genoeg."\n')
  const words =
    /content\/sentences\.yaml:3\b.*The program says the sentence "act-booking\.step-2\.text" otherwise/
  expect(project.run('check').output).toMatch(words)
  expect(project.run('upgrade', '--yes').output).toMatch(words)
  expect(project.read(sentencesFile)).toContain('Vroeg genoeg.')
  for (const command of ['check', 'upgrade']) expect(project.run(command).output).not.toMatch(words)
  expect(project.run('upgrade', '--from', '0.1.0', '--dry-run').output).toMatch(words)
})

test('a published page that the program would keep out of search engines stops the build until its owner decides', () => {
  const project = new OldProject('2026-11-24')
  const { output } = project.run('upgrade', '--yes')
  expect(openPoints(output)).toContainEqual({
    file: 'data/addresses.txt',
    line: project.lineOf('data/addresses.txt', hidden),
    what: expect.stringContaining(`The page ${hidden} was published for search engines`),
  })
  expect(project.run('generate').exitCode).toBe(1)
  project.edit('data/site.ts', 'serviceWorker:', "index: { 'act in city': 'all' },\n  serviceWorker:")
  expect(project.run('generate').exitCode).toBe(0)
})

test('what only a new check finds stops the build once its owner has corrected all of it', () => {
  const project = new OldProject('2026-11-24')
  withoutHidden(project)
  project.run('upgrade', '--yes')
  // While a file cannot be read, nothing is known of what the check would find.
  project.edit('data/claims.ts', '[', '[,')
  project.run('upgrade', '--yes')
  expect(note(project)).toHaveProperty('upgradedFrom', '0.1.0')
  project.edit('data/claims.ts', '[,', '[')
  expect(project.run('generate').errors).toMatch(/^warning {2}fact-unclear$/m)
  // It is one in the copy of the project, too, on which a rename is tried.
  expect(project.run('rename', 'act', 'silkwood', 'silk-wood', '--dry-run')).toMatchObject({ exitCode: 0 })
  // The note alone decides, also for a site of which nothing else changed.
  const noted = project.read('package.json')
  project.edit('package.json', /,\s*"upgradedFrom": "0\.1\.0"/, '')
  expect(project.run('generate').errors).toMatch(/^error {2}fact-unclear$/m)
  project.write('package.json', noted)
  project.edit(
    'data/cities.ts',
    /(?<=size: '[a-z]+')/g,
    ", source: 'https://zaal.example/', checked: '2099-01-01'",
  )
  expect(project.run('upgrade', '--yes').output).not.toContain('The hall')
  expect(note(project)).toEqual({ data: '0.2.0' })
  expect(project.run('generate').errors).not.toMatch(/fact-unclear|^error/m)
  project.edit('data/cities.ts', ", checked: '2099-01-01'", '')
  expect(project.run('generate').errors).toMatch(/^error {2}fact-unclear$/m)
})

test('data that is older than the program is reported by every command, and an upgrade that fails changes nothing', async () => {
  const project = new OldProject('2026-11-24')
  expect(project.run('generate').errors).toContain(
    'The data is of version 0.1.0, and this program reads that of 0.2.0.',
  )
  const before = project.states()
  const prepared = await prepareUpgrade(project.root, { today: '2026-11-29' }, undefined)
  project.write('data/shows.ts', '')
  expect(() => prepared.apply?.()).toThrow('data/shows.ts was changed in the meantime')
  rmSync(join(project.root, 'data/shows.ts'))
  expect(project.states()).toEqual(before)

  // What the owner writes there while the command asks stays.
  project.edit('package.json', '"agency"', '"other"')
  prepared.apply?.()
  expect(JSON.parse(project.read('package.json'))).toMatchObject({
    name: 'other',
    toegift: { data: '0.2.0', upgradedFrom: '0.1.0' },
  })
  project.write('package.json', '{')
  const { exitCode, errors } = project.run('upgrade', '--yes')
  expect([exitCode, errors]).toEqual([1, expect.stringContaining('package.json cannot be read as JSON')])
  expect(project.read('package.json')).toBe('{')
})

test('a version that is none is refused', () => {
  const { exitCode, errors } = new SmallProject().run('upgrade', '--from', 'yesterday')
  expect([exitCode, errors]).toEqual([64, expect.stringContaining('It must be a version such as 0.1.0.')])
})
