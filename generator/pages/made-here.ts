/** Makes all pages of a site in this thread, one after the other. */

import type { PageExtract } from '../check/pages.ts'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import { createTextFiles, type OutputFile } from '../core/output-file.ts'
import { compressed } from '../derive/compress.ts'
import type { StagedFile } from '../publish/staging.ts'
import type { Route } from '../routes/route.ts'
import type { PageMaker } from './open-pages.ts'
import type { PageReads } from './reads-table.ts'

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
  /** Whether the file is one of an earlier run that kept search engines out, because the page shared too much text. */
  wasHidden?: boolean
  /** What it read, where that is recorded. */
  reads?: PageReads
}

/** The pages of a site in the order of the plan. */
export type StagedPages = Iterable<StagedPage> | AsyncIterable<StagedPage>

/** The pages of a plan in its order, each of which is made when it is called. */
export type UnmadePages = Generator<() => StagedPage>

export function stagedPageMaker(style: AddressStyle, { make }: PageMaker, prepare: Prepare): (route: Route) => StagedPage {
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

/** The pages of these routes. */
export function* pagesOf(routes: Iterable<Route>, make: (route: Route) => StagedPage): UnmadePages {
  for (const route of routes) yield () => make(route)
}

/** Makes the pages of which the numbers are wanted, ascending. */
export function* pagesMadeHere(pages: UnmadePages, numbers: readonly number[]): Iterable<StagedPage> {
  const pageAt = pageFinder(pages)
  for (const number of numbers) yield pageAt(number)()
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
