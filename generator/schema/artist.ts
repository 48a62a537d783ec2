/** An original artist whose work a tribute act plays, `data/artists.ts`: facts for the tribute pages. */
import * as z from 'zod'
import { name, slug, text, texts, whole } from './field.ts'

export const artistSchema = z.strictObject({
  name: name,
  /** The name as a part of an address. */
  slug,
  /** 'band', 'zangeres', 'zanger en gitarist' … */
  kind: text,
  /** Whose heirs and rights the pages speak of: of a man, a woman or a group. */
  who: z.enum(['man', 'woman', 'group']).exactOptional(),
  /** City and country. */
  origin: text,
  /** '1983-2011', 'opgericht in 1977' … */
  years: text,
  songs: texts,
  albums: z.array(z.strictObject({ title: text, year: whole })).readonly(),
  /** One paragraph on what this repertoire does in a room. */
  text,
})
export type Artist = z.infer<typeof artistSchema>
