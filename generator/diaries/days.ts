/** Reads a calendar in memory: on which days an act is taken or in option, and nothing else of it. */
import { runInNewContext } from 'node:vm'
import type ICAL from 'ical.js'
import { lastDayOf } from '../core/diary.ts'
import { clockOf } from './clock.ts'

/** yyyy-mm-dd, in order. A day is in one of both. */
export type Days = { taken: string[]; option: string[] }

/**
 * Why a calendar cannot be fetched or read. These words are all that is said of it: its address is a secret,
 * and so are its texts, which messages of libraries quote.
 */
export class CalendarFailure extends Error {}

const hour = 3_600_000
const day = 24 * hour
const midnight = (time: number) => Math.floor(time / day) * day

/** A show after midnight belongs to the evening before. */
const dayBegins = 6 * hour

/** Of one event. A daily one since 1900 has half of these. */
const mostRepetitions = 100_000

/** Nothing else reaches the library. */
const linesRead =
  /^(?:(?:BEGIN|END):(?!VCALENDAR\s*$)|(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZID|TZOFFSETFROM|TZOFFSETTO)[;:])/i

/**
 * The days of a calendar, from that of its reading to 24 months later.
 * @param zone the time zone of the agency
 * @param limit in milliseconds: some rules never end in the library
 * @throws CalendarFailure when something is not understood: it may take a day
 */
export async function daysOf(text: string, today: string, zone: string, limit = 20_000): Promise<Days> {
  const { default: library } = await import('ical.js')
  try {
    const read = () => daysIn(library, text.trim(), today, zone)
    return runInNewContext('read()', { read }, { timeout: limit })
  } catch {
    throw new CalendarFailure('cannot be read')
  }
}

function check(isUnderstood: boolean): asserts isUnderstood {
  if (!isUnderstood) throw new CalendarFailure()
}

function daysIn(library: typeof ICAL, text: string, today: string, zone: string): Days {
  check(/^BEGIN:VCALENDAR\s/i.test(text) && /\nEND:VCALENDAR$/i.test(text))
  const lines = text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => linesRead.test(line))
  // For each time, the library would look for its zone in the whole file.
  const inner = lines.map((line) => line.replace(/;TZID=/i, ';X-TZID='))
  const calendar = new library.Component(
    library.parse(['BEGIN:VCALENDAR', ...inner, 'END:VCALENDAR'].join('\r\n')),
  )
  const events = calendar.getAllSubcomponents('vevent')
  // Some list when somebody is busy, without events.
  check(!calendar.getFirstSubcomponent('vfreebusy'))
  const shown = clockOf(library, calendar, zone)

  const timesOf = (event: ICAL.Component, name: string): number[] =>
    event.getAllProperties(name).flatMap((property) =>
      property.getValues().map((value: unknown) => {
        const time = value instanceof library.Period ? value.start : value
        check(time instanceof library.Time)
        const number = shown(time, property.getParameter('x-tzid'))
        check(!Number.isNaN(number))
        return number
      }),
    )

  /** When an event is repeated, between two moments. */
  function* repeated(event: ICAL.Component, earliest: number, latest: number): Generator<number> {
    const start = event.getFirstProperty('dtstart')
    const zoneName = start?.getParameter('x-tzid')
    const begin = start?.getFirstValue()
    for (const property of event.getAllProperties('rrule')) {
      const rule = property.getFirstValue()
      check(rule instanceof library.Recur && begin instanceof library.Time)
      const { until } = rule
      const end = until ? shown(until, zoneName) + (until.isDate ? day - 1 : 0) : latest
      // The library compares it without zones.
      rule.until = null
      const times = rule.iterator(begin)
      let count = 0
      for (let next = times.next(); next; next = times.next()) {
        check(++count < mostRepetitions)
        const time = shown(next, zoneName)
        if (time > Math.min(end, latest)) break
        if (time >= earliest) yield time
      }
    }
  }

  const idOf = (event: ICAL.Component, time: number) => `${event.getFirstPropertyValue('uid')} ${time}`
  const moved = new Set<string>()
  for (const event of events) {
    for (const time of timesOf(event, 'recurrence-id')) moved.add(idOf(event, time))
    // It would move all that follow.
    check(!event.getFirstProperty('recurrence-id')?.getParameter('range'))
  }

  const [first, last] = [Date.parse(today), Date.parse(lastDayOf(today))]
  const days = { taken: new Set<number>(), option: new Set<number>() }
  for (const event of events) {
    const says = (name: string, word: string) =>
      String(event.getFirstPropertyValue(name)).toUpperCase() === word
    if (says('status', 'CANCELLED') || says('transp', 'TRANSPARENT')) continue
    const kind =
      says('status', 'TENTATIVE') || says('x-microsoft-cdo-busystatus', 'TENTATIVE') ? 'option' : 'taken'
    const [start] = timesOf(event, 'dtstart')
    check(start !== undefined)
    const [end = start] = timesOf(event, 'dtend')
    const duration = event.getFirstPropertyValue('duration')
    const length = duration instanceof library.Duration ? duration.toSeconds() * 1000 : end - start
    const isDate = event.getFirstProperty('dtstart')?.type === 'date'
    const left = new Set(timesOf(event, 'exdate').map((time) => idOf(event, time)))
    const isOne = event.hasProperty('recurrence-id')
    const isLeft = (time: number) => left.has(idOf(event, time)) || (!isOne && moved.has(idOf(event, time)))
    const times = repeated(event, first - length - 2 * day, last + day)
    for (const time of [start, ...timesOf(event, 'rdate'), ...times]) {
      if (isLeft(time) || isLeft(midnight(time))) continue
      // Some programs write a whole day from midnight to midnight, or to 23.59.
      const isWhole = isDate || (time === midnight(time) && length >= day - hour)
      const from = midnight(isWhole ? time : time - dayBegins)
      const to = Math.max(from, midnight(time + length - 1 - (isDate ? 0 : dayBegins)))
      for (let date = Math.max(from, first); date <= Math.min(to, last); date += day) days[kind].add(date)
    }
  }
  const written = (dates: readonly number[]) =>
    dates.toSorted((a, b) => a - b).map((date) => new Date(date).toISOString().slice(0, 10))
  return {
    taken: written([...days.taken]),
    option: written([...days.option].filter((date) => !days.taken.has(date))),
  }
}
