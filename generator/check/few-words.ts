/** What is reported of pages that say too little of their own: the facts that they lack. */
import { groupBy } from '../core/group-by.ts'
import { type Problem, placeOf, warningAt } from '../core/problem.ts'
import { firstOf } from '../core/problem-texts.ts'
import type { Site, SiteCity } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { possibleHalls, saysEnough } from '../routes/pair.ts'
import { type HiddenPair, hiddenPairs } from './few-facts.ts'

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

function pagesWithFewWords(site: Site, pages: readonly PlannedPage[]): HiddenPair[] {
  // The page of a tribute and that of its act are one page for search engines.
  const seen = new Set<string>()
  return hiddenPairs(site, pages).filter(({ family, act, city }) => {
    if (city.hidesActPages || saysEnough(site, family, act, city)) return false
    const pair = `${act.slug} ${city.key}`
    if (seen.has(pair) || possibleHalls(act, city).length === 0) return false
    seen.add(pair)
    return true
  })
}

/** The facts that would give the pages of a city more to say. */
function lacks(city: SiteCity, pairs: readonly HiddenPair[]): string {
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
