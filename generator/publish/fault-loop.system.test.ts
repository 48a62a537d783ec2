/** Every call of a publication fails in turn: the published site stays whole, a sealed publication is completed, and the failure is reported. */
import { expect, test } from 'vitest'
import { isDeep, sampled } from '../../tests/depth.ts'
import { breakages } from '../../tests/support/publish/breakages.ts'
import { runFaultLoop } from '../../tests/support/publish/fault-loop.ts'
import { faults as allFaults, kindsOfFaults } from '../../tests/support/publish/faults.ts'
import { changes, extremes, releases } from '../../tests/support/publish/sites.ts'
import { releaseStates, states } from '../../tests/support/publish/states.ts'

const faults = isDeep ? allFaults : kindsOfFaults

test('from every state: out/ is whole at every moment, the next command completes it, and the message names the cause', () => {
  const { cases, violations } = runFaultLoop({ states, changes: isDeep ? { ...extremes, ...changes } : extremes, faults })
  expect(violations.slice(0, 20)).toEqual([])
  expect(cases).toBeGreaterThan(5_000)
})

test('a release: the ledger knows every page that is published, at every moment', () => {
  // The other faults strike a release where they strike any run.
  const { cases, violations } = runFaultLoop({ states: releaseStates, changes: releases.changes, faults: isDeep ? faults : sampled(faults, 3) })
  expect(violations.slice(0, 20)).toEqual([])
  expect(cases).toBeGreaterThan(1_000)
})

test.each(sampled(breakages, 5))('a publisher that %s is detected', (_name, breakage, violation) => {
  const some = Object.fromEntries(Object.entries(states).filter(([name]) => ['two builds', 'the lock of a living process'].includes(name)))
  expect(runFaultLoop({ states: some, changes: extremes, faults: kindsOfFaults, breakage }).violations).toContainEqual(expect.stringMatching(violation))
})
