import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { VenueKind, VenueSize } from '../schema/city.ts'
import { fewestFacts, ownFacts, visitOf } from './visit.ts'

const site = tinySite()
const act = (changes: Parameters<typeof tinyAct>[0] = {}) => ({ ...tinyAct(changes), rider: tinyRider() })
const hall = (kind: VenueKind, size: VenueSize) => ({
  name: `${kind} ${size}`,
  kind,
  size,
  label: '',
  reach: '',
})
const visit = (one: ReturnType<typeof act>, city: Parameters<typeof tinyCity>[0] = {}) =>
  visitOf(one, tinyCity(city), site)

test.each([
  ['Nederlands', 'Nederlands', 'own'],
  ['Nederlands', 'Nederlands en Frans', 'half'],
  ['Engels', 'Frans', 'foreign'],
  ['Nederlands', 'Frans', 'lost'],
])('the language of songs and town, %s where people speak %s: %s', (songs, language, result) =>
  expect(visit(act({ languages: [songs] }), { language }).language).toBe(result),
)

test('every hall of the city suits the act or has a reason why not', () => {
  const venues = [hall('club', 'middelgroot'), hall('arena', 'arena'), hall('kerk', 'groot')]
  const loud = visit(act({ musicians: 4, loudness: { level: 'concert', from: 90, to: 98 } }), { venues })
  expect(loud.halls.map(({ name }) => name)).toEqual(['club middelgroot'])
  expect(loud.misfits.map(({ hall, reason }) => `${hall.name}: ${reason}`)).toEqual([
    'arena arena: large',
    'kerk groot: loud',
  ])
})

test('a pair without halls has too few facts of its own', () => {
  expect(ownFacts(visit(act(), { venues: [] }))).toBeLessThan(fewestFacts)
  expect(ownFacts(visit(act(), { venues: [hall('theater', 'middelgroot')] }))).toBe(fewestFacts)
})
