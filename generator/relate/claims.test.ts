import { describe, expect, test } from 'vitest'
import type { Claim } from '../schema/claim.ts'
import { contradictions, schemaHours } from './claims.ts'

const claim = (key: string, changes: Partial<Claim> = {}): Claim => ({
  key,
  about: 'x',
  proof: 'unproven',
  ...changes,
})

describe('claims on one subject', () => {
  const keysOf = (...claims: Claim[]) =>
    contradictions(claims, 'nl-BE').map((group) => group.map(({ key }) => key))

  test('contradict each other when their values differ', () =>
    expect(
      keysOf(
        claim('a', { subject: 'acts', value: '27' }),
        claim('b', { subject: 'acts', value: '50+' }),
        claim('c', { value: '3' }),
      ),
    ).toEqual([['a', 'b']]))

  test('agree when their values are equal', () =>
    expect(
      keysOf(claim('a', { subject: 'acts', value: '27' }), claim('b', { subject: 'acts', value: 27 })),
    ).toEqual([]))

  test('are compared by what they mean, where they say it in several ways', () => {
    const [home, contact] = ['maandag tot vrijdag 9u-18u', 'Maandag-vrijdag 9:00-18:00'].map((value, index) =>
      claim(`h${index}`, { subject: 'hours', value }),
    )
    const structured = claim('structured', { subject: 'hours', value: 'Mo-Fr 09:00-18:00' })
    expect(home && contact && keysOf(home, contact, structured)).toEqual([])
    expect(
      home && contact && keysOf(home, contact, { ...structured, value: 'Mo-Su 09:00-22:00' }),
    ).toHaveLength(1)
  })
})

test.each([
  ['maandag tot vrijdag 9u-18u', 'Mo-Fr 09:00-18:00'],
  ['Maandag-vrijdag 9:00-20:00', 'Mo-Fr 09:00-20:00'],
  ['ma, wo en za 10.30 tot 17u30', 'Mo,We,Sa 10:30-17:30'],
  ['ma-wo, za 10.30 tot 17u30', 'Mo-We,Sa 10:30-17:30'],
  ['zondag 9u tot 12u', 'Su 09:00-12:00'],
  ['Mo-Su 09:00-22:00', 'Mo-Su 09:00-22:00'],
  ['Mo-Fr,Su 09:00-18:30', 'Mo-Fr,Su 09:00-18:30'],
  ['Mo-Su 9:00-22:00', undefined],
  ['Mo-Su 09:00-24:30', undefined],
  ['elke dag', undefined],
  ['maandag 9u-25u', undefined],
])('%s is %s for search engines', (hours, expected) => expect(schemaHours(hours, 'nl-BE')).toBe(expected))
