/**
 * Edits of one field of the site in memory. The site is a pure function of the owner's entries: if one value is changed and the routes are
 * made again, the pages that differ are those that depend on it. Routes and templates need not keep track of it.
 */
import { slugOf } from '../core/names.ts'
import type { Site } from '../load/site.ts'
import { newestFirst } from '../load/texts.ts'
import { comparedFields } from '../relate/likeness.ts'
import { changedAt, type Entry, valueAt } from './entries.ts'
import type { Change, Effect, Pages } from './pages.ts'
import { marked, markerOf, optional, variantsOf } from './variants.ts'

export type Field = {
  name: string
  /**
   * `shown`: pages show it. `placing`: it also decides the place of the entry among others, so which pages change depends on the new value.
   * `address`: it is part of addresses, so pages move.
   */
  role: 'shown' | 'placing' | 'address'
  /** Whether every page that changes with the field shows the entry. Some may only show other entries that move or follow. */
  shows: boolean
  /** Other possible edits. A page depends on the field if it differs after any of them. */
  changes: readonly Change[]
  /** Puts a marker into every text of the field, if it consists of texts alone. A page that shows the marker depends on the field. */
  mark?: (marker: string) => Change
}

/** Fields that the owner does not write, or that must not change. */
const fixed: ReadonlySet<string> = new Set([
  'source',
  'draft',
  'isDraft',
  'publishFrom',
  'pages.name',
  'pages.path',
  'pages.address',
  'pages.layout',
  'pages.section',
  'pages.lines',
  'pages.thirdParties',
  'pages.reviewed',
  'acts.rider',
  'riders.act',
  'zones.key',
  'occasions.key',
  'prices.key',
  'price-ranges.key',
  'price-factors.key',
  'evening-moments.key',
  'claims.key',
  'hours.key',
])
const placing: ReadonlySet<string> = new Set([
  'acts.category',
  'acts.isTopAct',
  ...comparedFields.map((name) => `acts.${name}`),
  'cities.latitude',
  'cities.longitude',
  'articles.category',
  'articles.id',
  'articles.publishDate',
  'articles.tags',
])
const addresses: ReadonlySet<string> = new Set([
  'acts.slug',
  'artists.slug',
  'cities.key',
  'cities.aliases',
  'cities.actPages',
  'articles.slug',
  'redirects.from',
])

/** The fields of an entry, including optional ones that it does not have. */
export function fieldsOf(site: Site, entry: Entry): Field[] {
  const { folder, at } = entry
  const value = valueAt(site, at)
  if (typeof value !== 'object' || value === null) return []
  const names = [...new Set([...Object.keys(value), ...Object.keys(optional[folder] ?? {})])]
  return names.filter((name) => !fixed.has(name) && !fixed.has(`${folder}.${name}`)).map((name) => fieldOf(site, entry, name, Reflect.get(value, name)))
}

/** A field of an entry, or one within a group of fields: `occasions.festival`. Undefined when there is none of this name. */
export function fieldNamed(site: Site, entry: Entry, name: string): Field | undefined {
  const fields = fieldsOf(site, entry)
  const path = name.split('.')
  const group = fields.find((field) => field.name === path[0])
  if (!group || path.length === 1) return group
  const value = valueAt(site, [...entry.at, ...path])
  const isWithin = value !== undefined && !path.some((key) => /^\d+$|^(?:blocks|headings|words|links|warnings)$/.test(key))
  const changes = variantsOf(site, `${entry.folder}.${name}`, value).map(
    (variant): Change =>
      (changed) =>
        changedAt(changed, [...entry.at, ...path], () => variant),
  )
  return isWithin ? { name, role: group.role, shows: group.shows, changes } : undefined
}

/** Combines several changes into one. */
export const together =
  (changes: readonly Change[]): Change =>
  (site) =>
    changes.reduce((changed, change) => change(changed), site)

/** Combines the first changes of all parts into one, then the second changes, and so on. */
export function stepsOf<T>(parts: readonly T[], changesOf: (part: T) => readonly Change[]): Change[] {
  const steps = Math.max(0, ...parts.map((part) => changesOf(part).length))
  return Array.from({ length: steps }, (_, step) => together(parts.flatMap((part) => changesOf(part)[step] ?? [])))
}

function fieldOf(site: Site, entry: Entry, name: string, value: unknown): Field {
  const id = `${entry.folder}.${name}`
  // An act refers to its original artist by name, so pages that show the act do not depend on the slug.
  if (addresses.has(id)) return { name, role: 'address', shows: id !== 'artists.slug', changes: moves(entry, name, value) }
  const set = (replaced: unknown): Change => completed(id, entry, (changed) => changedAt(changed, [...entry.at, name], () => replaced))
  const changes = variantsOf(site, id, value).map(set)
  if (placing.has(id)) return { name, role: 'placing', shows: false, changes }
  // The first variant of a text is another text, which the marker replaces. Of a list, a page may show the length alone.
  return marked(id, value, '') === undefined
    ? { name, role: 'shown', shows: true, changes }
    : {
        name,
        role: 'shown',
        shows: true,
        changes: Array.isArray(value) && entry.folder !== 'pages' ? changes : changes.slice(1),
        mark: (marker) => set(marked(id, value, marker)),
      }
}

/** A change together with what the loader would derive from it or require of other fields. */
function completed(id: string, { at }: Entry, change: Change): Change {
  if (id === 'acts.category') {
    return (site) => changedAt(change(site), [...at, 'originalArtist'], () => undefined)
  }
  if (id === 'articles.id' || id === 'articles.publishDate') {
    return (site) => {
      const changed = change(site)
      return { ...changed, articles: [...changed.articles].sort(newestFirst) }
    }
  }
  return change
}

/** Edits of parts of addresses. References to the entry are changed with it, as the owner would have to do. */
function moves({ folder, at }: Entry, name: string, value: unknown): Change[] {
  const set =
    (replaced: unknown): Change =>
    (site) =>
      changedAt(site, [...at, name], () => replaced)
  const named = String(value)
  if (folder === 'artists') return [together([set(`${named}-2`), renamedArtist(named)])]
  if (name === 'actPages') return [set(!value)]
  if (name === 'aliases') {
    const aliases = Array.isArray(value) ? value.map(String) : []
    const actPages: Change = (site) => changedAt(site, [...at, 'actPages'], (own) => (typeof own === 'string' && aliases.includes(own) ? `${own}-2` : own))
    return [set([...aliases, 'naam-2']), together([set(aliases.map((alias) => `${alias}-2`)), actPages])]
  }
  return [set(folder === 'redirects' ? named.replace(/\/$/, '-2/') : `${named}-2`)]
}

const renamedArtist =
  (slug: string): Change =>
  (site) => ({
    ...site,
    acts: site.acts.map((act) =>
      act.originalArtist !== undefined && slugOf(act.originalArtist) === slug ? { ...act, originalArtist: `${act.originalArtist} 2` } : act,
    ),
  })

/** The effects of edits for each group of fields; the fields of a group are edited together. */
export function effectsOf(pages: Pages, groups: readonly (readonly Field[])[]): Effect[] {
  const shown = pages.markersAfter(together(groups.flatMap((fields, index) => fields.flatMap(({ mark }) => mark?.(markerOf(index)) ?? []))))
  return groups.map((fields, index) => {
    const { changed, moved } = pages.effectOf(stepsOf(fields, ({ changes }) => changes))
    return { changed: new Set([...changed, ...(shown.get(markerOf(index)) ?? [])]), moved }
  })
}
