import { expect, test } from 'vitest'
import { decibelRule, tinyCity, tinySite } from '../../../tests/tiny-site.ts'
import type { Venue } from '../../schema/city.ts'
import { checkWorldFacts, unverifiedFacts } from './verification.ts'

const site = { ...tinySite(), today: '2026-11-24' }
const [hall = expect.fail()] = tinyCity().venues
const [zone = expect.fail()] = site.zones
const { checked: _checked, source: _source, ...bare } = hall
const problemsOf = (...venues: Venue[]) =>
  checkWorldFacts({ ...site, zones: [], cities: [tinyCity({ venues })] }).map(
    ({ code, severity }) => `${severity} ${code}`,
  )

test('a zone and a hall say either when they were compared with their source, or that nobody has done so', () => {
  const { unverified: _unverified, ...plain } = zone
  const zones = [
    plain,
    { ...plain, unverified: true as const, checked: '2026-11-01' },
    { ...plain, checked: '2026-11-01' },
  ]
  expect(checkWorldFacts({ ...site, zones }).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^The zone "lez" must say/),
    expect.stringMatching(/^The zone "lez" must say/),
  ])
  expect(problemsOf(bare, hall, { ...bare, unverified: true })).toEqual(['error fact-unclear'])
  expect(problemsOf({ ...bare, checked: '2026-11-01' })).toEqual(['error fact-unclear'])
})

test('facts that nobody has read for more than a year are one warning, a day before they are none', () => {
  expect(
    problemsOf(
      { ...hall, checked: '2025-11-23' },
      { ...hall, checked: '2024-01-01' },
      { ...hall, checked: '2025-11-24' },
    ),
  ).toEqual(['warning facts-old'])
  expect(problemsOf({ ...hall, checked: '2025-11-24' })).toEqual([])
})

test('a closed hall is a warning from the day on which it was to open', () => {
  expect(problemsOf({ ...hall, closed: { until: '2026-11-24' } })).toEqual(['warning hall-reopened'])
  expect(problemsOf({ ...hall, closed: { until: '2026-11-25' } })).toEqual([])
})

test('a text that names a hall that is closed or without a comparison is a warning, at its line', () => {
  const named = (text: string) => ({
    text,
    syntax: 'markdown' as const,
    free: [],
    placeAt: () => ({ file: 'content/cities/gent.md', line: 3 }),
  })
  const cities = [
    tinyCity({
      venues: [{ ...hall, name: 'Gigant (Gent)', said: 'de Gigant', closed: { until: '2030-01-01' } }],
    }),
  ]
  const found = checkWorldFacts({
    ...site,
    zones: [],
    cities,
    texts: [
      named('Ga naar Gigant, in het centrum.'),
      named('Gigantic is een lied.'),
      named('Gigant (Gent)'),
      named('de Gigant'),
    ],
  })
  expect(found).toEqual([
    expect.objectContaining({ code: 'hall-in-text', places: [{ file: 'content/cities/gent.md', line: 3 }] }),
  ])
})

test('a site that goes live has no fact without a comparison', () => {
  expect(
    unverifiedFacts({
      zones: [],
      decibels: [{ ...decibelRule, unverified: true }],
      cities: [tinyCity({ venues: [hall, { ...bare, name: 'De Hal', unverified: true }] })],
    }).map(({ what }) => what),
  ).toEqual([
    'Nobody has compared the rule on loudness "heuvels" with its source.',
    'Nobody has compared the hall "De Hal" with its source.',
  ])
})
