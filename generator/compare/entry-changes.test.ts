import { expect, test } from 'vitest'
import { entryChanges } from './entry-changes.ts'

const acts = (category: string, more = '') => `export const acts = [
  {
    slug: 'silkwood',
    category: '${category}', // what it plays
  },${more}
]
`

test('a field of an entry that has another value is reported with its line, and one that came or went with its name', () => {
  expect(entryChanges(acts('cover'), acts('tribute'))).toMatchObject([
    { entry: 'acts/silkwood', what: 'changed', line: 4, fields: [{ name: 'category', before: "'cover'", after: "'tribute'" }] },
  ])
  const two = acts('cover', "\n  { slug: 'winnetoe' },")
  expect(entryChanges(acts('cover'), two)).toMatchObject([{ entry: 'acts/winnetoe', what: 'added', line: 6, fields: [] }])
  expect(entryChanges(two, acts('cover'))).toMatchObject([{ entry: 'acts/winnetoe', what: 'removed', line: 6 }])
})

test('entries without a slug are known by what they are about, so that one before them changes no other', () => {
  const file = (list: string, items: string[]) => `export const ${list} = [\n  ${items.join(',\n  ')},\n]\n`
  const addedBefore = (list: string, fresh: string, ...others: string[]) =>
    entryChanges(file(list, others), file(list, [fresh, ...others])).map(({ entry, what }) => `${entry} ${what}`)
  expect(addedBefore('riders', "{ act: 'silkwood', stage: 5 }", "{ act: 'winnetoe', stage: 4 }")).toEqual(['riders/silkwood added'])
  expect(addedBefore('redirects', "{ act: 'silkwood', to: '/' }", "{ from: '/oud/', to: '/' }", "{ city: 'gent', to: '/' }")).toEqual([
    'redirects/silkwood added',
  ])
  const said = (quote: string, author: string) => `{ quote: '${quote}', author: '${author}' }`
  expect(addedBefore('testimonials', said('Top!', 'An'), said('Mooi.', 'Jan'), said('Luid.', 'Piet'))).toEqual(['testimonials/An added'])
  expect(addedBefore('testimonials', said('Top!', 'Jan'), said('Mooi.', 'Piet'))).toEqual(['testimonials/Jan added'])
  expect(addedBefore('exceptions', "{ rule: 'number', because: 'a' }", "{ rule: 'number', because: 'b' }")).toEqual(['exceptions/a added'])
})

test('comments and white space change no entry', () => {
  expect(entryChanges(acts('cover'), acts('cover').replace('what it plays', 'its kind').replaceAll('    ', '  '))).toEqual([])
})

test('a name in a list, and a setting, are entries of their own', () => {
  expect(
    entryChanges("export const supportedCities = [\n  'gent',\n] as const", "export const supportedCities = [\n  'gent',\n  'lier',\n] as const"),
  ).toMatchObject([{ entry: 'lier', what: 'added', line: 3 }])
  expect(entryChanges("export const site = {\n phone: '1' }", "export const site = {\n phone: '2' }")).toMatchObject([
    { entry: 'site', what: 'changed', line: 2, fields: [{ name: 'phone' }] },
  ])
})
