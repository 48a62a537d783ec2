import { beforeEach, describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { buildAssets } from '../assets/assets.ts'
import { placeholders } from '../build/check.ts'
import type { Problem } from '../core/problem.ts'
import { loadSite } from '../load/load.ts'
import type { DevSite, loadDevSite, Opened } from './dev-site.ts'
import type { DevState } from './event-stream.ts'
import { LiveSite } from './live-site.ts'

const problem: Problem = {
  code: 'rule',
  severity: 'error',
  places: [{ file: 'data/acts.ts', line: 3 }],
  what: 'Een ding.',
  hint: 'Doe iets.',
}
const data = 'data/acts.ts'
const style = 'templates/styles/base.css'
const script = 'templates/browser/tabs.ts'
const template = 'templates/pages/ActPage.tsx'

let states: DevState[]
let reported: string[]
/** What the program returns, or throws. */
let opened: Opened | Error
let compiled: Error | undefined
/** For each opening, whether the owner's files may have changed, and those of styles and scripts. */
let openings: Parameters<typeof loadDevSite>[3][]
let programFiles: (readonly string[])[]
let liveSite: LiveSite
/** The version of pages that were made before a test changes anything. */
let before: string

const loaded = tinySite()
const built = { assets: placeholders(loaded).assets, files: new Map() }

/** A site whose only asset is a stylesheet. */
const siteWith = (name: string): { site: DevSite } => ({
  site: {
    headers: [],
    warnings: [],
    answer: () => ({ status: 404 }),
    routes: () => [],
    places: () => [],
    styles: [`${name}.css`],
    made: { loaded, load: loadSite, built, build: buildAssets },
  },
})

const program = {
  loadDevSite: async (...[, , , changed]: Parameters<typeof loadDevSite>) => {
    openings.push(changed)
    if (opened instanceof Error) throw opened
    return opened
  },
}

beforeEach(async () => {
  states = []
  reported = []
  openings = []
  programFiles = []
  opened = siteWith('first')
  compiled = undefined
  liveSite = new LiveSite({
    root: '',
    siteOptions: { today: '2026-01-01' },
    program: async (changed) => {
      programFiles.push(changed)
      if (compiled) throw compiled
      return program
    },
    send: (state) => states.push(state),
    report: (news) =>
      reported.push('fault' in news ? news.fault.message : news.problems.map(({ code }) => code).join()),
  })
  await liveSite.apply([])
  before = liveSite.version
})

test.each([
  [style, false, true, false],
  [script, false, true, true],
  [template, false, false, true],
  ['generator/core/party.ts', false, true, true],
  [data, true, false, true],
  ['content/acts/silkwood.md', true, false, true],
  ['static/hello.txt', true, false, true],
])('a change of %s: owned %s, bundled %s, reloads %s', async (changed, owned, bundled, reloads) => {
  await liveSite.apply([changed])
  expect(openings.at(-1)).toEqual({ owned, bundled })
  expect(liveSite.version !== before).toBe(reloads)
  expect(states.at(-1)).toEqual({
    version: liveSite.version,
    styles: ['first.css'],
    problems: [],
    isCurrent: true,
  })
})

test.each([data, style])(
  'a broken %s is shown over the last good site and reported once, until it is fixed',
  async (broken) => {
    opened = { problems: [problem] }
    for (const _again of [1, 2]) {
      await liveSite.apply([broken])
      expect(states.at(-1)).toEqual({
        version: before,
        styles: ['first.css'],
        problems: [problem],
        isCurrent: false,
      })
      expect(reported).toEqual(['rule'])
    }
    opened = siteWith('second')
    await liveSite.apply([broken])
    expect(states.at(-1)).toMatchObject({ styles: ['second.css'], problems: [], isCurrent: true })
    // New styles arrive without a reload.
    expect(liveSite.version !== before).toBe(broken === data)
    expect(reported).toEqual(['rule', ''])
  },
)

test('what could not be shown is made with the next change', async () => {
  opened = { problems: [problem] }
  await liveSite.apply([data])
  await liveSite.apply([template])
  opened = siteWith('second')
  await liveSite.apply([style])
  expect(openings.at(-1)).toEqual({ owned: true, bundled: true })
  expect(programFiles.at(-1)).toEqual([template, style])
  await liveSite.apply([data])
  expect(programFiles.at(-1)).toEqual([])
})

describe.each<[what: string, breaks: () => void, fixes: () => void]>([
  ['code that does not compile', () => (compiled = new Error('Kapot')), () => (compiled = undefined)],
  [
    'a fault while the site is opened',
    () => (opened = new Error('Kapot')),
    () => (opened = siteWith('second')),
  ],
])('%s', (_, breaks, fixes) => {
  test('is shown until it is fixed, also after other changes', async () => {
    breaks()
    for (const changed of [template, data]) {
      before = liveSite.version
      await liveSite.apply([changed])
      expect(liveSite.fault?.message).toBe('Kapot')
      expect(states.at(-1)?.version).not.toBe(before)
    }
    fixes()
    before = liveSite.version
    await liveSite.apply([template])
    expect(liveSite.fault).toBeUndefined()
    expect(states.at(-1)?.version).not.toBe(before)
  })
})

test('what the check of all pages finds is shown beside the page, but warnings only in the terminal', async () => {
  const [first] = states.splice(0)
  liveSite.addChecks([{ ...problem, severity: 'warning', code: 'hint' }])
  expect(states).toEqual([])
  liveSite.addChecks([problem])
  expect(states).toEqual([{ ...first, problems: [problem] }])
  expect(reported).toEqual(['hint', 'rule'])
  // Another program for the same files.
  await liveSite.apply([])
  expect(states.at(-1)).toEqual({ ...first, problems: [problem] })
})
