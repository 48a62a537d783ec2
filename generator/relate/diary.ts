/** What is published of the days of acts: those of their calendars and their shows. */
import { type Diary, lastDayOf } from '../core/diary.ts'
import { groupBy } from '../core/group-by.ts'
import type { Act } from '../schema/act.ts'
import type { DiaryFile } from '../schema/diary.ts'
import type { Show } from '../schema/show.ts'

/** An act with the days of its file, if it has one. */
export type Bookable = Pick<Act, 'slug' | 'diary' | 'sharesMusiciansWith'> & {
  bookings?: DiaryFile
}

/** Those that share musicians with an act, whichever of the two says so. */
export function sharersAmong<T extends Bookable>(acts: readonly T[]): (act: Bookable) => T[] {
  const bySlug = new Map(acts.map((act) => [act.slug, act]))
  const pairs = acts.flatMap(({ slug, sharesMusiciansWith = [] }) =>
    sharesMusiciansWith.flatMap((other) => [
      [slug, other],
      [other, slug],
    ]),
  )
  const shared = groupBy(pairs, ([slug]) => slug)
  return ({ slug }) => {
    const others = new Set((shared.get(slug) ?? []).map(([, other = '']) => other))
    return [...others].flatMap((other) => (other === slug ? [] : (bySlug.get(other) ?? [])))
  }
}

/** Whether the file of an act has all its bookings: then no other day has one. */
export const hasAllBookings = ({ diary, bookings }: Bookable): boolean =>
  bookings !== undefined && diary !== 'taken'

/**
 * The diary of each act that says something of its days, by its slug, for the coming months.
 * @param acts all of them: what one plays that is not on the site takes the days of another, too
 */
export function diariesOf(
  acts: readonly Bookable[],
  shows: readonly Pick<Show, 'act' | 'date'>[],
  today: string,
): ReadonlyMap<string, Diary> {
  const sharersOf = sharersAmong(acts)
  const playing = groupBy(shows, ({ act }) => act)
  const last = lastDayOf(today)
  const coming = (days: Iterable<string>) =>
    [...new Set(days)].filter((day) => today <= day && day <= last).sort()
  const diaryOf = (act: Bookable): Diary => {
    const others = sharersOf(act)
    const all = [act, ...others]
    const taken = coming(
      all.flatMap(({ slug, bookings }) => [
        ...(bookings?.taken ?? []),
        ...(playing.get(slug) ?? []).map(({ date }) => date),
      ]),
    )
    const [read] = all.flatMap(({ bookings }) => bookings?.read ?? []).sort()
    return {
      taken,
      option: coming(all.flatMap(({ bookings }) => bookings?.option ?? [])).filter(
        (day) => !taken.includes(day),
      ),
      isWhole: act.diary === 'whole' && others.every(hasAllBookings),
      ...(act.bookings && read !== undefined && { read }),
    }
  }
  return new Map(
    acts.flatMap((act) =>
      act.diary === 'taken' || act.diary === 'whole' ? [[act.slug, diaryOf(act)] as const] : [],
    ),
  )
}
