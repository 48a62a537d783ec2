/** Prints what `generate` did. */
import { type CheckFormat, formatProblem, formatProblemLines, formatSummary } from '../report/format.ts'
import { formatTimings, type Summary } from '../report/summary.ts'

export type SummaryFlags = { format: CheckFormat; quiet?: boolean; timings?: boolean; digest?: boolean }

export function printSummary(summary: Summary, { format, quiet, timings, digest }: SummaryFlags): void {
  printWarnings(summary.warnings, format)
  if (!quiet && format !== 'json') console.log(formatSummary(summary))
  if (timings) console.log(formatTimings(summary.timings))
  if (digest) console.log(summary.digest)
}

export function printWarnings(warnings: Summary['warnings'], format: CheckFormat): void {
  if (format === 'text') for (const warning of warnings) console.error(`${formatProblem(warning)}\n`)
  else printProblems(warnings, format)
}

export function printProblems(problems: Summary['warnings'], format: CheckFormat): void {
  const text = formatProblemLines(problems, format)
  if (text !== '') console.log(text)
}
