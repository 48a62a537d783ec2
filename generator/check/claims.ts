/** Claims that contradict each other. */
import { type Problem, type ProblemText, placeOf } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import type { Site } from '../load/site.ts'
import { contradictions } from '../relate/claims.ts'

/** A warning for each subject on which claims contradict each other, with the places and the values of all of them. */
export function checkClaims({ claims, hours, settings }: Pick<Site, 'claims' | 'hours' | 'settings'>): Problem[] {
  return contradictions([...claims, ...hours], settings.locale).map((group) => ({
    severity: 'warning',
    places: group.map(({ source }) => placeOf(source, 'value')),
    ...claimsContradict(
      group[0]?.subject ?? '',
      group.map(({ source, value }) => ({ name: source.entry.replace('/', '.'), value: String(value) })),
    ),
  }))
}

const claimsContradict = (subject: string, claims: readonly { name: string; value: string }[]): ProblemText => ({
  code: 'claims-contradict',
  what: `The claims about ${subject} contradict each other: ${claims.map(({ name, value }) => `{${name}} is "${short(value)}"`).join(', ')}.`,
  hint: 'Find out which one is true, and make the others say the same or remove them.',
})
