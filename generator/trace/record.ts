/** What each page of a site reads while it is made: of entries, settings, sentences and texts, directly or through kept results. */
import { buildAssets } from '../assets/assets.ts'
import { pathOf } from '../check/link-index.ts'
import type { FoundLinks } from '../check/page-facts.ts'
import type { SitePath } from '../core/addresses.ts'
import { allFields, recorded, shownFields } from '../core/reads.ts'
import { decodePercents } from '../core/text.ts'
import { metaPolicy } from '../derive/headers.ts'
import { loadSite } from '../load/load.ts'
import { type PageReads, ReadsTable } from '../pages/reads-table.ts'
import { recordedPages, recordedSite } from '../pages/recording.ts'
import { agencyWebsite } from '../pipeline/website.ts'
import { expand, type PlannedPage } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { comparedResults } from '../routes/relations.ts'
import type { SiteAssets } from '../routes/route.ts'
import { entriesOf } from './entries.ts'

export type Project = Awaited<ReturnType<typeof readProject>>

type PageRecord = { page: PlannedPage; reads: PageReads; links: FoundLinks }

/** The pages that read something: those that show it, and those for which only a kept result did, such as an order. */
export type Readers = { shown: ReadonlySet<SitePath>; behind: ReadonlySet<SitePath> }

/** A page that shows one of several things is behind none of them. */
export function joinReaders(all: readonly { shown: Iterable<SitePath>; behind: Iterable<SitePath> }[]): Readers {
  const shown = new Set(all.flatMap((readers) => [...readers.shown]))
  return { shown, behind: new Set(all.flatMap((readers) => [...readers.behind]).filter((page) => !shown.has(page))) }
}

/**
 * What `why` and `affected-by` start from: the site, its entries, and what its pages read. The owner asks about drafts before they are published.
 * Pages are made to find out what they read. Pictures are not encoded and cards are not drawn: the source of a picture is used instead.
 * @param today yyyy-mm-dd
 * @throws DataProblems when an entry is missing or wrong, and for pictures that cannot be used
 */
export async function readProject(root: string, today: string) {
  const plan = expand(await loadSite(root, { today, drafts: true }), families)
  const { site, loaded, pages, redirects } = plan
  const { assets } = await buildAssets({ root, site, draft: true })
  const table = new ReadsTable()
  const made = recordedPages({ site: loaded, website: agencyWebsite, pages, redirects }, assets, () => [], table)
  const records = Array.from(made, (make, number): [SitePath, PageRecord] => {
    const { path, reads, links } = make()
    const page = pages[number]
    if (!reads || page?.path !== path) throw new Error(`it was not recorded what ${path} reads`)
    return [page.path, { page, reads, links }]
  })
  // The policy is on every page, and seldom changes with what it is made of: all of them may change.
  const view = recordedSite(loaded, table.names)
  const policy = shownFields(recorded(() => metaPolicy(view)).reads)
  const results = [...comparedResults].map(([name, result]) => {
    // All of them are made of the same.
    const { reads } = recorded(() => view.acts.slice(0, 1).map(result(view)))
    const made = [...reads.results].flatMap(({ compared }) => (compared ? [...allFields(compared.madeOf, table.names)] : []))
    return { name, madeOf: new Set(made) }
  })
  return { root, site, plan, entries: entriesOf(site), record: new SiteRecord(new Map(records), table, policy, results, assets) }
}

export class SiteRecord {
  constructor(
    readonly pages: ReadonlyMap<SitePath, PageRecord>,
    private readonly table: Pick<ReadsTable, 'names' | 'groups'>,
    private readonly policy: ReadonlySet<number>,
    private readonly results: readonly { name: string; madeOf: ReadonlySet<number> }[],
    readonly assets: SiteAssets,
  ) {}

  /** The fields that a page shows. */
  shownOn(path: SitePath): Set<string> {
    return this.fieldsOf(this.pages.get(path)?.reads.shown ?? [])
  }

  /** The names of all fields that are read. */
  fields(): Set<string> {
    const ofPages = this.fieldsOf(new Set([...this.pages.values()].flatMap(({ reads: { shown, behind } }) => [...shown, ...behind])))
    return new Set([...ofPages, ...this.results.flatMap(({ madeOf }) => this.table.names.of(madeOf))])
  }

  /** The pages that read one of these fields, or a part of one. All sentences are the parts of `sentences`. */
  readersOf(requested: readonly string[]): Readers {
    const isPartOf = (names: readonly string[]) => (field: string) =>
      names.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}/`))
    const isWritten = this.table.names.names.map(isPartOf(requested))
    const results = this.results.filter(({ madeOf }) => [...madeOf].some((field) => isWritten[field])).map(({ name }) => name)
    const isRequested = this.table.names.names.map(isPartOf([...requested, ...results]))
    const has = this.table.groups.map((group) => group.some((field) => isRequested[field]))
    const readers = (how: 'shown' | 'behind') =>
      [...this.pages].flatMap(([path, { reads }]) => (Array.from(reads[how]).some((group) => has[group]) ? [path] : []))
    const behind = [...this.policy].some((field) => isRequested[field]) ? this.pages.keys() : readers('behind')
    return joinReaders([{ shown: readers('shown'), behind }])
  }

  /** The pages that link to an address or a place within it, or load it. */
  pagesWith(address: string): SitePath[] {
    return [...this.pages].flatMap(([path, { links }]) => (links.targets.some((target) => decodePercents(pathOf(target)) === address) ? [path] : []))
  }

  private fieldsOf(groups: Iterable<number>): Set<string> {
    return new Set(this.table.names.of(new Set(Array.from(groups, (group) => [...(this.table.groups[group] ?? [])]).flat())))
  }
}
