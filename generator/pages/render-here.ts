/** The pages of a plan, made in this thread one after the other. */
import type { PageExtract } from '../check/pages.ts'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import { createTextFiles, type OutputFile } from '../core/output-file.ts'
import { recorded } from '../core/reads.ts'
import { compressed } from '../derive/compress.ts'
import type { Site } from '../load/site.ts'
import type { StagedFile } from '../publish/staging.ts'
import { redirectFamily } from '../routes/bare-pages.tsx'
import { type Families, walkRoutes } from '../routes/expand.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { type OpenedPlan, openPages, type PageMaker } from './open-pages.ts'
import type { PageReads, ReadsTable } from './reads-table.ts'
import { recordedAssets, recordedPage, recordedRoutes, recordedSite } from './recording.ts'

export const stager =
  (stage: (file: OutputFile) => StagedFile, compress: boolean): Prepare =>
  (file) =>
    [file, ...(compress ? compressed(file) : [])].map(stage)

/** Writes a file, and the copies of it that are wanted, to the staging folder. */
export type Prepare = (file: OutputFile) => StagedFile[]

/** A page whose file waits in the staging folder, perhaps with compressed copies. Plain: it travels between threads. */
export type StagedPage = PageExtract & {
  path: string
  files: readonly StagedFile[]
  /** What it read, where that is recorded. */
  reads?: PageReads
}

/** The pages of a site in the order of the plan. */
export type StagedPages = Iterable<StagedPage> | AsyncIterable<StagedPage>

/** The pages of a plan in its order, each of which is made when it is called. */
export type UnmadePages = Generator<() => StagedPage>

function stagedPageMaker(style: AddressStyle, make: PageMaker, prepare: Prepare): (route: Route) => StagedPage {
  const stage = pageStager(style, prepare)
  return (route) => {
    const { html, ...extract } = make(route)
    return { path: route.path, files: stage(route, html), ...extract }
  }
}

/** Stages the file of a page. */
export function pageStager(style: AddressStyle, prepare: Prepare): (page: Pick<Route, 'path'>, html: string) => StagedFile[] {
  const textFile = createTextFiles()
  return ({ path }, html) => prepare(textFile(fileOfAddress(path, style), 'page', html))
}

/** @property site as it was loaded @property redirects those that the plan found for whole entries */
export type UnmadePlan = OpenedPlan & { website: { families: Families }; redirects: Site['redirects'] }

/** The pages of a plan in its order. */
export function unmadePages(plan: UnmadePlan, assets: SiteAssets, prepare: Prepare): UnmadePages {
  const { site, redirects, website } = plan
  return pagesOf(walkRoutes(site, redirects, website.families), stagedPageMaker(site.settings, openPages(plan, assets), prepare))
}

function* pagesOf(routes: Iterable<Route>, make: (route: Route) => StagedPage): UnmadePages {
  for (const route of routes) yield () => make(route)
}

/** The same. @param table gets what each page reads; their bytes are the same */
export function* recordedPages(plan: UnmadePlan, assets: SiteAssets, prepare: Prepare, table: ReadsTable): UnmadePages {
  const { site, website, redirects } = plan
  const { names } = table
  const view = recordedSite(site, names)
  const renderer: OpenedPlan['website']['renderer'] = (_, own) => website.renderer(view, recordedAssets(own, names))
  const { value: make, reads: opening } = recorded(() => stagedPageMaker(site.settings, openPages({ ...plan, website: { renderer } }, assets), prepare))
  const walks = [recordedRoutes(view, names, website.families), recordedRoutes(recordedSite({ ...site, redirects }, names), names, [redirectFamily])]
  for (const walk of walks) {
    for (const route of walk) {
      yield () => {
        const { value, reads } = recordedPage(route, opening, make)
        return { ...value, reads: table.add(reads) }
      }
    }
  }
}

/** Makes all pages. */
export function* pagesMadeHere(pages: UnmadePages): Iterable<StagedPage> {
  for (const make of pages) yield make()
}

/** Finds pages by their numbers, ascending. All pages are walked once, and not kept. */
export function pageFinder(pages: UnmadePages): (number: number) => () => StagedPage {
  let next = 0
  return (number) => {
    for (; next < number; next++) pages.next()
    next++
    const step = pages.next()
    if (step.done) throw new Error(`there is no page ${number}`)
    return step.value
  }
}
