import { expect, test, vi } from 'vitest'
import { lastResult, once, oncePerPair } from './once-per.ts'

test('a view of a pair is one object, and each pair has its own', () => {
  const [site, other, act] = [{}, {}, { name: 'Silkwood' }]
  const view = oncePerPair((_: object, { name }: { name: string }) => ({ name }))
  expect(view(site, act)).toBe(view(site, act))
  expect(view(other, act)).not.toBe(view(site, act))
  expect(view(site, { name: 'Winnetoe' })).toEqual({ name: 'Winnetoe' })
})

test('the last result is kept until something else is asked for', () => {
  const compute = vi.fn((one: string, other: string) => one + other)
  const sum = lastResult(compute)
  expect([sum('a', 'b'), sum('a', 'b'), sum('a', 'c'), sum('a', 'b')]).toEqual(['ab', 'ab', 'ac', 'ab'])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('what is needed once is made when it is first asked for', () => {
  const compute = vi.fn(() => ({}))
  const value = once(compute)
  expect(compute).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(compute).toHaveBeenCalledTimes(1)
})
