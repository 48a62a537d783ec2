import { expect, test } from 'vitest'
import { tinyRider, tinySite } from '../../tests/tiny-site.ts'
import { tripCosts } from '../core/estimate.ts'
import { dayOnSite, programmeMinutes, tripTo } from './travel.ts'

const { settings } = tinySite()
const { travel } = settings
const gent = { key: 'gent', name: 'Gent', latitude: 51.054, longitude: 3.717, population: { value: 273_000 } }
const { times } = tinyRider()
const sets = { count: 3, minutes: 45 }

test('Gent is 90 km from Tienen as the crow flies, so some 115 km by road; a larger city takes longer', () => {
  expect(tripTo(settings, gent)).toEqual({ km: 115, minutes: 95 })
  expect(tripTo(settings, { ...gent, population: { value: 2_000_000 } }).minutes).toBe(105)
})

test.each(['Luik', 'luik', 'Liège', 'Lüttich'])(
  'an office in %s is at home in that town, also at its edge',
  (city) => {
    const liege = { ...gent, key: 'liege', name: 'Luik', aliases: ['luttich'] }
    expect(
      tripTo({ travel, office: { city, latitude: gent.latitude + 0.05, longitude: gent.longitude } }, liege),
    ).toEqual({ km: 0, minutes: 15 })
  },
)

test('an evening is planned backwards from the arrival of the guests, and forwards from the first note', () => {
  const plan = dayOnSite('evening', times, sets, travel)
  const clock = Object.entries(plan).map(
    ([name, minutes]) => `${name} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  )
  expect(clock).toEqual([
    'arrive 17:45',
    'soundCheck 18:15',
    'firstNote 21:00',
    'lastNote 23:55',
    'loaded 24:15',
  ])
})

test('a programme with its pauses in it takes no longer', () => {
  expect(programmeMinutes({ count: 4, minutes: 30, within: 210 }, 20)).toBe(210)
  expect(programmeMinutes({ count: 2, minutes: 45, upTo: 60 }, 20)).toBe(140)
})

test('the first kilometres cost nothing, the others for each vehicle, and a night for each person', () => {
  expect(tripCosts(50, { vehicles: 2, nights: 0 }, travel)).toEqual({ drive: 0, nights: 0, total: 0 })
  expect(tripCosts(115, { vehicles: 2, nights: 5 }, travel)).toEqual({ drive: 155, nights: 425, total: 580 })
})
