/** Days as the page writes them, and the visitor's own. */
import { dateOf, dayNumber } from '../../generator/core/calendar-dates.ts'

/** The day of the visitor's clock, where the visitor is. Swedes write a date as the site does: yyyy-mm-dd. */
export const today = (): string => new Date().toLocaleDateString('sv')

/** A date as people write it, in the language of the page. */
export const dateText = (date: Date): string =>
  date.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' })

/** The day of a date in the language of the page. @param weekday names that of the week as well */
export const dayText = (date: Date, weekday?: 'long'): string =>
  date.toLocaleDateString(document.documentElement.lang, {
    weekday,
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** The day that a text names; nothing where it is no date: anyone can write an address. */
export const dayIn = (text = ''): Date | undefined =>
  dateOf(dayNumber(text) || 0) === text ? new Date(text) : undefined
