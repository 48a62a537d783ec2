import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { useSite } from './site-context.tsx'

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { t } = useSite()
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, author, company, sample }) => (
        <li key={quote}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              {sample && <span className="badge">{t('sample')}</span>}
              {` ${author}, ${company}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
