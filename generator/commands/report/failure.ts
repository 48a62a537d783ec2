/** Reports failures of commands, and their exit codes. */
import { CommanderError } from 'commander'
import { HintedError, UsageError } from '../../core/errors.ts'
import { LockedError } from '../../publish/lock.ts'
import { problemsBehind } from './fault-problems.ts'
import { formatProblems } from './format.ts'
import { readableStack } from './located-error.ts'

/** Exit codes, from sysexits.h where it has one. */
export const exitCodes = {
  '0': 'done',
  '1': 'something is wrong in the data, the content or the folder; out/ is as it was',
  '64': 'the command line was not understood',
  '70': 'a fault of the generator itself; its stack is shown',
  '75': 'another command writes the same files',
  '130': 'stopped by Ctrl-C',
  '143': 'stopped by SIGTERM',
} as const

const signals: Record<string, number> = { SIGINT: 130, SIGTERM: 143 }

export function exitCodeOf(error: unknown): number {
  if (typeof error === 'string') return signals[error] ?? 70
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64
  if (error instanceof UsageError) return 64
  if (error instanceof LockedError) return 75
  if (error instanceof HintedError) return 1
  return problemsBehind(error) ? 1 : 70
}

/** What commands left undone when problems of the owner's files stop them. */
const undone: Readonly<Record<string, string>> = {
  generate: 'Nothing was published.',
  merge: 'Nothing was published.',
  new: 'Nothing was added.',
  rename: 'Nothing was changed.',
  remove: 'Nothing was changed.',
  upgrade: 'Nothing was changed.',
  diaries: 'The days of these acts are as they were.',
}

/**
 * The owner's mistakes are shown without a stack; a fault of the generator keeps it.
 * @param command the name of the one that failed
 */
export function reportFailure(error: unknown, command: string): void {
  if (error instanceof HintedError) console.error(`${error.message}\n→ ${error.hint}`)
  else if (typeof error === 'string') console.error(`Stopped (${error}); nothing was published.`)
  else {
    const problems = problemsBehind(error)
    console.error(
      problems
        ? formatProblems(problems, undone[command])
        : `${readableStack(error)}\n→ This is a fault of the generator, not of your files.`,
    )
  }
}
