import { expect, test } from 'vitest'
import { decibelRule } from '../../tests/tiny-site.ts'
import { classNeeded, ruleOf } from './decibels.ts'

const act = (to: number) => ({ loudness: { level: 'concert' as const, from: 60, to } })

test('an act needs the lowest category that its loud songs stay within, in whatever order they are written', () => {
  const rule = { classes: [95, 85, 100] }
  expect([68, 85, 86, 95, 96, 100, 101].map((to) => classNeeded(rule, act(to)))).toEqual([
    85,
    85,
    95,
    95,
    100,
    100,
    undefined,
  ])
})

test('a rule holds in its provinces, and not in the province of that name abroad', () => {
  const rule = { ...decibelRule, provinces: ['Limburg'] }
  const found = (country: 'BE' | 'NL', province: string, one = rule) => ruleOf([one], { country, province })
  expect(found('BE', 'Limburg')).toBe(rule)
  expect(found('NL', 'Limburg')).toBeUndefined()
  expect(found('BE', 'Luik')).toBeUndefined()
  expect(found('BE', 'Limburg', { ...rule, unverified: true })).toBeUndefined()
})
