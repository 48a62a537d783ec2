import { type CheckFormat, formatProblem, formatProblemLines, formatSummary } from './report/format.ts'
import { formatTimings, type Summary } from './report/summary.ts'

export type SummaryFlags = { format: CheckFormat; quiet?: boolean; timings?: boolean; digest?: boolean }

export function printSummary(summary: Summary, flags: SummaryFlags): void {
  printRun(summary, formatSummary(summary), flags)
  if (flags.digest) console.log(summary.digest)
}

/** Prints the warnings of a run, what it did, and how long its steps took. @param text what it did */
export function printRun(
  { warnings, timings }: Pick<Summary, 'warnings' | 'timings'>,
  text: string,
  flags: SummaryFlags,
): void {
  const { format, quiet } = flags
  if (format === 'text') for (const warning of warnings) console.error(`${formatProblem(warning)}\n`)
  else printProblems(warnings, format)
  if (!quiet && format !== 'json') console.log(text)
  if (flags.timings) console.log(formatTimings(timings))
}

export function printProblems(problems: Summary['warnings'], format: CheckFormat): void {
  const text = formatProblemLines(problems, format)
  if (text !== '') console.log(text)
}
