/** Every call of a publication fails in turn: what is published stays whole, what was sealed is completed, and what went wrong is told. */
import { expect, test } from 'vitest'
import { runFaultLoop } from './testing/fault-loop.ts'
import { faults, kindsOfFaults } from './testing/faults.ts'
import { changes, extremes } from './testing/sites.ts'
import { states } from './testing/states.ts'

test.each([
  ['whatever fails', extremes, faults],
  ['whatever changes', changes, kindsOfFaults],
])('%s, from whatever state: out/ is whole at every moment, the next command completes it, and the message tells why', (_, changes, faults) => {
  const { cases, violations } = runFaultLoop({ states, changes, faults })

  expect(violations.slice(0, 20)).toEqual([])
  expect(cases).toBeGreaterThan(10_000)
})
