/**
 * Claims: the two that the program itself uses, those that contradict each other, and the pages that need a
 * lawyer.
 */
import { groupBy } from '../core/group-by.ts'
import { remembered } from '../core/once-per.ts'
import type { Sourced } from '../core/problem.ts'
import type { Claim } from '../schema/claim.ts'

/** The claim from which the amounts of deposits follow. */
export const depositClaim = 'depositPercent'

/** The names of those that the program itself uses. */
const own = [`claims.${depositClaim}`, 'hours.structured']

/**
 * Whether the program or a text has a use for a claim.
 * @param named the names of the values that texts name
 */
export const isClaimUsed = ({ fields, words, source }: Sourced<Claim>, named: readonly string[]): boolean => {
  const name = source.entry.replace('/', '.')
  return (
    fields !== undefined ||
    words !== undefined ||
    own.includes(name) ||
    named.some((other) => other === name || other.startsWith(`${name}.`))
  )
}

/**
 * The opening hours for search engines, in the form of schema.org: `Mo-Su 09:00-22:00`; nothing when they
 * cannot be read.
 * @param locale of the site
 */
export const structuredHours = (hours: readonly Claim[], locale: string): string | undefined =>
  schemaHours(String(hours.find(({ key }) => key === 'structured')?.value), locale)

const structured =
  /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[,-](?:Mo|Tu|We|Th|Fr|Sa|Su))* (?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Opening hours in the form of schema.org. Two days are the first and the last, unless a comma or "and" is
 * between them.
 * @param locale has their names
 */
export function schemaHours(text: string, locale: string): string | undefined {
  if (structured.test(text)) return text
  const [, written = '', ...times] =
    /^(\D+)(\d\d?)(?:[:.uh](\d\d)?)?\s*(?:-|–|\p{L}+)\s*(\d\d?)(?:[:.uh](\d\d)?)?(?: \p{L}+)?$/iu.exec(
      text.trim(),
    ) ?? []
  const { days, and } = hourWords(locale)
  const parts = written.toLowerCase().replaceAll(and, ',').split(',')
  const named = parts.map((part) =>
    (part.match(/\p{L}+/gu) ?? []).flatMap(
      (word) => days.find(({ names }) => names.includes(word))?.day ?? [],
    ),
  )
  const [from, fromMinutes = '00', to, toMinutes = '00'] = times
  const found = `${named.map((range) => range.join('-')).join(',')} ${from?.padStart(2, '0')}:${fromMinutes}-${to?.padStart(2, '0')}:${toMinutes}`
  return named.every(({ length }) => length === 1 || length === 2) && structured.test(found)
    ? found
    : undefined
}

/** The names of the days, and the word between the last two of a list. To make them takes longer than a page. */
const hourWords = remembered((locale: string) => {
  const weekdays = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  )
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day, index) => ({
    day,
    // The first of January 2024 is a Monday.
    names: weekdays.map((names) => names.format(Date.UTC(2024, 0, index + 1)).toLowerCase()),
  }))
  const parts = new Intl.ListFormat(locale).formatToParts(['', ''])
  return { days, and: parts.find(({ type }) => type === 'literal')?.value ?? ',' }
})

/** The pages that a lawyer has to review, by the names of their files. */
const legalPages: readonly string[] = ['privacy', 'algemene-voorwaarden']

/** Whether a lawyer has yet to review a page. */
export const needsReview = ({ name, reviewed }: { name: string; reviewed?: string }): boolean =>
  legalPages.includes(name) && reviewed === undefined

/** The groups of claims on one subject that do not say the same. */
export function contradictions<T extends Claim>(claims: readonly T[], locale: string): T[][] {
  const onSubjects = claims.filter(({ subject }) => subject !== undefined)
  const groups = [...groupBy(onSubjects, ({ subject }) => subject).values()]
  return groups.filter(([first, ...others]) =>
    others.some((other) => meaningOf(other, locale) !== meaningOf(first, locale)),
  )
}

const meaningOf = ({ means, value }: Claim, locale: string) =>
  means ?? schemaHours(String(value), locale) ?? String(value)
