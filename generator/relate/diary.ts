/** What is published of the days of acts: those of their calendars and their shows. */
import { type Diary, lastDayOf } from '../core/diary.ts'
import { groupBy } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import type { Act } from '../schema/act.ts'
import type { DiaryFile } from '../schema/diary.ts'
import type { Show } from '../schema/show.ts'

export type Bookable = Pick<Act, 'slug' | 'diary' | 'sharesMusiciansWith'> & {
  bookings?: DiaryFile
}

/** Those that share musicians with an act, whichever of the two says so. */
export const sharersAmong = <T extends Bookable>(acts: readonly T[]): ((act: Bookable) => T[]) =>
  oncePer(({ slug, sharesMusiciansWith: own = [] }) =>
    acts.filter(
      ({ slug: other, sharesMusiciansWith: others = [] }) =>
        other !== slug && (own.includes(other) || others.includes(slug)),
    ),
  )

/** Whether the file of an act has all its bookings: then no other day has one. */
export const hasAllBookings = ({ diary, bookings }: Bookable): boolean =>
  bookings !== undefined && diary !== 'taken'

/**
 * Acts with what visitors may know of their days, in the coming months.
 * @param acts all of them: what one plays that is not on the site takes the days of another, too
 */
export function withDays<T extends Bookable>(
  acts: readonly T[],
  shows: readonly Pick<Show, 'act' | 'date'>[],
  today: string,
): (T & { days?: Diary })[] {
  const sharersOf = sharersAmong(acts)
  const playing = groupBy(shows, ({ act }) => act)
  const last = lastDayOf(today)
  const coming = (days: Iterable<string>) =>
    [...new Set(days)].filter((day) => today <= day && day <= last).sort()
  return acts.map((act) => {
    if (act.diary !== 'taken' && act.diary !== 'whole') return act
    const others = sharersOf(act)
    const all = [act, ...others]
    const taken = coming(
      all.flatMap(({ slug, bookings }) => [
        ...(bookings?.taken ?? []),
        ...(playing.get(slug) ?? []).map(({ date }) => date),
      ]),
    )
    const option = coming(all.flatMap(({ bookings }) => bookings?.option ?? []))
    const [read] = all.flatMap(({ bookings }) => bookings?.read ?? []).sort()
    const days: Diary = {
      taken,
      option: option.filter((day) => !taken.includes(day)),
      isWhole: act.diary === 'whole' && others.every(hasAllBookings),
      ...(act.bookings && read !== undefined && { read }),
    }
    return { ...act, days }
  })
}
