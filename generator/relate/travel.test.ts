import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { programmeMinutes, tripTo } from './travel.ts'

const { settings } = tinySite()
const { travel } = settings
const gent = { key: 'gent', name: 'Gent', latitude: 51.054, longitude: 3.717, population: { value: 273_000 } }

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

test('a programme with its pauses in it takes no longer', () => {
  expect(programmeMinutes({ count: 4, minutes: 30, within: 210 }, 20)).toBe(210)
  expect(programmeMinutes({ count: 2, minutes: 45, upTo: 60 }, 20)).toBe(140)
})
