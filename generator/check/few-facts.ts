/** Pairs of an act and a city of which too little is known for search engines. */
import type { Problem } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Site } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { fewestFacts, ownFacts } from '../relate/visit.ts'
import { actVisit } from '../routes/visit.ts'

/** A warning for each city with acts whose pages there are kept out of search engines, because they have fewer than `fewestFacts` facts of their own. */
export function checkFewFacts(site: Site): Problem[] {
  return citiesWithActs(site.cities).flatMap(({ city }) => {
    const pairs = site.acts.flatMap((act) => {
      const facts = ownFacts(actVisit(site, act, city))
      return facts < fewestFacts ? [{ act: act.slug, facts }] : []
    })
    return pairs.length === 0 ? [] : [{ severity: 'warning', places: [placeOf(city.source, 'venues')], ...wording.fewFacts(city.name, pairs, fewestFacts) }]
  })
}
