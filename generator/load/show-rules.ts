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
export function checkShows(shows: readonly Sourced<Show>[], { acts, cities, leftOut, today }: Site): Problem[] {
  const keys = new Set(cities.flatMap(keysOf))
  const slugs = new Set(acts.map((act) => act.slug))
  const isMissing = (name: string, isKnown: boolean) => !isKnown && !belongsTo(leftOut, name)
  const ofEach = shows.flatMap(({ act, city, date, quote, source, ...show }): Problem[] => {
    const entry = `the show of "${act}" on ${date}`
    const broken = (field: string, what: string, hint: string) => errorAt(placeOf(source, field), rule(entry, what, hint))
    const unknown = (field: string, name: string) =>
      errorAt(placeOf(source, field), unknownReference(entry, field, name, `data/${field === 'act' ? 'acts' : 'cities'}.ts`))
    const hidden = (['hall', 'tickets'] as const).filter((field) => !show.public && show[field] !== undefined)
    return [
      ...(isMissing(act, slugs.has(act)) ? [unknown('act', act)] : []),
      // The name of another place has a capital.
      ...(slug.safeParse(city).success && isMissing(city, keys.has(city)) ? [unknown('city', city)] : []),
      ...hidden.map((field) =>
        broken(field, `it is private, and pages do not show the ${field} of a private party.`, `Remove "${field}", or write public: true.`),
      ),
      // A site that is made again for an earlier day has the quote already.
      ...(quote && date >= today
        ? [warningAt(placeOf(source, 'quote'), rule(entry, 'somebody is quoted who has not been there yet.', 'Remove "quote", or correct the date.'))]
        : []),
    ]
  })
  const nameOf = (show: Show) => `${show.act} ${momentOf(show)}`
  const twice = repeatedBy(shows, nameOf).map((group) => {
    const entries = group.map(({ source }) => source.entry)
    const places = group.map(({ source }) => placeOf(source, 'date'))
    return errorAt(places, duplicate('act and date', group[0] ? nameOf(group[0]) : '', entries))
  })
  return [...ofEach, ...twice]
}
