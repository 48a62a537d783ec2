import { expect, test } from 'vitest'
import { entryChanges } from './source-changes.ts'

test('entries without a slug are known by what they are about, so that one before them changes no other', () => {
  const file = (list: string, items: string[]) => `export const ${list} = [\n  ${items.join(',\n  ')},\n]\n`
  const addedBefore = (list: string, fresh: string, ...others: string[]) =>
    entryChanges(file(list, others), file(list, [fresh, ...others])).map(({ what }) => what)
  expect(addedBefore('riders', "{ act: 'silkwood', stage: 5 }", "{ act: 'winnetoe', stage: 4 }")).toEqual(['riders/silkwood added'])
  expect(addedBefore('redirects', "{ act: 'silkwood', to: '/' }", "{ from: '/oud/', to: '/' }", "{ city: 'gent', to: '/' }")).toEqual([
    'redirects/silkwood added',
  ])
  const quoted = (quote: string, author: string) => `{ quote: '${quote}', author: '${author}' }`
  expect(addedBefore('testimonials', quoted('Top!', 'An'), quoted('Mooi.', 'Jan'), quoted('Luid.', 'Piet'))).toEqual(['testimonials/An added'])
  expect(addedBefore('testimonials', quoted('Top!', 'Jan'), quoted('Mooi.', 'Piet'))).toEqual(['testimonials/Jan added'])
  expect(addedBefore('exceptions', "{ rule: 'number', because: 'a' }", "{ rule: 'number', because: 'b' }")).toEqual(['exceptions/a added'])
})

test('the ends of lines change no entry', () => {
  const acts = "export const acts = [\n  {\n    slug: 'silkwood',\n    sets: [\n      1,\n    ],\n  },\n]\n"
  expect(entryChanges(acts, acts.replaceAll('\n', '\r\n'))).toEqual([])
})

test('comments and white space change no entry', () => {
  const acts = (comment: string, space: string) => `export const acts = [\n${space}{ slug: 'silkwood' }, // ${comment}\n]`
  expect(entryChanges(acts('what it plays', '  '), acts('its kind', '    '))).toEqual([])
})
