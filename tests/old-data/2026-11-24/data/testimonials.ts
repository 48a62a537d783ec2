import type { Testimonial } from '../generator/schema/testimonial.ts'

export const testimonials = [
  {
    quote: 'De band vroeg vooraf naar onze zaal, ons einduur en onze openingsdans. Op de avond zelf hebben we aan niets meer moeten denken.',
    author: 'Bruidspaar uit Leuven',
    company: 'trouwfeest',
    sample: true,
  },
] as const satisfies readonly Testimonial[]
