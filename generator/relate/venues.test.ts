import { describe, expect, test } from 'vitest'
import type { Venue } from '../schema/city.ts'
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
