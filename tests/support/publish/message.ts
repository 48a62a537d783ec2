/** Checks the message of a failure: it must name the operation, the path and the cause, and give a hint. */
import { relative } from 'node:path'
import { PublishError } from '../../../generator/system/file-system.ts'
import type { Call, Fault } from './faults.ts'
import { root } from './sites.ts'

/** What is wrong with the message of a command one of whose calls failed. */
export function messageFaults(error: unknown, fault: Fault, call: Call): string[] {
  if (error === undefined) return ['the error was swallowed']
  if (!(error instanceof PublishError)) return [`the error has no explanation: ${error}`]
  const { operation, path, cause, code } =
    error.message.match(/^Could not (?<operation>[a-z ]+) (?<path>\S+): (?<cause>.+) \((?<code>[A-Z]+)\)\.$/)?.groups ?? {}
  if (operation === undefined || path === undefined) return [`the message has no operation or path: ${error.message}`]
  const found = []
  if (cause !== fault.cause || code !== fault.code) found.push(`the message does not name the cause: ${error.message}`)
  if (!namesPath(path, call.path)) found.push(`the message names another path: ${error.message}`)
  if (error.hint === '') found.push('the message has no hint')
  return found
}

/** Staged files are named by their path in `out/`; a folder by a file in it, or the other way round. */
function namesPath(named: string, struck: string): boolean {
  const path = relative(root, struck) || '.'
  return [path, path.replace('.out/next', 'out'), path.replace(/\.(part|next|\d+)$/, '')].some(
    (name) => name === named || name.startsWith(`${named}/`) || named.startsWith(`${name}/`),
  )
}
