/** Every call of a publication fails in turn: what is published stays whole, what was sealed is completed, and the message says what went wrong. */
import { expect, test } from 'vitest'
import { runFaultLoop } from '../../tests/support/publish/fault-loop.ts'
import { faults, kindsOfFaults } from '../../tests/support/publish/faults.ts'
import { changes, extremes } from '../../tests/support/publish/sites.ts'
import { states } from '../../tests/support/publish/states.ts'

test.each([
  ['whatever fails', extremes, faults],
  ['whatever changes', changes, kindsOfFaults],
])(
  '%s, from whatever state: out/ is whole at every moment, the next command completes it, and the message says why',
  (_, changes, faults) => {
    const { cases, violations } = runFaultLoop({ states, changes, faults })

    expect(violations.slice(0, 20)).toEqual([])
    expect(cases).toBeGreaterThan(10_000)
  },
  300_000,
)
