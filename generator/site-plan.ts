/** Everything about the site that can be known before a page is rendered. */

import { brokenTemplates } from './broken-templates.ts'
import { checkCollisions, checkContentLinks, checkDuplicateHeads, checkRedirects, checkTitles } from './check/collisions.ts'
import { checkDraftLinks, checkPublishedDrafts, pathOf } from './check/drafts.ts'
import { addressesOf, checkHidden, checkLedger } from './check/ledger.ts'
import type { KnownBefore } from './check/links.ts'
import { checkOutputFiles, claimsOf } from './check/output-files.ts'
import { belongsTo, isComplete } from './core/left-out.ts'
import type { OutputFile } from './core/output-file.ts'
import type { Problem } from './core/problem.ts'
import type { Source } from './core/source.ts'
import { deriveFiles, sitemapEntries } from './derive/derive.ts'
import { type Ledger, readLedger } from './load/ledger.ts'
import { loadPartialSite } from './load/load.ts'
import type { Site } from './load/site.ts'
import type { SiteOptions } from './load/site-options.ts'
import { readStaticFolder } from './load/static-folder.ts'
import { sameCity } from './relate/cities.ts'
import { fullTitle, shownTitleLength } from './render/head.ts'
import { draftPages } from './routes/drafts.ts'
import { expandRoutes, families } from './routes/index.ts'
import type { Route } from './routes/route.ts'
import type { YieldToEventLoop } from './system/yield.ts'

export type SitePlan = {
  site: Site
  routes: Iterable<Route>
  /** The addresses that a release remembers. */
  addresses: readonly string[]
  /** Pages that are not published, with the drafts that would make them. */
  drafts: ReadonlyMap<string, Source>
  /** What earlier releases remembered. */
  ledger: Ledger
  /** Files that follow from the routes alone: sitemap, feed, headers … */
  derived: readonly OutputFile[]
  /** All that is wrong and all that was noticed, errors and warnings. */
  problems: readonly Problem[]
}

/**
 * Reads the owner's files in `root` and works out what becomes of them. What is wrong is left out and reported, so that all other problems
 * are found as well. `yieldToEventLoop` is awaited between two texts.
 */
export async function planSite(root: string, options: SiteOptions, yieldToEventLoop?: YieldToEventLoop): Promise<SitePlan> {
  const { site } = await loadPartialSite(root, options, yieldToEventLoop)
  // Routes ask templates for the names of things.
  if (brokenTemplates().length > 0) site.leftOut.unknown = true
  return planLoadedSite(root, site)
}

/** Works out what becomes of a site that is loaded. */
export function planLoadedSite(root: string, site: Site): SitePlan {
  const { leftOut } = site
  const routes = isComplete(leftOut) ? expandRoutes(site, families) : routesOfPart(site)
  const pages = new Set<string>()
  for (const { path } of routes) pages.add(path)
  const addresses = addressesOf(routes)
  const ledger = readLedger(root)
  const drafts = isComplete(leftOut) ? draftPages(site, families) : new Map<string, Source>()
  const references = writtenLinks(site).written ?? []
  const derived = derivedOf(site, routes)
  const isExplained = (address: string) => belongsTo(leftOut, address)
  const remembered = ledger.remembered.filter(({ address }) => !site.gone.includes(address) && !isExplained(address))
  // A preview is kept out of search engines as a whole.
  const hidden = site.preview ? [] : checkHidden(remembered, addresses, pages)
  const known = new Set(hidden.flatMap(({ places }) => places.map(({ line }) => line)))
  const isLive = (address: string) => !drafts.has(pathOf(address)) && !isExplained(address)
  const names = { derived: [...derived.map(({ path }) => path), 'sw.js'], dropped: readStaticFolder(root).files }
  const problems = [
    ...site.problems,
    ...checkCollisions(routes),
    ...checkDuplicateHeads(routes),
    ...checkTitles(routes, (meta) => fullTitle(meta, site.settings), shownTitleLength),
    ...checkDraftLinks(references, drafts),
    ...checkContentLinks(
      site.contentLinks.filter(({ href }) => isLive(href)),
      pages,
    ),
    ...checkRedirects(
      site.redirects.filter(({ to }) => isLive(to)),
      pages,
    ),
    ...checkOutputFiles(claimsOf(routes, site.settings, names)),
    ...ledger.problems,
    ...checkPublishedDrafts(remembered, drafts),
    ...hidden,
    ...checkLedger(
      remembered.filter(({ address, line }) => !drafts.has(address) && !known.has(line)),
      addresses,
      site.gone,
      site.listed.gone,
      (key) => sameCity(site.cities, key),
    ),
  ]
  return { site, routes, addresses, drafts, ledger, derived, problems }
}

/** Links that the owner wrote, and what is known of the rest: for the links of the finished pages. */
export const writtenLinks = ({ contentLinks, redirects, leftOut }: Site): KnownBefore => ({
  written: [...contentLinks, ...redirects.map(({ to, source }) => ({ href: to, file: source.file, line: source.line }))],
  leftOut,
})

function derivedOf(site: Site, routes: Iterable<Route>): readonly OutputFile[] {
  try {
    return deriveFiles(site, sitemapEntries(routes, site))
  } catch (error) {
    if (isComplete(site.leftOut)) throw error
    site.leftOut.unknown = true
    return []
  }
}

/** The pages that can be made of a part of a site. Once one cannot be made, nobody knows which addresses are missing. */
function routesOfPart(site: Site): Iterable<Route> {
  const isWhole = (route: Route) => {
    route.meta()
    route.element()
    return true
  }
  const attempt = <T>(make: () => T, otherwise: T): T => {
    try {
      return make()
    } catch {
      site.leftOut.unknown = true
      return otherwise
    }
  }
  return families.flatMap(({ routes }) => attempt(() => [...routes(site)], []).filter((route) => attempt(() => isWhole(route), false)))
}
