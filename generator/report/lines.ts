/** Formats problems for programs and editors: one line each, JSON, or annotations of a code host. */

import { printable } from '../core/printable.ts'
import type { Place, Problem } from '../core/problem.ts'

export const checkFormats = ['text', 'json', 'github'] as const
export type CheckFormat = (typeof checkFormats)[number]

/**
 * All problems in a format. `text`: `file:line: error code: what → hint`, as compilers write it, so that editors and terminals make a link
 * of it. `json`: `[{ code, severity, places: [{ file, line?, field? }], what, hint }]`. `github`: workflow commands, one to a line.
 */
export function formatProblemLines(problems: readonly Problem[], format: CheckFormat): string {
  if (format === 'json') return JSON.stringify(problems, undefined, 2)
  return problems.map(format === 'github' ? annotation : line).join('\n')
}

const oneLine = (text: string) => printable(text.replace(/\s*\n\s*/g, ' '))

const placeOf = ({ file, line }: Place) => `${printable(file)}${line === undefined ? '' : `:${line}`}`

function line({ severity, code, places: [first, ...others], what, hint }: Problem): string {
  const also = others.length > 0 ? ` (also ${others.slice(0, 3).map(placeOf).join(', ')}${others.length > 3 ? ' …' : ''})` : ''
  return `${first ? placeOf(first) : 'site'}: ${severity} ${code}: ${oneLine(what)}${also} → ${oneLine(hint)}`
}

/** GitHub, "Workflow commands": `%`, line ends, and in properties `:` and `,` must be escaped. */
function annotation({ severity, code, places: [place], what, hint }: Problem): string {
  const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => value(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const properties = [
    ...(place ? [`file=${property(place.file)}`] : []),
    ...(place?.line === undefined ? [] : [`line=${place.line}`]),
    `title=${property(code)}`,
  ]
  return `::${severity} ${properties.join(',')}::${value(`${printable(what)}\n→ ${hint}`)}`
}
