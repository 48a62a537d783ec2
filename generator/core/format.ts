/** How numbers, amounts, dates and lists are written in the language of the site. */
import { once, remembered } from './once-per.ts'

export type Format = ReturnType<typeof createFormat>

/**
 * The formatters of a BCP 47 language tag, each made when it is first used. Ask for them once per run: one
 * costs more than a page.
 */
export function createFormat(locale: string) {
  const numbers = once(() => new Intl.NumberFormat(locale))
  const amounts = once(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  )
  const datesWith = (form: Intl.DateTimeFormatOptions) => {
    const dates = once(() => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }))
    return (date: string) => dates().format(new Date(`${date}T00:00:00Z`))
  }
  const listsOf = (type: Intl.ListFormatType) => {
    const lists = once(() => new Intl.ListFormat(locale, { type }))
    // Most lists of a page have one word, which needs no joining.
    return (words: readonly string[]) => (words.length < 2 ? (words[0] ?? '') : lists().format(words))
  }
  const names = once(() => new Intl.Collator(locale))
  const pluralsOf = (type: Intl.PluralRuleType) => {
    const rules = once(() => new Intl.PluralRules(locale, { type }))
    return remembered((value: number) => rules().select(value))
  }
  const plurals = { cardinal: pluralsOf('cardinal'), ordinal: pluralsOf('ordinal') }
  return {
    locale,
    /** `1.500` */
    number: remembered((value: number) => numbers().format(value)),
    /** An amount in whole euros: `€ 1.500`. The space does not break. */
    euros: remembered((value: number) => amounts().format(value)),
    /** A calendar date (yyyy-mm-dd) in long form: `12 augustus 2025`. */
    date: datesWith({ dateStyle: 'long' }),
    /** The month of a calendar date: `augustus 2025`. */
    month: datesWith({ year: 'numeric', month: 'long' }),
    /** The day of the week of a calendar date: `dinsdag`. */
    weekday: datesWith({ weekday: 'long' }),
    /** `Aalst, Gent en Brugge` */
    list: listsOf('conjunction'),
    /** `één, twee of drie` */
    either: listsOf('disjunction'),
    /** The order of names in an index, for `sort`. */
    order: (one: string, other: string): number => names().compare(one, other),
    /** The plural category of a number (`one`, `other` …), or of its rank. */
    plural: (value: number, type: Intl.PluralRuleType = 'cardinal') => plurals[type](value),
  }
}

/** What the language of a BCP 47 tag calls itself: `Nederlands` of `nl-BE`. */
export const languageOf = remembered((locale: string): string => {
  const [language = locale] = locale.split('-')
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
})

/** The months, as a date in long form has them: `januari` … `december`. */
export function monthNames(locale: string): string[] {
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from(
    { length: 12 },
    (_, month) =>
      dates.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '',
  )
}
