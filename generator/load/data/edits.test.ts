import { expect, test } from 'vitest'
import { appended, type Edit, edited, fieldEdits, itemRemoval, itemsIn, itemsWith } from './edits.ts'

const file = 'data/list.ts'
const acts = `export const acts = [
  // The first. 'silkwood'
  { slug: 'silkwood', "name": "Silkwood", reason: 'slug: \\'silkwood\\'' }, // loud
  {
    name: 'A, [B]',
    slug: 'a-b',
  },
] as const
`
const one = "export const list: readonly string[] = ['gent', 'luik']\n"

/** The members of a list of texts that have a value. */
const members = (texts: Map<string, string>, value: string) =>
  itemsIn(texts, file, 'list').filter(
    ({ start, end }) => texts.get(file)?.slice(start + 1, end - 1) === value,
  )

/** The text with the edits made. */
const after = (text: string, edits: (texts: Map<string, string>) => readonly Edit[]) =>
  edited(text, edits(new Map([[file, text]])))

test('a field gets another text, and only that literal changes', () => {
  const renamed = after(acts, (texts) =>
    fieldEdits(texts, itemsWith(texts, file, 'acts', 'slug', 'silkwood')[0], 'slug', 'silk'),
  )
  expect(renamed).toBe(acts.replace("{ slug: 'silkwood'", "{ slug: 'silk'"))
  const named = after(acts, (texts) =>
    fieldEdits(texts, itemsWith(texts, file, 'acts', 'slug', 'silkwood')[0], 'name', "Silk 'n Wood"),
  )
  expect(named).toBe(acts.replace('"Silkwood"', '"Silk \'n Wood"'))
})

test('an item goes with its comma, its line and the remark behind it', () => {
  const without = (slug: string) =>
    after(acts, (texts) => itemRemoval(texts, itemsWith(texts, file, 'acts', 'slug', slug)[0]))
  expect(without('silkwood')).toBe(acts.replace(/ {2}\{ slug.*\n/, ''))
  expect(without('a-b')).toBe(acts.replace(/ {2}\{\n[\s\S]*?\n {2}\},\n/, ''))
  expect(without('none')).toBe(acts)
})

test.each([
  ['gent', "['luik']"],
  ['luik', "['gent']"],
])('%s goes from a list on one line', (value, left) => {
  const texts = (map: Map<string, string>) => members(map, value).flatMap((item) => itemRemoval(map, item))
  expect(after(one, texts)).toBe(`export const list: readonly string[] = ${left}\n`)
})

const entry = "{\n    slug: 'nieuw',\n  }"

/** An item with its comma and its line, as it is added. */
const line = `  ${entry},\n`
const comments = "export const acts = [\n  { slug: 'a' }, // ] first\n  // The next one comes in spring.\n"

test.each<[name: string, before: string, after: string]>([
  [
    'as its last, below remarks behind that',
    `${comments}] as const\n\nexport const rest = []\n`,
    `${comments}${line}] as const\n\nexport const rest = []\n`,
  ],
  [
    'behind an entry without a comma, which gets one',
    "export const acts = [\n  'a' // last\n]",
    `export const acts = [\n  'a', // last\n${line}]`,
  ],
  ['that was empty', 'export const acts = [] as const', `export const acts = [\n${line}] as const`],
  [
    'that stood on one line',
    "export const acts = [{ slug: 'a' }]",
    `export const acts = [{ slug: 'a' },\n${line}]`,
  ],
  [
    'of a file of Windows',
    "export const acts = [\r\n  'a',\r\n]",
    `export const acts = [\r\n  'a',\r\n${line.replaceAll('\n', '\r\n')}]`,
  ],
  [
    'of that very name, with or without a type',
    'export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n]\n',
    `export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n${line}]\n`,
  ],
  ['unless there is none', 'export const acts = make()\n', 'export const acts = make()\n'],
  ...["'a]b'", '"a]b"', '`a]b`', "'a\\']'", '/* ] */ 1', '[1, [2]]', '{ a: [1] }'].map(
    (value): [string, string, string] => [
      `whose entries hold brackets as in ${value}`,
      `export const acts = [\n  ${value},\n]\n`,
      `export const acts = [\n  ${value},\n${line}]\n`,
    ],
  ),
])('an entry joins a list %s', (_name, before, expected) => {
  expect(after(before, (texts) => appended(texts, file, 'acts', [entry]))).toBe(expected)
})

test('several join it, each on a line of its own', () => {
  const two = after(one, (texts) => appended(texts, file, 'list', ["'mol'", "'geel'"]))
  expect(two).toBe("export const list: readonly string[] = ['gent', 'luik',\n  'mol',\n  'geel',\n]\n")
})

test('an item that goes gives its place to one that comes', () => {
  const edits = (texts: Map<string, string>) => {
    const going = members(texts, 'b').flatMap((item) => itemRemoval(texts, item))
    return [...going, ...appended(texts, file, 'list', ["'x'"], going)]
  }
  expect(after("export const list = [\n  'a',\n  'b',\n]\n", edits)).toBe(
    "export const list = [\n  'a',\n  'x',\n]\n",
  )
  expect(after("export const list = [\n  'b',\n]\n", edits)).toBe("export const list = [\n  'x',\n]\n")
  expect(after("export const list = ['a', 'b']\n", edits)).toBe("export const list = ['a',\n  'x',\n]\n")
  expect(after("export const list = ['b']\n", edits)).toBe("export const list = [\n  'x',\n]\n")
})
