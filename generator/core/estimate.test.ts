import { describe, expect, test } from 'vitest'
import { dayAndMonth, type EstimateLine, estimate, overlap, withoutVat } from './estimate.ts'

const base = { name: 'Allround coverband', from: 2000, to: 2800 }
const travel = { includedKm: 100, centsPerKm: 60 }
const factor = (percent: number) => ({ name: 'Zaterdag', percent, on: [6] })
const sum = (lines: readonly EstimateLine[]) => ({
  from: lines.reduce((total, { from }) => total + from, 0),
  to: lines.reduce((total, { to }) => total + to, 0),
})

describe('the price indication', () => {
  test('is what kind and size have in common when nothing else is known, and is not made for a kind that never plays in a size', () => {
    expect(overlap({ from: 1500, to: 2800 }, { from: 2000, to: 3500 })).toEqual({ from: 2000, to: 2800 })
    expect(estimate(base, [], undefined, travel)).toEqual({ lines: [base], total: { from: 2000, to: 2800 } })
    expect(overlap({ from: 2000, to: 5000 }, { from: 1200, to: 2000 })).toBeUndefined()
  })

  test('of a kind with one price is that price in each size that has it', () => {
    const price = { from: 1200, to: 1200 }
    expect(overlap(price, { from: 600, to: 1200 })).toEqual(price)
    expect(overlap({ from: 800, to: 1500 }, price)).toEqual(price)
    expect(overlap(price, { from: 2000, to: 3500 })).toBeUndefined()
  })

  test('rises and falls with each factor, by a part of the first line', () => {
    expect(estimate(base, [factor(10)], undefined, travel).total).toEqual({ from: 2200, to: 3100 })
    expect(estimate(base, [factor(-10)], undefined, travel).total).toEqual({ from: 1800, to: 2500 })
    expect(estimate(base, [factor(10), factor(15)], undefined, travel).total).toEqual({
      from: 2500,
      to: 3500,
    })
    expect(estimate(base, [factor(15), factor(10)], undefined, travel).total).toEqual({
      from: 2500,
      to: 3500,
    })
  })

  test('charges kilometres there and back beyond those in the price, for one vehicle up to two', () => {
    expect(estimate(base, [], { name: 'Rit', km: 50 }, travel).lines).toEqual([base])
    expect(estimate(base, [], { name: 'Rit', km: 300 }, travel).lines).toEqual([
      base,
      { name: 'Rit', from: 300, to: 600 },
    ])
  })

  test.each([
    [[factor(10)], 0],
    [[factor(7), factor(-13)], 140],
    [[factor(33), factor(15), factor(-10)], 333],
  ])('has a total that is the sum of its lines, in steps of 50 euros', (factors, km) => {
    const { lines, total } = estimate(
      { name: 'Duo', from: 810, to: 1190 },
      factors,
      { name: 'Rit', km },
      travel,
    )
    expect(total).toEqual(sum(lines))
    for (const { from, to } of lines) expect([from % 50, to % 50].map(Math.abs)).toEqual([0, 0])
  })
})

test('a date gives its day of the week and its month; anything else gives neither', () => {
  expect(dayAndMonth('2027-06-12')).toEqual({ day: 6, month: 6 })
  expect(dayAndMonth('2027-01-03')).toEqual({ day: 7, month: 1 })
  for (const other of ['', '12/06/2027', '2027-13-45']) expect(dayAndMonth(other)).toEqual({})
})

test('the amounts without VAT are those from which the rate makes the amounts with it, to the euro', () => {
  expect(withoutVat({ from: 1210, to: 2000 }, 21)).toEqual({ from: 1000, to: 1653 })
  expect(withoutVat({ from: 1060, to: 2120 }, 6)).toEqual({ from: 1000, to: 2000 })
})
