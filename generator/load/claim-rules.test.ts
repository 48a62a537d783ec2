import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { createLeftOut } from '../core/left-out.ts'
import { checkClaims } from './claim-rules.ts'
import type { Site } from './site.ts'

const site = tinySite()
const problemsOf = (changes: Partial<Site>) => checkClaims({ ...site, ...changes }).map(({ what }) => what)
const withValue = (list: Site['claims'], key: string, value: string | number) => list.map((claim) => (claim.key === key ? { ...claim, value } : claim))

test('the claims of the tiny site are right', () => expect(problemsOf({})).toEqual([]))

describe('the deposit', () => {
  test.each(['50', 101, -1])('is not %j', (value) => expect(problemsOf({ claims: withValue(site.claims, 'depositPercent', value) })).toHaveLength(1))
  test('must be there, unless its entry is wrong already', () => {
    const claims = site.claims.filter(({ key }) => key !== 'depositPercent')
    expect(problemsOf({ claims })).toEqual(['The file data/claims.ts has no entry with the key depositPercent.'])
    expect(problemsOf({ claims, leftOut: createLeftOut({ names: ['depositPercent'] }) })).toEqual([])
  })
})

test('opening hours for search engines have the form of schema.org', () =>
  expect(problemsOf({ hours: withValue(site.hours, 'structured', 'elke dag') })[0]).toContain('such as Mo-Fr 09:00-18:00'))

test('two claims with one key are refused', () => expect(problemsOf({ claims: [...site.claims, ...site.claims.slice(0, 1)] })[0]).toContain('the same key'))
