/** Claims that contradict each other. */
import type { Problem } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Site } from '../load/site.ts'
import { contradictions } from '../relate/claims.ts'

/** A warning for each subject on which claims contradict each other, with the places and the values of all of them. */
export function checkClaims({ claims, hours, settings }: Pick<Site, 'claims' | 'hours' | 'settings'>): Problem[] {
  return contradictions([...claims, ...hours], settings.locale).map((group) => ({
    severity: 'warning',
    places: group.map(({ source }) => placeOf(source, 'value')),
    ...wording.claimsContradict(
      group[0]?.subject ?? '',
      group.map(({ source, value }) => ({ name: source.entry.replace('/', '.'), value: String(value) })),
    ),
  }))
}
