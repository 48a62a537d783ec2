import { mainText, readFacts } from '../check/page-facts.ts'
import { wordsByFamily } from '../check/uniqueness/own-word-problems.ts'
import { OwnWordCounts } from '../check/uniqueness/own-words.ts'
import { comparedFamilies, limitOf, type SharedText, SharedTexts } from '../check/uniqueness/shared-text.ts'
import { type Progress, silentProgress } from '../commands/report/progress.ts'
import type { FamilyReport } from '../commands/report/uniqueness.ts'
import { groupBy } from '../core/group-by.ts'
import { stopOn } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import { createYield, orStopped } from '../system/yield.ts'
import { pageMaker } from './make-page.ts'
import { planSite } from './plan-site.ts'

export type UniquenessOptions = {
  root: string
  options: SiteOptions
  progress?: Progress
  signal?: AbortSignal
}

/** How many pairs of a family are shown with their sentences. */
const shownPairs = 3
/** How many pages of a family are shown that say least of their own. */
const shownPages = 5

/**
 * Compares all pages of the families that can have a limit, also those without one.
 * @throws DataProblems when the owner's files have errors
 */
export async function measureUniqueness({
  root,
  options,
  progress = silentProgress,
  signal,
}: UniquenessOptions): Promise<FamilyReport[]> {
  const yieldToEventLoop = createYield(signal)
  try {
    progress.show('Reading data and content')
    const plan = await planSite(root, options, { yieldToEventLoop })
    const { site, pages } = plan
    stopOn(plan.problems)
    const { assets } = await orStopped(plan.definition.buildAssets({ root, site, draft: true }), signal)
    const make = pageMaker(plan, assets, { compared: comparedFamilies(), countsWords: true })
    const limits = site.settings.sharedText
    const texts = new SharedTexts(pages.length)
    const words = new OwnWordCounts()
    let rendered = 0
    for (const route of plan.routes()) {
      const { family, path, sources } = route
      const { sketch, prose } = make(route).facts
      texts.add({ family, path, sources }, sketch)
      words.add({ family, path, sources }, prose)
      progress.show('Comparing page', ++rendered)
      await yieldToEventLoop()
    }
    const families = groupBy([...texts.shares()], ({ page }) => page.family)
    const ownWords = wordsByFamily(words.counts())
    const reports = [...families].map(([family, shares]) => {
      const sorted = [...shares].sort((a, b) => a.share - b.share)
      return {
        family,
        limit: limitOf(limits, { family })?.limit,
        sorted,
        words: ownWords.get(family),
        worst: sorted.slice(-shownPairs).reverse(),
      }
    })
    const shown = new Set(
      reports.flatMap(({ worst }) => worst.flatMap(({ page, other }) => [page.path, other.path])),
    )
    const mainTexts = new Map<string, string>()
    for (const route of plan.routes())
      if (shown.has(route.path)) mainTexts.set(route.path, mainText(readFacts(make(route).html).lines))
    return reports.map(({ family, limit, sorted, words: own, worst }) => ({
      family,
      pages: sorted.length,
      ...(limit !== undefined && { limit }),
      median: shareAt(sorted, 0.5),
      ninetieth: shareAt(sorted, 0.9),
      ...(own && {
        own: {
          least: own.pages.slice(0, shownPages).map(({ page, own: count }) => ({ path: page.path, count })),
          median: own.median,
          masked: own.masked,
        },
      }),
      worst: worst.map(({ page: { path }, other, share }) => ({
        path,
        other: other.path,
        share,
        sentences: commonSentences(mainTexts.get(path) ?? '', mainTexts.get(other.path) ?? ''),
      })),
    }))
  } finally {
    progress.clear()
  }
}

const shareAt = (sorted: readonly SharedText[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.share ?? 0

/** The sentences of a text that another one has word for word, longest first. */
export function commonSentences(text: string, other: string): string[] {
  const known = new Set(sentencesOf(other))
  return [...new Set(sentencesOf(text))]
    .filter((sentence) => known.has(sentence))
    .sort((a, b) => b.length - a.length)
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
