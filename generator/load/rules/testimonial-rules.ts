/** Problems of testimonials that are not about one field alone. */
import { belongsTo } from '../../core/invalid-parts.ts'
import { errorAt, type Problem, placeOf } from '../../core/problem.ts'
import { didYouMean, rule, unknownReference } from '../../core/problem-texts.ts'
import type { Site } from '../site.ts'

export function* checkTestimonials({
  testimonials,
  acts,
  invalid,
}: Pick<Site, 'testimonials' | 'acts' | 'invalid'>): Generator<Problem> {
  const slugs = acts.map(({ slug }) => slug)
  for (const { author, act, from, rating, source } of testimonials) {
    const name = `the testimonial of "${author}"`
    if (act !== undefined && !slugs.includes(act) && !belongsTo(invalid, act)) {
      const words = unknownReference(name, 'act', act, 'data/acts.ts')
      yield errorAt(placeOf(source, 'act'), { ...words, hint: didYouMean(act, slugs, words.hint) })
    }
    if (rating && !from?.startsWith('https://'))
      yield errorAt(
        placeOf(source, 'rating'),
        rule(
          name,
          'it has a rating, but no address where everybody can read it.',
          'Write that address in "source", or remove "rating".',
        ),
      )
  }
}
