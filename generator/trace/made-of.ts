/** Which entries one page shows, and which of their fields. */
import type { Site } from '../load/site.ts'
import type { Route } from '../routes/route.ts'
import type { Entry } from './entries.ts'
import { type Change, Pages } from './pages.ts'
import { type Field, fieldsOf, stepsOf, together } from './perturb.ts'
import { markerOf } from './variants.ts'

/** A field of an entry that the page may depend on. */
type Part = { entry: Entry; field: Field; number: number }

/** The entries that a page shows, each with the fields that it depends on. */
export function madeOf(site: Site, route: Route, entries: readonly Entry[]): Map<Entry, string[]> {
  const fields = fieldsByEntry(site, route, entries)
  return new Map(entries.flatMap((entry) => (fields.has(entry.entry) ? [[entry, fields.get(entry.entry) ?? []]] : [])))
}

/**
 * The fields that the page depends on, by the names of their entries.
 *
 * Every text gets a marker of its own, and the page is rendered once: the markers in it are those of the texts that it shows. Fields without
 * a marker, such as numbers, are found by bisection: a set of fields is changed, and split in halves as long as the page differs.
 */
function fieldsByEntry(site: Site, route: Route, entries: readonly Entry[]): Map<string, string[]> {
  const parts = entries.flatMap((entry) => fieldsOf(site, entry).map((field) => ({ entry, field }))).map((part, index) => ({ ...part, number: index + 1 }))
  const pages = new Pages(site)
  const differsAfter = (change: Change) => pages.differsAfter(route, change)

  const markers = pages.markersOn(route, together(parts.flatMap(({ field, number }) => field.mark?.(markerOf(number)) ?? [])))
  const found = new Set(parts.filter(({ number }) => markers.has(markerOf(number))))
  const unmarked = parts.filter((part) => !found.has(part) && part.field.role === 'shown' && part.field.changes.length > 0)
  for (const part of decisiveParts(unmarked, changesOf, differsAfter)) found.add(part)
  // The address of an entry is in every link to it. It is listed only if the page shows nothing else of the entry.
  const known = new Set([...found].map(({ entry }) => entry))
  const named = parts.filter(({ entry, field }) => field.role === 'address' && field.shows && !known.has(entry))
  for (const part of decisiveParts(named, changesOf, differsAfter)) found.add(part)
  // The order of entries also decides about pages that do not show the entry. It is listed only for pages that show it.
  const shown = new Set([...found].map(({ entry }) => entry))
  const placing = parts.filter((part) => shown.has(part.entry) && part.field.role === 'placing')
  for (const group of groupedBy(placing, ({ entry, field }) => `${entry.folder}.${field.name}`)) {
    if (!stepsOf(group, changesOf).some(differsAfter)) continue
    for (const part of group) if (part.field.changes.some(differsAfter)) found.add(part)
  }

  const made = new Map<string, string[]>()
  for (const part of parts) if (found.has(part)) made.set(part.entry.entry, [...(made.get(part.entry.entry) ?? []), part.field.name])
  return made
}

const changesOf = ({ field }: Part) => field.changes

function groupedBy<T>(items: readonly T[], nameOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups.values()]
}

/** The parts of which some change makes a difference, found by bisection. */
export function decisiveParts<T>(parts: readonly T[], changesOf: (part: T) => readonly Change[], differsAfter: (change: Change) => boolean): T[] {
  if (parts.length === 0) return []
  const differs = stepsOf(parts, changesOf).some(differsAfter)
  if (!differs || parts.length === 1) return differs ? [...parts] : []
  const half = Math.ceil(parts.length / 2)
  return [...decisiveParts(parts.slice(0, half), changesOf, differsAfter), ...decisiveParts(parts.slice(half), changesOf, differsAfter)]
}
