/** Problems of testimonials that are not about one field alone. */
import { errorAt, type Problem, placeOf } from '../../core/problem.ts'
import { rule } from '../../core/problem-texts.ts'
import type { Site } from '../site.ts'

export function* checkTestimonials({
  testimonials,
  today,
}: Pick<Site, 'testimonials' | 'today'>): Generator<Problem> {
  for (const { author, from, date, rating, source } of testimonials) {
    const problem = (field: string, what: string, hint: string) =>
      errorAt(placeOf(source, field), rule(`the testimonial of "${author}"`, what, hint))
    if (date !== undefined && date > today)
      yield problem(
        'date',
        `it was written on ${date}, but today is ${today}.`,
        'Write the day on which they wrote it, or remove "date".',
      )
    if (rating && !from?.startsWith('https://'))
      yield problem(
        'rating',
        'it has a rating, but no address where everybody can read it.',
        'Write that address in "source", or remove "rating".',
      )
  }
}
