/** A city with landing pages, `data/cities.ts`. Its text is `content/cities/<key>.md`. */
import * as z from 'zod'
import {
  calendarDate,
  comparison,
  httpsAddress,
  latitude,
  listOf,
  longitude,
  name,
  numberFrom,
  origin,
  publication,
  slug,
  text,
  texts,
  textWith,
  whole,
  wholeFrom,
} from './field.ts'

/**
 * The kinds of hall. They decide, with the size, which acts the hall suits. `openlucht` is a field or a
 * square, `stadion` the rooms of a stadium.
 */
export const venueKinds = [
  'arena',
  'evenementenhal',
  'concertzaal',
  'club',
  'theater',
  'cultuurcentrum',
  'kerk',
  'congreszaal',
  'feestzaal',
  'hotel',
  'stadion',
  'openlucht',
] as const
export type VenueKind = (typeof venueKinds)[number]

/** Sizes by the guests in the largest room, standing, smallest first. */
export const venueSizes = ['klein', 'middelgroot', 'groot', 'arena'] as const
export type VenueSize = (typeof venueSizes)[number]

/** The most guests that stand in a room of each size. */
export const guestsIn: Readonly<Record<VenueSize, number>> = {
  klein: 250,
  middelgroot: 1000,
  groot: 5000,
  arena: Number.POSITIVE_INFINITY,
}

/**
 * How guests are in the main room of a hall: in fixed seats, standing, in seats that go away or standing as the
 * evening asks, at tables, or on an empty floor that is rented bare.
 */
export const venueFloors = ['seats', 'standing', 'either', 'tables', 'empty'] as const
export type VenueFloor = (typeof venueFloors)[number]

/** What a hall takes: concerts that anybody may buy a ticket for, and parties of families and companies. */
export const venueUses = ['concert', 'feest'] as const
export type VenueUse = (typeof venueUses)[number]

const metres = numberFrom(1, 60)

const wayIn = textWith('thing', 'arrive')

/** A place where music is played. Pages name it once it was compared with its source. */
const venueSchema = z.strictObject({
  name: text,
  /** Decides, with the size, which acts the hall suits. */
  kind: z.enum(venueKinds),
  /** What visitors read of its kind. */
  label: text,
  /** The class of the number of guests. */
  size: z.enum(venueSizes),
  /** How to get there. */
  reach: text,
  /** The page that shows that the hall takes events: its own, or that of a newspaper or an authority. */
  source: httpsAddress.exactOptional(),
  ...comparison,
  /** Closed halls are not named. `until` is the day that the source announces for the opening. */
  closed: z.strictObject({ until: calendarDate }).exactOptional(),
  /** Metres of its largest stage, where a source says them. */
  stage: z.strictObject({ width: metres, depth: metres }).exactOptional(),
  /** How guests are in its main room. Decides which acts the hall suits. */
  floor: z.enum(venueFloors).exactOptional(),
  /** How a sentence names it, with its article: `de Faculty Club`, `het Kurhaus`, `De Roma`. */
  said: name.exactOptional(),
  /** The most dB(A) that its licence or its neighbours allow; in Flanders its class, 85, 95 or 100. */
  maxDb: wholeFrom(60, 120).exactOptional(),
  /** What it takes. Without it, the hall takes both. */
  use: listOf(z.enum(venueUses), 'use').exactOptional(),
  /**
   * The way in, in a sentence with `{thing}` as its object, for what the act has to carry, and perhaps
   * `{arrive}` for the hour. `heavy` is the same for what nobody carries: from 60 kilos on.
   */
  door: z
    .strictObject({
      text: wayIn,
      heavy: wayIn.exactOptional(),
      /** The page that shows it, where another one than `source` does. */
      source: httpsAddress.exactOptional(),
    })
    .exactOptional(),
  /** The page that shows `floor`, `maxDb`, `use` and `stage`, where it is another one than `source`. */
  factsSource: httpsAddress.exactOptional(),
})
export type Venue = z.infer<typeof venueSchema>

export const citySchema = z.strictObject({
  /** The name as a part of an address. */
  key: slug,
  /** The Dutch name as used in Belgium: Luik, Den Haag. */
  name: name,
  /** Other keys under which the same city is found; their pages name this one as canonical. */
  aliases: z.array(slug).readonly().exactOptional(),
  country: z.enum(['BE', 'NL']),
  province: text,
  /** Inhabitants of the municipality on 1 January of `year`; shown on the site once it is `confirmed`. */
  population: z.strictObject({ value: wholeFrom(1), year: whole, confirmed: z.boolean() }),
  /** Degrees north, centre of the city. */
  latitude,
  /** Degrees east, centre of the city. */
  longitude,
  stations: z.array(text).readonly(),
  /** For your own trips: no page shows them. */
  motorways: z.array(text).readonly().exactOptional(),
  /** The keys of the zones in `data/zones.ts` that a van meets there. */
  zones: z.array(slug).readonly().exactOptional(),
  /** Where a van may load and unload only with a permit for its number plate. */
  platePermit: z
    .strictObject({
      /** As a sentence has it: `het autovrije gebied`. */
      area: text,
      /** The page of the authority that says so. */
      source: httpsAddress,
    })
    .exactOptional(),
  /** When halls, hotels and technicians there are taken: `tien dagen in juli, tijdens de Gentse Feesten`. */
  busy: text.exactOptional(),
  /** The language spoken by most people there. */
  language: text,
  venues: z.array(venueSchema).readonly(),
  /** Here of the titles and descriptions below. */
  ...origin,
  /** Title of the page on all live music. */
  title: text,
  /** Description of that page for search engines. */
  description: text,
  keywords: texts,
  /**
   * The agency's own words, which the page on all live music has in place of those above. Their text is
   * `content/cities/kort/<key>.md`.
   */
  short: z.strictObject({ title: text, description: text, keywords: texts }).exactOptional(),
  /**
   * Gives the city a page with every act and every original artist: `true` under its key, the name of an
   * alias under that.
   */
  actPages: z.union([z.boolean(), slug], { error: 'true, false, or one of the aliases' }).exactOptional(),
  /**
   * Keeps those pages out of search engines, where nobody looks for an act in the language of the site. Its
   * landing pages stay.
   */
  hidesActPages: z.boolean().exactOptional(),
  ...publication,
})
export type City = z.infer<typeof citySchema>
