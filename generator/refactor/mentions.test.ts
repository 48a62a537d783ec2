import { expect, test } from 'vitest'
import { blockEdits, labelsOf, plainEdits, unlinkEdits } from './mentions.ts'
import { changesOf, type Edit, joined } from './plan.ts'

const file = 'content/pages/cities.md'
/** The text with the edits made. */
const after = (text: string, edits: (texts: Map<string, string>) => readonly Edit[]) => {
  const texts = new Map([[file, text]])
  return changesOf('/', joined([{ edits: edits(texts) }]), texts)[0]?.content ?? text
}

test.each([
  ['::cities{kind=coverband only="gent brugge"}\n', '::cities{kind=coverband only="gandavo brugge"}\n', '::cities{kind=coverband only="brugge"}\n'],
  ["::cities{only='brugge gent' kind=coverband}\n", "::cities{only='brugge gandavo' kind=coverband}\n", "::cities{only='brugge' kind=coverband}\n"],
  ['a\n::cities{kind=coverband only=gent}\nb\n', 'a\n::cities{kind=coverband only=gandavo}\nb\n', 'a\nb\n'],
  ['::cities{kind=coverband only="gent-brugge"}\n', '::cities{kind=coverband only="gent-brugge"}\n', '::cities{kind=coverband only="gent-brugge"}\n'],
  ['::evening{only="gent slot"}\n', '::evening{only="gent slot"}\n', '::evening{only="gent slot"}\n'],
])('a city is renamed in %j, or removed', (text, renamed, removed) => {
  expect(after(text, (texts) => blockEdits(texts, 'city', 'gent', 'gandavo'))).toBe(renamed)
  expect(after(text, (texts) => blockEdits(texts, 'city', 'gent'))).toBe(removed)
})

test('a plain name is text in markdown, with the apostrophe that visitors read', () => {
  const values = new Map([
    ['act.petty', "Petty's *Band*"],
    ['act.petty.from', '€ 2.500'],
  ])
  expect(after('---\ntitle: {act.petty}\n---\n{act.petty} vanaf {act.petty.from}, {act.petty-2}\n', (texts) => plainEdits(texts, values, 'act', 'petty'))).toBe(
    '---\ntitle: Petty’s *Band*\n---\nPetty’s \\*Band\\* vanaf € 2.500, {act.petty-2}\n',
  )
})

test('a link to an address that is gone leaves its label', () => {
  const text = '[{act.a}](/artist/a/#top) en [b](/artist/b/) ![c](/artist/a/) [d](/artist/a/ "titel")\n'
  expect(after(text, (texts) => unlinkEdits(texts, (address) => address === '/artist/a/'))).toBe('{act.a} en [b](/artist/b/) ![c](/artist/a/) d\n')
})

test('a link of the menu is about the entry that its label names', () => {
  const navigation =
    "export const navigation = { local: [{ label: 'Band {city.gent}', to: '/a/' }, { label: 'Gent', to: '/b/' }, { label: '{city.gent-2}', to: '/c/' }] }\n"
  expect(labelsOf(new Map([['data/navigation.ts', navigation]]), 'city', 'gent').map(({ path }) => path)).toEqual(['navigation.local.0'])
})
