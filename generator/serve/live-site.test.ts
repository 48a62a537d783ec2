import { beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../core/problem.ts'
import { readable } from '../system/readable.ts'
import type { Answer, DevProgram, DevSite, Opened } from './dev-site-type.ts'
import type { DevState } from './event-stream.ts'
import { LiveSite } from './live-site.ts'

const problem: Problem = { code: 'rule', severity: 'error', places: [{ file: 'data/acts.ts', line: 3 }], what: 'Een ding.', hint: 'Doe iets.' }

let states: DevState[]
let reported: string[]
/** What the program returns. */
let assets: readonly Problem[]
let opened: Opened
let compiled: DevProgram | Error
let openings: number
let liveSite: LiveSite
/** The version of pages that were made before a test changes anything. */
let before: string

const file = (content: string): Answer => ({ kind: 'file', content, type: 'text/css', isImmutable: true })

/** A site whose only asset is a stylesheet. */
const site = (name: string): DevSite => ({
  headers: [],
  warnings: [],
  answer: () => ({ kind: 'nothing' }),
  routes: () => ({ rows: [], total: 0 }),
  places: () => [],
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
  states = []
  reported = []
  assets = []
  openings = 0
  opened = { site: site('first') }
  compiled = program
  liveSite = new LiveSite({
    root: '',
    site: { today: '2026-01-01' },
    program,
    compile: async () => {
      if (compiled instanceof Error) throw compiled
      return compiled
    },
    send: (state) => states.push(state),
    report: (news) => reported.push('fault' in news ? news.fault.message : news.problems.map(({ code }) => code).join()),
  })
  await liveSite.apply('site')
  before = liveSite.version
})

test('a change of the styles reads nothing else and reloads nothing; one of the data reloads pages', async () => {
  await liveSite.apply('styles')
  expect(states.at(-1)).toEqual({ version: before, stylesheet: 'first', problems: [] })
  expect(openings).toBe(1)
  await liveSite.apply('site')
  expect(states.at(-1)?.version).toBe(liveSite.version)
  expect(liveSite.version).not.toBe(before)
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

test('broken data is shown over the last good site and reported once, until it is fixed', async () => {
  opened = { problems: [problem] }
  for (const level of ['site', 'site', 'styles'] as const) {
    await liveSite.apply(level)
    expect(states.at(-1)).toEqual({ version: before, stylesheet: 'first', problems: [problem] })
    expect(reported).toEqual(['rule'])
  }
  opened = { site: site('second') }
  await liveSite.apply('site')
  expect(states.at(-1)).toMatchObject({ stylesheet: 'second', problems: [] })
  expect(liveSite.version).not.toBe(before)
  expect(reported).toEqual(['rule', ''])
})

test('broken styles keep the old ones, and fixed ones need no reload', async () => {
  for (assets of [[problem], []]) {
    await liveSite.apply('styles')
    expect(states.at(-1)).toEqual({ version: before, stylesheet: 'first', problems: assets })
  }
})

test.each([
  ['code that does not compile', new Error('Kapot')],
  ['a fault while the site is opened', { ...program, openSite: () => Promise.reject(new Error('Kapot')) }],
])('%s is shown until it is fixed, also after other changes', async (_, broken) => {
  compiled = broken
  for (const level of ['program', 'site'] as const) {
    before = liveSite.version
    await liveSite.apply(level)
    expect(liveSite.fault?.message).toBe('Kapot')
    expect(states.at(-1)?.version).not.toBe(before)
  }
  compiled = program
  before = liveSite.version
  await liveSite.apply('program')
  expect(liveSite.fault).toBeUndefined()
  expect(states.at(-1)?.version).not.toBe(before)
})

test('what the check of all pages finds is shown beside the page, but warnings only in the terminal', () => {
  const [first] = states.splice(0)
  liveSite.addChecks([{ ...problem, severity: 'warning', code: 'hint' }])
  expect(states).toEqual([])
  liveSite.addChecks([problem])
  expect(states).toEqual([{ ...first, problems: [problem] }])
  expect(reported).toEqual(['hint', 'rule'])
})

test('a site that could not be opened because connections held all descriptors is opened once some are free, and nothing is reported', async () => {
  let lacking = 2
  compiled = {
    ...program,
    openSite: async () => {
      if (lacking-- > 0) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
      return { site: site('second') }
    },
  }
  await liveSite.apply('program')
  expect([liveSite.state.stylesheet, liveSite.fault, reported]).toEqual(['second', undefined, []])
})

test('nor is a file reported that could not be read for that reason: it is read again', async () => {
  const { problems } = readable('data/acts.ts', () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' })
  })
  let lacking = 2
  compiled = { ...program, openSite: async () => (lacking-- > 0 ? { problems } : { site: site('third') }) }
  await liveSite.apply('program')
  expect([liveSite.state.stylesheet, liveSite.errors, reported]).toEqual(['third', [], []])
})
