import { expect, test, vi } from 'vitest'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { answersOf, coversText, fitText, partyIn } from './party.ts'

vi.stubGlobal('WORDS', tinyWords())
vi.stubGlobal('document', { documentElement: { lang: 'nl-BE' } })

const data = {
  occasions: [{ key: 'bruiloft', name: 'Bruiloft' }],
  places: [{ key: 'buiten', name: 'Buiten' }],
  cities: [
    { key: 'gent', name: 'Gent', km: 100, minutes: 90 },
    { key: 'tienen', name: 'Tienen', km: 0, minutes: 15 },
  ],
  factors: [],
  travel: { includedKm: 80, centsPerKm: 50, eurosPerNight: 80 },
}

test('of a query only answers are read, and of those what can be one: anyone can write an address', () => {
  expect(partyIn('?occasion=bruiloft&date=2027-06-12&city=gent&guests=120&act=silkwood')).toEqual({
    occasion: 'bruiloft',
    date: '2027-06-12',
    city: 'gent',
    guests: '120',
  })
  expect(partyIn('?city=<b>&guests=&occasion=Bruiloft!')).toEqual({})
  expect(partyIn('?guests=veel&budget=1500-2000')).toEqual({})
})

test('answers keep the order of their query: that of a bar begins with the last one', () => {
  expect(Object.keys(partyIn('?guests=120&act=silkwood&city=gent&date=2027-06-12'))).toEqual([
    'guests',
    'city',
    'date',
  ])
})

test('answers are shown by their names in one order, without those that the site does not know', () => {
  expect(
    answersOf(
      { guests: '120', city: 'gent', date: '2027-06-12', occasion: 'bruiloft', place: 'buiten' },
      data,
    ),
  ).toEqual([
    ['occasion', 'Bruiloft'],
    ['date', '12 juni 2027'],
    ['city', 'Gent'],
    ['guests', '[browser.party.guests 120]'],
    ['place', 'Buiten'],
  ])
  expect(answersOf({ city: 'atlantis', date: 'once' }, data)).toEqual([])
})

test('the reasons why an act suits are words, and where something is against it, only that', () => {
  const answers = new Map<string, string>(
    answersOf({ occasion: 'bruiloft', place: 'buiten', guests: '120' }, data),
  )
  const own = { from: 1, to: 2 }
  const price = { own, changes: [], trip: { drive: 0, nights: 0 }, total: own }
  expect(fitText({ suits: ['occasion', 'place'], against: [], price }, answers)).toBe(
    '[browser.party.suits bruiloft, buiten]',
  )
  expect(fitText({ suits: ['occasion'], against: ['place'], price }, answers)).toBe(
    '[browser.party.not [browser.party.notPlace buiten]]',
  )
  expect(fitText({ suits: [], against: [], price }, answers)).toBe('')
  // The day has a sentence of its own.
  expect(fitText({ suits: ['option', 'occasion'], against: [], price }, answers)).toBe(
    '[browser.party.suits bruiloft]',
  )
  expect(fitText({ suits: ['occasion'], against: ['taken', 'place'], price }, answers)).toBe(
    '[browser.party.not [browser.party.notPlace buiten]]',
  )
  expect(fitText({ suits: ['occasion'], against: ['taken'], price }, answers)).toBe('')
})

test('a price says for which evening it is and which kilometres are in it, as soon as one of these is known', () => {
  const covers = (party: Parameters<typeof coversText>[0]) => coversText(party, data, false)
  expect(covers({})).toBe('')
  expect(covers({ guests: '120', city: 'atlantis', occasion: 'onbekend' })).toBe('')
  expect(covers({ city: 'gent' })).toBe('[browser.party.withRide Gent]')
  expect(covers({ city: 'tienen', occasion: 'bruiloft' })).toBe('[browser.party.forOccasion bruiloft]')
  expect(covers({ date: '2027-06-12', occasion: 'bruiloft' })).toBe(
    '[browser.party.forOccasion bruiloft] [browser.party.onDay zaterdag 12 juni], [browser.party.firstKm 80]',
  )
  expect(coversText({ city: 'gent' }, data, true)).toBe('[browser.party.withNight Gent]')
})
