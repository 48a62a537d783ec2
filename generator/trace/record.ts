/** What each page of a site reads while it is made: of entries, settings, sentences and texts, directly or through kept results. */
import { buildAssets } from '../assets/assets.ts'
import type { SitePath } from '../core/addresses.ts'
import { allFields, noReads, noteField, noteReads, type Reads, recorded, viewOf } from '../core/reads.ts'
import type { Site } from '../load/site.ts'
import { siteRenderer } from '../pages/open-pages.ts'
import type { Page } from '../render/render.tsx'
import { families } from '../routes/index.ts'
import type { Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'

/** A page with what it read. */
type PageRecord = { page: Page; reads: Reads }

export type SiteRecord = { assets: SiteAssets; pages: ReadonlyMap<SitePath, PageRecord> }

/**
 * Makes all pages of a site, and records what each reads. Pictures are not encoded and cards are not drawn: the source of a picture is used instead.
 * @throws DataProblems for pictures that cannot be used
 */
export async function recordSite(root: string, site: Site): Promise<SiteRecord> {
  const { assets } = await buildAssets({ root, site, draft: true })
  return { assets, pages: new Map([...recordPages(site, assets)].map((record) => [record.page.route.path, record])) }
}

/** The pages that contain an address as a link, a source, or in their structured data. */
export const pagesWith = ({ pages }: SiteRecord, address: string): SitePath[] =>
  [...pages].flatMap(([path, { page }]) => (page.html.includes(`${address}"`) ? [path] : []))

/** What precedes the name of a picture among the reads. */
export const pictureName = 'static/images/'

function* recordPages(site: Site, assets: SiteAssets): Generator<PageRecord> {
  const view = recordedSite(site)
  const image: SiteAssets['image'] = (name) => {
    noteField(`${pictureName}${name}`)
    return assets.image(name)
  }
  const { value: render, reads: opening } = recorded(() => siteRenderer(view, { ...assets, image }))
  for (const { routes: walk } of families) {
    const { value: routes, reads: walked } = recorded(() => [...walk(view)])
    const readFor = sharesOf(walked, routes)
    for (const route of routes) {
      const { value: page, reads } = recorded(() => {
        noteReads(opening)
        for (const share of readFor(route)) noteReads(share)
        return render(route)
      })
      yield { page, reads }
    }
  }
}

/** A site of which every read is noted. A sentence is noted by its key, a setting as `site.` and its name. */
function recordedSite(site: Site): Site {
  const t: Site['t'] = (key, ...values) => {
    noteField(`sentences/${key}`)
    return site.t(key, ...values)
  }
  const rich: Site['rich'] = (key, ...values) => {
    noteField(`sentences/${key}`)
    return site.rich(key, ...values)
  }
  return viewOf({ ...site, t, rich }, { settings: 'site' })
}

/**
 * What the routes of a family may carry of what was read while they were listed: a route has what was read of its own entries, and of things that are
 * the entries of no route.
 */
function sharesOf({ fields, results }: Reads, routes: readonly Route[]): (route: Route) => Reads[] {
  const byEntry = new Map(routes.flatMap(({ sources }) => sources.map(({ entry }) => [entry, noReads()])))
  const common: Reads = { fields: new Set(), results }
  for (const field of fields) (byEntry.get(entryOf(field)) ?? common).fields.add(field)
  return ({ sources }) => [common, ...sources.flatMap(({ entry }) => byEntry.get(entry) ?? [])]
}

/** The entry of a field: `acts/silkwood` of `acts/silkwood.price.from`. */
export const entryOf = (field: string): string => field.split('.', 1)[0] ?? ''

/** The pages that read something: those that show it, and those for which only a kept result did, such as an order. */
export type Readers = { shown: ReadonlySet<SitePath>; behind: ReadonlySet<SitePath> }

/** Finds the pages that read a field. */
export class ReadIndex {
  private readonly pages = new Map<string, SitePath[]>()
  private readonly results = new Map<string, Reads[]>()
  private readonly pagesOfResult = new Map<Reads, SitePath[]>()

  constructor({ pages }: SiteRecord) {
    for (const [path, { reads }] of pages) {
      for (const field of reads.fields) add(this.pages, field, path)
      for (const result of reads.results) add(this.pagesOfResult, result, path)
    }
    for (const result of this.pagesOfResult.keys()) for (const field of allFields(result)) add(this.results, field, result)
  }

  /** The names of all fields that are read. */
  fields(): Set<string> {
    return new Set([...this.pages.keys(), ...this.results.keys()])
  }

  /** The pages that read one of these fields, or a part of one. */
  readersOf(asked: readonly string[]): Readers {
    const isAsked = (field: string) => asked.some((name) => field === name || field.startsWith(`${name}.`))
    const among = <T>(index: ReadonlyMap<string, T[]>) => [...index].flatMap(([field, found]) => (isAsked(field) ? found : []))
    const shown = new Set(among(this.pages))
    const behind = new Set(among(this.results).flatMap((result) => this.pagesOfResult.get(result) ?? []))
    return { shown, behind: new Set([...behind].filter((path) => !shown.has(path))) }
  }
}

function add<Key, Value>(index: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}
