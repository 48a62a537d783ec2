import { CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { HintedError, UsageError } from '../../core/errors.ts'
import { DataProblems } from '../../core/problem.ts'
import { LockedError } from '../../publish/lock.ts'
import { PublishError } from '../../system/file-system.ts'
import { exitCodeOf } from './failure.ts'

test.each([
  [
    new DataProblems([{ code: 'rule', severity: 'error', places: [], what: 'Een ding.', hint: 'Doe iets.' }]),
    1,
  ],
  [new PublishError('x', 'y'), 1],
  [new HintedError('x', 'y'), 1],
  [new UsageError('x', 'y'), 64],
  [new CommanderError(1, 'commander.unknownOption', 'x'), 64],
  [new CommanderError(0, 'commander.helpDisplayed', 'x'), 0],
  [new TypeError('x'), 70],
  [new LockedError('Another command is running.', 'Wait.'), 75],
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('%s ends with exit code %i', (error, code) => expect(exitCodeOf(error)).toBe(code))
