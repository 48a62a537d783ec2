import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyRider, tinySite } from '../../tests/tiny-site.ts'
import type { VenueKind, VenueSize } from '../schema/city.ts'
import { fewestFacts, ownFacts, visitOf } from './visit.ts'

const { settings } = tinySite()
const act = (changes: Parameters<typeof tinyAct>[0] = {}) => ({ ...tinyAct(changes), rider: tinyRider() })
const hall = (kind: VenueKind, size: VenueSize) => ({
  name: `${kind} ${size}`,
  kind,
  size,
  label: '',
  reach: '',
})
const visit = (one: ReturnType<typeof act>, city: Parameters<typeof tinyCity>[0] = {}) =>
  visitOf(one, tinyCity(city), settings)

test.each([
  ['Nederlands', 'Nederlands', 'own'],
  ['Nederlands', 'Nederlands en Frans', 'half'],
  ['Engels', 'Frans', 'foreign'],
  ['Nederlands', 'Frans', 'lost'],
])('the language of songs and town, %s where people speak %s: %s', (songs, language, result) =>
  expect(visit(act({ languages: [songs] }), { language }).language).toBe(result),
)

test('an act never stays overnight in the town of the office', () => {
  const loud = act({ loudness: { level: 'dansvloer', from: 80, to: 90 } })
  const daysFrom = (city: string) =>
    visitOf(loud, tinyCity(), {
      ...settings,
      travel: { ...settings.travel, homeBy: '00:01' },
      office: { ...settings.office, city },
    }).days
  expect(daysFrom('Tienen')[0]?.staysOvernight).toBe(true)
  expect(daysFrom(tinyCity().name)[0]?.staysOvernight).toBe(false)
})

test('every hall of the city suits the act or has a reason why not', () => {
  const venues = [hall('club', 'middelgroot'), hall('arena', 'arena'), hall('kerk', 'groot')]
  const loud = visit(act({ musicians: 4, loudness: { level: 'concert', from: 90, to: 98 } }), { venues })
  expect(loud.halls.map(({ name }) => name)).toEqual(['club middelgroot'])
  expect(loud.misfits.map(({ hall, reason }) => `${hall.name}: ${reason}`)).toEqual([
    'arena arena: large',
    'kerk groot: loud',
  ])
})

test('a soft act plays at a reception, a loud one in the evening, and both in the afternoon', () => {
  const partsOf = (level: 'gesprek' | 'dansvloer') =>
    visit(act({ loudness: { level, from: 60, to: 70 } })).days.map(({ part }) => part)
  expect([partsOf('gesprek'), partsOf('dansvloer')]).toEqual([
    ['reception', 'afternoon'],
    ['evening', 'afternoon'],
  ])
})

test('the evening has the longest programme and the afternoon the shortest one, in whatever order they are written', () => {
  const sets = [
    { count: 2, minutes: 60 },
    { count: 1, minutes: 90 },
  ]
  const minutesOf = (programmes: typeof sets) =>
    visit(act({ loudness: { level: 'concert', from: 90, to: 98 }, sets: programmes })).days.map(
      ({ plan }) => plan.lastNote - plan.firstNote,
    )
  expect(minutesOf(sets)).toEqual([140, 90])
  expect(minutesOf([...sets].reverse())).toEqual([140, 90])
})

test('an act that would be home too late stays for the night', () => {
  const loud = act({ loudness: { level: 'dansvloer', from: 80, to: 90 } })
  const daysWith = (homeBy: string) =>
    visitOf(loud, tinyCity(), { ...settings, travel: { ...settings.travel, homeBy } }).days
  const { plan, home } = daysWith('04:00')[0] ?? { plan: { loaded: 0 }, home: 0 }
  expect(home).toBe(plan.loaded + visit(loud).trip.minutes)
  const clock = (minutes: number) => `${Math.floor(minutes / 60) - 24}:${minutes % 60}`
  expect([home, home - 1].map((latest) => daysWith(clock(latest))[0]?.staysOvernight)).toEqual([false, true])
})

test('an act that stays overnight pays a bed for each person', () => {
  const far = visit(act({ musicians: 5, loudness: { level: 'dansvloer', from: 80, to: 90 } }), {
    latitude: 53.9,
    longitude: 7.9,
  })
  expect(far.days[0]?.staysOvernight).toBe(true)
  expect(far.costs.nights).toBe(5 * settings.travel.eurosPerNight)
})

test('a pair without halls has too few facts of its own', () => {
  expect(ownFacts(visit(act(), { venues: [] }))).toBeLessThan(fewestFacts)
  expect(ownFacts(visit(act(), { venues: [hall('theater', 'middelgroot')] }))).toBe(fewestFacts)
})
