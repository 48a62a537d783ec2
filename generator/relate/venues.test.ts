import { describe, expect, test } from 'vitest'
import type { Venue } from '../schema/city.ts'
import {
  eveningOf,
  guestsFor,
  hallMisfit,
  hallsFor,
  namedHalls,
  type StageNeeds,
  suitableVenues,
} from './venues.ts'

const hall = (name: string, kind: Venue['kind'], size: Venue['size']) => ({ name, kind, size })
const arena = hall('arena', 'arena', 'arena')
const church = hall('church', 'kerk', 'groot')
const theatre = hall('theatre', 'theater', 'middelgroot')
const concertHall = hall('concert hall', 'concertzaal', 'groot')
const club = hall('club', 'club', 'middelgroot')
const smallClub = hall('small club', 'club', 'klein')
const castle = hall('castle', 'feestzaal', 'klein')
const hotel = hall('hotel', 'hotel', 'middelgroot')
const field = hall('field', 'openlucht', 'groot')
const halls = [arena, church, theatre, concertHall, club, smallClub, castle, hotel, field]

const act = (level: StageNeeds['loudness']['level'], musicians: number, dancers?: number): StageNeeds => ({
  musicians,
  loudness: { level, from: 60, to: 70 },
  places: ['binnen', 'buiten'],
  sets: [{ count: 2, minutes: 45 }],
  ...(dancers !== undefined && { dancers }),
})
const namesFor = (needs: StageNeeds) => suitableVenues(needs, halls).map(({ name }) => name)

describe('the halls that suit', () => {
  test('an acoustic duo: small halls, churches and theatres', () => {
    expect(namesFor(act('gesprek', 2))).toEqual(['church', 'theatre', 'castle', 'hotel'])
  })
  test('a loud rock band of four: no church, no hotel, no arena, and of the small halls the club', () => {
    expect(namesFor(act('concert', 4))).toEqual(['theatre', 'concert hall', 'club', 'small club', 'field'])
  })
  test('a party band of six: no small hall', () => {
    expect(namesFor(act('dansvloer', 6))).toEqual(['theatre', 'concert hall', 'club', 'hotel', 'field'])
  })
  test.each([
    ['a band of eight', act('dansvloer', 8)],
    ['a band of six with dancers', act('dansvloer', 6, 2)],
  ])('%s: deep stages, and no arena, which no act fills by itself', (_, needs) => {
    expect(namesFor(needs)).toEqual(['theatre', 'concert hall', 'field'])
    expect(hallMisfit(needs, arena)).toBe('large')
  })
  test('an act that plays only indoors: no field', () => {
    expect(namesFor({ ...act('dansvloer', 6), places: ['binnen'] })).not.toContain('field')
  })
})

test('the guests that suit an act are those of the rooms that do, and never those of an arena', () => {
  expect(guestsFor(act('gesprek', 2))).toEqual({ from: 0, to: 1000 })
  expect(guestsFor(act('dansvloer', 5))).toEqual({ from: 0, to: 5000 })
  expect(guestsFor(act('dansvloer', 6))).toEqual({ from: 250, to: 5000 })
  expect(guestsFor(act('dansvloer', 8))).toEqual({ from: 250, to: 5000 })
})

test('a stage of which the metres are known is compared with what the act needs; of any other one that may be too small, the hall is asked', () => {
  const rider = { stage: { widthMetres: 8, depthMetres: 6 } }
  const show = { ...act('dansvloer', 9), rider }
  expect(hallMisfit(show, { ...castle, size: 'middelgroot', stage: { width: 8, depth: 6 } })).toBeUndefined()
  expect(hallMisfit(show, { ...concertHall, stage: { width: 12, depth: 5 } })).toBe('shallow')
  expect(hallMisfit(show, hotel)).toBe('stage')
  // On the bare floor of a large hall, a stage is brought along.
  expect(hallMisfit(show, { ...hotel, size: 'groot', floor: 'empty' })).toBeUndefined()
})

describe('the floor of a hall decides', () => {
  const party = act('dansvloer', 5)
  const rock = act('concert', 5)
  const acoustic = act('gesprek', 3)
  const onFloor = (one: typeof club, floor: Venue['floor']) => ({ ...one, ...(floor && { floor }) })

  test('guests in fixed seats do not dance, and those of a show or of a tribute came to listen', () => {
    const seats = onFloor(theatre, 'seats')
    expect(hallMisfit(party, seats)).toBe('seats')
    expect(hallMisfit(rock, seats)).toBe('seats')
    expect(hallMisfit({ ...party, sets: [{ count: 1, minutes: 75, kind: 'show' }] }, seats)).toBeUndefined()
    expect(hallMisfit({ ...rock, originalArtist: 'Muse' }, seats)).toBeUndefined()
    expect(hallMisfit(acoustic, seats)).toBeUndefined()
    expect(hallMisfit(party, onFloor(theatre, 'either'))).toBeUndefined()
  })
  test('a large concert hall of fixed seats carries soft music, and blurs a loud tribute', () => {
    const philharmonic = onFloor(concertHall, 'seats')
    expect(hallMisfit(acoustic, philharmonic)).toBeUndefined()
    expect(hallMisfit(acoustic, onFloor(concertHall, 'either'))).toBe('large')
    expect(hallMisfit({ ...rock, originalArtist: 'Muse' }, philharmonic)).toBe('loud')
    expect(hallMisfit({ ...party, originalArtist: 'ABBA' }, philharmonic)).toBeUndefined()
  })
  test('guests at tables talk: a concert is too loud for them', () => {
    const dinner = onFloor(hotel, 'tables')
    expect([party, { ...rock, originalArtist: 'Muse' }].map((one) => hallMisfit(one, dinner))).toEqual([
      undefined,
      'loud',
    ])
    expect(hallMisfit(rock, onFloor({ ...castle, size: 'middelgroot' }, 'tables'))).toBe('loud')
    expect(hallMisfit(rock, onFloor({ ...castle, size: 'middelgroot' }, 'empty'))).toBeUndefined()
  })
  test('guests who stand drown an acoustic act', () => {
    const hall = { ...theatre, size: 'middelgroot' as const }
    expect(hallMisfit(acoustic, onFloor(hall, 'standing'))).toBe('soft')
    expect(hallMisfit(acoustic, onFloor(hall, 'either'))).toBeUndefined()
  })
})

test('a hall suits an act that can play as softly as its licence says', () => {
  const band = { ...act('dansvloer', 5), loudness: { level: 'dansvloer' as const, from: 85, to: 93 } }
  expect([84, 85].map((maxDb) => hallMisfit(band, { ...club, maxDb }))).toEqual(['loud', undefined])
})

test('a tribute is asked for a concert and any other act for a party, and halls that take no such evening are left out', () => {
  const venue = { ...club, label: 'club', reach: 'plein', checked: '2026-11-24' }
  const venues: Venue[] = [
    { ...venue, name: 'both' },
    { ...venue, name: 'concerts', use: ['concert'] },
    { ...venue, name: 'parties', use: ['feest'] },
  ]
  const namesOf = (one: Parameters<typeof eveningOf>[0]) =>
    hallsFor({ venues }, eveningOf(one)).map(({ name }) => name)
  expect(namesOf({ originalArtist: 'Muse' })).toEqual(['both', 'concerts'])
  expect(namesOf({})).toEqual(['both', 'parties'])
})

test('halls that are closed, or that nobody has compared with a source, are not named', () => {
  const named = (fact: Partial<Venue>) =>
    namedHalls({ venues: [{ ...club, label: 'club', reach: 'plein', ...fact }] }).length
  expect(
    [
      { checked: '2026-11-24' },
      { unverified: true as const },
      { checked: '2026-11-24', closed: { until: '2027-01-01' } },
    ].map(named),
  ).toEqual([1, 0, 0])
})
