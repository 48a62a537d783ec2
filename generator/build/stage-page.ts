/** Makes pages and writes them to the staging folder, where they wait until all of them are checked. */
import type { PageFacts } from '../check/pages.ts'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import { createTextFiles, type OutputFile } from '../core/output-file.ts'
import type { StagedFile } from '../publish/staging.ts'
import { compressed } from '../render/derived/compress.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { type PagePlan, pageMaker } from './make-page.ts'

/** Writes a file, and the copies of it that are wanted, to the staging folder. */
export type Prepare = (file: OutputFile) => StagedFile[]

export const stager =
  (stage: (file: OutputFile) => StagedFile, compress: boolean): Prepare =>
  (file) =>
    [file, ...(compress ? compressed(file) : [])].map(stage)

/**
 * A page whose file waits in the staging folder, perhaps with compressed copies. Plain: it travels between
 * threads.
 */
export type StagedPage = PageFacts & { path: string; files: readonly StagedFile[] }

/** The pages of a site in the order of the plan. */
export type StagedPages = Iterable<StagedPage> | AsyncIterable<StagedPage>

/** Stages the file of a page. */
export function htmlStager(
  style: AddressStyle,
  prepare: Prepare,
): (page: Pick<Route, 'path'>, html: string) => StagedFile[] {
  const textFile = createTextFiles()
  return ({ path }, html) => prepare(textFile(fileOfAddress(path, style), 'page', html))
}

/** Makes the page of a route, and stages its file. */
export function pageStager(
  plan: PagePlan,
  assets: SiteAssets,
  prepare: Prepare,
): (route: Route) => StagedPage {
  const make = pageMaker(plan, assets)
  const stage = htmlStager(plan.site.settings, prepare)
  return (route) => {
    const { html, facts } = make(route)
    return { path: route.path, files: stage(route, html), ...facts }
  }
}
