/**
 * Data files are read, and nothing in them is run. What is no plain value is one problem, on its line, in
 * words of the owner.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter, tries } from '../../../tests/depth.ts'
import { readData } from './reader.ts'

const valueIn = (literal: string): unknown => readData(`export const x = ${literal}`).exports.x

/** Code, line and sentence of the problem of a text. */
function problemOf(text: string): string {
  const { failure, exports } = readData(text)
  if (failure) expect(exports).toEqual({})
  return failure ? `${failure.words.code}:${failure.line} ${failure.words.what}` : 'none'
}

describe('values', () => {
  test.each<[string, unknown]>([
    [`'It\\'s \\u00e9\\x41\\u{1F600}\\n\\0\\q'`, "It's éA😀\n\0q"],
    ['"two\\\n lines"', 'two lines'],
    ['`a\r\nb $ {c} \\``', 'a\nb $ {c} `'],
    [
      '[1_000, 1.5, .5, 5., 1e3, 1e-3, 0x1F, 0b11, -2, - 3, +4, 1e999]',
      [1000, 1.5, 0.5, 5, 1000, 0.001, 31, 3, -2, -3, 4, Number.POSITIVE_INFINITY],
    ],
    ['-0', 0],
    ['[true, false, null]', [true, false, null]],
    [
      `{ a: 1, 'b-c': 2, "d": 3, 4: 5, none: undefined, é: 6, true: 7, }`,
      { a: 1, 'b-c': 2, d: 3, 4: 5, é: 6, true: 7 },
    ],
    ["{ // }\n\ta /* ] ' */ : /* : */ [ 'x' /* , */ , // ]\n ] as const, \n }", { a: ['x'] }],
    [
      `[{ a: 'x' as const }, [] as readonly string[], 1 satisfies number,] as const satisfies readonly (A | B<C>)[];`,
      [{ a: 'x' }, [], 1],
    ],
  ])('%s', (literal, value) => {
    expect(problemOf(`export const x = ${literal}`)).toBe('none')
    expect(valueIn(literal)).toStrictEqual(value)
  })

  test('types, comments and imports of types are stepped over', () => {
    const text = `/** A head. */
import type { Act } from '../../schema/act.ts'
import { type City } from '../../schema/city.ts'
// A line.
type Key =
  | 'a'
  | 'b'
export type Pair = { one: Key; other: [Key, ...Key[]] }
interface Extra extends Act { more(): void }
export const pairs: Record<Key, readonly (Pair | null)[]> = { a: [], b: [] /* none */ } as const
  satisfies Record<Key, Pair[]>
export const keys = ['a'] as Key[]
export const last = 1`
    expect(problemOf(text)).toBe('none')
    expect(readData(text).exports).toEqual({ pairs: { a: [], b: [] }, keys: ['a'], last: 1 })
  })

  test('names that objects have of themselves are fields like others', () => {
    const value = valueIn(`{ __proto__: { admin: true }, constructor: 1, toString: 2 }`)
    expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor', 'toString'])
    expect(Reflect.get(Object(value), 'admin')).toBeUndefined()
    expect(Reflect.getPrototypeOf(Object(value))).toBe(Object.prototype)
  })

  test('any JSON is a value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6, stringUnit: anyCharacter }),
        fc.constantFrom(undefined, 2),
        (value, indent) => {
          const literal = JSON.stringify(value, null, indent)
          expect(problemOf(`export const x = ${literal}`)).toBe('none')
          expect(JSON.stringify(valueIn(literal))).toBe(JSON.stringify(value))
        },
      ),
      { numRuns: tries(20, 1000) },
    )
  })
})

describe('code is refused with its line', () => {
  test.each([
    ['an import', "[import('n').catch((e) => e.constructor.constructor('return process')())]", 'import'],
    ['a function that is called', '(() => { throw 1 })()', '('],
    ['a getter', '{ get name() { x } }', 'get'],
    ['a method', '{ toJSON() { x } }', 'toJSON'],
    ['a computed name', '{ [x]: 1 }', '['],
    ['a value in a text', '`a $' + '{x}`', '${'],
    ['a tagged text', 'String.raw`x`', 'String.raw'],
    ['an object of a class', 'new Date(0)', 'new'],
    ['a pattern', '/^(a+)+$/', '/'],
    ['an item of a list', '[...others]', '...'],
    ['a sum', "'a' + 'b'", '+'],
    ['the environment', 'process.env.TOWN', 'process.env.TOWN'],
    ['a condition', 'true ? 1 : 2', '?'],
    ['a call behind a list', "['b', 'a']\n.sort()", '.sort'],
    ['a call behind a type', '[1] as number[]\n(2)', '('],
  ])('%s', (_name, literal, found) => {
    const problem = problemOf(`\nexport const x =\n${literal}\n`)
    if (found === '[') expect(problem).toMatch(/^data-file-broken:3 /)
    else expect(problem).toMatch(/^data-file-code:[34] /)
    expect(problem).toContain(`${found}`)
  })

  const statements = [
    'while (true) {}',
    'throw 1',
    'process.exit(0)',
    'await x',
    'let a = 1',
    'function f() {}',
    'export default []',
    'enum A {}',
  ]
  test.each(statements)('the statement "%s"', (code) =>
    expect(problemOf(`export const x = 1\n${code}`)).toMatch(/^data-file-code:2 /),
  )

  test('values of other files and names of other values', () => {
    expect(problemOf("\nimport { town } from '../shared.ts'")).toBe(
      'data-file-code:2 A data file takes nothing but types from other files.',
    )
    expect(problemOf("export const town = 'Gent'\nexport const acts = [town]")).toBe(
      'data-file-broken:2 "town" is written without quotes.',
    )
  })
})

describe('what an owner in a hurry leaves out or has too much is said in one sentence, on its line, for', () => {
  const acts = `export const acts = [
  {
    name: 'Silkwood',
    tags: ['a', 'b'],
    price: { from: 1, to: 2 },
    sets: [
      { count: 2 },
    ],
    last: true,
  },
  {
    name: 'Chic',
  },
] as const satisfies readonly Act[]
`
  test.each<[string, from: string | RegExp, to: string, line: number, sentence: string]>([
    ['a comma', "'Silkwood',", "'Silkwood'", 3, 'A comma is missing after this value.'],
    ['a comma between entries', 'true,\n  },', 'true,\n  }', 10, 'A comma is missing'],
    ['a closing quote', "'Silkwood',", "'Silkwood,", 3, 'This text has no closing quote.'],
    ['an opening quote', "'Silkwood'", "Silkwood'", 3, '"Silkwood" is written without quotes.'],
    ['both quotes', "'Silkwood'", 'Silkwood Band', 3, '"Silkwood Band" is written without quotes.'],
    ['quotes around an address', "'Silkwood'", 'https://x.example', 3, '"https://x.example" is written'],
    ['the quote of an apostrophe', "'Silkwood'", "'Silkwood's'", 3, 'The text "Silkwood" ends at a \''],
    ['a quote within a line', "['a', 'b']", "['a, 'b']", 4, 'The text "a, " ends at a \''],
    ['straight quotes', "'Silkwood'", '“Silkwood”', 3, 'The quote “ neither begins nor ends a text.'],
    ['the ] of a list of texts', "'b'],", "'b',", 4, 'The list [ that begins on line 4 is not closed.'],
    ['the ] of a list of groups', '    ],\n', '', 7, 'The list [ that begins on line 6 is not closed.'],
    ['the } within an entry', 'to: 2 },', 'to: 2,', 5, 'The group { that begins on line 5 is not closed.'],
    ['the } of an entry', 'true,\n  },', 'true,', 9, 'The group { that begins on line 2 is not closed.'],
    [
      'the } of the last entry',
      "'Chic',\n  },",
      "'Chic',",
      12,
      'The group { that begins on line 11 is not closed.',
    ],
    ['the ] of the file', '] as const', 'as const', 13, 'The list [ that begins on line 1 is not closed.'],
    ['the [ of the file', 'acts = [', 'acts = ', 10, 'What begins here is outside of the list.'],
    [
      'the { of an entry',
      "  {\n    name: 'Chic'",
      "    name: 'Chic'",
      11,
      'The field "name" is not inside a group { }.',
    ],
    ['the [ of a list', "['a', 'b']", "'a', 'b']", 4, 'The text "b" has no name of a field in front.'],
    [
      'a colon',
      "name: 'Silkwood'",
      "name 'Silkwood'",
      3,
      'There is no colon between the field "name" and its value.',
    ],
    ['a value', "name: 'Silkwood'", 'name:', 3, '"name" has no value.'],
    ['a field', "name: 'Silkwood'", 'name', 3, '"name" has no value.'],
    ['an equals sign', 'acts = [', 'acts [', 1, 'There is no = between "acts" and its value.'],
    ['the word export', 'export const', 'const', 1, '"const acts" is not exported.'],
    ['a } too many behind an entry', 'true,\n  },', 'true,\n  }},', 10, 'This } closes nothing.'],
    ['a } too many within an entry', 'to: 2 },', 'to: 2 }},', 5, 'This } closes nothing.'],
    [
      'a line with a } within an entry',
      "'Silkwood',\n",
      "'Silkwood',\n    },\n",
      4,
      'This } closes nothing.',
    ],
    ['a ] too many', "'b'],", "'b']],", 4, 'This ] closes nothing.'],
    ['a semicolon', "'Silkwood',", "'Silkwood';", 3, 'A ; is in the place of a comma.'],
    ['an equals sign', 'name: ', 'name = ', 3, 'There is no colon'],
    ['two commas', "'Silkwood',", "'Silkwood',,", 3, 'A value is missing before this comma.'],
    ['a point in an amount', 'from: 1', 'from: 1.500.000', 5, '1.500.000 is not written as a number.'],
    [
      'a point and a comma in an amount',
      'from: 1',
      'from: 1.500,00',
      5,
      '1.500,00 is not written as a number.',
    ],
    ['a unit', 'from: 1', 'from: 20cm', 5, '20cm is not written as a number.'],
    ['a sign of money', 'from: 1', 'from: € 1', 5, 'A € cannot be here.'],
    ['a field twice', 'last: true', "name: 'x'", 9, '"name" is written twice.'],
    ['a comment without end', '  {\n', '  { /* x\n', 2, 'This comment has no end.'],
    ['a comment without beginning', 'export', ' * Head\n */\nexport', 1, 'This line belongs to a comment'],
    ['an escape', "'Silkwood'", "'C:\\users'", 3, 'This text has a \\\\u'],
    ['a list twice', 'Act[]\n', 'Act[]\nexport const acts = []\n', 15, '"acts" is written twice.'],
  ])('%s', (_name, from, to, line, sentence) => {
    expect(acts.replace(from, () => to)).not.toBe(acts)
    expect(problemOf(acts.replace(from, () => to))).toMatch(
      new RegExp(`^data-file-(?:broken|code):${line} .*${sentence.replace(/[[\]{}().]/g, '\\$&')}`),
    )
  })

  test('a file that is cut off anywhere, from its last line on', () => {
    for (let length = 1; length < acts.indexOf('] as') + 1; length++) {
      const text = acts.slice(0, length)
      const lastLine = text.trimEnd().split('\n').length
      expect(`${length} ${problemOf(text)}`).toMatch(
        new RegExp(`^${length} data-file-(?:broken|code):${lastLine} `),
      )
    }
  })
})

describe('any text', () => {
  test('ends with values or one problem, never with an error', () => {
    const words = ['export const x = ', 'as ', 'type ', 'import ', '/*', '*/', '//', '...', '=>', '__proto__']
    const part = fc.constantFrom(...'[]{}(),;:=.\'"`\\$/*<>|-+0aé“\n ', ...words)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const { exports, failure, spans } = readData(parts.join(''))
        expect(failure === undefined || Object.keys(exports).length === 0).toBe(true)
        for (const { start, end } of spans.values()) expect(end).toBeGreaterThan(start)
      }),
      { numRuns: tries(400, 2000) },
    )
  })

  test('lists and groups are read to a depth of twenty', () => {
    const nested = (depth: number) => `export const x = ${'['.repeat(depth)}${']'.repeat(depth)}`
    expect(problemOf(nested(21))).toBe('none')
    expect(problemOf(nested(22))).toBe(
      'data-file-broken:1 Lists and groups are nested more than 20 deep here.',
    )
    expect(problemOf(nested(100_000))).toContain('nested more than 20 deep')
  })
})

test('every value has its line, in files as owners write them: brackets and quotes in comments and texts are no structure', () => {
  const linesOf = (text: string) => Object.fromEntries(readData(text).lines)
  const text = [
    "/** A head with 'quotes' and [brackets]. */",
    'export const acts = [',
    '  // ] not the end',
    "  { name: 'it\\'s ] }' }, /* } */",
    '  {',
    '    bio:',
    '      // De lange.',
    "      'een lange tekst',",
    '    url: "https://x.example/[a]", // ]',
    "    tags: ['a, b', `c}`], nested: { deep: 1 },",
    '  },',
    '] as const satisfies readonly Act[]',
    'export const prices: Record<string, number> = {',
    "  'rock-pop': 1,",
    '}',
  ]
  const expected = {
    ...{
      acts: 2,
      'acts.0': 4,
      'acts.0.name': 4,
      'acts.1': 5,
      'acts.1.bio': 6,
      'acts.1.url': 9,
      'acts.1.tags': 10,
      'acts.1.tags.0': 10,
      'acts.1.tags.1': 10,
    },
    ...{ 'acts.1.nested': 10, 'acts.1.nested.deep': 10, prices: 13, 'prices.rock-pop': 14 },
  }
  expect(linesOf(text.join('\n'))).toEqual(expected)
  expect(linesOf(text.join('\r\n'))).toEqual(expected)
})
