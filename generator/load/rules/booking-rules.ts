/** Days on which an act would play twice, or two that share musicians. */
import { groupBy } from '../../core/group-by.ts'
import { type Place, type Problem, placeOf, type Sourced, warningAt } from '../../core/problem.ts'
import { sharersAmong } from '../../relate/diary.ts'
import { momentOf } from '../../relate/shows.ts'
import type { Show } from '../../schema/show.ts'
import type { SiteAct } from '../site.ts'

/** What takes a day of an act: a show, or its calendar. */
type Booking = { act: SiteAct; day: string; place: Place; show?: Sourced<Show> }

/**
 * One warning for two acts, or for two shows of one, and a day. A show and the calendar of its own act are
 * one booking.
 */
export function* checkBookings(
  acts: readonly SiteAct[],
  shows: readonly Sourced<Show>[],
  today: string,
): Generator<Problem> {
  const bySlug = new Map(acts.map((act) => [act.slug, act]))
  const bookings: Booking[] = [
    ...shows.flatMap((show) => {
      const act = bySlug.get(show.act)
      return act ? { act, day: show.date, place: placeOf(show.source, 'date'), show } : []
    }),
    ...acts.flatMap((act) =>
      (act.bookings?.taken ?? []).map((day) => ({ act, day, place: placeInDiary(act, day) })),
    ),
  ]
  const sharersOf = sharersAmong(acts)
  for (const [day, onDay] of groupBy(bookings, (booking) => booking.day)) {
    if (day < today || onDay.length === 1) continue
    const byAct = groupBy(onDay, ({ act }) => act)
    for (const [act, own] of byAct) {
      // Two at the same moment are one show that is written twice.
      const ownShows = new Map(own.flatMap(({ show, place }) => (show ? [[momentOf(show), place]] : [])))
      if (ownShows.size > 1) yield twice([...ownShows.values()], `"${act.name}" has two shows on ${day}.`)
      for (const other of sharersOf(act)) {
        const others = byAct.get(other)
        if (!others || other.slug < act.slug) continue
        yield twice(
          [own, others].map(([{ place }]) => place),
          `"${act.name}" and "${other.name}" share musicians, and both are booked on ${day}.`,
        )
      }
    }
  }
}

const placeInDiary = ({ bookings }: SiteAct, day: string): Place => ({
  file: bookings?.file ?? '',
  line: bookings?.lines.get(day) ?? 1,
})

const twice = (places: readonly Place[], what: string): Problem =>
  warningAt([...places], {
    code: 'booked-twice',
    what,
    hint: 'Ask both, and correct the show or the calendar that is wrong. Two shows that fit on one day may stay.',
  })
