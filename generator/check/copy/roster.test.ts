import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../../tests/tiny-site.ts'
import { emptyCopy } from '../../schema/copy.ts'
import { checkTexts } from './texts.ts'

const copy = {
  ...emptyCopy,
  roster: {
    lineUps: [
      { people: 2, words: ['duo'] },
      { people: 3, words: ['trio'] },
    ],
    artists: ['Queen', 'The Lanterns'],
    none: ['hebben wij niet'],
  },
}
const acts = [
  tinyAct({ slug: 'pair', category: 'akoestisch', musicians: 2 }),
  tinyAct({ slug: 'five', category: 'cover', musicians: 4, dancers: 1 }),
  tinyAct({ slug: 'lamps', category: 'tribute', originalArtist: 'The Lanterns', musicians: 2 }),
]

const foundIn = (text: string, file = 'content/pages/about.md', changes: { copy?: typeof emptyCopy } = {}) =>
  checkTexts({
    ...{ ...tinySite({ acts }), copyExceptions: [], copy },
    texts: [{ text, syntax: 'markdown', placeAt: () => ({ file, line: 1 }) }],
    ...changes,
  }).map(({ code, what }) => `${code} ${what.split('"')[1]}`)

test('a line-up that no act has is found, whatever it is for', () => {
  expect(foundIn('Neem een trio. Of een duo.')).toEqual(['copy-not-on-roster trio'])
})
test.each([
  ['a sentence that names it', 'Boek een coverband als duo.', undefined],
  ['the texts of its landing pages', 'Boek een duo.', 'content/cities/feest/gent.md'],
  ['a page whose name begins like them', 'Boek een duo.', 'content/pages/coverband-bruiloft.md'],
  ['an article on it', 'Boek een duo.', 'content/blog/beste-coverband-nummers.md'],
])('of a category, only its own acts count: in %s', (_where, text, file) => {
  expect(foundIn(text, file)).toEqual(['copy-not-on-roster duo'])
})
test('a sentence that names another category speaks of that one', () => {
  expect(foundIn('Een akoestisch duo.', 'content/pages/coverband-bruiloft.md')).toEqual([])
})
test('a tribute that no act plays is found where a text offers tributes', () => {
  const text = 'Kies Queen of The Lanterns.'
  expect(foundIn(text, 'content/cities/concert/gent.md')).toEqual(['copy-not-on-roster Queen'])
  expect(foundIn('Een tribute aan Queen.')).toEqual(['copy-not-on-roster Queen'])
  expect(foundIn(text)).toEqual([])
  expect(foundIn('Een coverband met nummers van Queen.', 'content/blog/tributeband-vs-coverband.md')).toEqual(
    [],
  )
})
test('a sentence that says that there is none, and an agreed amount, are passed over', () => {
  expect(foundIn('Een trio hebben wij niet.')).toEqual([])
  expect(foundIn('- Trio of kleine band: {range.trio.from}')).toEqual([])
  expect(foundIn('::price[Trio of kleine band]{of=trio}')).toEqual([])
})
test('without words nothing is looked for', () => {
  expect(foundIn('Neem een trio.', undefined, { copy: emptyCopy })).toEqual([])
})
