import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loudnessLevels } from '../schema/act.ts'
import { type Venue, venueKinds, venueSizes } from '../schema/city.ts'
import { type StageNeeds, suitableVenues, venuesForMost } from './venues.ts'

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
  test('most of some acts', () => {
    const acts = [act('gesprek', 2), act('concert', 4), act('concert', 5)]
    expect(venuesForMost(acts, halls).map(({ name }) => name)).toEqual(['theatre', 'concert hall', 'club', 'small club', 'field'])
    expect(venuesForMost([], halls)).toEqual([])
  })
})

const anyAct = fc.record(
  {
    musicians: fc.integer({ min: 1, max: 14 }),
    dancers: fc.integer({ min: 1, max: 6 }),
    loudness: fc.record({ level: fc.constantFrom(...loudnessLevels), from: fc.constant(60), to: fc.constant(70) }),
    places: fc.constantFrom(['binnen'] as const, ['buiten'] as const, ['binnen', 'buiten'] as const),
  },
  { requiredKeys: ['musicians', 'loudness', 'places'] },
)
const anyHalls = fc.array(fc.record({ name: fc.string(), kind: fc.constantFrom(...venueKinds), size: fc.constantFrom(...venueSizes) }))

describe('for any act and any halls', () => {
  test('every hall that is offered is one of the city, once', () => {
    fc.assert(
      fc.property(anyAct, anyHalls, (needs, own) => {
        const offered = suitableVenues(needs, own)
        return offered.every((one) => own.includes(one)) && new Set(offered).size === offered.length
      }),
    )
  })
  test('no act at conversation volume is offered an arena', () => {
    fc.assert(
      fc.property(anyAct, anyHalls, (needs, own) => {
        const soft: StageNeeds = { ...needs, loudness: { ...needs.loudness, level: 'gesprek' } }
        return suitableVenues(soft, own).every(({ kind, size }) => kind !== 'arena' && size !== 'arena')
      }),
    )
  })
  test('no duo is offered an arena, and no loud act a church', () => {
    fc.assert(
      fc.property(anyAct, anyHalls, ({ dancers: _, ...needs }, own) => {
        const duo = suitableVenues({ ...needs, musicians: 2 }, own)
        const loud = suitableVenues({ ...needs, loudness: { ...needs.loudness, level: 'concert' } }, own)
        return duo.every(({ size }) => size !== 'arena') && loud.every(({ kind }) => kind !== 'kerk')
      }),
    )
  })
})
