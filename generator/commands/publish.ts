/** What `generate`, with and without `--shard`, and `merge` share. */
import type { Command } from 'commander'
import { DataProblems } from '../core/problem.ts'
import { type GenerateOptions, generate } from '../pipeline/generate.ts'
import type { Threads } from '../pipeline/workers.ts'
import { programThreads } from '../program/program-thread.ts'
import { type CheckFormat, checkFormats } from '../report/format.ts'
import { progressOn, silentProgress } from '../report/progress.ts'
import type { Summary } from '../report/summary.ts'
import type { InputFiles } from '../system/file-digests.ts'
import { addressOption, dateOption, formatOption, type SiteFlags, siteOptions, stopSignal, wholeNumber } from './options.ts'
import { printProblems, printSummary, type SummaryFlags } from './print-summary.ts'

export type PublishFlags = SiteFlags &
  SummaryFlags & {
    out: string
    adopt?: boolean
    force?: boolean
    compress?: boolean
    jobs?: number
    release?: boolean
  }

export const addPublishOptions = (command: Command): Command =>
  command
    .option('--out <folder>', 'where to write', 'out')
    .option('--release', 'publish, and record the addresses of all pages and the days of their texts in data/addresses.txt')
    .addOption(addressOption())
    .option('--index', 'let search engines index a site under another address than its own')
    .option('--drafts', 'show drafts and entries with a date in the future, with a mark')
    .addOption(dateOption())
    .option('--adopt', 'write into a folder that holds other files; those stay')
    .option('--compress', 'write .br and .gz copies beside the files, for servers that send them')
    .option(
      '--jobs <number>',
      'how many threads render pages (one below 5,000 pages, else one for each core), and how many pictures are prepared at a time (two for each core)',
      wholeNumber,
    )
    .option('--digest', 'print one digest of the whole site, to compare machines')
    .option('--timings', 'print how long each step took')
    .option('--quiet', 'print only problems')
    .addOption(formatOption(...checkFormats))

/** The options of a run that do not depend on what it does: how it works, shows progress and is stopped. */
export const runOptions = ({ jobs, quiet }: PublishFlags) => ({
  jobs,
  progress: quiet ? silentProgress : progressOn(process.stderr),
  signal: stopSignal(),
})

/**
 * What renders pages in threads; nothing where the program or its inputs cannot be known to be the same in all of them.
 * @param inputs the files that the run reads, as they were when it began
 */
export function threadsOf(inputs: InputFiles | undefined): Threads | undefined {
  const start = programThreads()
  return start && inputs && { start, inputs: { paths: inputs.paths, files: inputs.files } }
}

/**
 * Generates the site, publishes it and prints what happened.
 * @param origin where the pages are taken from; by default this thread renders them
 * @returns nothing when problems stopped it and were printed
 */
export async function publish(
  root: string,
  flags: PublishFlags,
  origin: Pick<GenerateOptions, 'shards' | 'threads' | 'keep'> = {},
): Promise<Summary | undefined> {
  const summary = await finished(generate({ root, ...flags, site: siteOptions(flags), ...origin, ...runOptions(flags) }), flags.format)
  if (summary) printSummary(summary, flags)
  return summary
}

/** The result of a run. Problems that stopped it are printed here when they are wanted in a format for programs; then there is no result. */
export async function finished<T>(work: Promise<T>, format: CheckFormat): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DataProblems) || format === 'text') throw error
    printProblems(error.problems, format)
    process.exitCode = 1
    return undefined
  }
}
