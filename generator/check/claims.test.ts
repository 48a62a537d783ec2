import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../commands/report/format.ts'
import { checkClaims } from './claims.ts'

test('claims that contradict each other are one warning, with the places and values of all', () => {
  const { claims, hours, settings } = tinySite()
  const claimsOn = (subject: string, ...keys: string[]) =>
    claims.map((claim) => (keys.includes(claim.key) ? { ...claim, subject } : claim))
  expect(checkClaims({ claims, hours, settings })).toEqual([])
  expect(
    checkClaims({ claims: claimsOn('the shows', 'showsPerYear', 'yearsOfExperience'), hours, settings }).map(
      formatProblem,
    ),
  ).toMatchInlineSnapshot(`
    [
      "warning  claims-contradict
      at data/claims.ts:4  value
      at data/claims.ts:5  value
      The claims about the shows contradict each other: {claims.showsPerYear} is "2+", {claims.yearsOfExperience} is "1+".
      → Find out which one is true, and make the others say the same or remove them.",
    ]
  `)
})
