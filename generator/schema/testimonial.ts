/** A quotation of a customer, `data/testimonials.ts`. */
import * as z from 'zod'
import { calendarDate, httpsAddress, numberFrom, slug, text } from './field.ts'

const writtenSchema = z.strictObject({
  quote: text,
  author: text,
  /** What they celebrated, or their company. */
  company: text.exactOptional(),
  /** The slug of the act that they speak of, whose pages show it. */
  act: slug.exactOptional(),
  /** Where everybody can read it, as an address; or how it came, in a few words such as `in een mail`. */
  source: text
    .refine(
      (source) => !/^(\w+:\/\/|www\.)/i.test(source) || httpsAddress.safeParse(source).success,
      'a whole address that begins with https://, or a few words such as "in een mail"',
    )
    .exactOptional(),
  /** The day on which they wrote it. */
  date: calendarDate.exactOptional(),
  /** What they gave, as the address in `source` says: `{ value: 9, best: 10 }`. */
  rating: z
    .strictObject({ value: numberFrom(0), best: numberFrom(1) })
    .refine(({ value, best }) => value <= best, 'a value that is at most "best"')
    .exactOptional(),
  /** A sample that came with the software: the agency replaces it before going live. */
  sample: z.boolean().exactOptional(),
})
export type Testimonial = z.infer<typeof writtenSchema>

/** What is loaded of a testimonial: `source` of an entry is its place in the owner's files. */
export type LoadedTestimonial = Omit<Testimonial, 'source'> & { from?: string | undefined }

export const testimonialSchema = Object.assign(
  writtenSchema.transform(({ source: from, ...said }): LoadedTestimonial => ({ ...said, from })),
  { shape: writtenSchema.shape },
)
