/**
 * A band, duo or solo act that can be booked, `data/acts.ts`. Its long biography is `content/acts/<slug>.md`.
 */
import * as z from 'zod'
import { splitSentences } from '../core/text.ts'
import type { VenueFloor } from './city.ts'
import {
  artistPages,
  httpsAddress,
  imageFile,
  listOf,
  musicAddress,
  name,
  publication,
  slug,
  soundFile,
  text,
  texts,
  textWith,
  timeOfDay,
  videoAddress,
  whole,
  wholeFrom,
} from './field.ts'
import { onRequest, priceRange } from './price.ts'

/** From music beneath a conversation to a concert, softest first. */
export const loudnessLevels = ['gesprek', 'tafel', 'dansvloer', 'concert'] as const
export type LoudnessLevel = (typeof loudnessLevels)[number]

const diaryKinds = ['taken', 'whole', 'none'] as const

export const playingPlaces = ['binnen', 'buiten'] as const

const minutes = whole.min(10, 'at least 10 minutes').max(600, 'at most 600 minutes')
const count = wholeFrom(1, 8)
const decibels = wholeFrom(40, 110)

/** A programme: how often and how long the act plays. */
const setsSchema = z.strictObject({
  /** How many sets. */
  count,
  /** The length of each set in minutes. */
  minutes,
  /** The longest that each set can be, in minutes. */
  upTo: minutes.exactOptional(),
  /** Minutes from the first note to the last, pauses included. */
  within: minutes.exactOptional(),
  /** What visitors call it; a set when left out. */
  kind: z.enum(['show', 'concert']).exactOptional(),
})
export type Sets = z.infer<typeof setsSchema>

const momentSchema = z.strictObject({
  /** What happens then, in a few words. */
  what: text,
  /** A line of the repertoire; left out where the organiser chooses. */
  song: text.exactOptional(),
  /** One or two sentences on it. */
  text,
})
export type Moment = z.infer<typeof momentSchema>

/** What an act plays at a kind of occasion, and when. */
const planSchema = z.strictObject({
  /** When each set begins. A set without a time follows the one before it after a pause. */
  starts: listOf(timeOfDay, 'time'),
  /** The number of sets and their length in minutes. */
  play: z.strictObject({ count, minutes }),
  /** Music hours before the first set, in a small line-up. */
  early: momentSchema.extend({ at: timeOfDay }).exactOptional(),
  /**
   * One for each set in order, and at last the one that ends the music. A single set may have one halfway.
   */
  moments: z.array(momentSchema).min(2, 'a list with at least two moments').readonly(),
  /** What to ask of the hall, the permit or the caterer for this act, in one to three sentences. */
  hall: text,
})
export type Plan = z.infer<typeof planSchema>

/** Clauses on this act where guests are so: one for every four towns or so, which take turns. */
const clauses = listOf(textWith('halls'), 'text with {halls}').exactOptional()

/** What a kind of floor means for an act, in sentences with `{halls}` for the halls of a town that have it. */
const inHallSchema = z.strictObject({
  /** Where guests sit in fixed rows. */
  seats: clauses,
  /** Where they stand. */
  standing: clauses,
  /** Where the seats stay or go, as the evening asks. */
  either: clauses,
  /** Where they sit at tables. */
  tables: clauses,
  /** Where the hall is rented bare. */
  empty: clauses,
} satisfies Record<VenueFloor, typeof clauses>)

const pictureSchema = z.strictObject({
  /** A file under `static/images/`. */
  file: imageFile,
  /** What is to be seen, in a few words without a full stop: screen readers and search engines read it. */
  shows: text,
})

const percent = wholeFrom(0, 100)

const linksSchema = z.strictObject({ site: httpsAddress.exactOptional(), ...artistPages })

/** A value for each kind of occasion, by its key in `data/occasions.ts`. The rules know these keys. */
const perOccasion = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)

const ownPriceSchema = z.strictObject({
  ...priceRange,
  /** What the price covers, as a list in one sentence. */
  includes: text,
  /** Whether the amounts include VAT. */
  vatIncluded: z.boolean(),
  /** Why the range is outside that of the price class. */
  outsideClass: text.exactOptional(),
})

export const actSchema = z.strictObject({
  name: name,
  /** A part of its addresses: lower-case letters and digits in words joined by single dashes. */
  slug,
  // Not a slug: loading names the category that was meant by one in capitals.
  /** An entry of `data/categories.ts`. */
  category: text.regex(/^[a-z0-9-]+$/i, 'the key of an entry of data/categories.ts'),
  /**
   * The artist whose work the act plays; tribute acts only. The name must have an entry in `data/artists.ts`.
   */
  originalArtist: text.exactOptional(),
  /** A file under `static/images/`, at least 1,200 px wide. */
  image: imageFile,
  /**
   * What is to be seen on that picture, in a few words without a full stop: screen readers and search engines
   * read it.
   */
  imageShows: text,
  /**
   * Of a photograph: where the face of one person is, in whole per cent from its left and from its top. The lamp
   * is aimed there.
   */
  focus: z
    .tuple([percent, percent], 'two numbers, from the left and from the top: [50, 30]')
    .readonly()
    .exactOptional(),
  /** In place of `focus`, of several people: left, top, right and bottom of a box round their faces. */
  keep: z
    .tuple([percent, percent, percent, percent], 'four numbers, left, top, right, bottom: [20, 25, 80, 60]')
    .readonly()
    .exactOptional(),
  /** `false` keeps the colours of a photograph: its lamp has none. */
  gel: z.boolean().exactOptional(),
  /**
   * What the act is, in three lines of its card, which are never cut. Cards of similar acts have two lines:
   * the first sentence.
   */
  bio: text
    .max(100, 'a text of at most 100 characters, so that it fits on three lines of a card')
    .refine(
      (bio) => (splitSentences(bio)[0] ?? '').length <= 72,
      'a text whose first sentence has at most 72 characters, so that it fits on two lines of a card',
    ),
  /**
   * What the act is, in two or three sentences: how its music sounds, and who stands there. On its booking
   * page and on those of its tribute.
   */
  portrait: text.max(240, 'a text of at most 240 characters'),
  /** One or two sentences under the name on the act's own page. */
  shortDescription: text,
  /** Who is on stage: instruments, never names of people. */
  lineUp: text,
  /** The people on stage by name, where they agree to it: instead of instruments alone. */
  members: listOf(z.strictObject({ name: text, plays: text }), 'person').exactOptional(),
  /** Number of people who play or sing. */
  musicians: wholeFrom(1),
  /** Number of people who only dance. */
  dancers: wholeFrom(1).exactOptional(),
  /** The programmes to choose from, the usual one first. */
  sets: listOf(setsSchema, 'programme'),
  /** The line of `data/prices.ts` that the act belongs to. */
  priceClass: slug.exactOptional(),
  /** The act's own price range, or `'on request'`. */
  price: z.union([ownPriceSchema, onRequest], {
    // What is wrong with a range is its own problem.
    error: ({ input }) =>
      typeof input === 'object' || input === undefined
        ? undefined
        : "a group of fields, { from: 1500, to: 2500, … }, or 'on request'",
  }),
  /** The step of the scale, and the band in dB(A) at 10 m from the stage. */
  loudness: z.strictObject({ level: z.enum(loudnessLevels), from: decibels, to: decibels }),
  /** Where the act plays. */
  places: z.array(z.enum(playingPlaces)).min(1, 'a list with "binnen", "buiten" or both').readonly(),
  /** What the act asks where it plays outdoors, in one sentence. */
  outdoors: text.exactOptional(),
  /** The languages in which the act sings. */
  languages: texts,
  /** The most fitting one first. */
  genres: texts,
  /** The decades that the songs come from, as their first years: 1980. */
  decades: listOf(
    whole.multipleOf(10, 'the first year of a decade, such as 1980').min(1900, '1900 or later'),
    'decade',
  ),
  /** Other words by which visitors look for the act. */
  searchWords: z.array(text).readonly(),
  /** Occasions that do not suit the act, each with the reason. All others suit it. */
  unsuited: perOccasion(text).exactOptional(),
  /**
   * Five to eight lines for the set list on the act's page: songs of the original artist, or kinds of songs.
   */
  repertoire: texts,
  /** Three reasons to book this act, one sentence each. */
  reasons: texts,
  /** Two or three sentences on this act at each kind of occasion that has pages. */
  occasions: perOccasion(text),
  /**
   * The hours and songs of this act at each kind of occasion. Its page computes set-up, pauses and packing up
   * from them and from the rider.
   */
  plans: perOccasion(planSchema).exactOptional(),
  /**
   * What its pages in a town say of the halls there. Each sentence is true of this act and would be wrong of
   * another one; its songs are in `repertoire`, its figures in the rider.
   */
  inHall: inHallSchema.exactOptional(),
  /** What of its instruments and cases asks for most care on the way in. */
  heaviest: z
    .strictObject({
      /** With its article, as the object of a sentence: `het hammondorgel`. */
      thing: text,
      /** The weight of one piece in its case: an estimate, until somebody has put it on a scale. */
      kilos: wholeFrom(1, 500),
    })
    .exactOptional(),
  /** The embed address of a film on youtube-nocookie.com or player.vimeo.com. */
  videoUrl: videoAddress.exactOptional(),
  /** A clip of the act below `static/`, which its page plays: `/sounds/silkwood.mp3`. */
  soundUrl: soundFile.exactOptional(),
  /**
   * Music that its page plays after a click: a page of Spotify or SoundCloud, or a player of Bandcamp. The privacy
   * page names the host.
   */
  player: musicAddress.exactOptional(),
  /** Its own site, and its pages as an artist elsewhere. */
  links: linksSchema.exactOptional(),
  /** Further pictures, shown in this order. */
  gallery: z.array(pictureSchema).readonly(),
  /**
   * What visitors may know of its days: that it is `taken`, which the file of its days and its shows say; as
   * well that it is free on any other day, where `whole` says that all its bookings are in that file; or
   * `none` of it, as without this field.
   */
  diary: z.enum(diaryKinds).exactOptional(),
  /** The slugs of acts with which it has musicians in common: neither plays while the other does. */
  sharesMusiciansWith: z.array(slug).readonly().exactOptional(),
  /** Shows the act on the home page. */
  isTopAct: z.boolean().exactOptional(),
  ...publication,
})
export type Act = z.infer<typeof actSchema>

/** An act as pages take it: without a price where that is on request. */
export type ShownAct = Omit<Act, 'price'> & { price?: z.infer<typeof ownPriceSchema> | undefined }
