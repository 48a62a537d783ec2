import { expect, test } from 'vitest'
import { type FitFacts, fitOf, readFit, writeFit } from './party.ts'

const band: FitFacts = {
  price: { from: 2500, to: 3300 },
  sets: 2,
  setMinutes: 65,
  vehicles: 2,
  travellers: 6,
  people: 5,
  usual: [2, 120],
  hours: { bruiloft: [3, 55], festival: [1, 260] },
  guests: { from: 250, to: 5000 },
  places: ['binnen'],
  unsuited: ['festival'],
}
const tariff = { factors: [], travel: { includedKm: 100, centsPerKm: 50, eurosPerNight: 80 } }

test('the facts of an act are the same when they are read as they were written', () => {
  const duo: FitFacts = {
    ...band,
    usual: [1, 9999],
    hours: {},
    guests: { from: 0, to: 5000 },
    places: ['binnen', 'buiten'],
    unsuited: [],
  }
  for (const facts of [band, duo]) {
    expect(readFit(writeFit(facts))).toEqual(facts)
  }
})

test('a party is suited by an act that plays its occasion there, for so many guests, at that price; a question without an answer decides nothing', () => {
  expect(fitOf(band, {})).toMatchObject({ suits: [], against: [] })
  expect(fitOf(band, { occasion: 'bruiloft', guests: 400, place: 'binnen', budget: 3300 })).toMatchObject({
    suits: ['occasion', 'guests', 'place', 'budget'],
    against: [],
  })
  expect(fitOf(band, { occasion: 'festival', guests: 5001, place: 'buiten', budget: 2499 })).toMatchObject({
    suits: [],
    against: ['occasion', 'guests', 'place', 'budget'],
  })
})

test('an act whose price is on request is for no budget and against none', () => {
  const unpriced = { ...band, price: undefined }
  expect(readFit(writeFit(unpriced))).toEqual(unpriced)
  expect(fitOf(unpriced, { budget: 100 })).toMatchObject({ suits: ['unpriced'], against: [] })
  expect(fitOf(unpriced, { guests: 5001, budget: 100 }).against).toEqual(['guests'])
  expect(fitOf(unpriced, {}).suits).toEqual([])
})

test('an act that asks a larger room than the guests need suits them all the same, and says so', () => {
  expect(fitOf(band, { guests: 80 })).toMatchObject({ suits: ['room'], against: [] })
})

test('a day that is taken is against an act, and one in option is not; of any other, nothing is decided', () => {
  expect(fitOf(band, { day: 'taken' })).toMatchObject({ suits: [], against: ['taken'] })
  expect(fitOf(band, { day: 'option' })).toMatchObject({ suits: ['option'], against: [] })
  for (const day of ['free', 'unknown', undefined] as const)
    expect(fitOf(band, { day })).toMatchObject({ suits: [], against: [] })
})

test('a budget is enough from the upper end of the price on; between both ends, the price is around it', () => {
  const points = [2499, 2500, 3299, 3300].map((budget) => fitOf(band, { budget }))
  expect(points.map(({ suits, against }) => [...suits, ...against.map((point) => `not ${point}`)])).toEqual([
    ['not budget'],
    ['around'],
    ['around'],
    ['budget'],
  ])
})

test('the budget is held against the price with the ride', () => {
  // Two vehicles drive 100 km more than is included, for 50 cents each.
  expect(fitOf(band, { ride: { km: 100, minutes: 120 }, budget: 2599 }, tariff)).toMatchObject({
    price: { total: { from: 2600, to: 3400 } },
    against: ['budget'],
  })
})
