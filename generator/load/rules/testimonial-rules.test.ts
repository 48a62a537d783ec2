import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { type LoadedTestimonial, testimonialSchema } from '../../schema/testimonial.ts'
import { checkTestimonials } from './testimonial-rules.ts'

const address = 'https://www.google.com/maps/reviews/1'

const problemsOf = (said: Partial<LoadedTestimonial>) => {
  const lines: Readonly<Record<string, number>> = { date: 5, rating: 6 }
  const source = {
    ...{ entry: 'testimonials/1', file: 'data/testimonials.ts', line: 4 },
    lineOf: (field: string) => lines[field],
  }
  const site = tinySite({
    today: '2026-11-29',
    testimonials: [{ quote: 'Top.', author: 'An', ...said, source }],
  })
  return [...checkTestimonials(site)].map(
    ({ code, what, hint, places: [place] }) => `${code} at ${place?.line}: ${what} ${hint}`,
  )
}

test('a testimonial of a day that is over, with a rating and the address that says it, is right', () =>
  expect(
    problemsOf({
      from: address,
      date: '2026-11-29',
      rating: { value: 4.5, best: 5 },
    }),
  ).toEqual([]))

test.each<[string, Partial<LoadedTestimonial>, string]>([
  [
    'a day to come',
    { date: '2026-11-30' },
    'rule at 5: The testimonial of "An": it was written on 2026-11-30, but today is 2026-11-29. Write the day on which they wrote it, or remove "date".',
  ],
  [
    'a rating that nobody can read',
    { from: 'in een mail', rating: { value: 5, best: 5 } },
    'rule at 6: The testimonial of "An": it has a rating, but no address where everybody can read it. Write that address in "source", or remove "rating".',
  ],
])('%s is a problem', (_, said, problem) => expect(problemsOf(said)).toEqual([problem]))

test('the source of a testimonial is an address with https, or words', () => {
  const isRight = (source: string) =>
    testimonialSchema.safeParse({ quote: 'Top.', author: 'An', source }).success
  expect([address, 'in een mail', 'aan de telefoon'].map(isRight)).toEqual([true, true, true])
  expect(['http://x.example/', 'www.x.example', 'https://x.example/"'].map(isRight)).toEqual([
    false,
    false,
    false,
  ])
})

test('nobody gives more than there is to give', () => {
  const isRight = (value: number) =>
    testimonialSchema.safeParse({ quote: 'Top.', author: 'An', rating: { value, best: 5 } }).success
  expect([4.5, 5, 9].map(isRight)).toEqual([true, true, false])
})
