/** Every call of a publication fails in turn: the published site stays whole, a sealed publication is completed, and the failure is reported. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDeep, sampled } from '../../tests/depth.ts'
import { breakages } from '../../tests/support/publish/breakages.ts'
import { casesOf, type FaultLoop } from '../../tests/support/publish/fault-loop.ts'
import { faults as allFaults, kindsOfFaults } from '../../tests/support/publish/faults.ts'
import { changes, extremes, releases } from '../../tests/support/publish/sites.ts'
import { releaseStates, states } from '../../tests/support/publish/states.ts'

const { stackTraceLimit } = Error
beforeAll(() => {
  // Thousands of calls fail, and to describe where costs more than to fail.
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** Expects no violation. @returns how many cases there are */
function expectNone(loop: FaultLoop): number {
  const cases = [...casesOf(loop)]
  expect(cases.flat().slice(0, 20)).toEqual([])
  return cases.length
}

const faults = isDeep ? allFaults : kindsOfFaults

test('from every state: out/ is whole at every moment, the next command completes it, and the message names the cause', () => {
  expect(expectNone({ states, changes: isDeep ? { ...extremes, ...changes } : extremes, faults })).toBeGreaterThan(5_000)
})

test('a release: the ledger knows every page that is published, at every moment', () => {
  // The other faults strike a release where they strike any run.
  const some = isDeep ? faults : sampled(faults, 3)
  expect(expectNone({ states: releaseStates, changes: releases.changes, faults: some })).toBeGreaterThan(1_000)
})

test.each(sampled(breakages, 5))('a publisher that %s is detected', (_name, breakage, violation) => {
  const some = Object.fromEntries(Object.entries(states).filter(([name]) => ['two builds', 'the lock of a living process'].includes(name)))
  for (const found of casesOf({ states: some, changes: extremes, faults: kindsOfFaults, breakage })) if (found.some((text) => violation.test(text))) return
  expect.unreachable(`No case has the violation ${violation}.`)
})
