import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import { eveningsOf, hallFits, sizeClasses, useOf } from './landings.ts'

const { travel } = tinySite().settings
const near = { km: 40, minutes: 40 }
const far = { km: 400, minutes: 290 }
const duo = tinyAct()
const band = tinyAct({ slug: 'band', musicians: 6, loudness: { level: 'dansvloer', from: 85, to: 93 } })

test('each hall has the acts that can play there, and a hall that suits none stays in the list', () => {
  const castle = { kind: 'feestzaal', size: 'klein' } as const
  const arena = { kind: 'arena', size: 'arena' } as const
  expect(hallFits([duo, band], [castle, arena]).map(({ acts }) => acts.map(({ slug }) => slug))).toEqual([['silkwood'], []])
})

test('a concert hall of the size of an arena is used as one', () => {
  expect([useOf({ kind: 'concertzaal', size: 'arena' }), useOf({ kind: 'concertzaal', size: 'groot' })]).toEqual(['arena', 'concert'])
})

test('an evening near the office costs no more than the act', () => {
  expect(eveningsOf([duo], near, travel)).toMatchObject([{ overnight: false, trip: 0, price: { from: 900, to: 1200 } }])
})

test('far from the office, the price includes kilometres and a bed for each person', () => {
  const [evening] = eveningsOf([duo], far, travel)
  expect(evening).toMatchObject({ overnight: true, price: { from: 900 + (evening?.trip ?? 0) } })
  expect(evening?.trip).toBeGreaterThan(2 * travel.eurosPerNight)
})

test('an evening is planned with the longest programme', () => {
  const lastNote = (sets: typeof duo.sets) => eveningsOf([{ ...duo, sets }], near, travel)[0]?.plan.lastNote
  const [short, long] = [
    { count: 1, minutes: 45 },
    { count: 3, minutes: 45 },
  ]
  expect(lastNote([long, short])).toBe(lastNote([long]))
  expect(lastNote([short, long])).toBe(lastNote([long]))
})

test('an act without a rider has no evening', () => {
  const { rider: _, ...draft } = duo
  expect(eveningsOf([draft], near, travel)).toEqual([])
})

test('sizes begin with the smallest', () => {
  const sizes = sizeClasses(eveningsOf([band, duo, tinyAct({ slug: 'other' })], near, travel))
  expect(sizes.map(({ people, evenings }) => [people, evenings.length])).toEqual([
    [2, 2],
    [6, 1],
  ])
})
