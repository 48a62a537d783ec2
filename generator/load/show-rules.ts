/** Rules for shows: what they name exists, and a private party stays private. */
import { repeatedBy } from '../core/group-by.ts'
import { belongsTo } from '../core/left-out.ts'
import { errorAt, type Problem, placeOf, type Sourced, warningAt } from '../core/problem.ts'
import { duplicate, rule, unknownReference } from '../core/problem-texts.ts'
import { keysOf } from '../relate/cities.ts'
import { momentOf } from '../relate/shows.ts'
import { slug } from '../schema/field.ts'
import type { Show } from '../schema/show.ts'
import type { Site } from './site.ts'

/** Problems of shows that are not about one field alone. */
export function checkShows(shows: readonly Sourced<Show>[], site: Site): Problem[] {
  const nameOf = (show: Show) => `${show.act} ${momentOf(show)}`
  const twice = repeatedBy(shows, nameOf).map((group) => {
    const entries = group.map(({ source }) => source.entry)
    const places = group.map(({ source }) => placeOf(source, 'date'))
    return errorAt(places, duplicate('act and date', nameOf(group[0]), entries))
  })
  return [...problemsOfEach(shows, site), ...twice]
}

function* problemsOfEach(shows: readonly Sourced<Show>[], { acts, cities, leftOut, today }: Site): Generator<Problem> {
  const allKeys = cities.flatMap(keysOf)
  const keys = new Set(allKeys)
  // One of two cities with the same key may be the one that seems to be missing.
  const isSure = keys.size === allKeys.length
  const slugs = new Set(acts.map((act) => act.slug))
  for (const { act, city, date, quote, source, ...show } of shows) {
    const entry = `the show of "${act}" on ${date}`
    if (!slugs.has(act) && !belongsTo(leftOut, act)) yield errorAt(placeOf(source, 'act'), unknownReference(entry, 'act', act, 'data/acts.ts'))
    // The name of another place has a capital.
    if (isSure && slug.safeParse(city).success && !keys.has(city) && !belongsTo(leftOut, city))
      yield errorAt(placeOf(source, 'city'), unknownReference(entry, 'city', city, 'data/cities.ts'))
    for (const field of ['hall', 'tickets'] as const) {
      if (show.public || show[field] === undefined) continue
      const what = `it is private, and pages do not show the ${field} of a private party.`
      yield errorAt(placeOf(source, field), rule(entry, what, `Remove "${field}", or write public: true.`))
    }
    // A site that is made again for an earlier day has the quote already.
    if (quote && date >= today)
      yield warningAt(placeOf(source, 'quote'), rule(entry, 'somebody is quoted who has not been there yet.', 'Remove "quote", or correct the date.'))
  }
}
