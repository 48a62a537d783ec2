/**
 * What an edit of one field makes of the site. The site is a pure function of the owner's entries, so whoever changes one value in memory and
 * makes the routes again sees which pages depend on it, without any bookkeeping in routes or templates.
 */
import { newestFirst } from '../load/articles.ts'
import { actSchema, articleSchema, citySchema } from '../load/schemas.ts'
import type { Site } from '../load/site.ts'
import { slugOf } from '../relate/names.ts'
import { changedAt, type Entry, valueAt } from './entries.ts'

export type Change = (site: Site) => Site

export type Field = {
  name: string
  /**
   * `shown`: pages show it. `placing`: it also decides where the entry stands, so what changes depends on the new value.
   * `address`: it is part of addresses, so pages move.
   */
  role: 'shown' | 'placing' | 'address'
  /** Edits that somebody might make; a page depends on the field when it differs after one of them. */
  changes: readonly Change[]
  /** Puts a sign into every text of the field, which then stands wherever the text is shown. Only where the field has a text. */
  mark?: (sign: string) => Change
}

/**
 * Signs for private use: nothing that the owner writes has one, and names with and without one have the same slug, so that
 * `originalArtist` still finds its artist.
 */
export const signOf = (number: number): string => String.fromCodePoint(0xf0000 + number)
const aSign = signOf(0)

/** A step of some two kilometres: distances change, neighbours mostly stay. */
const degrees = 0.02

/** Fields that belong to an entry and are not written by the owner, or that must stay as they are. */
const fixed: ReadonlySet<string> = new Set(['source', 'acts.rider', 'occasions.key', 'prices.key'])
const placing: ReadonlySet<string> = new Set([
  'acts.category',
  'acts.isTopAct',
  'cities.latitude',
  'cities.longitude',
  'articles.category',
  'articles.id',
  'articles.publishDate',
  'articles.tags',
])
const addresses: ReadonlySet<string> = new Set(['acts.slug', 'artists.slug', 'cities.key', 'cities.aliases', 'articles.slug', 'redirects.from'])

const choices: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['acts.category', actSchema.shape.category.options],
  ['acts.priceClass', actSchema.shape.priceClass.options],
  ['cities.country', citySchema.shape.country.options],
  ['articles.category', articleSchema.shape.category.options],
])

/** What may be left out, and what somebody might write there. */
const optional: Record<string, Record<string, unknown>> = {
  acts: { videoUrl: 'https://www.youtube-nocookie.com/embed/film', riderUrl: '/riders/rider.pdf', isTopAct: true },
  cities: { lowEmission: 'tekst', aliases: [] },
  prices: { openEnded: true },
  articles: { image: 'blog/beeld.jpg' },
}

/** An item for a list that is empty; a text in all others. */
const items: Record<string, unknown> = { venues: { name: 'zaal', kind: 'zaal', reach: 'plein' } }

/** The fields of an entry, those that were left out among them. */
export function fieldsOf(site: Site, entry: Entry): Field[] {
  const { folder, at } = entry
  if (folder === 'supported-cities') return [supportedField(site, entry)]
  const value = valueAt(site, at)
  if (typeof value !== 'object' || value === null) return []
  const names = [...new Set([...Object.keys(value), ...Object.keys(optional[folder] ?? {})])]
  return names.filter((name) => !fixed.has(name) && !fixed.has(`${folder}.${name}`)).map((name) => fieldOf(entry, name, Reflect.get(value, name)))
}

/** A field of an entry, or one within a group of fields: `occasions.festival`. Nothing when there is none of this name. */
export function fieldNamed(site: Site, entry: Entry, name: string): Field | undefined {
  const fields = fieldsOf(site, entry)
  const path = name.split('.')
  const group = fields.find((field) => field.name === path[0])
  if (!group || path.length === 1) return group
  const value = valueAt(site, [...entry.at, ...path])
  const isWithin = value !== undefined && !path.some((key) => /^\d+$|^(?:html|headings|words|links|warnings)$/.test(key))
  const changes = variantsOf(`${entry.folder}.${name}`, value).map(
    (variant): Change =>
      (changed) =>
        changedAt(changed, [...entry.at, ...path], () => variant),
  )
  return isWithin ? { name, role: group.role, changes } : undefined
}

/** Several changes as one. */
export const together =
  (changes: readonly Change[]): Change =>
  (site) =>
    changes.reduce((changed, change) => change(changed), site)

/** The first change of all parts as one, then the second of those that have one … */
export function stepsOf<T>(parts: readonly T[], changesOf: (part: T) => readonly Change[]): Change[] {
  const steps = Math.max(0, ...parts.map((part) => changesOf(part).length))
  return Array.from({ length: steps }, (_, step) => together(parts.flatMap((part) => changesOf(part)[step] ?? [])))
}

function fieldOf(entry: Entry, name: string, value: unknown): Field {
  const id = `${entry.folder}.${name}`
  const at = [...entry.at, name]
  if (addresses.has(id)) return { name, role: 'address', changes: moves(entry, name, value) }
  const set = (replaced: unknown): Change => completed(id, entry, replaced, (site) => changedAt(site, at, () => replaced))
  const given = value === undefined ? optional[entry.folder]?.[name] : undefined
  const variants = value === undefined ? [given] : variantsOf(id, value)
  const marked = marksOf(id, value, '') === undefined ? {} : { mark: (sign: string) => set(marksOf(id, value, sign)) }
  return { name, role: placing.has(id) ? 'placing' : 'shown', changes: variants.map(set), ...marked }
}

/** What the loader would make of a change besides the field itself. */
function completed(id: string, { at }: Entry, value: unknown, change: Change): Change {
  if (id === 'acts.riderUrl') {
    const sized: Change = (site) => changedAt(change(site), [...at, 'rider', 'kilobytes'], (size) => size ?? 1)
    return (site) => changedAt(sized(site), [...at, 'rider', 'path'], () => value)
  }
  if (id === 'articles.id' || id === 'articles.publishDate') {
    return (site) => {
      const changed = change(site)
      return { ...changed, articles: [...changed.articles].sort(newestFirst) }
    }
  }
  return change
}

/** Other values that somebody might write in place of one. */
function variantsOf(id: string, value: unknown): unknown[] {
  const options = choices.get(id)
  if (options) return options.filter((option) => option !== value)
  if (typeof value === 'boolean') return [!value]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [edited(id, value, aSign)]
  const flags = Object.entries(value).filter(([, inner]) => typeof inner === 'boolean')
  return [edited(id, value, aSign), ...flags.map(([key, inner]) => changedAt(value, [key], () => !inner))]
}

/** A value with all its texts and numbers changed. Flags stay: together with one of them, another change might not show. */
function edited(id: string, value: unknown, sign: string): unknown {
  if (typeof value === 'string') return editedText(value, sign)
  if (typeof value === 'number') return /latitude|longitude/.test(id) ? value + degrees : value + 1
  if (Array.isArray(value)) return value.length === 0 ? [itemOf(id, sign)] : value.map((item) => edited(id, item, sign))
  if (typeof value !== 'object' || value === null) return value
  if ('html' in value && 'headings' in value) return { ...value, html: `${value.html}<p>${sign}</p>`, headings: edited(id, value.headings, sign) }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'depth' ? inner : edited(id, inner, sign)]))
}

const itemOf = (id: string, sign: string) => edited(id, items[id.split('.').at(-1) ?? ''] ?? 'tekst', sign)

function editedText(text: string, sign: string): string {
  const file = /^(.*)(\.(?:jpe?g|png|pdf))$/.exec(text)
  if (file) return `${file[1]}${sign}${file[2]}`
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10)
  // In front as well: a page may show only the first sentence.
  return /^https:|^\//.test(text) ? `${text}${sign}` : `${sign}${text}${sign}`
}

/** The value with a sign in each of its texts, when it has any that can carry one. */
function marksOf(id: string, value: unknown, sign: string): unknown {
  if (choices.has(id) || id === 'articles.publishDate' || typeof value === 'number' || typeof value === 'boolean' || value === undefined) return undefined
  // Flags and numbers of a group count as well, and whoever looks an entry up by its key must find it.
  if (id === 'cities.population' || id.endsWith('.key')) return undefined
  return edited(id, value, sign)
}

/** Edits of what is part of addresses. Whatever names the entry follows, as the owner would have to do. */
function moves({ folder, at }: Entry, name: string, value: unknown): Change[] {
  const set =
    (replaced: unknown): Change =>
    (site) =>
      changedAt(site, [...at, name], () => replaced)
  const named = String(value)
  if (folder === 'artists') return [together([set(`${named}-2`), renamedArtist(named)])]
  if (folder === 'cities' && name === 'key') return [together([set(`${named}-2`), renamedCity(named)])]
  if (name === 'aliases') {
    const aliases = Array.isArray(value) ? value.map(String) : []
    return [set([...aliases, 'naam-2']), together([set(aliases.map((alias) => `${alias}-2`)), ...aliases.map(renamedCity)])]
  }
  return [set(folder === 'redirects' ? named.replace(/\/$/, '-2/') : `${named}-2`)]
}

const renamedCity =
  (key: string): Change =>
  (site) => ({
    ...site,
    supportedCities: site.supportedCities.map((supported) => (supported === key ? `${key}-2` : supported)),
    shortCities: site.shortCities.map((city) => (city.key === key ? { ...city, key: `${key}-2` } : city)),
  })

const renamedArtist =
  (slug: string): Change =>
  (site) => ({
    ...site,
    acts: site.acts.map((act) =>
      act.originalArtist !== undefined && slugOf(act.originalArtist) === slug ? { ...act, originalArtist: `${act.originalArtist} 2` } : act,
    ),
  })

/** A supported city can only come and go. */
function supportedField(site: Site, { at }: Entry): Field {
  const key = valueAt(site, at)
  const leaves: Change = (changed) => ({ ...changed, supportedCities: changed.supportedCities.filter((other) => other !== key) })
  return { name: 'key', role: 'shown', changes: [leaves] }
}
