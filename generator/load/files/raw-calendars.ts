/** Calendars among the owner's files: whoever reads the project would read of customers, places and plans. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { printable } from '../../core/printable.ts'
import { errorAt, type Problem } from '../../core/problem.ts'

export const isNamedCalendar = (name: string): boolean => /\.(?:ics|ical|icalendar|ifb|vcs)$/i.test(name)

export const calendarHint =
  'Move it out of the project, and read it there: npm run diaries -- <act> <file.ics>. What was committed stays in the history.'

export const calendarProblem = (path: string): Problem => {
  const file = printable(path)
  const what = `${file} is a calendar, and whoever can read the project would read what is in it.`
  return errorAt({ file }, { code: 'calendar-raw', what, hint: calendarHint })
}

/** The problem of a calendar under the name of a text or a data file. */
export const calendarProblems = (file: string, bytes: Uint8Array): Problem[] =>
  /^\s*BEGIN:VCALENDAR/i.test(Buffer.from(bytes.subarray(0, 99)).toString()) ? [calendarProblem(file)] : []

/** Calendars in the folder of the project and in `data/`. Others are found where their folders are read. */
export const rawCalendars = (root: string): Problem[] =>
  ['', 'data/'].flatMap((folder) =>
    (attempt(() => readdirSync(join(root, folder))) ?? [])
      .filter(isNamedCalendar)
      .map((name) => calendarProblem(`${folder}${name}`)),
  )
