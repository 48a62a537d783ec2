/** Shared by all commands: values of options, examples, and the signal that stops them. */
import { InvalidArgumentError, Option } from 'commander'

/** The examples in the help of a command. */
export const examples = (...lines: readonly [command: string, meaning: string][]): string => {
  const width = Math.max(...lines.map(([command]) => command.length))
  return `\nExamples:\n${lines.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`).join('\n')}`
}

/** `--format`, the same for every command that prints something. The first format, for people, is the default. */
export const formatOption = (...formats: readonly [string, ...string[]]): Option =>
  new Option('--format <name>', 'how to print it').choices(formats).default(formats[0])

/** @throws InvalidArgumentError for anything but a whole number from 1 to 9999 */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.')
  return Number(text)
}

/** @throws InvalidArgumentError for anything but the number of a port; 0 chooses a free one */
export function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
  return Number(text)
}

/** Ctrl-C and SIGTERM stop the work between two pages; a second one ends the process. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort(name))
  return controller.signal
}
