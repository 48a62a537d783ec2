import { setFlagsFromString } from 'node:v8'
import { missingCharacters } from '../assets/missing-characters.ts'
import { checkFamilies } from '../check/families.ts'
import { checkPlan } from '../check/plan.ts'
import { type Step, untimed } from '../commands/report/summary.ts'
import { isComplete } from '../core/invalid-parts.ts'
import type { OutputFile } from '../core/output-file.ts'
import { withGrace } from '../load/files/data-version.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { deriveFiles, type SitemapFacts, sitemapEntries } from '../render/derived/derive.ts'
import { expand, type SitePlan } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { SiteAssets } from '../routes/route.ts'
import { brokenTemplates } from '../system/home.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { agencySite, type SiteDefinition } from './site-definition.ts'

type PlanOptions = { definition?: SiteDefinition; yieldToEventLoop?: YieldToEventLoop; step?: Step }

/** What is known once all pages are made. */
type Finished = SitemapFacts & {
  /** The pictures, which the feed shows. */
  assets: Pick<SiteAssets, 'image'>
}

/** A planned and checked site, before its pages are rendered. */
export type CheckedPlan = SitePlan & {
  /** What its pages are made of. */
  definition: SiteDefinition
  /** Makes the files that follow from the pages: sitemap, feed, headers … */
  derived: (finished?: Finished) => readonly OutputFile[]
}

/**
 * Loads, plans and checks a site. Wrong parts are left out and reported, so that all other problems are found
 * as well.
 * @returns the plan with all problems of the owner's files, errors and warnings
 * @throws DataProblems when a data file cannot be read
 */
export async function planSite(
  root: string,
  options: SiteOptions,
  { definition = agencySite, yieldToEventLoop, step = untimed }: PlanOptions = {},
): Promise<CheckedPlan> {
  const { site } = await step('load', () => definition.load(root, options, yieldToEventLoop))
  // Routes use names that templates export.
  return planLoadedSite(brokenTemplates.length > 0 ? missingAnything(site) : site, { definition, step })
}

/** The same steps for a site that is loaded. */
export async function planLoadedSite(
  loaded: Site,
  { definition = agencySite, step = untimed }: Omit<PlanOptions, 'yieldToEventLoop'> = {},
): Promise<CheckedPlan> {
  const expanded = await step('expand', () => expand(loaded, definition.families))
  limitHeap(expanded.pages.length)
  const names = await step('derive', () => derivedFiles(expanded)?.map(({ path }) => path))
  const plan = names ? expanded : { ...expanded, site: missingAnything(expanded.site) }
  // The rules are those of the agency's families; another website has others.
  const ofFamilies = async () =>
    definition.families === families
      ? [...checkFamilies(plan.pages, plan.site.settings.sharedText), ...(await missingCharacters(plan))]
      : []
  const problems = await step('check', async () => {
    const found = [...checkPlan(plan, names ?? []), ...(await ofFamilies())]
    return loaded.note ? withGrace(found, loaded.note) : found
  })
  return { ...plan, definition, derived: (finished) => derivedFiles(plan, finished) ?? [], problems }
}

/** From this many pages on, what is kept of each page counts more than the time of the collector. */
const manyPages = 20_000

/**
 * Lets the heap grow by at most 30 % between two collections of a large site, instead of up to three times as
 * much: a fifth less memory at 100,000 pages, for a twentieth more CPU. Node 24 took two thirds more CPU with
 * it, and no less memory.
 */
function limitHeap(pageCount: number): void {
  const isOld = Number.parseInt(process.versions.node, 10) < 22
  if (isOld && pageCount >= manyPages) setFlagsFromString('--heap-growing-percent=30')
}

/** A site of which any address may be missing. */
const missingAnything = (site: Site): Site => ({ ...site, invalid: { ...site.invalid, unknown: true } })

/** The files that follow from the pages; nothing when they cannot be made because parts are left out. */
function derivedFiles(
  { site, pages }: SitePlan,
  { assets, ...facts }: Partial<Finished> = {},
): readonly OutputFile[] | undefined {
  try {
    return deriveFiles(site, sitemapEntries(pages, site, facts), assets)
  } catch (error) {
    if (isComplete(site.invalid)) throw error
    return undefined
  }
}
