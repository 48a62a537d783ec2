/** Pages about an act in a city that say too little of their own for search engines, and the facts that they lack. */
import { groupBy } from '../core/group-by.ts'
import { type Problem, placeOf, type Sourced, warningAt } from '../core/problem.ts'
import { firstOf } from '../core/problem-texts.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { possibleHalls, saysEnough } from '../routes/pair.ts'

type Pair = { act: SiteAct; city: SiteCity }

/** One warning for all such pages, at the venues of their cities. */
export function checkFewWords(site: Site, pages: readonly PlannedPage[]): Problem[] {
  if (!site.settings.ownWords) return []
  const few = pagesWithFewWords(site, pages)
  if (few.length === 0) return []
  const cities = groupBy(few, ({ city }) => city)
  const facts = [...cities].map(([city, pairs]) => `${city.name} (${pairs.length}): ${lacks(city, pairs)}`)
  return [
    warningAt(
      [...cities.keys()].map(({ source }) => placeOf(source, 'venues')),
      {
        code: 'few-own-words',
        what: `${few.length === 1 ? 'One page is' : `${few.length} pages are`} kept out of search engines for want of words that stand on no other page. ${facts.join(' ')}`,
        hint: 'Add these facts to data/cities.ts and data/acts.ts, or a hall that suits the act; "ownWords" in data/site.ts has the limit.',
      },
    ),
  ]
}

function pagesWithFewWords(site: Site, pages: readonly PlannedPage[]): Pair[] {
  const byEntry = <T extends Sourced<object>>(entries: readonly T[]) =>
    new Map(entries.map((entry) => [entry.source.entry, entry]))
  const [acts, cities] = [byEntry(site.acts), byEntry(site.cities)]
  // The page of a tribute and that of its act are one page for search engines.
  const seen = new Set<string>()
  return pages.flatMap(({ family, sources, isCanonical }) => {
    if (isCanonical || (family !== 'act in city' && family !== 'tribute in city')) return []
    // A tribute page features the first of its acts.
    const named = (kind: string) => sources.find(({ entry }) => entry.startsWith(kind))?.entry ?? ''
    const [act, city] = [acts.get(named('acts/')), cities.get(named('cities/'))]
    if (!act || !city || city.hidesActPages || saysEnough(site, family, act, city)) return []
    const pair = `${act.slug} ${city.key}`
    if (seen.has(pair) || possibleHalls(act, city).length === 0) return []
    seen.add(pair)
    return [{ act, city }]
  })
}

/** The facts that would give the pages of a city more to say. */
function lacks(city: SiteCity, pairs: readonly Pair[]): string {
  const visits = [...new Set(pairs.map(({ act }) => act))].map((act) => ({
    act,
    halls: possibleHalls(act, city),
  }))
  const suitable = [...new Set(visits.flatMap(({ halls }) => halls))]
  const found = [
    ...suitable.flatMap(({ name, floor }) => (floor ? [] : [`${name} has no floor`])),
    ...(suitable.some(({ door }) => door) ? [] : ['no hall has a door']),
    ...visits.flatMap(({ act: { name, heaviest, inHall }, halls }) => [
      ...(heaviest ? [] : [`${name} has no heaviest`]),
      ...[...new Set(halls.flatMap(({ floor }) => floor ?? []))].flatMap((floor) =>
        inHall?.[floor] ? [] : [`${name} has no inHall.${floor}`],
      ),
    ]),
  ]
  if (found.length > 0) return firstOf(found)
  return suitable.length === 1 ? 'one hall suits these acts.' : `${suitable.length} halls suit these acts.`
}
