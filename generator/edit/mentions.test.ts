import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { type Edit, edited } from '../load/data/edits.ts'
import {
  blockEdits,
  braceEdits,
  headingRemovals,
  linkEdits,
  linkRemovals,
  linksAbout,
  nameEdits,
  plainEdits,
  queryEdits,
} from './mentions.ts'

const file = 'content/pages/cities.md'
const { settings } = tinySite()
const site = { settings: { ...settings, address: 'https://host.example', brand: 'Toegift' } }
/** The text with the edits made. */
const after = (text: string, edits: (texts: Map<string, string>) => readonly Edit[]) =>
  edited(text, edits(new Map([[file, text]])))

test.each([
  [
    '::cities{kind=coverband only="gent brugge"}\n',
    '::cities{kind=coverband only="gandavo brugge"}\n',
    '::cities{kind=coverband only="brugge"}\n',
  ],
  [
    "::cities{only='brugge gent' kind=coverband}\n",
    "::cities{only='brugge gandavo' kind=coverband}\n",
    "::cities{only='brugge' kind=coverband}\n",
  ],
  ['a\n::cities{kind=coverband only=gent}\nb\n', 'a\n::cities{kind=coverband only=gandavo}\nb\n', 'a\nb\n'],
  [
    '::cities{kind=coverband only="gent-brugge"}\n',
    '::cities{kind=coverband only="gent-brugge"}\n',
    '::cities{kind=coverband only="gent-brugge"}\n',
  ],
  ['::evening{only="gent slot"}\n', '::evening{only="gent slot"}\n', '::evening{only="gent slot"}\n'],
])('a city is renamed in %j, or removed', (text, renamed, removed) => {
  expect(after(text, (texts) => blockEdits(texts, 'city', ['gent'], 'gandavo'))).toBe(renamed)
  expect(after(text, (texts) => blockEdits(texts, 'city', ['gent']))).toBe(removed)
})

test('cities that leave a block together leave the others', () => {
  const text = '::cities{only="gent brugge leuven" kind=coverband}\n'
  expect(after(text, (texts) => blockEdits(texts, 'city', ['brugge', 'leuven']))).toBe(
    '::cities{only="gent" kind=coverband}\n',
  )
  expect(after(text, (texts) => blockEdits(texts, 'city', ['gent', 'brugge', 'leuven']))).toBe('')
})

test.each([
  [
    '## België\n\n::cities{kind=coverband only=brugge}\n\n### Nederland\n\n::cities{kind=coverband only=gent}\n',
    '## België\n\n::cities{kind=coverband only=brugge}\n\n',
  ],
  [
    'Kop.\n\n## Waar\n\n### Nederland\n\n::cities{kind=coverband only=gent}\n\n## Prijs\n\nTekst.\n',
    'Kop.\n\n## Prijs\n\nTekst.\n',
  ],
  [
    '## Waar\n\nOveral.\n\n::cities{kind=coverband only=gent}\n\n### Leeg\n\n## Prijs\n',
    '## Waar\n\nOveral.\n\n\n### Leeg\n\n## Prijs\n',
  ],
])('a heading goes with the only block below it: %j', (text, left) => {
  const removed = after(text, (texts) => {
    const blocks = blockEdits(texts, 'city', ['gent'])
    const headings = headingRemovals(texts, blocks)
    return [
      ...blocks.filter(
        (block) => !headings.some(({ start, end }) => block.start >= start && block.end <= end),
      ),
      ...headings.filter(
        (one) => !headings.some((other) => other !== one && one.start >= other.start && one.end <= other.end),
      ),
    ]
  })
  expect(removed).toBe(left)
})

test('an act is renamed in links that carry it to the form', () => {
  const text =
    "[a](/booking/?act=silk) [b](/booking/?city=gent&act=silk#vorm) {to=/booking/?act=silk} { to: '/booking/?act=silk' }"
  expect(after(text, (texts) => queryEdits(texts, 'act', 'silk', 'wool'))).toBe(
    text.replaceAll('act=silk', 'act=wool'),
  )
  const others = '[a](/booking/?act=silk-2) [b](/booking/?fact=silk) [c](/artists/?search=silk) act=silk'
  expect(after(others, (texts) => queryEdits(texts, 'act', 'silk', 'wool'))).toBe(others)
})

test('a plain name is text in markdown, with the apostrophe that visitors read', () => {
  const values = new Map(Object.entries({ 'act.petty': "Petty's *Band*", 'act.petty.from': '€ 2.500' }))
  const plain = after(
    '---\ntitle: {act.petty}\n---\n{act.petty} vanaf {act.petty.from}, {act.petty-2}\n',
    (texts) => plainEdits(texts, values, 'act', 'petty'),
  )
  expect(plain).toBe('---\ntitle: Petty’s *Band*\n---\nPetty’s \\*Band\\* vanaf € 2.500, {act.petty-2}\n')
})

test('a link to an address that is gone leaves its label', () => {
  const text = '[{act.a}](/artist/a/#top) en [b](/artist/b/) ![c](/artist/a/) [d](/artist/a/ "titel")\n'
  expect(after(text, (texts) => linkRemovals(site, texts, new Map([['/artist/a/', '/']])))).toBe(
    '{act.a} en [b](/artist/b/) ![c](/artist/a/) d\n',
  )
})

test('a link of the menu is about the entry that its label names', () => {
  const labels =
    "{ label: 'Band {city.gent}', to: '/a/' }, { label: 'Gent', to: '/b/' }, { label: '{city.gent-2}', to: '/c/' }"
  const texts = new Map([['data/navigation.ts', `export const navigation = { local: [${labels}] }\n`]])
  expect(linksAbout(texts, { kind: 'city', slug: 'gent', slugs: ['gent'] }).map(({ path }) => path)).toEqual([
    'navigation.local.0',
  ])
})

test('addresses are replaced where a text links to them, also whole ones and those with tokens', () => {
  const text =
    '[a](/artist/a/) [b](https://host.example/artist/a/#top) [c]: /via-{site.brandSlug}/\n`/artist/a/` https://other.example/artist/a/ /artist/a/b/\n'
  const successors = new Map([
    ['/artist/a/', '/artist/z/'],
    ['/via-toegift/', '/via-ons/'],
  ])
  const replaced = (samePages: boolean) =>
    after(text, (texts) => linkEdits(site, texts, { successors, samePages }))
  expect(replaced(false)).toContain('[b](https://host.example/artist/z/) [c]')
  expect(replaced(true)).toBe(
    '[a](/artist/z/) [b](https://host.example/artist/z/#top) [c]: /via-ons/\n`/artist/a/` https://other.example/artist/a/ /artist/a/b/\n',
  )
})

test('examples in the comments of the catalogue stay', () => {
  const texts = new Map([
    ['content/sentences.yaml', '  # On /artist/a/.\n  more: "<link to=/artist/a/>meer</link>"\n'],
  ])
  const edits = linkEdits(site, texts, {
    successors: new Map([['/artist/a/', '/artists/']]),
    samePages: false,
  })
  expect(edits.map(({ start }) => start)).toEqual([37])
})

test('an entry is renamed in braces, and no other with a longer name', () => {
  const text = 'Bel {act.silkwood} of {act.silkwood-2} in {city.gent.km} km, {city.silkwood}.'
  expect(after(text, (texts) => braceEdits(texts, 'act', 'silkwood', 'silk'))).toBe(
    'Bel {act.silk} of {act.silkwood-2} in {city.gent.km} km, {city.silkwood}.',
  )
  expect(after(text, (texts) => braceEdits(texts, 'city', 'gent', 'gand'))).toContain('{city.gand.km}')
})

test('a picture gets its new name, and one that is called alike keeps its own', () => {
  const text = "image: 'acts/a.jpg', gallery: ['acts/a-b.jpg', 'other/acts/a.jpg']"
  expect(after(text, (texts) => nameEdits(texts, new Map([['acts/a.jpg', 'acts/z.jpg']])))).toBe(
    text.replace('acts/a.jpg', 'acts/z.jpg'),
  )
})
