/** An evening on which an act plays, or played: `data/shows.ts`. */
import * as z from 'zod'
import { calendarDate, httpsAddress, slug, text, timeOfDay } from './field.ts'

export const showSchema = z.strictObject({
  /** The slug of the act. */
  act: slug,
  date: calendarDate,
  /** The key of a city of `data/cities.ts`, or the name of another place, with its capital. */
  city: text,
  /**
   * Whether everybody may come. Of a private party, pages show the month and the place alone, once it is
   * over.
   */
  public: z.boolean(),
  /** When the act begins. */
  at: timeOfDay.exactOptional(),
  /** When it ends, after midnight too; after the first programme of the act when left out. */
  until: timeOfDay.exactOptional(),
  /** The hall, the square or the festival. */
  hall: text.exactOptional(),
  /** Its street and number. */
  street: text.exactOptional(),
  /** Who organises the evening, with an address of theirs. */
  organiser: z.strictObject({ name: text, site: httpsAddress }).exactOptional(),
  tickets: httpsAddress.exactOptional(),
  /** What somebody wrote afterwards, who agreed that it is shown. */
  quote: z.strictObject({ text, author: text }).exactOptional(),
  /** A sample that came with the software: nobody played there. */
  sample: z.boolean().exactOptional(),
})
export type Show = z.infer<typeof showSchema>
