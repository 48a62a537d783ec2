/** A band, duo or solo act that can be booked, `data/acts.ts`. Its long biography is `content/acts/<slug>.md`. */
import * as z from 'zod'
import { draft, imageFile, publishFrom, slug, text, texts, videoAddress, whole } from './field.ts'
import { priceClassKeys } from './price.ts'

/** The kinds of act, as visitors see them in tabs and badges. */
export const categories = ['tribute', 'cover', 'akoestisch'] as const
export type Category = (typeof categories)[number]

export const actSchema = z.strictObject({
  name: text,
  /** A part of its addresses: lower-case letters and digits in words joined by single dashes. */
  slug,
  category: z.enum(categories),
  /** The artist whose work the act plays; tribute acts only. The name must have an entry in `data/artists.ts`. */
  originalArtist: text.exactOptional(),
  /** A file under `static/images/`, at least 1,200 px wide. */
  image: imageFile,
  /** What the act is, in about three lines (150-230 characters): the text on its card. */
  bio: text,
  /** One or two sentences under the name on the act's own page. */
  shortDescription: text,
  /** Who stands on stage: instruments, never names of people. */
  lineUp: text,
  /** Number of people on stage. */
  musicians: whole.min(1, 'at least 1'),
  /** How long the act plays. */
  setLength: text,
  /** The line of `data/prices.ts` that the act belongs to. */
  priceClass: z.enum(priceClassKeys),
  /** Five to eight lines for the set list on the act's page: songs of the original artist, or kinds of songs. */
  repertoire: texts,
  /** Three reasons to book this act, one sentence each. */
  reasons: texts,
  /** Two or three sentences on this act at each kind of occasion. */
  occasions: z.strictObject({ bruiloft: text, bedrijfsfeest: text, festival: text }),
  /** The embed address of a film on youtube-nocookie.com or player.vimeo.com. */
  videoUrl: videoAddress.exactOptional(),
  /** The technical rider, a PDF under `static/riders/`, written `/riders/<file>.pdf`. */
  riderUrl: z
    .string()
    .regex(/^\/riders\/[a-z0-9-]+\.pdf$/, 'a PDF below static/riders/, written /riders/name.pdf')
    .exactOptional(),
  /** Files under `static/images/`, shown in this order. */
  gallery: z.array(imageFile).readonly(),
  /** Shows the act on the home page. */
  isTopAct: z.boolean().exactOptional(),
  /** Keeps the act out of the site; `npm run dev` shows it with a mark. */
  draft,
  /** The day from which the act is on the site, yyyy-mm-dd. */
  publishFrom,
})
export type Act = z.infer<typeof actSchema>
