/** How numbers, amounts, dates and lists are written in the language of the site. */

export type Format = ReturnType<typeof createFormat>

/** Makes the formatters of a locale, a BCP 47 language tag. Make them once per run: one formatter costs more than a page. */
export function createFormat(locale: string) {
  const numbers = new Intl.NumberFormat(locale)
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' })
  const plurals = { cardinal: new Intl.PluralRules(locale), ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }) }
  return {
    locale,
    /** `1.500` */
    number: (value: number) => numbers.format(value),
    /** An amount in whole euros: `€ 1.500`. The space does not break. */
    euros: (value: number) => amounts.format(value),
    /** A calendar date (yyyy-mm-dd) in long form: `12 augustus 2025`. */
    date: (date: string) => dates.format(new Date(`${date}T00:00:00Z`)),
    /** `Aalst, Gent en Brugge` */
    list: (words: readonly string[]) => lists.format(words),
    /** `één, twee of drie` */
    either: (words: readonly string[]) => choices.format(words),
    /** The order of names in an index, for `sort`. */
    order: new Intl.Collator(locale).compare,
    /** The plural category of a number (`one`, `other` …), or of its rank. */
    plural: (value: number, type: Intl.PluralRuleType = 'cardinal') => plurals[type].select(value),
  }
}

/** The months, as a date in long form has them: `januari` … `december`. */
export function monthNames(locale: string): string[] {
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => dates.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '')
}
