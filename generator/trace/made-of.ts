/** Which entries one page shows, and which of their fields. */
import type { Site } from '../load/site.ts'
import type { Route } from '../routes/route.ts'
import type { Entry } from './entries.ts'
import { type Change, Pages } from './pages.ts'
import { type Field, fieldsOf, stepsOf, together } from './perturb.ts'
import { markerOf } from './variants.ts'

/** A field of an entry that may or may not matter to the page. */
type Part = { entry: Entry; field: Field; number: number }

/** The entries that a page shows, each with the fields that it depends on. */
export function madeOf(site: Site, route: Route, entries: readonly Entry[]): Map<Entry, string[]> {
  const fields = fieldsByEntry(site, route, entries)
  return new Map(entries.flatMap((entry) => (fields.has(entry.entry) ? [[entry, fields.get(entry.entry) ?? []]] : [])))
}

/**
 * The fields that matter by the names of their entries.
 *
 * All texts get a marker of their own at once, and the page is made once: the markers that it shows are those of its texts. What carries no
 * marker, numbers above all, is changed and the page compared, in halves for as long as a half makes a difference.
 */
function fieldsByEntry(site: Site, route: Route, entries: readonly Entry[]): Map<string, string[]> {
  const parts = entries.flatMap((entry) => fieldsOf(site, entry).map((field) => ({ entry, field }))).map((part, index) => ({ ...part, number: index + 1 }))
  const pages = new Pages(site)
  const differsAfter = (change: Change) => pages.differsAfter(route, change)

  const markers = pages.markersOn(route, together(parts.flatMap(({ field, number }) => field.mark?.(markerOf(number)) ?? [])))
  const found = new Set(parts.filter(({ number }) => markers.has(markerOf(number))))
  const unsigned = parts.filter((part) => !found.has(part) && part.field.role === 'shown' && part.field.changes.length > 0)
  for (const part of tellingParts(unsigned, changesOf, differsAfter)) found.add(part)
  // Addresses stand in links to all that is shown; they are told where nothing else is.
  const known = new Set([...found].map(({ entry }) => entry))
  const named = parts.filter(({ entry, field }) => field.role === 'address' && field.shows && !known.has(entry))
  for (const part of tellingParts(named, changesOf, differsAfter)) found.add(part)
  // Where an entry stands among others decides about pages that do not show it, too; only those that show it are told so.
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

/** The parts of which some change makes a difference: all are asked at once, then by halves. */
export function tellingParts<T>(parts: readonly T[], changesOf: (part: T) => readonly Change[], differsAfter: (change: Change) => boolean): T[] {
  if (parts.length === 0) return []
  const tells = stepsOf(parts, changesOf).some(differsAfter)
  if (!tells || parts.length === 1) return tells ? [...parts] : []
  const half = Math.ceil(parts.length / 2)
  return [...tellingParts(parts.slice(0, half), changesOf, differsAfter), ...tellingParts(parts.slice(half), changesOf, differsAfter)]
}
