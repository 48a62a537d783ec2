/** Everything about the site that can be known before a page is rendered. */
import type { Breathe } from './breathe.ts'
import { brokenTemplates } from './broken-templates.ts'
import { checkCollisions, checkContentLinks, checkDuplicateHeads, checkRedirects, checkTitles } from './check/collisions.ts'
import { addressesOf, checkHidden, checkLedger } from './check/ledger.ts'
import { belongsTo, isComplete } from './check/left-out.ts'
import type { KnownBefore } from './check/links.ts'
import { checkOutputFiles, claimsOf } from './check/output-files.ts'
import type { Problem } from './check/problem.ts'
import { deriveFiles, sitemapEntries } from './derive/derive.ts'
import { readLedger } from './load/ledger.ts'
import { loadPartialSite } from './load/load.ts'
import type { Site } from './load/site.ts'
import { readStaticFolder } from './load/static-folder.ts'
import type { OutputFile } from './output-file.ts'
import { fullTitle, shownTitleLength } from './render/head.ts'
import { expandRoutes, families } from './routes/index.ts'
import type { Route } from './routes/route.ts'

export type Outline = {
  site: Site
  routes: Iterable<Route>
  /** The addresses that the ledger remembers. */
  addresses: readonly string[]
  /** Files that follow from the routes alone: sitemap, feed, headers … */
  derived: readonly OutputFile[]
  /** All that is wrong and all that was noticed, errors and warnings. */
  problems: readonly Problem[]
}

/**
 * Reads the owner's files in `root` and works out what becomes of them. What is wrong is left out and reported, so that all other problems
 * are found as well. `breathe` is awaited between two texts.
 */
export async function outlineSite(root: string, breathe?: Breathe): Promise<Outline> {
  const { site } = await loadPartialSite(root, breathe)
  // Routes ask templates for the names of things.
  if (brokenTemplates().length > 0) site.leftOut.unknown = true
  return outlineOf(root, site)
}

/** Works out what becomes of a site that is loaded. */
export function outlineOf(root: string, site: Site): Outline {
  const { leftOut } = site
  const routes = isComplete(leftOut) ? expandRoutes(site, families) : routesOfPart(site)
  const addresses = addressesOf(routes)
  const derived = derivedOf(site, routes)
  const isExplained = (address: string) => belongsTo(leftOut, address)
  const remembered = readLedger(root).filter(({ address }) => !isExplained(address))
  const hidden = checkHidden(remembered, addresses, routes)
  const known = new Set(hidden.flatMap(({ places }) => places.map(({ line }) => line)))
  const names = { derived: [...derived.map(({ path }) => path), 'sw.js'], dropped: readStaticFolder(root).files }
  const problems = [
    ...site.problems,
    ...checkCollisions(routes),
    ...checkDuplicateHeads(routes),
    ...checkTitles(routes, (route) => fullTitle(route, site.settings), shownTitleLength),
    ...checkContentLinks(
      site.contentLinks.filter(({ href }) => !isExplained(href)),
      routes,
    ),
    ...checkRedirects(
      site.redirects.filter(({ to }) => !isExplained(to)),
      routes,
    ),
    ...checkOutputFiles(claimsOf(routes, site.settings, names)),
    ...hidden,
    ...checkLedger(
      remembered.filter(({ line }) => !known.has(line)),
      addresses,
      site.gone,
      site.listed.gone,
    ),
  ]
  return { site, routes, addresses, derived, problems }
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

/** The pages that can be made of a part of a site. A family that needs what is missing has none, and then nobody knows which are missing. */
function routesOfPart(site: Site): Iterable<Route> {
  const working = families.filter(({ routes }) => {
    try {
      for (const _ of routes(site));
      return true
    } catch {
      site.leftOut.unknown = true
      return false
    }
  })
  return expandRoutes(site, working)
}
