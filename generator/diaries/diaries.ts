/** Writes on which days acts are taken, from calendars that are not kept. */
import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { attempt } from '../core/attempt.ts'
import { dayNumber } from '../core/calendar-dates.ts'
import { lastDayOf } from '../core/diary.ts'
import { UsageError } from '../core/errors.ts'
import { errorAt } from '../core/problem.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { fieldOf, itemsIn, ownerText } from '../load/data/edits.ts'
import { diaryFile } from '../load/files/content-files.ts'
import { Findings } from '../load/findings.ts'
import { readDiary } from '../load/texts/diaries.ts'
import { applyEdits } from '../publish/edit.ts'
import type { DiaryFile } from '../schema/diary.ts'
import { CalendarFailure, type Days, daysOf } from './days.ts'
import { type Connect, fetchCalendar, mostBytes } from './fetch-calendar.ts'

/** A site says for ten days that an act is free, and a workflow may fail for some of them. */
const daysBetweenReadings = 6

type Options = {
  root: string
  /** yyyy-mm-dd */
  today: string
  /** The calendar of one act, in a file; otherwise all are fetched whose addresses are known. */
  file?: { act: string; path: string } | undefined
  environment: Readonly<Record<string, string | undefined>>
  connect?: Connect
}

/**
 * Reads calendars, and writes the days of those that could be read: all in one step.
 * @returns the files that were written, and a problem for each calendar that could not be read
 * @throws UsageError for an unknown act, and where no address is known
 */
export async function updateDiaries({ root, today, file: read, environment, connect }: Options) {
  const data = 'data/acts.ts'
  const texts = new Map([[data, ownerText(root, data)]])
  const acts = new Map(
    itemsIn(texts, data, 'acts').map((item) => {
      const act = fieldOf(texts, item, 'slug')?.value ?? ''
      return [`DIARY_${act.toUpperCase().replaceAll('-', '_')}`, act]
    }),
  )
  const known = [...acts.values()]
  if (read && !known.includes(read.act))
    throw new UsageError(`The site has no act "${read.act}".`, didYouMean(read.act, known))
  // Of secrets that are not there, CI systems make empty variables.
  const variables = Object.keys(environment).filter(
    (name) => !read && /^DIARY_/.test(name) && environment[name],
  )
  const names = [...acts.keys()]
  if (!read && variables.length === 0)
    throw new UsageError(
      'No variable has the address of a calendar.',
      `Set ${names[0]}, or name an act and a file.`,
    )
  const problems = variables
    .filter((name) => !acts.has(name))
    .map((name) => {
      const what = `${name} is set, but no act has that name.`
      return errorAt({ file: data }, { code: 'diary-act', what, hint: didYouMean(name, names) })
    })
  const edits: { file: string; content: string }[] = []
  for (const [name, act] of acts) {
    if (read ? read.act !== act : !variables.includes(name)) continue
    const file = diaryFile(act)
    try {
      const text = read ? textIn(read.path) : await fetchCalendar(environment[name] ?? '', connect)
      const days = await daysOf(text, today)
      const written = readDiary(root, act, new Findings())
      if (!written || !isKept(written, days, today))
        edits.push({ file, content: stringify({ read: today, ...days }) })
    } catch (error) {
      if (!(error instanceof CalendarFailure)) throw error
      const what = `The calendar of the act "${act}" ${error.message}.`
      const hint = 'Look whether its address downloads a calendar in a browser, or export it again.'
      problems.push(errorAt({ file }, { code: 'diary-unread', what, hint }))
    }
  }
  if (edits.length > 0) applyEdits(root, edits)
  return { written: edits.map(({ file }) => file), problems }
}

function textIn(path: string): string {
  const bytes = attempt(() => readFileSync(path))
  if (!bytes || bytes.length > mostBytes)
    throw new CalendarFailure(`is no file of at most ${mostBytes / 1e6} MB`)
  return bytes.toString()
}

/** Whether a diary was read not long ago, and says the same of all days that it can speak of. */
function isKept({ read, taken, option }: DiaryFile, days: Days, today: string): boolean {
  const age = dayNumber(today) - dayNumber(read)
  const ahead = (dates: readonly string[]) =>
    dates.filter((date) => date >= today && date <= lastDayOf(read)).join()
  return (
    age >= 0 &&
    age < daysBetweenReadings &&
    ahead(days.taken) === ahead(taken) &&
    ahead(days.option) === ahead(option)
  )
}
