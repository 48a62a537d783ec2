/**
 * Figures and promises that texts name, `{claims.acts}`, and when somebody can reach you. Each says who found it and when. Take the marks off this line when it is
 * true: search engines show these hours.
 */
import type { Claim } from 'toegift/schema'

export const claims = [] as const satisfies readonly Claim[]

export const hours = [
  // { key: 'structured', about: 'Opening hours.', value: 'Mo-Fr 09:00-18:00', proof: { source: 'the agency', date: '2026-01-01' } },
] as const satisfies readonly Claim[]
