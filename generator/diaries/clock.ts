/** Times of a calendar as the clock of the agency shows them: milliseconds, as if they were UTC. */
import type ICAL from 'ical.js'
import { attempt } from '../core/attempt.ts'
import { remembered } from '../core/once-per.ts'

/**
 * Reads times in the zones of the world, and in those that a calendar describes. A zone that is neither
 * throws.
 * @param zone that of the agency
 */
export function clockOf(library: typeof ICAL, calendar: ICAL.Component, zone: string) {
  const own = clockIn(zone)
  const offsetIn = remembered((name: string) => {
    const world = attempt(() => clockIn(name))
    if (!world) return describedOffset(library, calendar, name)
    return (wall: number) => {
      const guess = wall - (world(wall) - wall)
      return world(guess) - guess
    }
  })
  return (time: ICAL.Time, named: unknown): number => {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    const name = time.zone === library.Timezone.utcTimezone ? 'UTC' : (named ?? zone)
    return time.isDate || name === zone ? wall : own(wall - offsetIn(String(name))(wall))
  }
}

/** What a clock shows at a moment. */
function clockIn(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
}

/** The offset of a zone that the calendar describes, such as Outlook's "Romance Standard Time". */
function describedOffset({ Time, Timezone }: typeof ICAL, calendar: ICAL.Component, name: string) {
  const component = calendar
    .getAllSubcomponents('vtimezone')
    .find((described) => described.getFirstPropertyValue('tzid') === name)
  // The library lists all changes from the first one on.
  for (const change of component?.getAllSubcomponents() ?? [])
    if (!/^null$|^FREQ=YEARLY;.*BYMONTH=/.test(String(change.getFirstPropertyValue('rrule'))))
      throw new Error(`the changes of ${name} are too many`)
  if (!component) throw new Error(`${name} is not described`)
  const zone = new Timezone(component)
  return (wall: number) => zone.utcOffset(Time.fromJSDate(new Date(wall), true)) * 1000
}
