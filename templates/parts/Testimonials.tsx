import type { Testimonial } from '../../generator/schema/testimonial.ts'

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, author, company }) => (
        <li key={quote}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>{`${author}, ${company}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
