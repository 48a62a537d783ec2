/** Everything about the site that can be known before a page is rendered. */
import type { Breathe } from './breathe.ts'
import { checkCollisions, checkContentLinks, checkDuplicateHeads } from './check/collisions.ts'
import { checkDraftLinks, checkPublishedDrafts, pathOf } from './check/drafts.ts'
import { addressesOf, checkLedger } from './check/ledger.ts'
import { checkOutputFiles, claimsOf } from './check/output-files.ts'
import type { Problem } from './check/problem.ts'
import { deriveFiles, sitemapEntries } from './derive/derive.ts'
import type { Source } from './load/data-file.ts'
import { type Ledger, readLedger } from './load/ledger.ts'
import { loadSite } from './load/load.ts'
import type { Site } from './load/site.ts'
import type { SiteOptions } from './load/site-options.ts'
import { readStaticFolder } from './load/static-folder.ts'
import type { OutputFile } from './output-file.ts'
import { sameCity } from './relate/cities.ts'
import { draftPages } from './routes/drafts.ts'
import { expandRoutes, families } from './routes/index.ts'
import type { Route } from './routes/route.ts'

export type Outline = {
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
 * Reads the owner's files in `root` and works out what becomes of them. `breathe` is awaited between two texts.
 * @throws DataProblems when an entry is missing or wrong, so that no route can be made of it
 */
export async function outlineSite(root: string, options: SiteOptions, breathe?: Breathe): Promise<Outline> {
  return outlineOf(root, await loadSite(root, options, breathe))
}

/** Works out what becomes of a site that is loaded. */
export function outlineOf(root: string, site: Site): Outline {
  const routes = expandRoutes(site, families)
  const addresses = addressesOf(routes)
  const ledger = readLedger(root)
  const drafts = draftPages(site, families)
  const references = [...site.contentLinks, ...site.redirects.map(({ to, source: { file, line } }) => ({ href: to, file, line }))]
  const remembered = ledger.remembered.filter(({ address }) => !site.gone.includes(address))
  const derived = deriveFiles(site, sitemapEntries(routes, site))
  const names = { derived: [...derived.map(({ path }) => path), 'sw.js'], dropped: readStaticFolder(root).files }
  const problems = [
    ...site.problems,
    ...checkCollisions(routes),
    ...checkDuplicateHeads(routes),
    ...checkDraftLinks(references, drafts),
    ...checkContentLinks(
      site.contentLinks.filter(({ href }) => !drafts.has(pathOf(href))),
      routes,
    ),
    ...checkOutputFiles(claimsOf(routes, site.settings, names)),
    ...ledger.problems,
    ...checkPublishedDrafts(remembered, drafts),
    ...checkLedger(
      remembered.filter(({ address }) => !drafts.has(address)),
      addresses,
      site.gone,
      (key) => sameCity(site.cities, key),
    ),
  ]
  return { site, routes, addresses, drafts, ledger, derived, problems }
}
