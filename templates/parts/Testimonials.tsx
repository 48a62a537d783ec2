/** What guests and customers said, each with who said it, and where and when where that is known. */
import type { ReactNode } from 'react'
import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { Link, type LinkView } from './Link.tsx'
import { type Sample, SampleMark, useStrip } from './Samples.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.tsx'

export type TestimonialView = {
  quote: string
  author: string
  company?: string | undefined
  /** Where the page is about other things. */
  act?: LinkView
  /** How it came; with an address, the name of its host. */
  from?: { label: string; href?: string | undefined } | undefined
  rating?: Testimonial['rating'] | undefined
  /** The day, which orders them; pages show its month. */
  date?: string | undefined
  month?: string | undefined
  sample?: Sample | undefined
}

export const Quotation = ({ text, by }: { text: string; by: ReactNode }) => (
  <figure>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>{by}</figcaption>
  </figure>
)

export function Testimonials({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  const { rich } = useSite()
  const tellStrip = useStrip()
  for (const { sample } of testimonials) tellStrip('quote', sample)
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, author, company, act, from, rating, month, sample }) => (
        <li key={quote}>
          <Quotation
            text={quote}
            by={
              <>
                <SampleMark sample={sample} />
                {` ${company === undefined ? author : `${author}, ${company}`}`}
                {act && (
                  <>
                    {' · '}
                    <Link to={act.to}>{act.label}</Link>
                  </>
                )}
                {from && ' · '}
                {from?.href === undefined
                  ? from?.label
                  : rich('testimonial.source', {
                      ...{ rated: rating !== undefined, value: rating?.value ?? 0, best: rating?.best ?? 0 },
                      source: <a href={from.href}>{from.label}</a>,
                    })}
                {month !== undefined && ` · ${month}`}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** What guests said of an act; nothing where nobody said anything. */
export function SaidSection({ act, said }: { act: string; said: readonly TestimonialView[] }) {
  const { t } = useSite()
  if (said.length === 0) return null
  return (
    <Section title={t('testimonial.of-act', { act })}>
      <Testimonials testimonials={said} />
    </Section>
  )
}
