/** The kinds of entries in `data/`: one table for those who read, name, add and change them. */
import type * as z from 'zod'
import { namedKinds } from '../../core/addresses.ts'
import { namesOfEntry } from '../../core/invalid-parts.ts'
import { actSchema } from '../../schema/act.ts'
import { artistSchema } from '../../schema/artist.ts'
import { categorySchema } from '../../schema/category.ts'
import { citySchema } from '../../schema/city.ts'
import { claimSchema } from '../../schema/claim.ts'
import { copyExceptionSchema } from '../../schema/copy.ts'
import { decibelRuleSchema } from '../../schema/decibels.ts'
import { eveningMomentSchema, occasionSchema } from '../../schema/occasion.ts'
import { priceClassSchema, priceFactorSchema, priceRangeSchema } from '../../schema/price.ts'
import { entryRedirectSchema, redirectSchema } from '../../schema/redirect.ts'
import { riderSchema } from '../../schema/rider.ts'
import { showSchema } from '../../schema/show.ts'
import { testimonialSchema } from '../../schema/testimonial.ts'
import { zoneSchema } from '../../schema/zone.ts'
import { valueAt } from './schema-problems.ts'

export const dataNames = [
  ...([
    'site',
    'claims',
    'categories',
    'acts',
    'artists',
    'cities',
    'zones',
    'decibels',
    'occasions',
  ] as const),
  ...(['prices', 'testimonials', 'shows', 'redirects', 'riders', 'navigation', 'copy'] as const),
]
export type DataName = (typeof dataNames)[number]

type Schema<T> = z.ZodType<T> & { shape: object }

/** Describes a list of entries, for messages and sources. */
export type EntryKind<T> = {
  /** The list that a file exports. */
  list: string
  /** `act`: "The act "silkwood" has no bio." */
  noun: string
  schema: Schema<T>
  /** The field that names an entry. Entries without one are numbered. */
  nameField?: string
  file: DataName
  /** `acts`: the first half of `acts/silkwood`. */
  folder: string
  /** Whether an item is of this kind, in a list with several kinds. */
  accepts?: (value: unknown) => boolean
  /** The names by which addresses and other entries refer to a wrong item. */
  namesOf?: (value: unknown) => string[]
}

/** The kind of the entries of a list that has the name of its file. */
const kind = <T>(list: DataName, noun: string, schema: Schema<T>, nameField?: string): EntryKind<T> => ({
  ...{ list, noun, schema, file: list, folder: list },
  ...(nameField !== undefined && { nameField }),
})

/** The kind of the entries of another list of a file. */
const kindIn = <T>(
  file: DataName,
  list: string,
  folder: string,
  noun: string,
  schema: Schema<T>,
): EntryKind<T> => ({
  ...{ list, noun, schema, file, folder },
  nameField: 'key',
})

/** Whether an item of the list `redirects` is about an entry; an item with `from` is about one address. */
const isEntryRedirect = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !('from' in value) &&
  namedKinds.some((kind) => kind in value)

/** What a wrong redirect is about, also where its field is misspelt. */
const oldNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, name]) => (field === 'to' ? [] : namesOfEntry(name)))
    : namesOfEntry(value)

export const kinds = {
  acts: kind('acts', 'act', actSchema, 'slug'),
  artists: kind('artists', 'artist', artistSchema, 'slug'),
  categories: {
    ...kind('categories', 'category', categorySchema, 'key'),
    // Blocks name its landing pages.
    namesOf: (value: unknown) => [value, valueAt(value, ['landing'])].flatMap(namesOfEntry),
  },
  cities: kind('cities', 'city', citySchema, 'key'),
  claims: kind('claims', 'claim', claimSchema, 'key'),
  copyExceptions: { ...kind('copy', 'exception', copyExceptionSchema), list: 'exceptions' },
  decibels: kind('decibels', 'rule on loudness', decibelRuleSchema, 'key'),
  entryRedirects: {
    ...kind('redirects', 'redirect', entryRedirectSchema),
    namesOf: oldNames,
    accepts: isEntryRedirect,
  },
  eveningMoments: kindIn('occasions', 'eveningMoments', 'evening-moments', 'moment', eveningMomentSchema),
  hours: kindIn('claims', 'hours', 'hours', 'claim', claimSchema),
  occasions: kind('occasions', 'occasion', occasionSchema, 'key'),
  priceClasses: kindIn('prices', 'priceClasses', 'prices', 'price class', priceClassSchema),
  priceFactors: kindIn('prices', 'priceFactors', 'price-factors', 'price factor', priceFactorSchema),
  priceRanges: kindIn('prices', 'priceRanges', 'price-ranges', 'price range', priceRangeSchema),
  redirects: {
    ...kind('redirects', 'redirect', redirectSchema, 'from'),
    namesOf: oldNames,
    accepts: (value: unknown) => !isEntryRedirect(value),
  },
  riders: kind('riders', 'rider of', riderSchema, 'act'),
  shows: kind('shows', 'show', showSchema),
  testimonials: kind('testimonials', 'testimonial', testimonialSchema),
  zones: kind('zones', 'zone', zoneSchema, 'key'),
}
