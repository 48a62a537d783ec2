/**
 * A run that finds nothing changed ends at once, and no edit of anything that the site is made from goes
 * unnoticed.
 */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { coarsestClock } from '../generator/system/digests.mjs'
import { sampled } from './depth.ts'
import { ProgramCopy } from './dev-server.ts'
import { type Run, run, SmallProject } from './project.ts'

const project = new SmallProject()
const program = new ProgramCopy()
const command = ['generate', '--timings', '--digest']
const generate = (args: string[] = [], environment: Record<string, string> = {}): Run =>
  run(project.root, [...command, ...args], environment)
/** The same by the copy of the program, in a process of its own. */
const generateByCopy = (...args: string[]): Run => program.run(project.root, ...command, ...args)
const endedAtOnce = ({ output }: Run) => /^unchanged \d+ ms$/m.test(output)
const digestOf = ({ output }: Run) => output.trim().split('\n').at(-1)

beforeAll(() => void generateByCopy())

test('the second run ends at once, with the same report and empty lists of changes', async () => {
  // A file is not known by its times as long as a coarse clock could give it the same ones again.
  await pause(coarsestClock)
  generateByCopy()
  const first = generateByCopy('--force')
  const second = generateByCopy()
  expect([endedAtOnce(first), endedAtOnce(second)]).toEqual([false, true])
  const report = ({ output }: Run) => output.replace(/ in [\d.]+ s/, '').replace(/^.* \d+ ms$/m, '')
  expect(report(second)).toBe(report(first))
  for (const list of ['changed.txt', 'removed.txt']) expect(project.read(`.out/${list}`)).toBe('')
})

const add = (added: string) => (text: string) => text + added
const edits: [name: string, file: string, edit: (text: string) => string][] = [
  ['a template', 'templates/pages/ActPage.tsx', add('\n// Changed.\n')],
  ['a style', 'templates/styles/base.css', add('\n.other { color: red }\n')],
  ['the code of the generator', 'generator/core/problem-texts.ts', add('\n// Changed.\n')],
  ['the settings of the compiler', 'tsconfig.json', add('\n')],
  ['the versions of the packages', 'package-lock.json', () => '{}'],
]
test.each(sampled(edits, 2))('%s is noticed', (_, file, edit) => {
  const path = join(program.home, file)
  const before = readFileSync(path, 'utf8')
  onTestFinished(() => writeFileSync(path, before))
  writeFileSync(path, edit(before))
  const changed = generateByCopy()
  expect([changed.exitCode, endedAtOnce(changed)]).toEqual([0, false])
})

describe("the owner's files", () => {
  beforeEach(() => void generate())

  const inputs: [name: string, edit: () => void][] = [
    ['a field of an act', () => project.edit('data/acts.ts', "name: '", "name: 'De ")],
    ['a setting', () => project.edit('data/site.ts', "phone: '+32 16", "phone: '+32 17")],
    ['a text', () => appendFileSync(join(project.root, 'content/acts/silkwood.md'), '\nNog een zin.\n')],
    ['a sentence', () => project.edit('content/sentences.yaml', 'all-acts: "', 'all-acts: "Nu ')],
    ['a file that is published as it is', () => project.write('static/nieuw.txt', 'nieuw')],
    ['a picture', () => appendFileSync(join(project.root, 'static/icons/favicon.svg'), '<!-- other -->')],
    [
      'a file that is gone',
      () => {
        project.write('static/weg.txt', 'weg')
        generate()
        rmSync(join(project.root, 'static/weg.txt'))
      },
    ],
    ['a published file', () => writeFileSync(join(project.root, 'out/index.html'), 'spoiled')],
    ['a published file that is gone', () => rmSync(join(project.root, 'out/robots.txt'))],
  ]

  const beside = (file: string) => join(project.root, file.replaceAll('/', '-'))

  test('a link to equal content in the place of a text is an error, as it is of a first run', () => {
    const file = join(project.root, 'content/sentences.yaml')
    expect(endedAtOnce(generate())).toBe(true)
    renameSync(file, beside('text'))
    symlinkSync(beside('text'), file)
    const { exitCode } = generate()
    renameSync(beside('text'), file)
    expect(exitCode).toBe(1)
  })

  test('an empty folder is noticed', () => {
    mkdirSync(join(project.root, 'static/.x'))
    expect(endedAtOnce(generate())).toBe(false)
    rmdirSync(join(project.root, 'static/.x'))
  })

  test('--force restores a file whose bytes were changed in place and whose time was put back', () => {
    const page = join(project.root, 'out/index.html')
    const before = readFileSync(page)
    const { mtimeNs } = statSync(page, { bigint: true })
    spawnSync('sh', [
      '-c',
      'touch -r "$1" "$2"; printf xxxxxx | dd of="$1" bs=1 seek=10 conv=notrunc; touch -r "$2" "$1"',
      'sh',
      page,
      beside('time'),
    ])
    expect([readFileSync(page).equals(before), statSync(page, { bigint: true }).mtimeNs]).toEqual([
      false,
      mtimeNs,
    ])
    expect(generate(['--force']).output).toMatch(/^1 file written/m)
    expect(readFileSync(page).equals(before)).toBe(true)
  })

  test.each(sampled(inputs, 3))('%s is noticed', (_, edit) => {
    edit()
    const changed = generate()
    expect([changed.exitCode, endedAtOnce(changed)]).toEqual([0, false])
  })

  test.each([
    ['the address', { SITE_ADDRESS: 'https://other.example' }],
    ['the day', { SOURCE_DATE_EPOCH: '1900000000' }],
  ])('%s of the environment is noticed', (_, environment) => {
    expect(endedAtOnce(generate([], environment))).toBe(false)
  })

  test('after all these edits the site equals a clean build, and an edit that stops the run is reported each time', () => {
    const again = generate()
    expect(digestOf(generate(['--force']))).toBe(digestOf(again))
    expect(endedAtOnce(generate())).toBe(true)
    project.edit('data/acts.ts', "category: '", "category: 'x")
    for (const attempt of [generate(), generate()])
      expect([attempt.exitCode, endedAtOnce(attempt)]).toEqual([1, false])
    project.edit('data/acts.ts', "category: 'x", "category: '")
  })
})
