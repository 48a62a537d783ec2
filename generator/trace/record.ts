/** What each page of a site reads while it is made: of entries, settings, sentences and texts, directly or through kept results. */
import { buildAssets } from '../assets/assets.ts'
import type { SitePath } from '../core/addresses.ts'
import { allFields, type Reads, readsWithin, recorded, shownFields } from '../core/reads.ts'
import type { Site } from '../load/site.ts'
import { siteRenderer } from '../pages/open-pages.ts'
import { recordedAssets, recordedPage, recordedRoutes, recordedSite } from '../pages/recording.ts'
import type { Page } from '../render/render.tsx'
import { families } from '../routes/index.ts'
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

function* recordPages(site: Site, assets: SiteAssets): Generator<PageRecord> {
  const view = recordedSite(site)
  const { value: render, reads: opening } = recorded(() => siteRenderer(view, recordedAssets(assets)))
  for (const route of recordedRoutes(view, families)) {
    const { value: page, reads } = recordedPage(route, opening, render)
    yield { page, reads }
  }
}

/** The pages that read something: those that show it, and those for which only a kept result did, such as an order. */
export type Readers = { shown: ReadonlySet<SitePath>; behind: ReadonlySet<SitePath> }

/** Finds the pages that read a field. */
export class ReadIndex {
  private readonly pages = new Map<string, SitePath[]>()
  private readonly results = new Map<string, Reads[]>()
  private readonly pagesOfResult = new Map<Reads, SitePath[]>()

  constructor({ pages }: SiteRecord) {
    for (const [path, { reads }] of pages) {
      for (const field of shownFields(reads)) add(this.pages, field, path)
      for (const { results } of readsWithin(reads)) for (const result of results) add(this.pagesOfResult, result, path)
    }
    for (const result of this.pagesOfResult.keys()) for (const field of allFields(result)) add(this.results, field, result)
  }

  /** The names of all fields that are read. */
  fields(): Set<string> {
    return new Set([...this.pages.keys(), ...this.results.keys()])
  }

  /** The pages that read one of these fields, or a part of one. All sentences are the parts of `sentences`. */
  readersOf(asked: readonly string[]): Readers {
    const isAsked = (field: string) => asked.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}/`))
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
