import { familyRules, isCompared, rulesOf } from '../../core/families.ts'
import { groupBy, recordOf } from '../../core/group-by.ts'
import { errorAt, type Problem, startOf, warningAt } from '../../core/problem.ts'
import { firstOf } from '../../core/problem-texts.ts'
import type { NamedPage, Route } from '../../routes/route.ts'
import type { SharedTextLimit, SiteSettings } from '../../schema/settings.ts'
import { keptResult } from '../../system/kept-results.ts'
import { NumberLists } from '../number-lists.ts'
import type { Names } from './names.ts'
import { nearestOf } from './nearest.ts'
import { type Sketch, samplingOf, sketchOf } from './sketch.ts'

type Limits = SiteSettings['sharedText']

/** The family with which the pages of a family are compared; none for pages that are not compared. */
function comparedWith(family: string): string | undefined {
  const shared = rulesOf(family)?.sharedText
  return typeof shared === 'object' ? shared.comparedWith : undefined
}

/** Limits that compare all families and refuse nothing. */
export const comparedFamilies = (): Limits =>
  recordOf(Object.keys(familyRules).filter(isCompared), { limit: 100, above: 'stop' })

/**
 * Creates what makes the sketch of a page of the sitemap with these words, as hashes; none for a page that is not
 * compared.
 * @param pages the number of pages of the site
 * @param names what is masked: pages that differ by names alone are the same page
 */
export function createSketcher(limits: Limits, pages: number, names: Names) {
  const sampling = samplingOf(pages)
  return (route: Pick<Route, 'family' | 'firstPage'>, words: readonly number[]): Sketch | undefined =>
    limitOf(limits, route) !== undefined && route.firstPage === undefined
      ? sketchOf(words, sampling, names)
      : undefined
}

/** A page with the most similar one, and which part of its main text that page has, too: 0 to 1. */
export type SharedText = {
  page: NamedPage
  other: NamedPage
  share: number
  /**
   * By how much the share may be wrong, because the sketches keep a part of the text: twice its standard
   * error.
   */
  margin: number
}

/** A page that certainly shares more than the owner allows. */
type TooSimilar = SharedText & { rule: SharedTextLimit }

/** What half of the pages of each family share at least, too. */
export type SharedTextResult = { similar: readonly TooSimilar[]; medians: ReadonlyMap<string, number> }

/** Collects sketches, and compares them when all pages are known. */
export class SharedTexts {
  private readonly groups = new Map<string, { pages: NamedPage[]; sketches: NumberLists }>()
  private readonly isWhole: boolean

  /** @param pages the number of pages of the site */
  constructor(pages: number) {
    this.isWhole = samplingOf(pages) === 1
  }

  /** @param page is kept as it is given, so it must not hold more than that */
  add(page: NamedPage, sketch: Sketch | undefined): void {
    const name = comparedWith(page.family)
    if (sketch === undefined || name === undefined) return
    const group = this.groups.get(name) ?? { pages: [], sketches: new NumberLists() }
    this.groups.set(name, group)
    group.pages.push(page)
    group.sketches.push(sketch)
  }

  /** The pages that share some of their text, those of a group in the order in which they were seen. */
  *shares(): Generator<SharedText> {
    for (const { pages, sketches } of this.groups.values()) {
      const nearest = keptResult('nearest', sketches.digest(), () => nearestOf(sketches))
      for (const [index, found] of nearest.entries()) {
        const [page, other] = [pages[index], found && pages[found.other]]
        if (!found || !page || !other) continue
        const margin = this.isWhole ? 0 : 1 / Math.sqrt(sketches.at(index).length)
        yield { page, other, share: found.share, margin }
      }
    }
  }

  compare(limits: Limits): SharedTextResult {
    const similar: TooSimilar[] = []
    const shares = new Map<string, number[]>()
    for (const found of this.shares()) {
      const { page, share, margin } = found
      const rule = limitOf(limits, page)
      if (rule && share - margin > rule.limit / 100) similar.push({ ...found, rule })
      const ofFamily = shares.get(page.family) ?? []
      ofFamily.push(share)
      shares.set(page.family, ofFamily)
    }
    return { similar, medians: new Map([...shares].map(([family, all]) => [family, medianOf(all)])) }
  }
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A warning for each family of which half of the pages share more than the owner wants. */
export const medianProblems = ({ medians }: SharedTextResult, limits: Limits): Problem[] =>
  [...medians].flatMap(([family, share]): Problem[] => {
    const { median = 100 } = limitOf(limits, { family }) ?? {}
    if (share * 100 <= median) return []
    const what = `Half of the pages of the family "${family}" share more than ${Math.floor(share * 100)} % of their main text with another page; the limit is ${median} %.`
    const hint =
      'Run "npm run uniqueness" to see the sentences; give acts and cities more words of their own, or change "median" in data/site.ts.'
    return [
      warningAt({ file: 'data/site.ts', field: 'sharedText' }, { code: 'text-shared-median', what, hint }),
    ]
  })

export const limitOf = (limits: Limits, { family }: Pick<Route, 'family'>): SharedTextLimit | undefined =>
  Object.entries(limits).find(([name]) => name === family)?.[1]

/** The addresses of pages that are kept out of search engines. */
export const hiddenPages = ({ similar }: SharedTextResult): Set<string> =>
  new Set(similar.filter(({ rule }) => rule.above === 'noindex').map(({ page }) => page.path))

/** The addresses of the last release, and the entries that have got pages of their own since then. */
export type Release = { published: ReadonlySet<string>; added: readonly string[] }

/**
 * One problem for each family with pages that share too much, those first that search engines have: a warning
 * where they are kept out of them.
 */
export function sharedTextProblems({ similar }: SharedTextResult, { published, added }: Release): Problem[] {
  const wasPublished = ({ page }: SharedText) => published.has(page.path)
  return [...groupBy(similar, ({ page }) => page.family)].map(([family, pages]) => {
    const sorted = pages.sort(
      (a, b) => Number(wasPublished(b)) - Number(wasPublished(a)) || b.share - a.share,
    )
    const [{ page, rule }] = sorted
    const isHidden = rule.above === 'noindex'
    const named = sorted.map((one) => {
      const before = isHidden && wasPublished(one) ? '; published before' : ''
      return `${one.page.path} (${Math.round(one.share * 100)} % with ${one.other.path}${before})`
    })
    const [count, shares, is] =
      pages.length === 1 ? ['1 page', 'shares', 'is'] : [`${pages.length} pages`, 'share', 'are']
    const hidden = isHidden ? ` and ${is} kept out of search engines` : ''
    const isNew = added.length > 0 ? ` New since the last release: ${firstOf(added)}` : ''
    const places = page.sources.map(startOf)
    const words = {
      code: 'text-shared',
      what: `${count} of the family "${family}" ${shares} more than ${rule.limit} % of the main text with another page${hidden}: ${firstOf(named)}${isNew}`,
      hint: 'Run "npm run uniqueness" to see the sentences; give each page facts of its own, or change "sharedText" in data/site.ts.',
    }
    return isHidden ? warningAt(places, words) : errorAt(places, words)
  })
}
