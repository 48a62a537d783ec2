/** Makes pages and writes them to the staging folder, where they wait until all of them are checked. */
import type { PageFacts } from '../check/pages.ts'
import { fileOfAddress } from '../core/addresses.ts'
import { createTextFiles, type OutputFile } from '../core/output-file.ts'
import type { StagedFile, Staging } from '../publish/staging.ts'
import { compressed } from '../render/derived/compress.ts'
import { hiddenFromSearch, searchLines, withSearchLines } from '../render/head.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { type PagePlan, pageMaker } from './make-page.ts'

/**
 * Writes a file, and the copies of it that are wanted, to the staging folder.
 * @param other makes another version of it, which is taken where `out/` was published with that
 */
export type Prepare = (file: OutputFile, other?: () => Uint8Array) => StagedFile[]

export const stager =
  (staging: Staging, compress: boolean): Prepare =>
  (file, other) =>
    withCopies(other ? staging.publishedOf(file, other) : file, compress).map((each) => staging.stage(each))

/** A file and its compressed copies, if there shall be any. */
export const withCopies = (file: OutputFile, compress: boolean): OutputFile[] => [
  file,
  ...(compress ? compressed(file) : []),
]

/** A page whose files wait in the staging folder. Plain: it travels between threads. */
export type StagedPage = PageFacts & {
  path: string
  files: readonly StagedFile[]
  /** Of a page that was staged as it is hidden from search engines: the lines that it has when it is not. */
  searchLines?: string
}

/** The pages of a site in the order of the plan. */
export type StagedPages = Iterable<StagedPage> | AsyncIterable<StagedPage>

/**
 * Stages the file of a page. Whether it is hidden from search engines is known when all pages are made. Most
 * pages are as they were in the last run: one that `out/` has hidden is staged hidden, so that it is not
 * written.
 */
export function stagePage(
  file: OutputFile,
  { sketch }: Pick<PageFacts, 'sketch'>,
  prepare: Prepare,
): Pick<StagedPage, 'files' | 'searchLines'> {
  // Only what is compared with other pages may be too similar to them.
  if (sketch === undefined) return { files: prepare(file) }
  const page = () => bufferOf(file.content())
  const files = prepare(file, () => withSearchLines(page(), hiddenFromSearch))
  return files[0]?.entry.digest === file.digest ? { files } : { files, searchLines: searchLines(page()) }
}

/** The same bytes, not a copy. */
const bufferOf = (content: string | Uint8Array): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** Makes the page of a route, and stages its file. */
export function pageStager(
  plan: PagePlan,
  assets: SiteAssets,
  prepare: Prepare,
): (route: Route) => StagedPage {
  const make = pageMaker(plan, assets)
  const textFile = createTextFiles()
  return (route) => {
    const { html, facts } = make(route)
    const file = textFile(fileOfAddress(route.path, plan.site.settings), 'page', html)
    return { path: route.path, ...facts, ...stagePage(file, facts, prepare) }
  }
}
