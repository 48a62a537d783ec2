/** What commands share: options from the command line, the environment and the clock, examples, and signals. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import type { SiteOptions } from '../load/site.ts'
import { calendarDate, siteAddress } from '../schema/field.ts'
import { today } from './today.ts'

/** Gives a command its help: what it does, and examples with their meanings. */
export function withHelp(
  command: Command,
  description: string,
  examples: Readonly<Record<string, string>>,
): Command {
  const width = Math.max(...Object.keys(examples).map(({ length }) => length))
  const lines = Object.entries(examples).map(([example, meaning]) => `  ${example.padEnd(width)}  ${meaning}`)
  return command.description(description).addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
}

/** The first format, for people, is the default. */
export const formatOption = (...formats: readonly [string, ...string[]]): Option =>
  new Option('--format <name>', 'how to print it').choices(formats).default(formats[0])

/** @throws InvalidArgumentError for anything but a whole number from 1 to 9999 */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.')
  return Number(text)
}

/** @throws InvalidArgumentError for anything but the number of a port; 0 chooses a free one */
export function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
  return Number(text)
}

/** Ctrl-C and SIGTERM stop the work between two pages; a second one ends the process. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort(name))
  return controller.signal
}

export type SiteFlags = { address?: string; index?: boolean; drafts?: boolean; date?: string }

export const addressOption = () =>
  new Option('--address <url>', 'make the site for this address, such as a preview; also SITE_ADDRESS')
export const dateOption = () =>
  new Option(
    '--date <yyyy-mm-dd>',
    'the day that decides which dated entries are on the site (today, or SOURCE_DATE_EPOCH)',
  )

/** @throws UsageError for an invalid address or date */
export const siteOptions = ({
  address,
  index = false,
  drafts = false,
  date,
}: SiteFlags = {}): SiteOptions => ({
  today: date === undefined ? today() : checkedDate(date),
  address: addressFrom('--address', address, 'SITE_ADDRESS'),
  index,
  drafts,
})

/**
 * The address in an option, or in a variable unless that is empty: CI systems set variables without a value
 * to the empty text.
 * @throws UsageError for an invalid address
 */
export function addressFrom(option: string, flag: string | undefined, variable: string): string | undefined {
  const [name, address] = flag === undefined ? [variable, process.env[variable] || undefined] : [option, flag]
  const { error } = siteAddress.optional().safeParse(address)
  if (!error) return address
  throw new UsageError(`${name} is "${address}".`, `It must be ${error.issues[0]?.message}.`)
}

function checkedDate(date: string): string {
  if (calendarDate.safeParse(date).success) return date
  throw new UsageError(`--date is "${date}".`, 'It must be a date that exists, written yyyy-mm-dd.')
}
