/** The front matter of a legal page, `content/pages/<name>.md`. */
import * as z from 'zod'
import { draft, hostName, publishFrom, text } from './field.ts'

export const legalPageSchema = z.strictObject({
  title: text,
  description: text,
  draft,
  publishFrom,
  /** Of the privacy page: the hosts that its text names as receiving something of a visitor. */
  thirdParties: z.array(hostName).readonly().exactOptional(),
})
