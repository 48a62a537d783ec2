/**
 * Formats problems and summaries: for a terminal, where nothing is expressed by colour alone, and for
 * programs and editors.
 */
import { styleText } from 'node:util'
import { groupBy } from '../../core/group-by.ts'
import { printable } from '../../core/printable.ts'
import { isError, isOfReading, type Place, type Problem, placeText } from '../../core/problem.ts'
import type { ShardSummary, Summary } from './summary.ts'

// Problems go to standard error. Node detects what its terminal can show, and respects NO_COLOR.
const inColour = process.stderr.isTTY === true && process.stderr.hasColors()
const coloured = (colour: 'red' | 'yellow', text: string) =>
  inColour ? styleText(colour, text, { validateStream: false }) : text

/** A whole number: `1,014`. Without a formatter, which takes longer than all else of a run without a change. */
export const amount = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 page`, `1,014 pages` */
export const count = (number: number, noun: string): string =>
  `${amount(number)} ${noun}${number === 1 ? '' : 's'}`

const oneLine = (text: string) => printable(text.replace(/\s*\n\s*/g, ' '))

const fileAndLine = (place?: Place) => (place ? printable(placeText(place)) : 'site')

const formatPlace = (place: Place) =>
  `  at ${fileAndLine(place)}${place.field ? `  ${printable(place.field)}` : ''}`

const placesShown = 6

/** One problem: its code, its places, what is wrong, what to do. */
export function formatProblem({ severity, code, places, what, hint }: Problem): string {
  const unique = [...new Set(places.map(formatPlace))]
  const more =
    unique.length > placesShown ? [`  and ${count(unique.length - placesShown, 'more place')}`] : []
  const title = coloured(severity === 'error' ? 'red' : 'yellow', `${severity}  ${code}`)
  return [title, ...unique.slice(0, placesShown), ...more, `  ${printable(what)}`, `  → ${hint}`].join('\n')
}

/** `2 errors and 1 warning`, `no problems` */
function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  return (
    [
      ...(errors > 0 ? [count(errors, 'error')] : []),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ].join(' and ') || 'no problems'
  )
}

/** Errors are below the warnings, where a terminal ends. */
const errorsLast = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => Number(isError(a)) - Number(isError(b)))

/**
 * The last line about problems: how many there were, the first error with its place, and what follows from
 * it. What keeps a file from being read comes before others: it explains them.
 * @param consequence what a command left undone because of the errors
 */
export function formatVerdict(problems: readonly Problem[], consequence?: string): string {
  const first = firstError(problems)
  if (!first) return `${countProblems(problems)}.`
  const unchecked = isOfReading(first) ? 'What depends on this file was not checked.' : undefined
  return [`${countProblems(problems)}.`, `First${whereAndWhat(first)}`, unchecked, consequence]
    .filter((part) => part !== undefined)
    .join(' ')
}

function firstError(problems: readonly Problem[]): Problem | undefined {
  const errors = problems.filter(isError)
  return errors.find(isOfReading) ?? errors[0]
}

/** A problem in a sentence: ` data/acts.ts:41: A comma is missing after this value.` */
const whereAndWhat = ({ places: [place], what }: Problem): string =>
  ` ${fileAndLine(place)}: ${oneLine(what)}`

/** All problems, how many there were, and what follows from them. */
export const formatProblems = (problems: readonly Problem[], consequence?: string): string =>
  [...errorsLast(problems).map(formatProblem), formatVerdict(problems, consequence)].join('\n\n')

const bytes = (amount: number) =>
  amount < 1e6 ? `${(amount / 1e3).toFixed(0)} kB` : `${(amount / 1e6).toFixed(1)} MB`

/** The end of a run: pages by family, most first, then what was done, then one line that can be quoted. */
export function formatSummary({ out, seconds, pages, published, released, warnings }: Summary): string {
  const families = [...pages].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  const total = families.reduce((sum, [, pages]) => sum + pages, 0)
  const width = Math.max(...families.map(([family]) => family.length))
  const { written, unchanged, removed, recovered } = published
  const isUnchanged = written + removed === 0 && !recovered
  const done = isUnchanged
    ? `Nothing changed in ${out}/: ${count(total, 'page')}`
    : `Wrote ${count(total, 'page')}`
  return [
    ...families.map(([family, pages]) => `  ${family.padEnd(width)}  ${amount(pages).padStart(6)}`),
    ...(recovered
      ? ['An earlier run was cut off after its last check: its publication was completed first.']
      : []),
    ...(released?.isFirst ? ['There was no data/addresses.txt: this release starts it.'] : []),
    ...(released && released.added > 0
      ? [`data/addresses.txt remembers ${amount(released.added)} more: commit it with the rest.`]
      : []),
    `${count(written, 'file')} written, ${amount(unchanged)} unchanged, ${amount(removed)} removed.`,
    `${done} (${bytes(published.bytes)}) ${isUnchanged ? 'checked' : `to ${out}/`} in ${seconds.toFixed(1)} s, ${count(warnings.length, 'warning')}.`,
  ].join('\n')
}

export const formatShard = ({ out, seconds, pages, allPages, warnings }: ShardSummary): string =>
  `Rendered ${amount(pages)} of ${count(allPages, 'page')} into ${out}/ in ${seconds.toFixed(1)} s, ${count(warnings.length, 'warning')}.`

export const checkFormats = ['text', 'json', 'github'] as const
export type CheckFormat = (typeof checkFormats)[number]

/**
 * All problems for programs and editors. `text`: `file:line: error code: what → hint`, as compilers write it,
 * so that editors and terminals make a link of it. `json`: `[{ code, severity, places: [{ file, line?, field?
 * }], what, hint }]`. `github`: workflow commands, one to a line.
 */
export function formatProblemLines(problems: readonly Problem[], format: CheckFormat): string {
  if (format === 'json') return JSON.stringify(problems, undefined, 2)
  return (format === 'github' ? problems.map(annotation) : errorsLast(problems).map(problemLine)).join('\n')
}

function problemLine({ severity, code, places: [first, ...others], what, hint }: Problem): string {
  const also =
    others.length > 0
      ? ` (also ${others
          .slice(0, 3)
          .map((place) => fileAndLine(place))
          .join(', ')}${others.length > 3 ? ' …' : ''})`
      : ''
  return `${fileAndLine(first)}: ${severity} ${code}: ${oneLine(what)}${also} → ${oneLine(hint)}`
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

const liveHeadings: Readonly<Record<string, string>> = {
  'live-brand': 'Brand',
  'live-contact': 'Address and contact',
  'live-company': 'Company',
  'live-testimonial': 'Testimonials',
  'live-film': 'Films',
  'live-sound': 'Clips',
  'live-photograph': 'Photographs',
  'live-diary': 'Days of acts',
  'live-show': 'Shows',
  'live-claim': 'Unproven claims',
  'live-text': 'Texts',
  'live-rider': 'Riders',
  'live-hours': 'Opening hours',
  'live-legal': 'Legal texts',
  'live-origin': 'Written from another place',
  'third-party-undeclared': 'Third parties',
  'live-unverified': 'Unverified facts',
  'live-sample': 'Other samples',
  'live-demonstration': 'Of the demonstration',
}

/** Some of these are warnings of a build. */
export const isLiveProblem = ({ code }: Problem): boolean => Object.hasOwn(liveHeadings, code)

/** A line for each such problem, `file:line  what  what to do`, below the name and the size of its kind. */
export function formatLive(problems: readonly Problem[]): string {
  const line = ({ places: [place], what, hint }: Problem) =>
    `  ${fileAndLine(place)}  ${printable(what)}  ${printable(hint)}`
  const groups = [...groupBy(problems, ({ code }) => code)]
  return groups
    .map(([code, group]) => [`${liveHeadings[code]} (${group.length})`, ...group.map(line)].join('\n'))
    .join('\n\n')
}

/**
 * The verdict below the list.
 * @param others the problems that keep a site from being built: an entry with an error was left out, and with
 * it its open points
 */
export function liveVerdict(open: readonly Problem[], others: readonly Problem[] = []): string {
  const first = firstError(others)
  if (first)
    return `Not ready for the public: ${count(others.filter(isError).length, 'error')}, first${whereAndWhat(first)} Open points were not all counted.`
  return open.length === 0
    ? 'Ready for the public.'
    : `Not ready for the public: ${count(open.length, 'open point')}.`
}

/** Rows with aligned columns, indented. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) =>
      row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)).concat(known.slice(row.length)),
    [],
  )
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
