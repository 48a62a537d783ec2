/** Pages about an act in a city that are kept out of search engines. */
import { type Problem, placeOf, type Sourced, warningAt } from '../core/problem.ts'
import { firstOf } from '../core/problem-texts.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { fewestFacts, ownFacts, visitOf } from '../relate/visit.ts'
import type { PlannedPage } from '../routes/expand.ts'
import type { PairFamily } from '../routes/pair.ts'

export type HiddenPair = { path: string; family: PairFamily; act: SiteAct; city: SiteCity }

/** Such pages, each with its act, of a tribute the first one, and its city. */
export function hiddenPairs(site: Site, pages: readonly PlannedPage[]): HiddenPair[] {
  const byEntry = <T extends Sourced<object>>(entries: readonly T[]) =>
    new Map(entries.map((entry) => [entry.source.entry, entry]))
  const [acts, cities] = [byEntry(site.acts), byEntry(site.cities)]
  return pages.flatMap(({ path, family, sources, isCanonical }) => {
    if (isCanonical || (family !== 'act in city' && family !== 'tribute in city')) return []
    const named = (kind: string) => sources.find(({ entry }) => entry.startsWith(kind))?.entry ?? ''
    const [act, city] = [acts.get(named('acts/')), cities.get(named('cities/'))]
    return act && city ? [{ path, family, act, city }] : []
  })
}

/** Those of them with fewer than `fewestFacts` facts of their own, by path, each with their number. */
export const pagesWithFewFacts = (
  site: Site,
  pages: readonly PlannedPage[],
): ReadonlyMap<string, { facts: number; city: SiteCity }> =>
  new Map(
    hiddenPairs(site, pages).flatMap(({ path, act, city }) => {
      const facts = ownFacts(visitOf(act, city, site))
      return facts < fewestFacts ? [[path, { facts, city }] as const] : []
    }),
  )

/** One warning for all such pages, at the venues of their cities. */
export function checkFewFacts(few: ReturnType<typeof pagesWithFewFacts>): Problem[] {
  if (few.size === 0) return []
  const places = [...new Set([...few.values()].map(({ city }) => city))].map(({ source }) =>
    placeOf(source, 'venues'),
  )
  const pages = [...few].map(([path, { facts }]) => `${path} (${facts})`)
  const problem = warningAt(places, {
    code: 'few-facts',
    what: `${few.size === 1 ? 'One page is' : `${few.size} pages are`} kept out of search engines, with fewer than ${fewestFacts} facts about just that visit: ${firstOf(pages)}`,
    hint: `${moreFacts}.`,
  })
  return [problem]
}

export const moreFacts = 'Add venues to the city, with their kind, size and loudness'
