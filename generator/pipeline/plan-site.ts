/** The steps before rendering: loads, plans and checks a site. */

import { checkFamilies } from '../check/families.ts'
import { checkSite } from '../check/site.ts'
import { StructuredDataChecker } from '../check/structured-data/check.ts'
import { absoluteAddress } from '../core/addresses.ts'
import { isComplete } from '../core/left-out.ts'
import type { OutputFile } from '../core/output-file.ts'
import { deriveFiles, type SitemapFacts, sitemapEntries } from '../derive/derive.ts'
import type { Site } from '../load/site.ts'
import type { SiteOptions } from '../load/site-options.ts'
import { brokenTemplates } from '../program/broken-templates.ts'
import { structuredData } from '../render/structured-data.ts'
import { type Step, untimed } from '../report/timings.ts'
import { expand, type SitePlan } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Meta, Route } from '../routes/route.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { limitHeap } from '../system/memory.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { agencyWebsite, type Website } from './website.ts'

type PlanOptions = { website?: Website; yieldToEventLoop?: YieldToEventLoop; step?: Step }

/** What is known once all pages are made. */
type Finished = SitemapFacts & {
  /** The pictures, which the feed shows. */
  assets: Pick<SiteAssets, 'image'>
}

/** A planned and checked site, before its pages are rendered. */
export type CheckedPlan = SitePlan & {
  /** Makes the files that follow from the pages: sitemap, feed, headers … */
  derived: (finished?: Finished) => readonly OutputFile[]
}

/**
 * Loads, plans and checks a site. Wrong parts are left out and reported, so that all other problems are found as well.
 * @returns the plan with all problems of the owner's files, errors and warnings
 * @throws DataProblems when a data file cannot be read
 */
export async function planSite(
  root: string,
  options: SiteOptions,
  { website = agencyWebsite, yieldToEventLoop, step = untimed }: PlanOptions = {},
): Promise<CheckedPlan> {
  const { site } = await step('load', () => website.load(root, options, yieldToEventLoop))
  // Routes use names that templates export.
  if (brokenTemplates().length > 0) site.leftOut.unknown = true
  return planLoadedSite(site, website.families, step)
}

/** The same steps for a site that is loaded. */
export async function planLoadedSite(site: Site, table: Website['families'] = families, step: Step = untimed): Promise<CheckedPlan> {
  const data = structuredDataOf(site)
  const plan = await step('expand', () => expand(site, table, data.see))
  limitHeap(plan.pages.length)
  const derived = (finished?: Finished) => derivedFiles(plan, finished)
  const names = await step('derive', () => derived().map(({ path }) => path))
  // The rules are those of the agency's families; another website has others.
  const ofFamilies = () => (table === families ? checkFamilies(plan.pages, site.settings.sharedText) : [])
  const problems = await step('check', () => [...checkSite(plan, names), ...ofFamilies(), ...data.problems(plan)])
  return { ...plan, derived, problems }
}

/** Checks the structured data of pages as they are planned. A site with parts left out has references to pages that are missing. */
function structuredDataOf({ settings, t, leftOut }: Site) {
  const checker = new StructuredDataChecker(settings)
  // Files are not built yet, and their addresses are not checked.
  const file = (path: string) => absoluteAddress('/', settings) + path
  const context = { settings, t, imageAddress: file, fileAddress: file }
  return {
    see: (route: Route, meta: Meta) => checker.see(route, structuredData(route.path, meta, context), absoluteAddress(meta.canonical ?? route.path, settings)),
    problems: ({ pages }: SitePlan) => (isComplete(leftOut) ? checker.problems(pages) : []),
  }
}

/** The files that follow from the pages. With parts left out, making them may fail; then any address may be missing. */
function derivedFiles({ site, pages }: SitePlan, { assets, ...facts }: Partial<Finished> = {}): readonly OutputFile[] {
  try {
    return deriveFiles(site, sitemapEntries(pages, site, facts), assets)
  } catch (error) {
    if (isComplete(site.leftOut)) throw error
    site.leftOut.unknown = true
    return []
  }
}
