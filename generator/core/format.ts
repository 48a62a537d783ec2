/** How numbers, amounts, dates and lists are written in the language of the site. */
import { remembered } from './once-per.ts'

export type Format = ReturnType<typeof createFormat>

/** The formatters of a BCP 47 language tag. Make them once per run: one formatter costs more than a page. */
export function createFormat(locale: string) {
  const numbers = new Intl.NumberFormat(locale)
  const amounts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' })
  const pluralsOf = (type: Intl.PluralRuleType) => {
    const rules = new Intl.PluralRules(locale, { type })
    return remembered((value: number) => rules.select(value))
  }
  const plurals = { cardinal: pluralsOf('cardinal'), ordinal: pluralsOf('ordinal') }
  return {
    locale,
    /** `1.500` */
    number: remembered((value: number) => numbers.format(value)),
    /** An amount in whole euros: `€ 1.500`. The space does not break. */
    euros: remembered((value: number) => amounts.format(value)),
    /** A calendar date (yyyy-mm-dd) in long form: `12 augustus 2025`. */
    date: (date: string) => dates.format(new Date(`${date}T00:00:00Z`)),
    /** The month of a calendar date: `augustus 2025`. */
    month: (date: string) => months.format(new Date(`${date}T00:00:00Z`)),
    /** The day of the week of a calendar date: `dinsdag`. */
    weekday: (date: string) => weekdays.format(new Date(`${date}T00:00:00Z`)),
    /** `Aalst, Gent en Brugge` */
    list: (words: readonly string[]) => lists.format(words),
    /** `één, twee of drie` */
    either: (words: readonly string[]) => choices.format(words),
    /** The order of names in an index, for `sort`. */
    order: new Intl.Collator(locale).compare,
    /** The plural category of a number (`one`, `other` …), or of its rank. */
    plural: (value: number, type: Intl.PluralRuleType = 'cardinal') => plurals[type](value),
  }
}

/** The months, as a date in long form has them: `januari` … `december`. */
export function monthNames(locale: string): string[] {
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from(
    { length: 12 },
    (_, month) =>
      dates.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '',
  )
}
