import { describe, expect, test } from 'vitest'
import type { Venue } from '../schema/city.ts'
import { guestsFor, hallMisfit, namedHalls, type StageNeeds, suitableVenues } from './venues.ts'

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
  ])('%s: deep stages, with the arena after all others', (_, needs) => {
    expect(namesFor(needs)).toEqual(['theatre', 'concert hall', 'field', 'arena'])
  })
  test('an act that plays only indoors: no field', () => {
    expect(namesFor({ ...act('dansvloer', 6), places: ['binnen'] })).not.toContain('field')
  })
})

test('the guests that suit an act are those of the rooms that do', () => {
  const most = Number.POSITIVE_INFINITY
  expect(guestsFor(act('gesprek', 2))).toEqual({ from: 0, to: 1000 })
  expect(guestsFor(act('dansvloer', 5))).toEqual({ from: 0, to: 5000 })
  expect(guestsFor(act('dansvloer', 6))).toEqual({ from: 250, to: 5000 })
  expect(guestsFor(act('dansvloer', 8))).toEqual({ from: 250, to: most })
})

test('a stage of which the metres are known is compared with what the act needs', () => {
  const rider = { stage: { widthMetres: 8, depthMetres: 6 } }
  const show = { ...act('dansvloer', 9), rider }
  expect(hallMisfit(show, { ...castle, size: 'middelgroot', stage: { width: 8, depth: 6 } })).toBeUndefined()
  expect(hallMisfit(show, { ...concertHall, stage: { width: 12, depth: 5 } })).toBe('shallow')
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
