import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../../tests/render-html.ts'
import { createFormat } from '../../core/format.ts'
import { Findings } from '../findings.ts'
import { namedValues } from './named-values.ts'
import { readData } from './reader.ts'
import { asMarkdown, fillIn, fillInData } from './values.ts'

const sources = {
  site: {
    brand: 'Toegift & Co',
    phone: '+32 16 00 00 00',
    office: { city: 'Tienen', latitude: 50.8 },
    company: {
      address: {
        streetAddress: 'Straat 1',
        postalCode: '3300',
        locality: 'Tienen',
        region: 'Vlaams-Brabant',
        country: 'België',
      },
    },
    forms: { contact: 'x' },
  },
  claims: [
    { key: 'depositPercent', value: 30 },
    { key: 'best.shows', value: '1000+' },
  ],
  hours: [{ key: 'home', value: '9u-18u' }],
  priceClasses: [
    { key: 'allround', name: 'Allround', from: 1500, to: 2800 },
    { key: 'tribute', name: 'Tribute', from: 2000, to: 5000, openEnded: true },
  ],
  priceRanges: [{ key: 'premium', from: 2500, to: 3500 }],
  acts: [
    {
      slug: 'silkwood',
      name: 'Silkwood',
      price: { from: 800, to: 1200 },
      category: 'akoestisch',
      musicians: 2,
      dancers: 1,
    },
    { slug: 'silk', name: 'Silk', price: { from: 900, to: 1200 }, category: 'akoestisch', musicians: 4 },
    { slug: 'later', name: 'Later', draft: true },
  ],
  cities: [{ key: 'gent', name: 'Gent' }],
  artists: [{ slug: 'coldplay', name: 'Coldplay' }],
}
const valuesOf = (exports: Record<string, unknown>) =>
  namedValues({
    exports,
    isShown: (entry) => !('draft' in entry),
    euros: createFormat('nl-BE').euros,
  })
const values = valuesOf(sources)
const nowhere = () => ({ file: 'content/pages/a.md' })

describe('a text that names a value', () => {
  test.each([
    ['{price.allround.from}', '€\u00a01.500'],
    ['{price.tribute.deposit}', '€\u00a0600'],
    ['{price.tribute.balance}', '€\u00a01.400'],
    ['{range.premium.to}', '€\u00a03.500'],
    ['{office.city}', 'Tienen'],
    ['{company.address}', 'Straat 1, 3300 Tienen, België'],
    ['{company.address.locality}', 'Tienen'],
    ['{claims.best.shows}', '1000+'],
    ['{hours.home}', '9u-18u'],
    ['{site.brandSlug}', 'toegift-en-co'],
    ['{act.silkwood} in {city.gent}', 'Silkwood in Gent'],
    ['{act.silkwood.from} tot {act.silkwood.to}', '€\u00a0800 tot €\u00a01.200'],
    ['{acts.count}', '2'],
    [
      '{acts.akoestisch.count} van {acts.akoestisch.people}, vanaf {acts.akoestisch.from}',
      '2 van 3, vanaf €\u00a0800',
    ],
  ])('%s shows it', (written, shown) => {
    const found = new Findings()
    expect(fillIn(written, values, nowhere, found)).toBe(shown)
    expect(found.textProblems).toEqual([])
  })

  test('keeps placeholders of sentences and attributes of blocks', () => {
    for (const text of ['{city}', '::acts{category=tribute}', '{.wide #top}', '{}'])
      expect(fillIn(text, values, nowhere, new Findings())).toBe(text)
  })

  test('keeps a value whose characters are marks in markdown', () => {
    const value = fillIn(
      'Bel {x.y}!',
      new Map([['x.y', '*1* [a](b) <i>_~2~']]),
      nowhere,
      new Findings(),
      asMarkdown,
    )
    expect(renderHtml(value, { address: 'https://a.example', trailingSlash: true }).html).toBe(
      '<p>Bel *1* [a](b) &#x3C;i>_~2~!</p>',
    )
  })
})

test('an unknown name in a data file is one problem with its line, its field and the closest name', () => {
  const text =
    "export const acts = [\n  {\n    slug: 'a',\n    reasons: [\n      'Uit {ofice.city}.',\n    ],\n  },\n]\n"
  const data = {
    file: 'data/acts.ts',
    lines: readData(text).lines,
    exports: { acts: [{ slug: 'a', reasons: ['Uit {ofice.city}.'] }] },
  }
  const found = new Findings()
  fillInData(data, values, found)
  expect(found.uses).toEqual([])
  expect(found.problems).toMatchObject([
    {
      code: 'value-unknown',
      places: [{ file: 'data/acts.ts', line: 5, field: '0.reasons.0' }],
      hint: 'Did you mean {office.city}?',
    },
  ])
})

test('the amount of a price on request is no value, for an act, its category and the whole site', () => {
  const asked = { slug: 'asked', name: 'Asked', category: 'cover', price: 'on request' }
  const hintsIn = (text: string, changes: object) => {
    const found = new Findings()
    // Each name is sure: the entries above are no whole ones.
    fillIn(text, new Map(valuesOf({ ...sources, ...changes })), nowhere, found)
    return found.textProblems.map(({ hint }) => hint)
  }
  const acts = [...sources.acts, asked]
  const told = expect.stringMatching(/^That price is on request: write the sentence without an amount/)
  expect(hintsIn('{act.asked.from} {acts.cover.from}', { acts })).toEqual([told, told])
  expect(hintsIn('{act.silkwood.from} {acts.akoestisch.from} {price.allround.from}', { acts })).toEqual([])
  const site = { ...sources.site, prices: 'on request' }
  expect(hintsIn('{act.silkwood.from} {acts.akoestisch.from}', { site })).toEqual([told, told])
})

test('a data file says where it names values', () => {
  const data = {
    file: 'data/occasions.ts',
    lines: new Map(),
    exports: { faqs: [{ answer: 'Bel {site.phone}.' }] },
  }
  const uses = [{ name: 'site.phone', file: 'data/occasions.ts' }]
  const found = new Findings()
  expect(fillInData(data, values, found)).toMatchObject({
    exports: { faqs: [{ answer: 'Bel +32 16 00 00 00.' }] },
  })
  expect(found).toMatchObject({ uses, problems: [] })
})

test('a field with the wrong type gives no value', () => {
  expect(
    valuesOf({ ...sources, site: 4, priceClasses: [{ key: 'allround', from: 'veel' }], acts: 'geen' }).has(
      'price.allround.from',
    ),
  ).toBe(false)
})

test('a data file passes on what visitors read, with its place, and no keys, addresses, dates and notes', () => {
  const text = "export const list = [\n  {\n    name: 'Liège',\n  },\n]\n"
  const entry = {
    name: 'Liège',
    key: 'liege-2',
    to: '/artist/silkwood/',
    revised: '2026-11-02',
    about: 'For the owner.',
    keywords: ['live muziek'],
  }
  const found = new Findings()
  fillInData({ file: 'data/x.ts', lines: readData(text).lines, exports: { list: [entry] } }, values, found)
  expect(found.texts.map(({ text, placeAt }) => [text, placeAt(0)])).toEqual([
    ['Liège', { file: 'data/x.ts', line: 3, field: '0.name' }],
  ])
})
