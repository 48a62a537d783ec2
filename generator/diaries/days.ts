/** Reads a calendar in memory: on which days an act is taken or in option, and nothing else of it. */
import { runInNewContext } from 'node:vm'
import type ICAL from 'ical.js'
import { dateOf, dayNumber } from '../core/calendar-dates.ts'
import { lastDayOf } from '../core/diary.ts'
import { offsetAt, timeZone } from '../core/time-zone.ts'

/** yyyy-mm-dd, in order. A day is in one of both. */
export type Days = { taken: string[]; option: string[] }

/**
 * Why a calendar cannot be fetched or read. These words are all that is said of it: its address is a secret,
 * and so are its texts, which messages of libraries quote.
 */
export class CalendarFailure extends Error {}

const hour = 3_600_000
const day = 24 * hour

/** A show after midnight belongs to the evening before. */
const dayBegins = 6 * hour

/** Nothing else reaches the library. */
const linesRead =
  /^(?:(?:BEGIN|END):(?!VCALENDAR\s*$)|(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZID|TZOFFSETFROM|TZOFFSETTO)[;:])/i

/**
 * Times at which somebody is busy without events, changes of all that follow, and rules that repeat something
 * many times a day: the library lists all changes of a zone in memory.
 */
const linesRefused = /^(?:BEGIN:VFREEBUSY|RECURRENCE-ID\b.*;RANGE=|RRULE\b.*(?:HOUR|MINUTE|SECOND))/im

/**
 * The days of a calendar, from that of its reading to 24 months later.
 * @param limit in milliseconds: some rules never end in the library
 * @throws CalendarFailure when something is not understood: it may take a day
 */
export async function daysOf(text: string, today: string, limit = 20_000): Promise<Days> {
  const { default: library } = await import('ical.js')
  try {
    const read = () => daysIn(library, text.trim(), today)
    return runInNewContext('read()', { read }, { timeout: limit })
  } catch {
    throw new CalendarFailure('cannot be read')
  }
}

function daysIn(library: typeof ICAL, text: string, today: string): Days {
  /** What the clock of the agency shows at a time. */
  const shown = (time: ICAL.Time): number => {
    const moment = time.toUnixTime() * 1000
    return time.isDate ? moment : moment + offsetIn(timeZone, moment)
  }
  const [first, last] = [dayNumber(today), dayNumber(lastDayOf(today))]

  // A value of another type lacks what is asked of it, and that throws.
  const valuesOf = <Value>({ component }: ICAL.Event, name: string): Value[] =>
    component.getAllProperties(name).flatMap((property) => property.getValues())

  function* timesOf(event: ICAL.Event): Generator<ICAL.Time> {
    yield event.startDate
    yield* valuesOf<ICAL.Time>(event, 'rdate')
    for (const rule of valuesOf<ICAL.Recur>(event, 'rrule')) {
      const times = rule.iterator(event.startDate)
      for (let time = times.next(); time && shown(time) < (last + 2) * day; time = times.next()) yield time
    }
  }

  const events = calendarIn(library, text)
    .getAllSubcomponents('vevent')
    .map((event) => new library.Event(event))
  const idOf = (event: ICAL.Event, time: number) => `${event.uid} ${time}`
  /** Times that a series leaves out, or for which another event stands. */
  const left = new Set(
    events.flatMap((event) =>
      [...valuesOf<ICAL.Time>(event, 'exdate'), ...valuesOf<ICAL.Time>(event, 'recurrence-id')].map((time) =>
        idOf(event, shown(time)),
      ),
    ),
  )
  const [taken, option] = [new Set<string>(), new Set<string>()]
  for (const event of events) {
    const says = (name: string, word: string) =>
      String(event.component.getFirstPropertyValue(name)).toUpperCase() === word
    if (says('status', 'CANCELLED') || says('transp', 'TRANSPARENT')) continue
    const isOption = says('status', 'TENTATIVE') || says('x-microsoft-cdo-busystatus', 'TENTATIVE')
    const { isDate } = event.startDate
    const length = shown(event.endDate) - shown(event.startDate)
    for (const time of timesOf(event)) {
      const begin = shown(time)
      const midnight = begin - (begin % day)
      if (!event.isRecurrenceException() && [begin, midnight].some((at) => left.has(idOf(event, at))))
        continue
      // Some programs write a whole day from midnight to midnight, or to 23.59.
      const isWhole = isDate || (begin === midnight && length >= day - hour)
      const from = Math.floor((begin - (isWhole ? 0 : dayBegins)) / day)
      const to = Math.floor((begin + length - 1 - (isDate ? 0 : dayBegins)) / day)
      for (let date = Math.max(from, first); date <= Math.min(Math.max(from, to), last); date++)
        (isOption ? option : taken).add(dateOf(date))
    }
  }
  return { taken: [...taken].sort(), option: [...option].filter((date) => !taken.has(date)).sort() }
}

/** A calendar in which each time has a zone. Without one it is of the agency's. */
function calendarIn(library: typeof ICAL, text: string): ICAL.Component {
  const whole = text.replace(/\r?\n[ \t]/g, '')
  if (!/^BEGIN:VCALENDAR\s.*\nEND:VCALENDAR$/is.test(whole) || linesRefused.test(whole))
    throw new CalendarFailure()
  const lines = whole
    .split(/\r?\n/)
    .filter((line) => linesRead.test(line))
    .map((line) =>
      line
        .replace(/^([^:]*)(?=:\d{8}T\d{6}\b)/, (name) =>
          /;TZID=/i.test(name) ? name : `${name};TZID=${timeZone}`,
        )
        // The library takes it for the midnight with which the last day begins.
        .replace(/(UNTIL=\d{8})(?!T)/i, '$1T235959Z'),
    )
  const calendar = new library.Component(
    library.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')),
  )
  for (const name of new Set(lines.map((line) => /^[^:]*;TZID="?([^":;]+)/i.exec(line)?.[1])))
    if (name !== undefined && !calendar.getTimeZoneByID(name))
      library.TimezoneService.register(worldZone(library, name), name)
  return calendar
}

/** A zone of the world that a calendar names without describing it. A name of none throws when it is used. */
const worldZone = ({ Timezone }: typeof ICAL, tzid: string): ICAL.Timezone =>
  Object.assign(new Timezone({ tzid }), {
    utcOffset: ({ year, month, day, hour, minute, second }: ICAL.Time) =>
      offsetIn(tzid, Date.UTC(year, month - 1, day, hour, minute, second)) / 1000,
  })

/** How far a clock is ahead of UTC at a moment, in milliseconds. */
const offsetIn = (zone: string, moment: number) => -Date.parse(`1970-01-01T00:00${offsetAt(moment, zone)}`)
