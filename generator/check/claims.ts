import { type Problem, placeOf } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import { contradictions } from '../relate/claims.ts'

/**
 * A warning for each subject on which claims contradict each other, with the places and the values of all of
 * them.
 */
export const checkClaims = ({
  claims,
  hours,
  settings,
}: Pick<Site, 'claims' | 'hours' | 'settings'>): Problem[] =>
  contradictions([...claims, ...hours], settings.locale).map((group) => ({
    severity: 'warning',
    places: group.map(({ source }) => placeOf(source, 'value')),
    code: 'claims-contradict',
    what: `The claims about ${group[0]?.subject} contradict each other: ${group.map(({ source, value }) => `{${source.entry.replace('/', '.')}} is "${short(String(value))}"`).join(', ')}.`,
    hint: 'Find out which one is true, and make the others say the same or remove them.',
  }))
