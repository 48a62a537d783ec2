/** The checks that need no rendered page. */

import { pathOf } from '../core/addresses.ts'
import { belongsTo, hasAllEntries } from '../core/invalid-parts.ts'
import { isError, type Place, type Problem, placeText } from '../core/problem.ts'
import { requiredPages } from '../load/files/content-files.ts'
import type { Remembered } from '../load/files/ledger.ts'
import { sameCity } from '../relate/cities.ts'
import { hasShows } from '../relate/shows.ts'
import type { SitePlan } from '../routes/expand.ts'
import { namesOf } from '../routes/read-address.ts'
import { riderPath } from '../routes/rider-sheet.ts'
import { checkClaims } from './claims.ts'
import { checkCollisions, checkOutputFiles } from './collisions.ts'
import { checkTexts } from './copy/texts.ts'
import { checkFewFacts, pagesWithFewFacts } from './few-facts.ts'
import { checkHeadLengths, checkHeads } from './heads.ts'
import { checkHidden, checkLedger } from './ledger.ts'
import {
  checkContentLinks,
  checkDraftLinks,
  checkPublishedDrafts,
  checkRedirectCount,
  checkRedirects,
  writtenLinks,
} from './references.ts'

/**
 * All problems of a planned site, those of loading first.
 * @param derived the paths of the files that follow from the pages
 */
export function checkPlan(
  { site, pages, routes, addresses, drafts, problems }: SitePlan,
  derived: readonly string[],
): Problem[] {
  const { invalid, ledger } = site
  const paths = new Set<string>(pages.map(({ path }) => path))
  const isExplained = (address: string) => belongsTo(invalid, address)
  const isLive = (address: string) => !drafts.has(pathOf(address)) && !isExplained(address)
  const contentLinks = site.contentLinks.filter(({ href }) => isLive(href))
  const redirects = site.redirects.filter(({ to }) => isLive(to))
  const remembered = ledger.remembered.filter(
    ({ address }) => !site.gone.has(address) && !isExplained(address),
  )
  const kept = new Set(addresses)
  const isHidden = ({ address }: Remembered) => paths.has(address) && !kept.has(address)
  // Only hosts know the redirects of some addresses of a former site.
  const redirected = new Set(site.redirects.map(({ from }) => from))
  // It comes back with the next show: a redirect would keep it away from visitors whose browsers remember
  // that one.
  const isPaused = (address: string) => address === requiredPages.agenda && !hasShows(site.shows)
  const isElsewhere = ({ address }: Remembered) =>
    drafts.has(address) || redirected.has(address) || isPaused(address)
  const vanishing = remembered.filter((published) => !isHidden(published) && !isElsewhere(published))
  const few = pagesWithFewFacts(site, pages)
  const riders = site.acts.flatMap(({ slug, rider }) => (rider ? [riderPath(slug)] : []))
  const files = { derived: [...derived, ...riders, 'sw.js'], dropped: site.staticFiles }
  // A value of the wrong kind is no text, and what is left out of one is not read.
  const wrong = new Set(site.problems.flatMap(({ places }) => places.map(placeText)))
  const isWrong = (place: Place) => wrong.has(placeText(place))
  const found = [
    ...site.problems,
    ...problems,
    ...checkCollisions(pages),
    // Without a sentence or a value, the titles that it makes are equal or wrong.
    ...(invalid.parts.has('sentences') || invalid.parts.has('values')
      ? []
      : [...checkHeads(pages, routes), ...checkHeadLengths(pages, routes, site)]),
    ...checkClaims(site),
    ...checkTexts(site).filter(({ places }) => !places.some(isWrong)),
    ...checkDraftLinks(writtenLinks(site), drafts),
    ...checkContentLinks(contentLinks, paths),
    ...checkRedirects(redirects, paths),
    ...checkRedirectCount(site.redirects),
    ...checkOutputFiles(pages, site.settings, files),
    ...ledger.problems,
    ...checkPublishedDrafts(remembered, drafts),
    // A preview is hidden from search engines as a whole, and without an entry that is wrong, pages have
    // fewer facts.
    ...(site.preview || !hasAllEntries(invalid) ? [] : checkHidden(remembered.filter(isHidden), few)),
    ...checkLedger(vanishing, addresses, site.gone, (key) => sameCity(site.cities, key), namesOf(site)),
  ]
  // What is wrong with one entry may take facts from others, and phrases that have an exception.
  return found.some(isError)
    ? found.filter(({ code }) => code !== 'copy-exception-unused')
    : [...found, ...checkFewFacts(few)]
}
