/** A quotation of a customer, `data/testimonials.ts`. */
import * as z from 'zod'
import { text } from './field.ts'

export const testimonialSchema = z.strictObject({
  quote: text,
  author: text,
  company: text,
  /** A sample that came with the software: the agency replaces it before going live. */
  sample: z.boolean().exactOptional(),
})
export type Testimonial = z.infer<typeof testimonialSchema>
