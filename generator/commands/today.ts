/** The day on which a run takes place. */
import { UsageError } from '../core/errors.ts'

/**
 * The calendar of the agency, wherever the command runs: `prepareProcess` sets the time zone of the process.
 * A formatter with a time zone of its own would take a tenth of a run that has nothing to do.
 */
const dayOf = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/**
 * The day of SOURCE_DATE_EPOCH (reproducible-builds.org), or of the clock.
 * @throws UsageError for a SOURCE_DATE_EPOCH that is not a number of seconds
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env
  if (epoch === undefined || epoch === '') return dayOf(new Date())
  if (!/^\d{1,11}$/.test(epoch))
    throw new UsageError(
      `SOURCE_DATE_EPOCH is "${epoch}".`,
      'It must be a number of seconds since 1970, or not be set.',
    )
  return dayOf(new Date(Number(epoch) * 1000))
}
