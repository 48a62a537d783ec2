import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../report/format.ts'
import { checkFewFacts } from './few-facts.ts'

test('a city names the acts whose pages there know too little for search engines', () => {
  expect(checkFewFacts(tinySite()).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "warning  few-facts
      at data/cities.ts:60  venues
      3 pages of acts in Den Haag are kept out of search engines, with fewer than 5 facts about just this visit: silkwood (4), the-lamps (4), band-marginal (4).
      → Add venues to the city, with their kind, size and loudness, or the zone rules that a van meets there.",
    ]
  `)
})

test('a city with venues that suit its acts names none', () => {
  const { cities } = tinySite()
  const venues = cities.flatMap((city) => city.venues)
  expect(checkFewFacts(tinySite({ cities: cities.map((city) => ({ ...city, venues })) }))).toEqual([])
})
