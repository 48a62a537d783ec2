/**
 * The days on which an act does not play elsewhere, `content/diaries/<slug>.yaml`: `toegift diaries` writes
 * them from its calendar.
 */
import * as z from 'zod'
import { calendarDate } from './field.ts'

const days = z.array(calendarDate).readonly()

export const diarySchema = z
  .strictObject({
    /** The day on which its calendar was read. */
    read: calendarDate,
    /** The days on which it is booked. */
    taken: days,
    /** The days that somebody may still book. */
    option: days,
  })
  .check(({ value, issues }) => {
    const seen = new Set<string>()
    for (const list of ['taken', 'option'] as const)
      for (const [index, day] of value[list].entries()) {
        if (seen.has(day))
          issues.push({
            code: 'custom',
            input: value,
            path: [list, index],
            message: 'a day that is nowhere else in the file',
          })
        seen.add(day)
      }
  })
export type DiaryFile = z.infer<typeof diarySchema>
