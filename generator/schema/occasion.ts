/** A kind of occasion, `data/occasions.ts`: the words that its pages share. */
import * as z from 'zod'
import { occasionKeys } from '../core/addresses.ts'
import { text } from './field.ts'

export const occasionSchema = z.strictObject({
  /** `evenement` is the general text; it has no page of its own. */
  key: z.enum([...occasionKeys, 'evenement']),
  /** 'bruiloft' in a sentence. */
  name: text,
  /** Heading of its page: 'voor je bruiloft'. */
  heading: text,
  /** About 40 words. */
  intro: text,
  /** Two paragraphs with an empty line between them, about 120 words together. */
  text,
  tips: z
    .array(z.strictObject({ title: text, text }))
    .min(1, 'a list with at least one tip')
    .readonly(),
})
export type Occasion = z.infer<typeof occasionSchema>
