/** Every call of a publication fails in turn: the published site stays whole, a sealed publication is completed, and the failure is reported. */
import { expect, test } from 'vitest'
import { runFaultLoop } from '../../tests/support/publish/fault-loop.ts'
import { faults, kindsOfFaults } from '../../tests/support/publish/faults.ts'
import { changes, extremes, releases } from '../../tests/support/publish/sites.ts'
import { releaseStates, states } from '../../tests/support/publish/states.ts'

test.each([
  ['every fault', extremes, faults],
  ['every change', changes, kindsOfFaults],
])('%s, from every state: out/ is whole at every moment, the next command completes it, and the message names the cause', (_, changes, faults) => {
  const { cases, violations } = runFaultLoop({ states, changes, faults })

  expect(violations.slice(0, 20)).toEqual([])
  expect(cases).toBeGreaterThan(10_000)
})

test('a release: the ledger knows every page that is published, at every moment', () => {
  const { cases, violations } = runFaultLoop({ states: releaseStates, changes: releases.changes, faults })

  expect(violations.slice(0, 20)).toEqual([])
  expect(cases).toBeGreaterThan(5_000)
})
