import { describe, expect, test } from 'vitest'
import {
  dayAndMonth,
  type Factor,
  type PriceFacts,
  priceOf,
  type Range,
  widest,
  withoutVat,
} from './price.ts'

const band: PriceFacts & { price: Range } = {
  price: { from: 2000, to: 2800 },
  sets: 2,
  setMinutes: 65,
  vehicles: 2,
  travellers: 6,
  usual: [2, 180],
  hours: { bruiloft: [3, 115] },
}
const factor = (group: Factor['group'], percent: number, ...on: Factor['on']): Factor => ({
  name: `${group} ${on}`,
  group,
  percent,
  on,
})
const tariff = {
  factors: [
    factor('occasion', 10, 'bruiloft'),
    factor('day', 10, 6),
    factor('season', -10, 1, 2),
    factor('sets', -15, 1),
    factor('sets', 15, 3),
  ],
  travel: { includedKm: 100, centsPerKm: 60, eurosPerNight: 85 },
}
const totalOf = (...of: Parameters<typeof priceOf>) => priceOf(of[0], of[1], of[2] ?? tariff).total

describe('the price of an evening', () => {
  test('is the own price of the act as long as nothing is known, and without the tariff of the agency', () => {
    expect(totalOf(band, {})).toEqual(band.price)
    expect(priceOf(band, { occasion: 'bruiloft', ride: { km: 200, minutes: 200 } }).total).toEqual(band.price)
  })

  test('rises and falls by parts of the own price, in steps of five euros, whatever the order of the answers', () => {
    expect(totalOf(band, { occasion: 'bruiloft' })).toEqual({ from: 2200, to: 3080 })
    // A Saturday in January.
    expect(totalOf(band, { date: '2027-01-09' })).toEqual(band.price)
    expect(totalOf(band, { occasion: 'bruiloft', date: '2027-06-12' })).toEqual({ from: 2400, to: 3360 })
    expect(totalOf({ ...band, price: { from: 810, to: 1190 } }, { occasion: 'bruiloft' })).toEqual({
      from: 890,
      to: 1310,
    })
  })

  test('changes with the number of sets where that is another than the one that the own price is for', () => {
    expect(totalOf(band, { sets: 2 })).toEqual(band.price)
    expect(totalOf(band, { sets: 3 })).toEqual({ from: 2300, to: 3220 })
    expect(totalOf({ ...band, sets: 1 }, { sets: 1 })).toEqual(band.price)
  })

  test('has the kilometres there and back in it beyond those included, for each vehicle', () => {
    expect(priceOf(band, { ride: { km: 50, minutes: 60 } }, tariff).trip).toEqual({ drive: 0, nights: 0 })
    expect(priceOf(band, { ride: { km: 115, minutes: 95 } }, tariff).trip).toEqual({ drive: 155, nights: 0 })
  })

  test('has a night for everybody who travels where the way home is too long, and a longer programme leaves less of it', () => {
    const nightsOf = (minutes: number, evening: { occasion?: string; sets?: number } = {}) =>
      priceOf(band, { ...evening, ride: { km: 50, minutes } }, tariff).trip.nights
    expect([nightsOf(180), nightsOf(181)]).toEqual([0, 510])
    expect([nightsOf(115, { sets: 3 }), nightsOf(116, { sets: 3 })]).toEqual([0, 510])
    // Three sets are what it plays at a wedding.
    expect([
      nightsOf(115, { occasion: 'bruiloft', sets: 3 }),
      nightsOf(116, { occasion: 'bruiloft' }),
    ]).toEqual([0, 510])
    expect(priceOf(band, { ride: { km: 0, minutes: 600 } }, tariff).trip).toEqual({ drive: 0, nights: 0 })
  })

  test('is unknown where it is on request, and the ride and the night are known all the same', () => {
    const { price: _, ...unpriced } = band
    const evening = { occasion: 'bruiloft', date: '2027-06-12', ride: { km: 115, minutes: 181 } }
    expect(priceOf(unpriced, evening, tariff)).toEqual({ changes: [], trip: { drive: 155, nights: 510 } })
  })

  test('is the sum of its parts', () => {
    const { own, changes, trip, total } = priceOf(
      band,
      { occasion: 'bruiloft', date: '2027-02-06', sets: 1, ride: { km: 150, minutes: 300 } },
      tariff,
    )
    expect(changes).toHaveLength(4)
    for (const end of ['from', 'to'] as const)
      expect(total[end]).toBe(
        changes.reduce((sum, change) => sum + change[end], own[end] + trip.drive + trip.nights),
      )
  })
})

test('a date gives its day of the week and its month; anything else gives neither', () => {
  expect(dayAndMonth('2027-06-12')).toEqual({ day: 6, month: 6 })
  expect(dayAndMonth('2027-01-03')).toEqual({ day: 7, month: 1 })
  for (const other of ['', '12/06/2027', '2027-13-45'])
    expect(dayAndMonth(other)).toEqual({ day: Number.NaN, month: Number.NaN })
})

test('ranges together reach from the lowest amount to the highest', () =>
  expect(
    widest([
      { from: 800, to: 1200 },
      { from: 700, to: 900 },
    ]),
  ).toEqual({ from: 700, to: 1200 }))

test('the amounts without VAT are those from which the rate makes the amounts with it, to the euro', () => {
  expect(withoutVat({ from: 1210, to: 2000 }, 21)).toEqual({ from: 1000, to: 1653 })
  expect(withoutVat({ from: 1060, to: 2120 }, 6)).toEqual({ from: 1000, to: 2000 })
})
