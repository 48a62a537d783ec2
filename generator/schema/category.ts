/** A category of acts, `data/categories.ts`: its words, what its acts are held to, and its landing pages. */
import * as z from 'zod'
import { slug, text } from './field.ts'
import { hexColour } from './theme.ts'

const landingSchema = z.strictObject({
  /** How the addresses of its pages begin: `coverband` of `/coverband-gent/`. */
  key: slug,
  /** What organisers look for there: a `party` to dance at, or a `concert` for which they sell tickets. */
  for: z.enum(['party', 'concert']),
  /** Who comes, with the article: 'de band'. */
  players: text,
  /** What one and several are called for short; `word` and `plural` where they are left out. */
  short: text.exactOptional(),
  shorts: text.exactOptional(),
})

export const categorySchema = z.strictObject({
  /** Its name in `category` of `data/acts.ts`. */
  key: slug,
  /** What visitors call such an act in a sentence: 'coverband'. */
  word: text,
  /** The same for several: 'coverbands'. */
  plural: text,
  /** 'het' for a word such as "koor": pages say 'vijfkoppig koor' then, and 'vijfkoppige band' otherwise. */
  article: z.literal('het').exactOptional(),
  /** What goes before "duo", "trio" and "kwartet": 'akoestisch'. Pages do not say these words without it. */
  adjective: text.exactOptional(),
  /** On badges; `word` with a capital where it is left out. */
  name: text.exactOptional(),
  /** On the badges of cards in lists, where it is not the name. */
  label: text.exactOptional(),
  /** Above the name of an act on its pages, where it is not the name. */
  title: text.exactOptional(),
  /** Above its acts; `plural` with a capital where it is left out. */
  heading: text.exactOptional(),
  /** Words by which visitors look for it. They are not shown. */
  searchWords: z.array(text).readonly().exactOptional(),
  /** What it is for, in a list of all that can be booked: 'een band om op te dansen'. */
  suits: text.exactOptional(),
  /** Whether its acts play the work of one artist, whom `originalArtist` names. */
  playsArtist: z.literal(true).exactOptional(),
  /** Whether its acts are never louder than "tafel". They come first on the pages on all live music. */
  isQuiet: z.literal(true).exactOptional(),
  /** The price class that `npm run new` suggests, where its key is not that of the category. */
  priceClass: slug.exactOptional(),
  /** Of its badge and the edge of its cards. */
  colour: hexColour.exactOptional(),
  /** The pages of cities about it; without this it has none. */
  landing: landingSchema.exactOptional(),
})
export type Category = z.infer<typeof categorySchema>
