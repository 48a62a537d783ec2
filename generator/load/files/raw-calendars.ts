/** Calendars among the owner's files: whoever reads the project would read of customers, places and plans. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
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

/** The problem of a calendar under another name, such as that of a text. */
export const calendarProblems = (file: string, bytes: Uint8Array): Problem[] =>
  /^\s*BEGIN:VCALENDAR/i.test(Buffer.from(bytes.subarray(0, 99)).toString()) ? [calendarProblem(file)] : []

/**
 * Calendars in the folder of the project and in `data/`, and what is one there and in `static/` though it has
 * the name of a note. Texts are looked at when they are read.
 * @param staticFiles were found to have no name of a calendar
 */
export function rawCalendars(root: string, staticFiles: readonly string[]): Problem[] {
  const filesIn = (folder: string) =>
    (attempt(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []).flatMap((entry) =>
      entry.isFile() ? `${folder}${entry.name}` : [],
    )
  const files = [...filesIn(''), ...filesIn('data/'), ...staticFiles.map((file) => `static/${file}`)]
  return files.flatMap((file) => {
    if (isNamedCalendar(file)) return calendarProblem(file)
    const isNote = /(?:\.(?:te?xt|csv|bak)|(?:^|\/)[^./]+)$/i.test(file)
    return isNote ? calendarProblems(file, attempt(() => firstBytes(join(root, file))) ?? Buffer.of()) : []
  })
}

function firstBytes(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(99)
    readSync(file, bytes)
    return bytes
  } finally {
    closeSync(file)
  }
}
