/** How much of its main text each page shares with its most similar page. */
import { detach } from '../../core/detach.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import type { Source } from '../../core/source.ts'
import { wording } from '../../core/wording.ts'
import { type Family, isCanonical, type Meta, type Route } from '../../routes/route.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import { nearestOf } from './nearest.ts'
import { type Sketch, samplingOf, sketchOf } from './sketch.ts'

type Limits = SiteSettings['sharedText']
type Limited = keyof Limits

/** Families whose pages answer the same queries are compared with each other; the rest each for itself. */
const comparedWith: Readonly<Record<Limited, Limited>> = {
  'act in city': 'act in city',
  'tribute in city': 'act in city',
  'city landing': 'city landing',
  'act for occasion': 'act for occasion',
  'act booking': 'act booking',
} satisfies Partial<Record<Family, Family>>

/** Limits that compare all families and refuse nothing. */
export const comparedFamilies = (): Limits => Object.fromEntries(Object.keys(comparedWith).map((family) => [family, { limit: 100, above: 'stop' }]))

const isLimited = (family: string): family is Limited => family in comparedWith

/** Makes the sketch of a page with this main text; none for a page that is not compared. */
export type Sketcher = (route: Pick<Route, 'family' | 'path' | 'partOf'>, meta: Meta, text: string) => Sketch | undefined

/** @param pages the number of pages of the site */
export function createSketcher(limits: Limits, pages: number): Sketcher {
  const sampling = samplingOf(pages)
  return (route, meta, text) => {
    const isCompared = isLimited(route.family) && limits[route.family] !== undefined && route.partOf === undefined && isCanonical(route, meta)
    return isCompared ? sketchOf(text, sampling) : undefined
  }
}

type Compared = { family: Limited; path: string; sources: readonly Source[]; sketch: Sketch }

/** A page with the most similar one, and which part of its main text that page has, too: 0 to 1. */
export type SharedText = Pick<Compared, 'family' | 'path' | 'sources'> & {
  other: Pick<Compared, 'family' | 'path'>
  share: number
  /** By how much the share may be wrong, because the sketches keep a part of the text: twice its standard error. */
  margin: number
}

/** Collects sketches, and compares them when all pages are known. */
export class SharedTexts {
  private readonly compared: Compared[] = []
  private readonly isWhole: boolean

  /** @param pages the number of pages of the site */
  constructor(pages: number) {
    this.isWhole = samplingOf(pages) === 1
  }

  see({ family, path, sources }: Pick<Route, 'family' | 'path' | 'sources'>, sketch: Sketch | undefined): void {
    if (sketch !== undefined && isLimited(family)) this.compared.push({ family, path: detach(path), sources, sketch })
  }

  /** All compared pages, in the order in which they were seen. A page without a similar one shares nothing, and is left out. */
  shares(): SharedText[] {
    const groups = new Set(Object.values(comparedWith))
    return [...groups].flatMap((group) => {
      const pages = this.compared.filter(({ family }) => comparedWith[family] === group)
      const nearest = nearestOf(pages.map(({ sketch }) => sketch))
      return pages.flatMap(({ family, path, sources, sketch }, index): SharedText[] => {
        const found = nearest[index]
        const other = found && pages[found.other]
        const margin = this.isWhole ? 0 : 1 / Math.sqrt(sketch.length)
        return other ? [{ family, path, sources, other, share: found.share, margin }] : []
      })
    })
  }
}

const limitOf = (limits: Limits, { family }: SharedText) => limits[family]

/** The pages that certainly share more than the owner allows. */
const tooSimilar = (shares: readonly SharedText[], limits: Limits): SharedText[] =>
  shares.filter((page) => page.share - page.margin > (limitOf(limits, page)?.limit ?? 100) / 100)

/** The addresses of pages that are kept out of search engines, because they share too much. */
export const hiddenPages = (shares: readonly SharedText[], limits: Limits): Set<string> =>
  new Set(tooSimilar(shares, limits).flatMap((page) => (limitOf(limits, page)?.above === 'noindex' ? [page.path] : [])))

/** One problem for each family with pages that share too much: an error, or a warning where they are kept out of search engines instead. */
export function sharedTextProblems(shares: readonly SharedText[], limits: Limits): Problem[] {
  const families = groupBy(tooSimilar(shares, limits), ({ family }) => family)
  return [...families].flatMap(([family, pages]): Problem[] => {
    const [worst] = [...pages].sort((a, b) => b.share - a.share)
    const rule = limits[family]
    if (!worst || !rule) return []
    const places = worst.sources.map(({ file, line }) => ({ file, line }))
    const words = wording.textShared(family, pages.length, rule, { path: worst.path, other: worst.other.path, share: Math.round(worst.share * 100) })
    return [{ severity: rule.above === 'stop' ? 'error' : 'warning', places, ...words }]
  })
}
