/** Makes all pages of a site in this thread, one after the other. */

import type { PageExtract } from '../check/pages.ts'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import { createTextFiles, type OutputFile } from '../core/output-file.ts'
import { compressed } from '../derive/compress.ts'
import type { StagedFile } from '../publish/staging.ts'
import type { Route } from '../routes/route.ts'
import type { PageMaker } from './open-pages.ts'

/** Writes a file, and the copies of it that are wanted, to the staging folder. */
export const stager =
  (stage: (file: OutputFile) => StagedFile, compress: boolean) =>
  (file: OutputFile): StagedFile[] =>
    [file, ...(compress ? compressed(file) : [])].map(stage)

/** A page whose file waits in the staging folder, perhaps with compressed copies. Plain: it travels between threads. */
export type StagedPage = PageExtract & { path: string; files: readonly StagedFile[] }

/** The pages of a site in the order of the plan. */
export type StagedPages = Iterable<StagedPage> | AsyncIterable<StagedPage>

/** @param prepare writes a file, and the copies of it that are wanted, to the staging folder */
export function stagedPageMaker(style: AddressStyle, { make }: PageMaker, prepare: (file: OutputFile) => StagedFile[]): (route: Route) => StagedPage {
  const textFile = createTextFiles()
  return (route) => {
    const { html, ...extract } = make(route)
    return { path: route.path, files: prepare(textFile(fileOfAddress(route.path, style), 'page', html)), ...extract }
  }
}

/** Makes the pages of these routes. */
export function* pagesMadeHere(routes: Iterable<Route>, make: (route: Route) => StagedPage): Iterable<StagedPage> {
  for (const route of routes) yield make(route)
}
