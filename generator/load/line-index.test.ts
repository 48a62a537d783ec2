import { expect, test } from 'vitest'
import { indexLines } from './line-index.ts'

const file = `/** A head with 'quotes' and [brackets]. */
import type { Act } from './types.ts'

export const acts = [
  {
    name: "Petty's",
    tags: ['a, b', 'c}'], // a comment with { and '
    nested: { deep: 1 },
  },
  {
    name: \`second\`,
  },
] as const satisfies readonly Act[]

export const site = { brand: 'X' }
`

test('every entry and field has its line', () => {
  const lines = indexLines(file)
  expect(lines.get('acts.0')).toBe(5)
  expect(lines.get('acts.0.name')).toBe(6)
  expect(lines.get('acts.0.tags.1')).toBe(7)
  expect(lines.get('acts.0.nested.deep')).toBe(8)
  expect(lines.get('acts.1')).toBe(10)
  expect(lines.get('acts.1.name')).toBe(11)
  expect(lines.get('site.brand')).toBe(15)
})

test('text that is no literal yields the lines before it and no error', () => {
  expect([...indexLines('export const x = [1, f(), ...y].map((z) => ({ z }))')]).toEqual([
    ['x', 1],
    ['x.0', 1],
    ['x.1', 1],
  ])
  expect(indexLines('export const broken = [ { a: ').get('broken.0')).toBe(1)
})
