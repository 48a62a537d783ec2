/** A question with its answer, `data/faqs.ts`. */
import * as z from 'zod'
import { text } from './field.ts'

export const faqSchema = z.strictObject({ question: text, answer: text })
export type Faq = z.infer<typeof faqSchema>
