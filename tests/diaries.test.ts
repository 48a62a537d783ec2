/** The days on which acts are booked, in a whole project: read, published, renamed and asked about. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readDiaries } from '../generator/core/diary.ts'
import { run as runIn, SmallProject } from './project.ts'

const file = 'content/diaries/silkwood.yaml'
const written = 'read: 2026-11-28\ntaken:\n  - 2027-06-12\noption:\n  - 2027-06-19\n'
const today = { SOURCE_DATE_EPOCH: `${Date.UTC(2026, 10, 29, 12) / 1000}` }

let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
  mkdirSync(join(project.root, 'content/diaries'))
  project.write(file, written)
})

/** Gives fields to an act of the project. */
const give = (slug: string, fields: string) =>
  project.edit('data/acts.ts', `slug: '${slug}',`, `slug: '${slug}',\n    ${fields}`)

const run = (...args: string[]) => runIn(project.root, args, today)

test('the days of an act are published in one file, and its page shows them', () => {
  give('silkwood', "diary: 'whole',")
  expect(run('generate').errors).toBe('')
  const [silkwood] = readDiaries(JSON.parse(project.read('out/diaries.json'))).filter(
    ({ slug }) => slug === 'silkwood',
  )
  expect(silkwood?.diary).toEqual({
    taken: ['2027-06-12'],
    option: ['2027-06-19'],
    isWhole: true,
    read: '2026-11-28',
    isSample: false,
  })
  expect(project.read('out/artist/silkwood/index.html')).toContain('juni 2027')
  expect(project.read('out/sw.js')).not.toContain('diaries.json')
  for (const line of ['sitemap.xml', 'artist/silkwood/index.html'])
    expect(project.read(`out/${line}`)).not.toContain('diaries.json')
})

test('a file of no act is named, and one of a draft belongs to it', () => {
  project.write('content/diaries/zilkwood.yaml', written)
  give('silkwood', 'draft: true,')
  const { errors, output } = run('check')
  expect(errors + output).toContain('content/diaries/zilkwood.yaml belongs to no entry of the data')
  expect(errors + output).not.toContain(file)
})

test('samples that are hidden take no day, also not of those that share their musicians', () => {
  project.edit('data/site.ts', 'export const site = {', "export const site = {\n  samples: 'hide',")
  give('silkwood', "diary: { value: 'whole', sample: true },")
  expect(run('generate').errors).toBe('')
  expect(() => project.read('out/diaries.json')).toThrow()
})

test('a rename and a removal follow the file of the days and the acts that share musicians', () => {
  const other = /slug: '(?!silkwood)([^']+)'/.exec(project.read('data/acts.ts'))?.[1] ?? ''
  give('silkwood', "diary: 'taken',")
  give(other, "sharesMusiciansWith: ['silkwood'],")
  expect(run('affected-by', file).output).toContain('/artist/silkwood/')
  expect(run('why', '/artist/silkwood/').output).toContain(file)
  expect(run('rename', 'act', 'silkwood', 'silk-wood', '--yes').errors).toBe('')
  expect(project.read('content/diaries/silk-wood.yaml')).toBe(written)
  expect(project.read('data/acts.ts')).toContain("sharesMusiciansWith: ['silk-wood']")
  expect(run('remove', 'act', 'silk-wood', '--unlink', '--yes').errors).toBe('')
  expect(() => project.read('content/diaries/silk-wood.yaml')).toThrow()
  expect(project.read('data/acts.ts')).toContain('sharesMusiciansWith: []')
})
