import { expect, test } from 'vitest'
import { type FitFacts, fitOf, readFit, writeFit } from './party.ts'

const band: FitFacts = {
  price: { from: 2500, to: 3300 },
  vehicles: 2,
  people: 5,
  drive: 120,
  guests: { from: 250, to: 5000 },
  places: ['binnen'],
  unsuited: ['festival'],
}
const travel = { includedKm: 100, centsPerKm: 50, eurosPerNight: 80 }

test('the facts of an act are the same when they are read as they were written', () => {
  const duo: FitFacts = {
    ...band,
    drive: Number.POSITIVE_INFINITY,
    guests: { from: 0, to: Number.POSITIVE_INFINITY },
    places: ['binnen', 'buiten'],
    unsuited: [],
  }
  for (const facts of [band, duo]) {
    const read = readFit(writeFit(facts))
    expect({ ...read, unsuited: read.unsuited.filter(Boolean) }).toEqual(facts)
  }
})

test('a party is suited by an act that plays its occasion there, for so many guests, at that price; a question without an answer decides nothing', () => {
  expect(fitOf(band, {})).toMatchObject({ suits: [], against: [] })
  expect(fitOf(band, { occasion: 'bruiloft', guests: 400, place: 'binnen', budget: 2500 })).toMatchObject({
    suits: ['occasion', 'guests', 'place', 'budget'],
    against: [],
  })
  expect(fitOf(band, { occasion: 'festival', guests: 5001, place: 'buiten', budget: 2499 })).toMatchObject({
    suits: [],
    against: ['occasion', 'guests', 'place', 'budget'],
  })
})

test('an act that asks a larger room than the guests need suits them all the same, and says so', () => {
  expect(fitOf(band, { guests: 80 })).toMatchObject({ suits: ['room'], against: [] })
})

test('the price has the ride in it, with a night for each person where the drive home is too long, and the budget is held against that', () => {
  // Two vehicles drive 100 km more than is included, for 50 cents each.
  expect(fitOf(band, { ride: { km: 100, minutes: 120 }, budget: 2599 }, travel)).toMatchObject({
    price: { from: 2600, to: 3400 },
    against: ['budget'],
  })
  expect(fitOf(band, { ride: { km: 100, minutes: 121 } }, travel).price).toEqual({ from: 3000, to: 3800 })
})
