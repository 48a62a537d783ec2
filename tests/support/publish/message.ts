/** Whether a failure was told so that the person who runs the command can act: which operation, on which path, and why, in words. */
import { relative } from 'node:path'
import { PublishError } from '../../../generator/system/file-system.ts'
import type { Call, Fault } from './faults.ts'
import { root } from './sites.ts'

/** What is wrong with the message of a command one of whose calls was struck. */
export function messageFaults(error: unknown, fault: Fault, call: Call): string[] {
  if (error === undefined) return ['the error was swallowed']
  if (!(error instanceof PublishError)) return [`the error is told as it came: ${error}`]
  const { operation, path, cause, code } =
    error.message.match(/^Could not (?<operation>[a-z ]+) (?<path>\S+): (?<cause>.+) \((?<code>[A-Z]+)\)\.$/)?.groups ?? {}
  if (operation === undefined || path === undefined) return [`the message has no operation or path: ${error.message}`]
  const found = []
  if (cause !== fault.cause || code !== fault.code) found.push(`the message does not tell the cause: ${error.message}`)
  if (!speaksOf(path, call.path)) found.push(`the message names another path: ${error.message}`)
  if (error.hint === '') found.push('the message has no hint')
  return found
}

/** Staged files are told by their place in `out/`; and a folder by what is published in it, or the other way round. */
function speaksOf(told: string, struck: string): boolean {
  const path = relative(root, struck) || '.'
  return [path, path.replace('.out/next', 'out'), path.replace(/\.(part|next|\d+)$/, '')].some(
    (name) => name === told || name.startsWith(`${told}/`) || told.startsWith(`${name}/`),
  )
}
