import { expect, test, vi } from 'vitest'
import type { ActDays } from '../../generator/core/diary.ts'
import { writeDiaries } from '../../generator/core/diary.ts'
import { type FitFacts, writeFit } from '../../generator/core/party.ts'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { daysOf, daysOn } from './days.ts'

vi.stubGlobal('WORDS', tinyWords())
vi.stubGlobal('document', { documentElement: { lang: 'nl-BE' } })
vi.stubGlobal('DIARIES', '/diaries.json')
vi.stubGlobal('PARTY', '/party.json')

const [taken, read] = [['2027-06-12'], '2026-11-28']
const facts: FitFacts = {
  ...{ price: { from: 1000, to: 1000 }, sets: 2, setMinutes: 60, vehicles: 1, travellers: 4, people: 4 },
  ...{ usual: [2, 60], hours: {}, guests: { from: 0, to: 200 }, places: ['binnen'], unsuited: [] },
}
const act = (slug: string, diary?: Partial<ActDays['diary']>, fit: Partial<FitFacts> = {}): ActDays => ({
  slug,
  name: slug,
  like: [],
  fit: writeFit({ ...facts, ...fit }),
  ...(diary && { diary: { taken: [], option: [], isWhole: true, read, ...diary } }),
})
const acts: ActDays[] = [
  { ...act('silkwood', { taken }), like: [1, 2, 3, 4, 5, 9] },
  act('maybe', { option: taken }),
  act('busy', { taken }),
  act('silent'),
  act('far', {}),
  act('shows', { isWhole: false }),
]
const days = daysOf(acts, '2027-06-12', '2026-12-01')

test('what is known of an act on the day is words, with the day of the reading where it is said to be free', () => {
  expect(days.textOf('silkwood')).toBe('[browser.party.taken 12 juni ]')
  expect(days.textOf('maybe')).toBe('[browser.party.option 12 juni ]')
  expect(days.textOf('far')).toBe('[browser.party.free 12 juni 28 november ]')
  expect(days.textOf('far', '2027-06-11', 'long')).toBe('[browser.party.free vrijdag 11 juni 28 november ]')
  expect(['silent', 'shows', 'nobody'].map((slug) => days.textOf(slug))).toEqual(
    Array(3).fill('[browser.party.unknown 12 juni]'),
  )
})

test('of a diary that is a sample, each state that it gives says so', () => {
  const sample = { taken, isSample: true }
  const invented = daysOf(
    [act('one', sample), act('two', { ...sample, isWhole: false })],
    '2027-06-12',
    '2026-12-01',
  )
  expect(invented.textOf('one')).toBe('[browser.party.taken 12 juni [browser.party.sample]]')
  expect(invented.textOf('one', '2027-06-13')).toMatch(/browser.party.sample/)
  expect(invented.textOf('two', '2027-06-13')).toBe('[browser.party.unknown 13 juni]')
})

test('in place of an act that is taken, three that are like it and not taken, those in option last', () => {
  expect(days.insteadOf('silkwood').map(({ slug }) => slug)).toEqual(['silent', 'far', 'shows'])
  const few = daysOf(acts.slice(0, 4), '2027-06-12', '2026-12-01')
  expect(few.insteadOf('silkwood').map(({ slug }) => slug)).toEqual(['silent', 'maybe'])
  expect(few.insteadOf('nobody')).toEqual([])
})

test('in place of an act that is taken, those that suit the party come before those that are nearer, and no answer leaves one out', () => {
  const roster = [
    { ...act('silkwood', { taken }), like: [1, 2, 3, 4] },
    act('small', {}, { guests: { from: 0, to: 50 } }),
    act('wide', {}, { guests: { from: 250, to: 500 } }),
    act('maybe', { option: taken }),
    act('far'),
  ]
  const instead = (guests: number) =>
    daysOf(roster, '2027-06-12', '2026-12-01', { guests })
      .insteadOf('silkwood')
      .map(({ slug }) => slug)
  expect(instead(40)).toEqual(['small', 'far', 'wide'])
  expect(instead(80)).toEqual(['far', 'wide', 'maybe'])
  expect(instead(400)).toEqual(['wide', 'small', 'far'])
})

test('nothing is said, and nothing fetched, of a day that is over or none; what could not be fetched is fetched at the next call', async () => {
  vi.setSystemTime('2026-12-01T12:00')
  const fetched = vi.fn<() => Promise<Response>>()
  // What a site says of parties does not arrive: days count all the same.
  vi.stubGlobal('fetch', (address: string) =>
    address === PARTY ? Promise.reject(new TypeError('no network')) : fetched(),
  )
  for (const date of [undefined, 'once', '2027', '2027-02-31', '2026-11-30'])
    expect(await daysOn(date)).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(0)
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  expect(await daysOn('2027-06-12')).toBeUndefined()
  fetched.mockResolvedValueOnce(new Response('<title>404</title>', { status: 404 }))
  expect(await daysOn('2027-06-12')).toBeUndefined()
  fetched.mockResolvedValueOnce(new Response(writeDiaries(acts)))
  expect((await daysOn('2027-06-12'))?.stateOf('silkwood')).toBe('taken')
  expect((await daysOn('2027-06-13'))?.stateOf('silkwood')).toBe('free')
  expect(fetched).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
