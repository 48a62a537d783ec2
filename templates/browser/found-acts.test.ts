import { expect, test } from 'vitest'
import type { DayState } from '../../generator/core/diary.ts'
import { type Choice, findActs, folded, hasWords, sortByFit } from './found-acts.ts'

const acts = [
  { kind: 'tribute', text: 'viva la vida coldplay', facets: ['bruiloft', 'groot'] },
  { kind: 'tribute', text: 'money for nothing dire straits', facets: ['festival'] },
  { kind: 'cover', text: 'band marginal coldplay en meer', facets: ['bruiloft'] },
  { kind: 'cover', text: 'de zangfabriek', facets: ['festival', 'groot'] },
]
const all: Choice = { kind: undefined, words: '', facets: [] }
const firstWords = (found: readonly { text: string }[]) => found.map(({ text }) => text.split(' ')[0])

test('what the filters leave out still counts for their numbers', () => {
  expect(firstWords(findActs(acts, { ...all, kind: 'tribute', facets: ['festival'] }).inTab)).toEqual([
    'viva',
    'money',
  ])
})

test('where nothing is found, acts with the words come first, then those that meet most of the rest', () => {
  const { nearest } = findActs(acts, { kind: 'tribute', words: 'zangfabriek', facets: ['bruiloft'] })
  expect(firstWords(nearest)).toEqual(['de', 'viva', 'money'])
  expect(findActs(acts, all).nearest).toEqual([])
})

const priced = (name: string, from: number, people: number, least = 0, to = from) => ({
  name,
  slug: name,
  fit: `[${from},${to},1,60,1,${people},${people},${least},1000,[1,60],{},[~binnen~],[]]`,
})
const roster = [priced('large', 3000, 8, 250), priced('cheap', 800, 2), priced('band', 2000, 5)]
const namesIn = (acts: readonly { name: string }[]) => acts.map(({ name }) => name)

test('acts that suit the party come first; of those, the ones that ask a larger room or may cost more are last', () => {
  const { suited, others, reasons } = sortByFit(roster, 'fit', { guests: 100, budget: 2500 })
  expect([namesIn(suited), namesIn(others), reasons]).toEqual([['cheap', 'band'], ['large'], ['budget']])
  expect(namesIn(sortByFit(roster, 'fit', { guests: 100 }).suited)).toEqual(['cheap', 'band', 'large'])
  expect(namesIn(sortByFit(roster, 'fit', {}).suited)).toEqual(['large', 'cheap', 'band'])
  const wide = priced('wide', 800, 2, 0, 1200)
  expect(namesIn(sortByFit([wide, ...roster], 'fit', { budget: 1000 }).suited)).toEqual(['cheap', 'wide'])
})

test('of each of the others there is what is first against it', () => {
  expect(sortByFit(roster, 'fit', { guests: 1001 }).reasons).toEqual(['guests', 'guests', 'guests'])
  const quiet = {
    ...priced('quiet', 500, 2),
    fit: priced('', 500, 2).fit.replace(/\[\]\]$/, '[~bruiloft~]]'),
  }
  expect(sortByFit([quiet, ...roster], 'fit', { occasion: 'bruiloft', budget: 900 }).reasons).toEqual([
    'occasion',
    'budget',
    'budget',
  ])
})

test('acts whose price is on request are a group of their own beside a budget, and last by price', () => {
  const asked = [priced('asked', 0, 2), ...roster]
  const { suited, unpriced, others } = sortByFit(asked, 'fit', { budget: 2500 })
  expect([suited, unpriced, others].map(namesIn)).toEqual([['cheap', 'band'], ['asked'], ['large']])
  // What does not suit for another reason is with the others.
  expect(namesIn(sortByFit(asked, 'fit', { budget: 2500, guests: 5000 }).unpriced)).toEqual([])
  expect(namesIn(sortByFit(asked, 'price', {}).suited)).toEqual(['cheap', 'band', 'large', 'asked'])
  expect(namesIn(sortByFit(asked, 'fit', {}).suited)).toEqual(['asked', 'large', 'cheap', 'band'])
})

test('of acts that suit, those in option are last; one that is taken is behind all that suit', () => {
  const states: Record<string, DayState> = { cheap: 'option', band: 'unknown', free: 'free', busy: 'taken' }
  const acts = [priced('busy', 900, 2), ...roster, priced('free', 900, 3)]
  const stateOf = (slug: string) => states[slug] ?? 'unknown'
  const { suited, others } = sortByFit(acts, 'fit', { date: '2027-06-12', guests: 100 }, undefined, stateOf)
  // The first asks a larger room, which is as much as an option.
  expect([namesIn(suited), namesIn(others)]).toEqual([['band', 'free', 'large', 'cheap'], ['busy']])
  expect(namesIn(sortByFit(acts, 'price', { date: '2027-06-12' }, undefined, stateOf).others)).toEqual([
    'busy',
  ])
})

test('by price the nights of a long ride count', () => {
  const tariff = { factors: [], travel: { includedKm: 0, centsPerKm: 0, eurosPerNight: 500 } }
  expect(namesIn(sortByFit(roster, 'price', { ride: { km: 5, minutes: 90 } }, tariff).suited)).toEqual([
    'cheap',
    'band',
    'large',
  ])
  expect(
    namesIn(
      sortByFit(
        [priced('two', 1000, 2), priced('one', 1400, 1)],
        'price',
        { ride: { km: 5, minutes: 90 } },
        tariff,
      ).suited,
    ),
  ).toEqual(['one', 'two'])
  // No kilometres: the party is in the town of the office.
  expect(
    namesIn(
      sortByFit(
        [priced('two', 1000, 2), priced('one', 1400, 1)],
        'price',
        { ride: { km: 0, minutes: 90 } },
        tariff,
      ).suited,
    ),
  ).toEqual(['two', 'one'])
})

test.each([
  ['Beyoncé', 'beyonce'],
  ['SLASH N’ ROSES', 'slash n roses'],
  ["Petty's Heartbreakers", 'pettys heartbreakers'],
  ['  soul,\n funk & pop ', 'soul funk pop'],
  ['1984', '1984'],
  ['!?', ''],
])('%s is compared as "%s"', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

const card = folded(
  'The Deputees Tribute to Bob Marley Reggae voor een zomers feest, met zon in de drie stemmen.',
)

const beginnings = ['MARLEY', 'zomers deputees', 'marl', '', 'Bob and Marley', 'Bob & Marley']
const slips = ['marlye', 'marly', 'regae', 'reggaee', 'merley', 'eest', 'fees', 'eputee']
test.each([...beginnings, ...slips])('searching "%s" finds the act', (words) =>
  expect(hasWords(card, folded(words))).toBe(true),
)

// A short word, such as the last, has too many neighbours.
test.each(['marley coldplay', 'morlye', 'zoo', 'omer', 'zors'])(
  'searching "%s" does not find it',
  (words) => {
    expect(hasWords(card, folded(words))).toBe(false)
  },
)
