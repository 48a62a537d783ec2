/** The time zone of the agency: what day it is, and when a day begins. */

export const timeZone = 'Europe/Brussels'

const offsets = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })

/**
 * The moment at which a calendar day begins, with the offset of the time zone on that day: 2025-01-05T00:00:00+01:00.
 * @param date yyyy-mm-dd
 */
export function startOfDay(date: string): string {
  // Clocks change at 01:00 UTC, so that the offset at 00:00 UTC is that of local midnight.
  const offset = offsets.formatToParts(new Date(`${date}T00:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value
  return `${date}T00:00:00${offset?.slice('GMT'.length)}`
}
