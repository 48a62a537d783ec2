import { expect, test } from 'vitest'
import { addressEdits, appended, braceEdits, fieldEdits, itemRemoval, itemsIn, itemWith, nameEdits } from './places.ts'
import { changesOf, type Edit, joined } from './plan.ts'

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
const after = (text: string, edits: (texts: Map<string, string>) => readonly Edit[]) => {
  const texts = new Map([[file, text]])
  const [change] = changesOf('/', joined([{ edits: edits(texts) }]), texts)
  return change?.content
}

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
  expect(without('none')).toBeUndefined()
})

test.each([
  ['gent', "['luik']"],
  ['luik', "['gent']"],
])('%s goes from a list on one line', (value, left) => {
  const texts = (map: Map<string, string>) => members(map, value).flatMap((item) => itemRemoval(map, item))
  expect(after(one, texts)).toBe(`export const list: readonly string[] = ${left}\n`)
})

test.each([
  ['[]', "[\n  'x',\n]"],
  ["['a']", "['a',\n  'x',\n]"],
  ["['a', 'b']", "['a', 'b',\n  'x',\n]"],
  ["[\n  'a',\n]", "[\n  'a',\n  'x',\n]"],
  ["[\n  'a'\n  // none\n]", "[\n  'a',\n  'x',\n  // none\n]"],
])('a line is added to %j', (list, expected) => {
  expect(after(`export const list = ${list} as const\n`, (texts) => appended(texts, file, 'list', ["'x'"]))).toBe(`export const list = ${expected} as const\n`)
})

test('an item that goes gives its place to one that comes', () => {
  const edits = (texts: Map<string, string>) => {
    const going = members(texts, 'b')
    return [...going.flatMap((item) => itemRemoval(texts, item)), ...appended(texts, file, 'list', ["'x'"], going)]
  }
  expect(after("export const list = [\n  'a',\n  'b',\n]\n", edits)).toBe("export const list = [\n  'a',\n  'x',\n]\n")
  expect(after("export const list = [\n  'b',\n]\n", edits)).toBe("export const list = [\n  'x',\n]\n")
})

test('addresses are replaced where a text links to them, also whole ones and those with tokens', () => {
  const text =
    '[a](/artist/a/) [b](https://host.example/artist/a/#top) [c]: /via-{site.brandSlug}/\n`/artist/a/` https://other.example/artist/a/ /artist/a/b/\n'
  const successors = new Map([
    ['/artist/a/', '/artist/z/'],
    ['/via-toegift/', '/via-ons/'],
  ])
  const replaced = (samePages: boolean) =>
    after(text, (texts) => addressEdits(texts, { successors, samePages }, 'https://host.example', (address) => address.replace('{site.brandSlug}', 'toegift')))
  expect(replaced(false)).toContain('[b](https://host.example/artist/z/) [c]')
  expect(replaced(true)).toBe(
    '[a](/artist/z/) [b](https://host.example/artist/z/#top) [c]: /via-ons/\n`/artist/a/` https://other.example/artist/a/ /artist/a/b/\n',
  )
})

test('examples in the comments of the catalogue stay', () => {
  const texts = new Map([['content/sentences.yaml', '  # On /artist/a/.\n  more: "<link to=/artist/a/>meer</link>"\n']])
  const edits = addressEdits(texts, { successors: new Map([['/artist/a/', '/artists/']]), samePages: false }, 'https://host.example', (text) => text)
  expect(edits.map(({ start }) => start)).toEqual([37])
})

test('an entry is renamed in braces, and no other with a longer name', () => {
  const text = 'Bel {act.silkwood} of {act.silkwood-2} in {city.gent.km} km, {city.silkwood}.'
  expect(after(text, (texts) => braceEdits(texts, 'act', 'silkwood', 'silk'))).toBe('Bel {act.silk} of {act.silkwood-2} in {city.gent.km} km, {city.silkwood}.')
  expect(after(text, (texts) => braceEdits(texts, 'city', 'gent', 'gand'))).toContain('{city.gand.km}')
})

test('a picture in a text gets its new name', () => {
  const text = '![Een podium](acts/silkwood-1.jpg "Met silkwood-1.jpg")\n'
  expect(after(text, (texts) => nameEdits(texts, new Map([['acts/silkwood-1.jpg', 'acts/silk-1.jpg']])))).toBe(text.replace('acts/silkwood', 'acts/silk'))
})

test('a picture gets its new name, and one that is called alike keeps its own', () => {
  const text = "image: 'acts/a.jpg', gallery: ['acts/a-b.jpg', 'other/acts/a.jpg']"
  expect(after(text, (texts) => nameEdits(texts, new Map([['acts/a.jpg', 'acts/z.jpg']])))).toBe(
    "image: 'acts/z.jpg', gallery: ['acts/a-b.jpg', 'other/acts/a.jpg']",
  )
})
