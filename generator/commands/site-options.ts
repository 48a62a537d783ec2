/** Makes the options of a run from the command line, the environment and the clock. Only the commands read the last two. */
import { Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import type { SiteOptions } from '../load/site.ts'
import { calendarDate, siteAddress } from '../schema/field.ts'
import { today } from './today.ts'

export type SiteFlags = { address?: string; index?: boolean; drafts?: boolean; date?: string }

export const addressOption = () => new Option('--address <url>', 'make the site for this address, such as a preview; also SITE_ADDRESS')
export const dateOption = () => new Option('--date <yyyy-mm-dd>', 'the day that decides which dated entries are on the site (today, or SOURCE_DATE_EPOCH)')

/** @throws UsageError for an invalid address or date */
export function siteOptions({ address, index = false, drafts = false, date }: SiteFlags = {}): SiteOptions {
  return {
    today: date === undefined ? today() : checkedDate(date),
    address: addressFrom('--address', address, 'SITE_ADDRESS'),
    index,
    drafts,
  }
}

/**
 * The address in an option, or in a variable unless that is empty: CI systems set variables without a value to the empty text.
 * @throws UsageError for an invalid address
 */
export function addressFrom(option: string, flag: string | undefined, variable: string): string | undefined {
  const [name, address] = flag === undefined ? [variable, process.env[variable] || undefined] : [option, flag]
  if (address === undefined || siteAddress.safeParse(address).success) return address
  throw new UsageError(`${name} is "${address}".`, 'It must be an address such as https://host or https://host/path, without a slash at its end.')
}

function checkedDate(date: string): string {
  if (calendarDate.safeParse(date).success) return date
  throw new UsageError(`--date is "${date}".`, 'It must be a date that exists, written yyyy-mm-dd.')
}
