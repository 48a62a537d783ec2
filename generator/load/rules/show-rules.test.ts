import { expect, test } from 'vitest'
import { tinyShow, tinySite } from '../../../tests/tiny-site.ts'
import type { Show } from '../../schema/show.ts'
import { checkShows } from './act-rules.ts'

const site = tinySite({ today: '2026-06-01' })
/** The problems of shows; the one that all are made of needs no name. */
const problemsOf = (...shows: Partial<Show>[]) =>
  checkShows(
    shows.map((show) => tinyShow(show)),
    site,
  ).map(({ code, what }) => `${code}: ${what.replace(' of "silkwood" on 2099-03-01', '')}`)

test('shows of known acts, in a city of the site or elsewhere, are right', () => {
  expect(
    problemsOf(
      {},
      { city: 'Tienen', date: '2099-04-01' },
      { public: false, date: '2026-05-01', quote: { text: 'Top.', author: 'An' } },
    ),
  ).toEqual([])
})

test.each<[string, Partial<Show>, string]>([
  [
    'an unknown act',
    { act: 'zilkwood' },
    'unknown-reference: The act of the show of "zilkwood" on 2099-03-01 is "zilkwood", but data/acts.ts has no such entry.',
  ],
  [
    'an unknown city',
    { city: 'gendt' },
    'unknown-reference: The city of the show is "gendt", but data/cities.ts has no such entry.',
  ],
  [
    'the hall of a private party',
    { public: false, hall: 'Zaal' },
    'rule: The show: it is private, and pages do not show the hall of a private party.',
  ],
  [
    'tickets for one',
    { public: false, tickets: 'https://a.example' },
    'rule: The show: it is private, and pages do not show the tickets of a private party.',
  ],
  [
    'a quote from the future',
    { quote: { text: 'Top.', author: 'An' } },
    'rule: The show: somebody is quoted who has not been there yet.',
  ],
])('%s is a problem', (_, show, problem) => expect(problemsOf(show)).toEqual([problem]))

test('the same show twice is one problem, with both places', () => {
  const problems = checkShows([tinyShow(), tinyShow({ city: 'Tienen' })], site)
  expect(problems.map(({ code, places }) => [code, places.length])).toEqual([['duplicate', 2]])
})
