/** Makes pages of a site of which every read is noted: of fields, settings, sentences and pictures. */
import { noReads, noteField, notePart, type Reads, recorded, viewOf } from '../core/reads.ts'
import { sentences } from '../core/sentence-keys.ts'
import type { Site } from '../load/site.ts'
import type { Families } from '../routes/drafts.ts'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** What precedes the key of a sentence, and the name of a picture. */
export const kinds = { sentence: 'sentences/', picture: 'static/images/' } as const

/** The same site. A sentence is noted by its key, a setting as `site.` and its name. */
export function recordedSite(site: Site): Site {
  const names = new Map(Object.keys(sentences).map((key) => [key, `${kinds.sentence}${key}`]))
  const note = (key: string) => noteField(names.get(key) ?? key)
  const t: Site['t'] = (key, ...values) => {
    note(key)
    return site.t(key, ...values)
  }
  const rich: Site['rich'] = (key, ...values) => {
    note(key)
    return site.rich(key, ...values)
  }
  return viewOf({ ...site, t, rich }, { settings: 'site' })
}

/** The same files around the pages, with each picture noted. */
export function recordedAssets(assets: SiteAssets): SiteAssets {
  const image: SiteAssets['image'] = (name, place) => {
    noteField(`${kinds.picture}${name}`)
    return assets.image(name, place)
  }
  return { ...assets, image }
}

/** A route, and what it may carry of what was read while the routes of its family were listed. */
export type RecordedRoute = { route: Route; walk: readonly Reads[] }

/** All routes of a recorded site, in the order of the table. */
export function* recordedRoutes(site: Site, table: Families): Generator<RecordedRoute> {
  for (const family of table) {
    const { value: routes, reads } = recorded(() => [...family.routes(site)])
    const sharesOf = shared(reads, routes)
    for (const route of routes) yield { route, walk: sharesOf(route) }
  }
}

/** A route has what was read of its own entries, and of things that are the entries of no route. */
function shared({ fields, parts, results }: Reads, routes: readonly Route[]): (route: Route) => Reads[] {
  const byEntry = new Map(routes.flatMap(({ sources }) => sources.map(({ entry }) => [entry, noReads()])))
  const common: Reads = { fields: new Set(), parts, results }
  for (const field of fields) (byEntry.get(entryOf(field)) ?? common).fields.add(field)
  return ({ sources }) => [common, ...sources.flatMap(({ entry }) => byEntry.get(entry) ?? [])]
}

/** The entry of a field: `acts/silkwood` of `acts/silkwood.price.from`. */
export const entryOf = (field: string): string => field.split('.', 1)[0] ?? ''

/** Makes a page, and records what it reads. @param always what every page reads */
export function recordedPage<T>({ route, walk }: RecordedRoute, always: Reads, make: (route: Route) => T): { value: T; reads: Reads } {
  return recorded(() => {
    for (const part of [always, ...walk]) notePart(part)
    return make(route)
  })
}
