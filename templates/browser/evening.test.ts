import { expect, test } from 'vitest'
import { planIn, planText } from './evening.ts'

test('a plan survives its way through an address', () => {
  const plan = planIn('receptie:silkwood,dans:the-rover')
  expect([...plan]).toEqual([
    ['receptie', 'silkwood'],
    ['dans', 'the-rover'],
  ])
  expect(planText(plan)).toBe('receptie:silkwood,dans:the-rover')
})

test('what is no plan is left out', () => {
  expect([...planIn('<b>:x,dans,receptie:silkwood,dans:The Rover')]).toEqual([['receptie', 'silkwood']])
  expect(planIn('').size).toBe(0)
})
