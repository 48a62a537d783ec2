/** Calculates with calendar dates: yyyy-mm-dd, without a time or a zone. */

const milliseconds = 86_400_000

/** The days from 1 January 1970 to a date; NaN for what is none. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00Z`) / milliseconds

/** The date so many days after 1 January 1970. */
export const dateOf = (day: number): string => new Date(day * milliseconds).toISOString().slice(0, 10)

export const daysAfter = (date: string, days: number): string => dateOf(dayNumber(date) + days)
