/**
 * What is known of an act's days. The build writes it for the browser, which knows the visitor's date and
 * clock.
 */
import { dateOf, dayNumber } from './calendar-dates.ts'
import { remembered } from './once-per.ts'

/** What is said of an act on a day. */
export type DayState = 'free' | 'option' | 'taken' | 'unknown'

/**
 * The days of an act as its owner wants them known: yyyy-mm-dd, in order. An act plays once on a day: what it
 * plays in an afternoon takes the evening, too.
 */
export type Diary = {
  taken: readonly string[]
  option: readonly string[]
  /** Whether all its bookings are in it, so that any other day is free. */
  isWhole: boolean
  /** The day on which its calendar was read; missing where shows alone are known. */
  read?: string
  /** Whether its days are invented. */
  isSample?: boolean
}

/** So many months after its reading, a diary says nothing. */
const diaryMonths = 24

/** For so many days after its reading, a diary says that an act is free. */
const freshDays = 10

/** The last day of which a diary that was read on this day says something. */
export function lastDayOf(read: string): string {
  const date = new Date(`${read}T00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + diaryMonths)
  return date.toISOString().slice(0, 10)
}

/**
 * Whether an act is free on a day.
 * @param now the day of the visitor's clock, yyyy-mm-dd
 */
export function stateOn(diary: Diary | undefined, date: string, now: string): DayState {
  if (!diary || date < now) return 'unknown'
  if (diary.taken.includes(date)) return 'taken'
  if (diary.option.includes(date)) return 'option'
  const { isWhole, read } = diary
  const isFresh = read !== undefined && dayNumber(now) - dayNumber(read) <= freshDays
  return isWhole && isFresh && date >= read && date <= lastDayOf(read) ? 'free' : 'unknown'
}

/**
 * An act in the file of diaries: with others that are like it, nearest first, as their places in the list, and
 * what decides whether it suits a party, as `writeFit` writes it.
 */
export type ActDays = { slug: string; name: string; like: readonly number[]; fit: string; diary?: Diary }

type Written = [
  slug: string,
  name: string,
  like: readonly number[],
  fit: string,
  diary?: [
    isWhole: 0 | 1,
    read: number,
    taken: readonly number[],
    option: readonly number[],
    isSample: 0 | 1,
  ],
]

/** Days as the first of them, and the distance of each other one to that before it. */
const distances = (dates: readonly string[]): number[] =>
  dates.map(dayNumber).map((day, index, days) => day - (days[index - 1] ?? 0))

/** The file of diaries, as JSON. */
export const writeDiaries = (acts: readonly ActDays[]): string =>
  JSON.stringify(
    acts.map(({ slug, name, like, fit, diary }): Written => {
      if (!diary) return [slug, name, like, fit]
      const { isWhole, read, taken, option, isSample } = diary
      const readOn = read === undefined ? 0 : dayNumber(read)
      const days = [distances(taken), distances(option)] as const
      return [slug, name, like, fit, [isWhole ? 1 : 0, readOn, ...days, isSample ? 1 : 0]]
    }),
  )

/** The acts of such a file, once it was parsed. */
export function readDiaries(written: readonly Written[]): ActDays[] {
  // The acts of a long roster have many days in common, and a phone needs seconds to format each of them anew.
  const dateOnce = remembered(dateOf)
  const fromDistances = (distances: readonly number[]) => {
    let day = 0
    return distances.map((distance) => {
      day += distance
      return dateOnce(day)
    })
  }
  return written.map(([slug, name, like, fit, diary]) => {
    if (!diary) return { slug, name, like, fit }
    const [isWhole, read, taken, option, isSample] = diary
    return {
      ...{ slug, name, like, fit },
      diary: {
        taken: fromDistances(taken),
        option: fromDistances(option),
        isWhole: isWhole === 1,
        isSample: isSample === 1,
        ...(read > 0 && { read: dateOf(read) }),
      },
    }
  })
}
