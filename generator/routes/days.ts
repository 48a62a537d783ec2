/** What pages and the browser know of the days of acts. */
import type { DaysView } from '../../templates/parts/Days.tsx'
import type { ActDays } from '../core/diary.ts'
import { groupBy } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { writtenFit } from '../relate/evening.ts'
import { relationsOf } from './relations.ts'
import { sampleOf } from './samples.ts'

/** Whether anything is known of the days of an act. */
export const hasDiaries = oncePer(({ acts }: Site) => acts.some(({ days }) => days !== undefined))

/** What the browser needs of all acts to say which are free, and which could play in the place of another. */
export function actDays(site: Site): ActDays[] {
  const places = new Map(site.acts.map((act, index) => [act, index]))
  return site.acts.map((act) => ({
    slug: act.slug,
    name: act.name,
    like: relationsOf(site)
      .like(act)
      .flatMap((other) => places.get(other) ?? []),
    fit: writtenFit(site, act),
    ...(act.days && { diary: { ...act.days, isSample: sampleOf(site, act, 'diary') !== undefined } }),
  }))
}

/**
 * The days on which an act is booked by month; nothing where there are none. Whether the others are free is
 * not said: that depends on the day of the visitor.
 */
export function daysView(site: Site, act: SiteAct): DaysView | undefined {
  const { taken = [], option = [] } = act.days ?? {}
  const days = [...taken, ...option]
  if (days.length === 0) return undefined
  const { format } = site
  const inMonth = (list: readonly string[], month: string) =>
    format.list(list.flatMap((day) => (day.startsWith(month) ? `${Number(day.slice(8))}` : [])))
  return {
    isTaken: taken.length > 0,
    months: Array.from(
      groupBy(days.sort(), (day) => day.slice(0, 7)),
      ([month, [day]]) => ({
        name: format.month(day),
        taken: inMonth(taken, month),
        option: inMonth(option, month),
      }),
    ),
    sample: sampleOf(site, act, 'diary'),
  }
}
