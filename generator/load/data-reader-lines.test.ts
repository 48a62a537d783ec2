/** Every value of a data file has its line, in files as owners write them: comments, quoted names, other line ends, values that are no literals. */
import { expect, test } from 'vitest'
import { readData } from './data-reader.ts'

const lines = (...text: string[]) => Object.fromEntries(readData(text.join('\n')).lines)

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
  const { lines: index } = readData(file)
  expect(index.get('acts.0')).toBe(5)
  expect(index.get('acts.0.name')).toBe(6)
  expect(index.get('acts.0.tags.1')).toBe(7)
  expect(index.get('acts.0.nested.deep')).toBe(8)
  expect(index.get('acts.1')).toBe(10)
  expect(index.get('acts.1.name')).toBe(11)
  expect(index.get('site.brand')).toBe(15)
})

test('text that is no literal yields the lines before it and no error', () => {
  expect([...readData('export const x = [1, f(), ...y].map((z) => ({ z }))').lines]).toEqual([
    ['x', 1],
    ['x.0', 1],
    ['x.1', 1],
  ])
  expect(readData('export const broken = [ { a: ').lines.get('broken.0')).toBe(1)
})

test('brackets and quotes in comments and texts are no structure', () => {
  expect(
    lines(
      'export const acts = [',
      '  // ] not the end',
      "  { name: 'it\\'s ] }' }, /* } */",
      '  {',
      '    url: "https://x.example/[a]", // ]',
      '    last: 1,',
      '  },',
      ']',
    ),
  ).toEqual({
    acts: 1,
    'acts.0': 3,
    'acts.0.name': 3,
    'acts.1': 4,
    'acts.1.url': 5,
    'acts.1.last': 6,
  })
})

test('a value on the line below its name is found at its name', () => {
  expect(lines('export const acts = [', '  {', '    bio:', '      // De lange.', "      'een lange tekst',", '    image: 1,', '  },', ']')).toMatchObject({
    'acts.0.bio': 3,
    'acts.0.image': 6,
  })
})

test('a list of texts, each on its line, and a field with a name in quotes', () => {
  expect(
    lines('export const keys = [', "  'gent',", "  'luik',", '] as const', 'export const prices: Record<string, number> = {', "  'rock-pop': 1,", '}'),
  ).toEqual({
    keys: 1,
    'keys.0': 2,
    'keys.1': 3,
    prices: 5,
    'prices.rock-pop': 6,
  })
})

test('line ends of Windows count once', () => {
  expect(Object.fromEntries(readData('export const acts = [\r\n  {\r\n    x: 1,\r\n  },\r\n]\r\n').lines)).toEqual({ acts: 1, 'acts.0': 2, 'acts.0.x': 3 })
})

test.each(['', 'const acts = [{ x: 1 }]', 'export default []', 'export function f() {}'])('a file that exports no value, "%s", has no lines', (text) => {
  expect(lines(text)).toEqual({})
})

test('a text that breaks off yields the lines up to there', () => {
  for (const text of [
    "export const acts = [\n { x: 'open",
    'export const acts = [\n { x: [',
    'export const acts = [\n { x: `',
    'export const acts = [\n { x: /* ',
  ])
    expect(lines(text)).toMatchObject({ acts: 1, 'acts.0': 2 })
})
