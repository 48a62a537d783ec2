/**
 * Every string that the owner may type, found by walking a whole site and asking the loader's own schemas:
 * what takes free text, and what takes only names and addresses. A field that is added later is found as
 * well.
 */
import type * as z from 'zod'
import type { Site } from '../../generator/load/site.ts'
import { actSchema } from '../../generator/schema/act.ts'
import { articleSchema } from '../../generator/schema/article.ts'
import { artistSchema } from '../../generator/schema/artist.ts'
import { citySchema } from '../../generator/schema/city.ts'
import { claimSchema } from '../../generator/schema/claim.ts'
import { navigationSchema } from '../../generator/schema/navigation.ts'
import { eveningMomentSchema, occasionSchema } from '../../generator/schema/occasion.ts'
import { pageSchema } from '../../generator/schema/page.ts'
import { priceClassSchema, priceFactorSchema, priceRangeSchema } from '../../generator/schema/price.ts'
import { redirectSchema } from '../../generator/schema/redirect.ts'
import { settingsSchema } from '../../generator/schema/settings.ts'
import { showSchema } from '../../generator/schema/show.ts'
import { testimonialSchema } from '../../generator/schema/testimonial.ts'
import { zoneSchema } from '../../generator/schema/zone.ts'
import { tinyAct, tinySite } from '../tiny-site.ts'

type Path = readonly (string | number)[]
type EntrySchema = z.ZodType & { shape: object }

/**
 * A string of an entry: where it stands in the site, and what the loader says to another one in its place.
 */
export type OwnerField = {
  path: Path
  /** `acts.0.occasions.bruiloft` */
  name: string
  value: string
  accepts: (text: string) => boolean
}

/** The tiny site with every optional string filled in, but for one form: that one is the site's own. */
export function fullSite(): Site {
  const site = tinySite()
  const settings: Site['settings'] = {
    ...site.settings,
    forms: { contact: 'https://formulier.example/c' },
    fonts: { stylesheet: 'https://letters.example/css', files: 'https://letterbestanden.example' },
    analytics: {
      scripts: ['https://cijfers.example/s.js', '/cijfers.js'],
      hosts: ['https://cijfers.example'],
    },
  }
  return {
    ...site,
    settings,
    navigation: {
      ...site.navigation,
      social: [{ name: 'Facebook', address: 'https://sociaal.example/bureau' }],
    },
    acts: [
      ...site.acts,
      tinyAct({ slug: 'extra', name: 'Extra', videoUrl: 'https://player.vimeo.com/video/1' }),
    ],
    cities: site.cities.map((city) => ({ ...city, zones: site.zones.map(({ key }) => key) })),
    articles: site.articles.map((article) => ({ ...article, image: 'blog/x.jpg' })),
  }
}

/** The strings of all entries of a site. */
export function ownerFields(site: Site): OwnerField[] {
  const lists: [Path, readonly object[], EntrySchema][] = [
    [['acts'], site.acts, actSchema],
    [['artists'], site.artists, artistSchema],
    [['cities'], site.cities, citySchema],
    [['zones'], site.zones, zoneSchema],
    [['occasions'], site.occasions, occasionSchema],
    [['priceClasses'], site.priceClasses, priceClassSchema],
    [['priceRanges'], site.priceRanges, priceRangeSchema],
    [['priceFactors'], site.priceFactors, priceFactorSchema],
    [['eveningMoments'], site.eveningMoments, eveningMomentSchema],
    [['claims'], site.claims, claimSchema],
    [['hours'], site.hours, claimSchema],
    [['testimonials'], site.testimonials, testimonialSchema],
    [['shows', 'coming'], site.shows.coming, showSchema],
    [['shows', 'played'], site.shows.played, showSchema],
    [['redirects'], site.redirects, redirectSchema],
    [['articles'], site.articles, articleSchema],
    [['pages'], site.pages, pageSchema],
  ]
  return [
    ...fieldsOf(['settings'], site.settings, settingsSchema),
    ...fieldsOf(['navigation'], site.navigation, navigationSchema),
    ...lists.flatMap(([path, entries, schema]) =>
      entries.flatMap((entry, index) => fieldsOf([...path, index], entry, schema)),
    ),
  ]
}

function fieldsOf(path: Path, entry: object, schema: EntrySchema): OwnerField[] {
  // What the loader adds to an entry (its source, its rendered text) is none of the owner's fields.
  const typed = Object.fromEntries(Object.entries(entry).filter(([field]) => field in schema.shape))
  return stringsOf(typed).map(([inner, value]) => ({
    path: [...path, ...inner],
    name: [...path, ...inner].join('.'),
    value,
    accepts: (text) => schema.safeParse(withValue(typed, inner, text)).success,
  }))
}

function stringsOf(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((part, index) => stringsOf(part, [...path, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, part]) => stringsOf(part, [...path, field]))
  return []
}

/** A copy of a value with another string at a place. */
function withValue(value: unknown, [field, ...rest]: Path, text: string): unknown {
  if (field === undefined) return text
  if (Array.isArray(value))
    return value.map((part, index) => (index === field ? withValue(part, rest, text) : part))
  if (typeof value !== 'object' || value === null) throw new Error(`no field ${field}`)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === field ? withValue(part, rest, text) : part]),
  )
}

/**
 * A copy of a site with other strings in these fields. Only what holds them is copied: a site also has
 * functions, which cannot be cloned.
 */
export function withTexts(
  site: Site,
  changes: readonly (readonly [Pick<OwnerField, 'path'>, string])[],
): Site {
  const changed = new Set(changes.map(([{ path }]) => path[0]))
  const copy: Site = {
    ...site,
    ...structuredClone(Object.fromEntries(Object.entries(site).filter(([field]) => changed.has(field)))),
  }
  for (const [{ path }, text] of changes) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>(
        (inner, field) =>
          typeof inner === 'object' && inner !== null ? Reflect.get(inner, field) : undefined,
        copy,
      )
    if (typeof holder !== 'object' || holder === null) throw new Error(`no field ${path.join('.')}`)
    Reflect.set(holder, path.at(-1) ?? '', text)
  }
  return copy
}
