/**
 * The command: generates the website of the comparison in the current folder, with `--jobs <number>` in so many
 * threads.
 */
import { parseArgs } from 'node:util'
import type { MessagePort } from 'node:worker_threads'
import { generate } from '../../generator/build/generate.ts'
import { makePagesFor, type PageTask } from '../../generator/build/workers.ts'
import { printSummary } from '../../generator/commands/print-summary.ts'
import { exitCodeOf, reportFailure } from '../../generator/commands/report/failure.ts'
import { readInputs, rememberRun } from '../../generator/commands/unchanged.ts'
import { programThreads } from '../../generator/system/program/program-thread.ts'
import { comparedSite } from './site.tsx'

/** @returns the exit code of a failure */
export async function run(): Promise<number | undefined> {
  const root = process.cwd()
  const { jobs } = parseArgs({ options: { jobs: { type: 'string' } } }).values
  try {
    const inputs = readInputs(root)
    const summary = await generate({
      root,
      out: 'out',
      siteOptions: { today: '2026-01-01' },
      definition: comparedSite(root),
      jobs: jobs === undefined ? undefined : Number(jobs),
      threads: programThreads(inputs),
    })
    const flags = { format: 'text', timings: true } as const
    printSummary(summary, flags)
    rememberRun(root, inputs, summary, flags)
    return undefined
  } catch (error) {
    reportFailure(error, 'generate')
    return exitCodeOf(error)
  }
}

/** What a worker thread of this program does. */
export const work = (task: PageTask, port: MessagePort): Promise<void> =>
  makePagesFor(port, comparedSite(task.root), task)
