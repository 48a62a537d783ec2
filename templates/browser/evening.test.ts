import { expect, test } from 'vitest'
import { planIn } from './evening.ts'

test('what is no plan is left out', () => {
  expect([...planIn('<b>:x,dans,receptie:silkwood,dans:The Rover')]).toEqual([['receptie', 'silkwood']])
  expect(planIn('').size).toBe(0)
})
