import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../commands/report/format.ts'
import type { Site } from '../load/site.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkFewFacts, pagesWithFewFacts } from './few-facts.ts'
import { checkPlan } from './plan.ts'

const fewIn = (site: Site) => pagesWithFewFacts(site, expand(site, families).pages)
const problemsOf = (site: Site) => checkFewFacts(fewIn(site))

test('a city names the acts whose pages there know too little for search engines, also when the site is generated', () => {
  expect(checkPlan(expand(tinySite(), families), []).map(({ code }) => code)).toContain('few-facts')
  expect(problemsOf(tinySite()).map(formatProblem)).toMatchInlineSnapshot(`
    [
      "warning  few-facts
      at data/cities.ts:60  venues
      4 pages are kept out of search engines, with fewer than 5 facts about just that visit: /silkwood-denhaag/ (4), /the-lamps-denhaag/ (4), /band-marginal-denhaag/ (4), /the-lanterns-tribute-denhaag/ (4).
      → Add venues to the city, with their kind, size and loudness.",
    ]
  `)
})

test('a city with venues that suit its acts names none', () => {
  const { cities } = tinySite()
  const venues = cities.flatMap((city) => city.venues)
  expect(problemsOf(tinySite({ cities: cities.map((city) => ({ ...city, venues })) }))).toEqual([])
})

test('published pages that are hidden now are reported, with their facts if those are too few; on a preview, only those that are gone', () => {
  const published = ['/silkwood-denhaag/', '/formulier/contact/', '/weg/', '/blog/']
  const ledger = {
    ...tinySite().ledger,
    remembered: published.map((address) => ({ address, file: 'data/addresses.txt', line: 2 })),
  }
  const found = (changes: Partial<Site>) =>
    checkPlan(expand(tinySite({ ledger, ...changes }), families), []).flatMap(({ code, what }) =>
      code.startsWith('address-') ? [what] : [],
    )
  const gone = 'The published address /weg/ leads nowhere now.'
  const hidden = 'was published for search engines, and is now kept out of them (noindex)'
  expect(found({})).toEqual([
    `The page /silkwood-denhaag/ ${hidden}: it has only 4 facts about just this visit.`,
    `The page /formulier/contact/ ${hidden}.`,
    gone,
  ])
  expect(found({ preview: { of: 'https://bureau.example', noindex: true } })).toEqual([gone])
})
