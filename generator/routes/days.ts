/** What pages and the browser know of the days of acts. */
import type { ActDays } from '../core/diary.ts'
import { oncePer } from '../core/once-per.ts'
import type { Site } from '../load/site.ts'
import { relationsOf } from './relations.ts'

/** Whether anything is known of the days of an act. */
export const hasDiaries = oncePer(({ acts }: Pick<Site, 'acts'>) =>
  acts.some(({ days }) => days !== undefined),
)

/** What the browser needs of all acts to say which are free, and which could play in the place of another. */
export function actDays(site: Site): ActDays[] {
  const places = new Map(site.acts.map((act, index) => [act, index]))
  return site.acts.map((act) => ({
    slug: act.slug,
    name: act.name,
    like: relationsOf(site)
      .like(act)
      .flatMap((other) => places.get(other) ?? []),
    ...(act.days && { diary: act.days }),
  }))
}
