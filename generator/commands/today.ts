/** The day on which a run takes place. */
import { UsageError } from '../core/errors.ts'
import { timeZone } from '../core/time-zone.ts'

// The calendar of the agency, wherever the command runs.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })

/**
 * The day of SOURCE_DATE_EPOCH (reproducible-builds.org), or of the clock.
 * @throws UsageError for a SOURCE_DATE_EPOCH that is not a number of seconds
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env
  if (epoch === undefined || epoch === '') return calendar.format(new Date())
  if (!/^\d{1,11}$/.test(epoch))
    throw new UsageError(
      `SOURCE_DATE_EPOCH is "${epoch}".`,
      'It must be a number of seconds since 1970, or not be set.',
    )
  return calendar.format(new Date(Number(epoch) * 1000))
}
