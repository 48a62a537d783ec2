/** Formats problems and summaries for a terminal. Nothing is expressed by colour alone. */

import { printable } from '../core/printable.ts'
import { isError, isOfReading, type Place, type Problem } from '../core/problem.ts'
import type { ShardSummary, Summary } from './summary.ts'

// Problems go to standard error. Node detects what its terminal can show, and respects NO_COLOR.
const inColour = process.stderr.isTTY === true && process.stderr.hasColors()
const colour = (code: number) => (text: string) => (inColour ? `\x1b[${code}m${text}\x1b[39m` : text)
const colours = { red: colour(31), yellow: colour(33) }

const numbers = new Intl.NumberFormat('en-GB')

/** `1,014` */
export const amount = (number: number): string => numbers.format(number)

/** `1 page`, `1,014 pages` */
export const count = (number: number, noun: string): string => `${amount(number)} ${noun}${number === 1 ? '' : 's'}`

const formatPlace = ({ file, line, field }: Place) => `  at ${printable(file)}${line === undefined ? '' : `:${line}`}${field ? `  ${printable(field)}` : ''}`

/** The limit of places that are listed for one problem. */
const placesShown = 6

/** One problem: its code, its places, what is wrong, what to do. */
export function formatProblem({ severity, code, places, what, hint }: Problem): string {
  const unique = [...new Set(places.map(formatPlace))]
  const more = unique.length > placesShown ? [`  and ${count(unique.length - placesShown, 'more place')}`] : []
  const title = severity === 'error' ? colours.red(`error  ${code}`) : colours.yellow(`warning  ${code}`)
  return [title, ...unique.slice(0, placesShown), ...more, `  ${printable(what)}`, `  → ${hint}`].join('\n')
}

/** `2 errors and 1 warning`, `no problems` */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  return [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])].join(' and ') || 'no problems'
}

/** The last line about problems: how many there were and, where a file could not be read, what keeps it from being read. */
export function formatVerdict(problems: readonly Problem[]): string {
  const cause = problems.find((problem) => isError(problem) && isOfReading(problem))
  const [place] = cause?.places ?? []
  if (!cause || !place) return `${countProblems(problems)}.`
  return `${countProblems(problems)}. First ${formatPlace({ file: place.file, ...(place.line !== undefined && { line: place.line }) })
    .trim()
    .slice(3)}: ${printable(cause.what)} What depends on this file was not checked.`
}

/** All problems, and how many there were. */
export const formatProblems = (problems: readonly Problem[]): string => [...problems.map(formatProblem), formatVerdict(problems)].join('\n\n')

const bytes = (amount: number) => (amount < 1e6 ? `${(amount / 1e3).toFixed(0)} kB` : `${(amount / 1e6).toFixed(1)} MB`)

/** The end of a run: pages by family, most first, then what was done, then one line that can be quoted. */
export function formatSummary({ out, seconds, pages, published, released, warnings }: Summary): string {
  const families = [...pages].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  const total = families.reduce((sum, [, amount]) => sum + amount, 0)
  const width = Math.max(...families.map(([family]) => family.length))
  const { written, unchanged, removed, recovered } = published
  const isUnchanged = written + removed === 0 && !recovered
  const done = isUnchanged ? `Nothing changed in ${out}/: ${count(total, 'page')}` : `Wrote ${count(total, 'page')}`
  return [
    ...families.map(([family, amount]) => `  ${family.padEnd(width)}  ${numbers.format(amount).padStart(6)}`),
    ...(recovered ? ['An earlier run was cut off after its last check: its publication was completed first.'] : []),
    ...(released?.isFirst ? ['There was no data/addresses.txt: this release starts it.'] : []),
    ...(released && released.added > 0 ? [`data/addresses.txt remembers ${numbers.format(released.added)} more: commit it with the rest.`] : []),
    `${count(written, 'file')} written, ${numbers.format(unchanged)} unchanged, ${numbers.format(removed)} removed.`,
    `${done} (${bytes(published.bytes)}) ${isUnchanged ? 'checked' : `to ${out}/`} in ${seconds.toFixed(1)} s, ${count(warnings.length, 'warning')}.`,
  ].join('\n')
}

/** One line about a shard. */
export const formatShard = ({ out, seconds, pages, allPages, warnings }: ShardSummary): string =>
  `Rendered ${numbers.format(pages)} of ${count(allPages, 'page')} into ${out}/ in ${seconds.toFixed(1)} s, ${count(warnings.length, 'warning')}.`
