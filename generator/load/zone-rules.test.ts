import { expect, test } from 'vitest'
import { tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { createLeftOut } from '../core/left-out.ts'
import { cityView } from '../routes/views.ts'
import type { Site } from './site.ts'
import { checkZones } from './zone-rules.ts'

const zones = tinySite().zones
const problemsOf = (changes: Partial<Site>) => checkZones({ ...tinySite(), ...changes }).map(({ code, what }) => `${code}: ${what}`)
const city = (...keys: string[]) => tinyCity({ zones: keys })

test('a city with a zone that does not exist is refused', () => {
  expect(problemsOf({ cities: [city('lez', 'lezz')] })).toEqual([
    'unknown-reference: The zones.1 of the city "Gent" is "lezz", but data/zones.ts has no such entry.',
  ])
})

test('a zone that was left out is not reported a second time', () => {
  expect(problemsOf({ cities: [city('lezz')], leftOut: createLeftOut({ names: ['lezz'] }) })).toEqual([])
})

test('a zone says either when it was compared with its source, or that nobody has done so', () => {
  const of = ({ unverified, ...zone }: Site['zones'][number], checked?: string) => ({ ...zone, ...(checked !== undefined && { checked }) })
  expect(problemsOf({ zones: zones.map((zone) => of(zone, '2026-11-01')) })).toEqual([])
  const faulty = [...zones.map((zone) => of(zone)), ...zones.map((zone) => ({ ...zone, checked: '2026-11-01' }))]
  expect(problemsOf({ zones: faulty })).toHaveLength(2)
})

test('pages of a city have the rules of its zones, in the order of the city', () => {
  const other = zones.map((zone) => ({ ...zone, key: 'milieu', rule: 'De tweede regel.' }))
  const site = { ...tinySite(), zones: [...zones, ...other] }
  expect(cityView(site, city('milieu', 'lez')).lowEmission).toBe('De tweede regel. Binnen de ring geldt een lage-emissiezone.')
  expect(cityView(site, city()).lowEmission).toBeUndefined()
})
