/** Proves that the fault loop detects faults: it must find those of publishers that are broken on purpose. */
import { expect, test } from 'vitest'
import { breakages } from '../../tests/support/publish/breakages.ts'
import { runFaultLoop } from '../../tests/support/publish/fault-loop.ts'
import { kindsOfFaults } from '../../tests/support/publish/faults.ts'
import { extremes } from '../../tests/support/publish/sites.ts'
import { states } from '../../tests/support/publish/states.ts'

const some = (...names: string[]) => ({
  states: Object.fromEntries(Object.entries(states).filter(([name]) => names.includes(name))),
  changes: extremes,
  faults: kindsOfFaults,
})
const usual = some('two builds', 'the lock of a living process')

test.each(breakages)('a publisher that %s is detected', (_name, breakage, violation, state) => {
  expect(runFaultLoop({ ...(state ? some(state) : usual), breakage }).violations).toContainEqual(expect.stringMatching(violation))
})

test('the real publisher has no fault', () => {
  expect(runFaultLoop(usual).violations).toEqual([])
})
