/** Rules of `data/claims.ts`: names are unique, and the two claims that the program uses have the form that it needs. */
import { belongsTo } from '../core/left-out.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { badValue, missingField } from '../core/problem-texts.ts'
import { placeOf } from '../core/source.ts'
import { depositClaim, structuredHours } from '../relate/claims.ts'
import { duplicates } from './duplicates.ts'
import type { Site, SiteClaim } from './site.ts'
import { claimsFile as file } from './values.ts'

export function checkClaims({ claims, hours, settings, leftOut }: Pick<Site, 'claims' | 'hours' | 'settings' | 'leftOut'>): Problem[] {
  const needed = (list: readonly SiteClaim[], key: string, isRight: (claim: SiteClaim) => boolean, form: string): Problem[] => {
    const claim = list.find((candidate) => candidate.key === key)
    if (!claim) return belongsTo(leftOut, key) ? [] : [errorAt({ file }, missingField(`the file ${file}`, `entry with the key ${key}`))]
    return isRight(claim) ? [] : [errorAt(placeOf(claim.source, 'value'), badValue(`"${claim.source.entry}"`, 'value', String(claim.value), form))]
  }
  return [
    ...duplicates(claims, { key: ({ key }) => key }),
    ...duplicates(hours, { key: ({ key }) => key }),
    ...needed(claims, depositClaim, ({ value }) => typeof value === 'number' && value >= 0 && value <= 100, 'a number from 0 to 100, without quotes'),
    ...needed(
      hours,
      'structured',
      () => structuredHours(hours, settings.locale) !== undefined,
      'days and times, such as Mo-Fr 09:00-18:00, or with the names of days in the language of the site',
    ),
  ]
}
