/** Claims: the two that the program itself uses, and those that contradict each other. */
import { groupBy } from '../core/group-by.ts'
import type { Claim } from '../schema/claim.ts'

/** The claim from which the amounts of deposits follow. */
export const depositClaim = 'depositPercent'

/** The opening hours for search engines, in the form of schema.org: `Mo-Su 09:00-22:00`. */
export const structuredHours = (hours: readonly Claim[]): string | undefined => {
  const value = hours.find(({ key }) => key === 'structured')?.value
  return value === undefined ? undefined : String(value)
}

/** Whether a text has the form of opening hours in schema.org. */
export const isStructuredHours = (text: string): boolean => {
  const day = '(Mo|Tu|We|Th|Fr|Sa|Su)'
  const time = '([01]\\d|2[0-3]):[0-5]\\d'
  return new RegExp(`^${day}([,-]${day})* ${time}-${time}$`).test(text)
}

/** The groups of claims on one subject that do not say the same. */
export function contradictions<T extends Claim>(claims: readonly T[]): T[][] {
  const groups = groupBy(
    claims.filter(({ subject }) => subject !== undefined),
    ({ subject = '' }) => subject,
  )
  return [...groups.values()].filter(([first, ...others]) => first && others.some((other) => meaningOf(other) !== meaningOf(first)))
}

const meaningOf = ({ means, value }: Claim) => means ?? String(value)
