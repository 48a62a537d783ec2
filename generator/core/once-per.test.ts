import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('a value is computed once for each object, also when it is nothing', () => {
  const compute = vi.fn(({ name }: { name?: string }) => name)
  const nameOf = oncePer(compute)
  const [act, nameless] = [{ name: 'Silkwood' }, {}]
  expect([act, act, nameless, nameless].map(nameOf)).toEqual(['Silkwood', 'Silkwood', undefined, undefined])
  expect(nameOf({ name: 'Silkwood' })).toBe('Silkwood')
  expect(compute).toHaveBeenCalledTimes(3)
})
