import { describe, expect, test } from 'vitest'
import { appended, type Edit, edited, fieldEdits, itemRemoval, itemsIn, itemWith } from './data-edits.ts'

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
  itemsIn(texts, file, 'list').filter(({ start, end }) => texts.get(file)?.slice(start + 1, end - 1) === value)

/** The text with the edits made. */
const after = (text: string, edits: (texts: Map<string, string>) => readonly Edit[]) => edited(text, edits(new Map([[file, text]])))

test('a field gets another text, and only that literal changes', () => {
  const renamed = after(acts, (texts) => fieldEdits(texts, itemWith(texts, file, 'acts', 'slug', 'silkwood'), 'slug', 'silk'))
  expect(renamed).toBe(acts.replace("{ slug: 'silkwood'", "{ slug: 'silk'"))
  const named = after(acts, (texts) => fieldEdits(texts, itemWith(texts, file, 'acts', 'slug', 'silkwood'), 'name', "Silk 'n Wood"))
  expect(named).toBe(acts.replace('"Silkwood"', '"Silk \'n Wood"'))
})

test('an item goes with its comma, its line and the remark behind it', () => {
  const without = (slug: string) => after(acts, (texts) => itemRemoval(texts, itemWith(texts, file, 'acts', 'slug', slug)))
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

/** The text with the entry added. */
const added = (text: string, list = 'acts') => after(text, (texts) => appended(texts, file, list, [entry]))

describe('an entry joins a list', () => {
  test('as its last, and nothing else changes', () => {
    const text = "/** The roster. */\nexport const acts = [\n  { slug: 'a' }, // ] first\n] as const satisfies readonly Act[]\n\nexport const rest = []\n"
    expect(added(text)).toBe(text.replace('// ] first\n', `// ] first\n  ${entry},\n`))
  })

  test('behind an entry without a comma, which gets one', () => {
    expect(added("export const acts = [\n  { slug: 'a' } // last\n]\n")).toBe(`export const acts = [\n  { slug: 'a' }, // last\n  ${entry},\n]\n`)
  })

  test('below remarks that stand behind the last entry', () => {
    const text = "export const acts = [\n  { slug: 'a' },\n  // The next one comes in spring.\n]\n"
    expect(added(text)).toBe(text.replace('spring.\n', `spring.\n  ${entry},\n`))
  })

  test('that was empty, or stood on one line', () => {
    expect(added('export const acts = [] as const\n')).toBe(`export const acts = [\n  ${entry},\n] as const\n`)
    expect(added("export const acts = [{ slug: 'a' }]\n")).toBe(`export const acts = [{ slug: 'a' },\n  ${entry},\n]\n`)
  })

  test('of a file with the line ends of Windows, in the same way', () => {
    const text = "export const acts = [\r\n  { slug: 'a' },\r\n]\r\n"
    expect(added(text)).toBe(`export const acts = [\r\n  { slug: 'a' },\r\n  ${entry.replaceAll('\n', '\r\n')},\r\n]\r\n`)
  })

  test.each(["'a]b'", '"a]b"', '`a]b`', "'a\\']'", '/* ] */ 1', '[1, [2]]', '{ a: [1] }'])('whose entries hold brackets as in %s', (value) => {
    const text = `export const acts = [\n  ${value},\n]\n`
    expect(added(text)).toBe(`export const acts = [\n  ${value},\n  ${entry},\n]\n`)
  })

  test('of that very name, with or without a type', () => {
    const text = 'export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n]\n'
    expect(added(text)).toBe(`export const actsOfOld = [\n]\nexport const acts: readonly Act[] = [\n  ${entry},\n]\n`)
  })

  test('unless there is none', () => expect(added('export const acts = make()\n')).toBe('export const acts = make()\n'))

  test('beside others, each on a line of its own', () => {
    const two = after(one, (texts) => appended(texts, file, 'list', ["'mol'", "'geel'"]))
    expect(two).toBe("export const list: readonly string[] = ['gent', 'luik',\n  'mol',\n  'geel',\n]\n")
  })
})

test('an item that goes gives its place to one that comes', () => {
  const edits = (texts: Map<string, string>) => {
    const going = members(texts, 'b').flatMap((item) => itemRemoval(texts, item))
    return [...going, ...appended(texts, file, 'list', ["'x'"], going)]
  }
  expect(after("export const list = [\n  'a',\n  'b',\n]\n", edits)).toBe("export const list = [\n  'a',\n  'x',\n]\n")
  expect(after("export const list = [\n  'b',\n]\n", edits)).toBe("export const list = [\n  'x',\n]\n")
  expect(after("export const list = ['a', 'b']\n", edits)).toBe("export const list = ['a',\n  'x',\n]\n")
  expect(after("export const list = ['b']\n", edits)).toBe("export const list = [\n  'x',\n]\n")
})
