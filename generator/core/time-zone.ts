/** The time zone of the agency: what day it is, and when a day begins. */
import { remembered } from './once-per.ts'

export const timeZone = 'Europe/Brussels'

// Made when it is first used: most commands start without it.
const offsets = remembered(
  (zone: string) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }),
)

/**
 * The moment at which a calendar day begins, with the offset of the time zone on that day:
 * 2025-01-05T00:00:00+01:00.
 * @param date yyyy-mm-dd
 */
export const startOfDay = (date: string): string => momentOf(date, '00:00')

/** The moment of a time of the clock on a day. @param time hh:mm */
export const momentOf = (date: string, time: string): string =>
  // Read as UTC, a time is one or two hours late. Clocks change at 01:00 UTC, so the offset is right for all
  // times but those of that hour at night.
  `${date}T${time}:00${offsetAt(Date.parse(`${date}T${time}:00Z`))}`

/** The offset of a time zone at a moment: +01:00. @throws RangeError for a name of no zone */
export const offsetAt = (moment: number, zone: string = timeZone): string =>
  /[+-]\d\d:\d\d/.exec(offsets(zone).format(moment))?.[0] ?? '+00:00'
