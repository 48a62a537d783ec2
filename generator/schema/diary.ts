/**
 * The days on which an act does not play elsewhere, `content/diaries/<slug>.yaml`: `toegift diaries` writes
 * them from its calendar.
 */
import * as z from 'zod'
import { calendarDate } from './field.ts'

const days = z.array(calendarDate).readonly()

export const diarySchema = z.strictObject({
  /** The day on which its calendar was read. */
  read: calendarDate,
  /** The days on which it is booked. */
  taken: days,
  /** The days that somebody may still book; one that is taken, too, is taken. */
  option: days,
})
export type DiaryFile = z.infer<typeof diarySchema>
