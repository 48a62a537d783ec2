/** Rules for zones and for the cities that name them. */
import { belongsTo } from '../core/left-out.ts'
import { errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { atStart, unknownReference } from '../core/problem-texts.ts'
import { placeOf } from '../core/source.ts'
import type { Site } from './site.ts'

/** Keys of zones that do not exist, and zones of which nobody can see whether they were compared with their source. */
export const checkZones = ({ zones, cities, leftOut }: Site): Problem[] => [
  ...cities.flatMap(({ name, zones: keys = [], source }) =>
    keys.flatMap((key, index): Problem[] =>
      belongsTo(leftOut, key) || zones.some((zone) => zone.key === key)
        ? []
        : [errorAt(placeOf(source, `zones.${index}`), unknownReference(`the city "${name}"`, `zones.${index}`, key, 'data/zones.ts'))],
    ),
  ),
  ...zones
    .filter(({ checked, unverified }) => (checked === undefined) !== (unverified === true))
    .map(({ key, source }): Problem => errorAt(placeOf(source, 'checked'), zoneCheck(`the zone "${key}"`))),
]

const zoneCheck = (zone: string): ProblemText => ({
  code: 'zone-check',
  what: `${atStart(zone)} must say either when it was compared with its source, or that nobody has done so.`,
  hint: 'Write "checked" with the day on which you read the source, or "unverified: true".',
})
