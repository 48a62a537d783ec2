import { beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../core/problem.ts'
import type { Answer, DevProgram, DevSite, Opened } from './dev-site-type.ts'
import type { DevEvent } from './event-stream.ts'
import { LiveSite } from './live-site.ts'

const problem: Problem = { code: 'rule', severity: 'error', places: [{ file: 'data/acts.ts', line: 3 }], what: 'Een ding.', hint: 'Doe iets.' }

let events: DevEvent[]
let reported: string[]
/** What the program returns. */
let assets: readonly Problem[]
let opened: Opened
let compiled: DevProgram | Error
let openings: number
let liveSite: LiveSite

const file = (content: string): Answer => ({ kind: 'file', content, type: 'text/css', isImmutable: true })

/** A site whose only asset is a stylesheet. */
const site = (name: string): DevSite => ({
  headers: [],
  warnings: [],
  answer: () => ({ kind: 'nothing' }),
  routes: () => ({ rows: [], total: 0 }),
  stylesheet: () => name,
  assets: () => new Map([[name, () => file(name)]]),
  rebuildAssets: async () => assets,
})

const program: DevProgram = {
  openSite: async () => {
    openings += 1
    return opened
  },
  checkSite: async () => [],
}

beforeEach(async () => {
  events = []
  reported = []
  assets = []
  openings = 0
  opened = { site: site('first') }
  compiled = program
  liveSite = new LiveSite({
    root: '',
    site: { today: '2026-01-01' },
    id: 'test',
    program,
    compile: async () => {
      if (compiled instanceof Error) throw compiled
      return compiled
    },
    send: (event) => events.push(event),
    report: (news) => reported.push('fault' in news ? news.fault.message : news.problems.map(({ code }) => code).join()),
  })
  await liveSite.apply('site')
  events = []
})

const types = () => events.map(({ type }) => type)

test('a change of the data reloads pages, which were made from another state than the next', async () => {
  const before = liveSite.version
  await liveSite.apply('site')
  expect(types()).toEqual(['reload'])
  expect(liveSite.version).not.toBe(before)
})

test('a change of the styles reads nothing else and reloads nothing', async () => {
  const before = liveSite.version
  openings = 0
  await liveSite.apply('styles')
  expect(events).toEqual([{ type: 'styles', href: 'first' }])
  expect(openings).toBe(0)
  expect(liveSite.version).toBe(before)
})

describe('a page from before a change gets its stylesheet', () => {
  test('after a change of the data, until another change replaces styles', async () => {
    opened = { site: site('second') }
    await liveSite.apply('site')
    expect(liveSite.answer('first')).toEqual(file('first'))
    // The styles stay, and so do those that they replaced.
    await liveSite.apply('site')
    expect(liveSite.answer('first')).toEqual(file('first'))
    opened = { site: site('third') }
    await liveSite.apply('site')
    expect(liveSite.answer('second')).toEqual(file('second'))
    expect(liveSite.answer('first')).toEqual({ kind: 'nothing' })
  })

  test('after a change of the styles', async () => {
    let name = 'old'
    opened = {
      site: {
        ...site('old'),
        assets: () => site(name).assets(),
        rebuildAssets: async () => {
          name = 'new'
          return []
        },
      },
    }
    await liveSite.apply('site')
    await liveSite.apply('styles')
    expect(liveSite.answer('old')).toEqual(file('old'))
  })
})

describe('broken data', () => {
  beforeEach(async () => {
    opened = { problems: [problem] }
    await liveSite.apply('site')
  })

  test('is shown, and the last good site stays', () => {
    expect(events).toEqual([{ type: 'problems', problems: [problem] }])
    expect(liveSite.site?.stylesheet()).toBe('first')
    expect(reported).toEqual(['rule'])
  })

  test('that is fixed removes the problems and reloads the page', async () => {
    events = []
    opened = { site: site('second') }
    await liveSite.apply('site')
    expect(events).toEqual([{ type: 'problems', problems: [] }, { type: 'reload' }])
    expect(liveSite.site?.stylesheet()).toBe('second')
    expect(reported).toEqual(['rule', ''])
  })

  test('does not keep a change of the styles from the page', async () => {
    events = []
    await liveSite.apply('styles')
    expect(events).toEqual([
      { type: 'problems', problems: [problem] },
      { type: 'styles', href: 'first' },
    ])
  })

  test('is reported once in the terminal, however often it is saved', async () => {
    await liveSite.apply('site')
    expect(reported).toEqual(['rule'])
  })
})

test('broken styles keep the old ones, and fixed ones need no reload', async () => {
  assets = [problem]
  await liveSite.apply('styles')
  expect(types()).toEqual(['problems'])
  assets = []
  events = []
  await liveSite.apply('styles')
  expect(events).toEqual([
    { type: 'problems', problems: [] },
    { type: 'styles', href: 'first' },
  ])
})

test('code that does not compile is a fault until it does, also after other changes', async () => {
  compiled = new Error('Unexpected token')
  await liveSite.apply('program')
  expect(liveSite.fault?.message).toBe('Unexpected token')
  expect(types()).toEqual(['reload'])
  await liveSite.apply('site')
  expect(liveSite.fault?.message).toBe('Unexpected token')
  compiled = program
  events = []
  await liveSite.apply('program')
  expect(liveSite.fault).toBeUndefined()
  expect(types()).toEqual(['reload'])
})

test('a fault while the site is opened ends with the change that fixes it', async () => {
  const openSite = () => Promise.reject(new TypeError('x is not a function'))
  compiled = { ...program, openSite }
  await liveSite.apply('program')
  expect(liveSite.fault?.message).toBe('x is not a function')
  compiled = program
  await liveSite.apply('program')
  expect(liveSite.fault).toBeUndefined()
})

test('what the check of all pages finds is shown beside the page, but warnings only in the terminal', () => {
  liveSite.addChecks([{ ...problem, severity: 'warning', code: 'hint' }])
  expect(events).toEqual([])
  liveSite.addChecks([problem])
  expect(events).toEqual([{ type: 'problems', problems: [problem] }])
  expect(reported).toEqual(['hint', 'rule'])
})
