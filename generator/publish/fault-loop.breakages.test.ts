/** A fault loop that finds nothing proves nothing, unless it finds what is there: publishers that are broken on purpose. */
import { expect, test } from 'vitest'
import { breakages } from './testing/breakages.ts'
import { runFaultLoop } from './testing/fault-loop.ts'
import { kindsOfFaults } from './testing/faults.ts'
import { extremes } from './testing/sites.ts'
import { states } from './testing/states.ts'

const names = ['two builds', 'the lock of a living process']
const some = { states: Object.fromEntries(Object.entries(states).filter(([name]) => names.includes(name))), changes: extremes, faults: kindsOfFaults }

test.each(breakages)('a publisher that %s is found out', (_name, breakage, violation) => {
  expect(runFaultLoop({ ...some, breakage }).violations).toContainEqual(expect.stringMatching(violation))
})

test('nothing is said of the publisher as it is', () => {
  expect(runFaultLoop(some).violations).toEqual([])
})
