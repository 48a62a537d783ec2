import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { priceRange } from '../../../templates/parts/price.tsx'
import { emptyFolder } from '../../../tests/temporary.ts'
import { tinyCatalogue, tinySentences } from '../../../tests/tiny-sentences.ts'
import { createFormat } from '../../core/format.ts'
import { wordsOf } from '../../relate/categories.ts'
import type { Category } from '../../schema/category.ts'
import { Findings } from '../findings.ts'
import { readCatalogue, readSentences, sentencesFile } from './catalogue.ts'
import { compileMessage, formatText, type Given, messageTexts } from './message.ts'
import { createSentences, loadSentences } from './sentences.ts'

const format = createFormat('nl-BE')
const write = (text: string, values: Given = {}) =>
  formatText(
    compileMessage(text, format, (plain) => plain.replaceAll('{office.city}', "{'s Tienen}")).message,
    values,
  )

describe('a message', () => {
  test.each<[string, Given, string]>([
    ['{act} in {city}', { act: 'Silkwood', city: 'Gent' }, 'Silkwood in Gent'],
    ['{count, plural, =0 {niemand} one {# muzikant} other {# muzikanten}}', { count: 1 }, '1 muzikant'],
    [
      '{count, plural, =0 {niemand} one {# muzikant} other {# muzikanten}}',
      { count: 1200 },
      '1.200 muzikanten',
    ],
    ['{count, plural, =0 {niemand} one {# muzikant} other {# muzikanten}}', { count: 0 }, 'niemand'],
    [
      '{artist, select, none {een act} other {een {artist} tribute}}',
      { artist: 'Coldplay' },
      'een Coldplay tribute',
    ],
    ['{artist, select, none {een act} other {een {artist} tribute}}', { artist: undefined }, 'een act'],
    ['vanaf {from, number, euro}', { from: 1500 }, 'vanaf €\u00a01.500'],
    ['op {date, date, long}', { date: '2025-08-12' }, 'op 12 augustus 2025'],
    ['via {roads}', { roads: ['E17', 'E40', 'R4'] }, 'via E17, E40 en R4'],
    ["’s middags, 's avonds", {}, "’s middags, 's avonds"],
    ['kantoor in {office.city}', {}, "kantoor in {'s Tienen}"],
  ])('%s with %j is "%s"', (text, values, expected) => {
    expect(write(text, values)).toBe(expected)
  })

  test.each([
    '{act',
    '{count, plural, one {#}}',
    '{from, number, dollar}',
    '{date, date, short}',
    '<link>zonder einde',
  ])('%s is refused', (text) => {
    expect(() => write(text)).toThrow(SyntaxError)
  })
})

test.each<[what: string, message: string, texts: string[]]>([
  [
    'every case of a choice, with its surroundings',
    '{count, plural, one {een set} other {# sets}} met {act}{open, select, true {+} other {}}',
    ['een set met {act}+', '{#} sets met {act}'],
  ],
  [
    'a choice within a choice',
    '{a, select, x {{b, select, 1 {een} 2 {twee} other {drie}}} other {geen}}',
    ['een', 'twee', 'drie', 'geen'],
  ],
  [
    'values and words of elements',
    'Bel {site.brand} op {phone} of <link>mail ons</link>.',
    ['Bel {site.brand} op {phone} of mail ons.'],
  ],
  ['no words when it has a syntax error, which loading reports', '{count, plural, one {een}', ['']],
])('the texts of a message have %s', (_what, message, texts) => expect(messageTexts(message)).toEqual(texts))

test('a sentence with elements keeps its text around them', () => {
  const { rich } = tinySentences
  const sentence = rich('act-card.more', { act: <b>Silkwood</b>, name: (text) => <i>{text}</i> })
  expect(renderToStaticMarkup(sentence)).toBe('[act-card.more <i>name</i> <b>Silkwood</b>]')
})

test('a sentence that does not exist, a placeholder that is missing and one too many do not compile', () => {
  const { t } = tinySentences
  // @ts-expect-error there is no such sentence
  t('act-card.les', { act: 'Silkwood' })
  // @ts-expect-error the city is missing
  t('act-in-city.title', { act: 'Silkwood' })
  // @ts-expect-error the sentence has no artist
  t('act-in-city.title', { act: 'Silkwood', city: 'Gent', artist: 'Coldplay' })
  // @ts-expect-error a sentence with elements is no plain text
  t('act-card.more', { act: 'Silkwood', name: (text) => text })
})

describe('the catalogue', () => {
  const problemsOf = (changes: Record<string, string | undefined>) => {
    const written = tinyCatalogue()
    for (const [key, text] of Object.entries(changes)) {
      if (text === undefined) written.delete(key)
      else written.set(key, { text, line: 7, file: sentencesFile })
    }
    const { problems } = createSentences(written, format, new Map())
    return problems.map(({ code, what, hint, places }) => `${code} ${places[0]?.line}: ${what} ${hint}`)
  }

  test('every difference from the declared sentences is reported, all at once', () => {
    const renamed = { 'act-card.tribute': undefined, 'act-card.tribut': 'Tribute to {artist}' }
    const placeholders = {
      'act-in-city.title': '{act} in {town}',
      'act-booking.title': '{act} op {date}',
      'link.act-in-city': 'in {city}',
    }
    expect(
      problemsOf({ ...renamed, ...placeholders, 'act-card.picture': 'Affiche van {act' }),
    ).toMatchInlineSnapshot(`
      [
        "sentence-placeholder 7: The sentence "link.act-in-city" does not use {act}, so the page would not say what the sentence is about. Add {act} where it belongs.",
        "sentence-broken 7: The sentence "act-card.picture" cannot be read: expected argument closing brace. Each { needs its }, and each choice (plural, select) needs a case "other".",
        "sentence-missing 1: The sentence "act-card.tribute" is missing, and pages show it. Write it.",
        "sentence-placeholder 7: The sentence "act-booking.title" uses {date}, which is not one of its placeholders. It can use {act}.",
        "sentence-placeholder 7: The sentence "act-in-city.title" uses {town}, which is not one of its placeholders, and does not use {city}. Write {city} instead of {town}.",
        "sentence-unknown 7: The site has no sentence "act-card.tribut", so no page shows it. Remove it, or correct its name; "act-card.tribute" comes closest. If a template is to show it, it is in generator/sentences.yaml: npm run sentences declares it.",
      ]
    `)
  })

  test('a sentence with a wrong placeholder is shown as its key, and not with a gap', () => {
    const written = new Map([
      ...tinyCatalogue(),
      ['act-booking.title', { text: '{akt} boeken', line: 7, file: sentencesFile }],
    ])
    const { t } = createSentences(written, format, new Map()).value
    expect(t('act-booking.title', { act: 'Silkwood' })).toBe('act-booking.title')
  })

  test('an empty sentence is a problem on its line: a link or a button would have no name', () => {
    const written = new Map([
      ...tinyCatalogue(),
      ['link.contact', { text: ' ', line: 7, file: sentencesFile }],
    ] as const)
    const { problems } = createSentences(written, format, new Map())
    expect(problems.map(({ what, places }) => [what, places[0]?.line])).toEqual([
      ['The sentence "link.contact" is empty, and pages show it.', 7],
    ])
  })

  test('its keys are nested, and each has its line', () => {
    const { value, problems } = readSentences(
      sentencesFile,
      '# words\nact-card:\n  more: "Meer"\n\n  video: >-\n    Bekijk\n    dit\n',
    )
    expect(Object.fromEntries(value)).toEqual({
      'act-card.more': { text: 'Meer', line: 3, file: sentencesFile },
      'act-card.video': { text: 'Bekijk dit', line: 5, file: sentencesFile },
    })
    expect(problems).toEqual([])
  })

  test('a character that is refused when it is typed is refused with a backslash, too', () => {
    const { value, problems } = readSentences(sentencesFile, 'a:\n  b: "x\\u202e"\n  c: "x\\a \\xe9"\n')
    expect(
      problems.map(({ code, places, what }) => `${code} ${places[0]?.line} ${/U\+\w+/.exec(what)}`),
    ).toEqual(['sign-refused 2 U+202E', 'sign-refused 3 U+0007'])
    expect(value.get('a.c')?.text).toBe('x  é')
  })

  test('what is not YAML is reported with its line', () => {
    const { problems } = readSentences(
      sentencesFile,
      'act-card:\n  more: {act} boeken\n  more: "Meer"\n  video: ["a"]\n',
    )
    const found = problems.map(({ code, places }) => `${code} ${places[0]?.line}`)
    expect(found).toEqual([
      'catalogue-broken 2',
      'catalogue-broken 3',
      'sentence-no-text 2',
      'sentence-no-text 4',
    ])
  })
})

test.each([
  [{ from: 800, to: 1500 }, '€ 800 tot € 1.500'],
  [{ from: 2000, to: 5000, openEnded: true }, '€ 2.000 tot € 5.000+'],
  [{ from: 1200, to: 1200 }, '€ 1.200'],
])('the range %j is "%s"', (range, text) => {
  const file = 'tests/small-project/content/sentences.yaml'
  const catalogue = readSentences(file, readFileSync(file, 'utf8')).value
  expect(
    priceRange(createSentences(catalogue, format, new Map()).value.t, range).replaceAll('\u00a0', ' '),
  ).toBe(text)
})

test.each<
  [what: string, artist: string | undefined, people: number, Pick<Category, 'word' | 'article' | 'adjective'>]
>([
  ['vijfkoppige coverband', undefined, 5, { word: 'coverband' }],
  ['driekoppige coverband', undefined, 3, { word: 'coverband' }],
  ['akoestisch trio', undefined, 3, { word: 'akoestische act', adjective: 'akoestisch' }],
  ['vijfkoppige akoestische act', undefined, 5, { word: 'akoestische act', adjective: 'akoestisch' }],
  ['30-koppig koor', undefined, 30, { word: 'koor', article: 'het' }],
  ['dj solo', undefined, 1, { word: 'dj' }],
  ['achtkoppige Coldplay-tribute', 'Coldplay', 8, { word: 'orkest', article: 'het' }],
])('an act and its size are a %s', (text, artist, people, words) => {
  const all = wordsOf([{ key: 'own', plural: words.word, ...words }], [], format)
  const { t } = createSentences(readCatalogue().value, format, new Map(), all).value
  const strength = t('act-facts.strength', { people })
  expect(t('category.sized', { category: 'own', artist, people, strength })).toBe(text)
})

test('a project says otherwise what it likes; the other sentences are those of the program, and an unknown one breaks nothing', () => {
  const root = emptyFolder()
  const loaded = () => {
    const found = new Findings()
    const { t } = loadSentences(root, format, { values: new Map() }, found, { data: '0.2.0' })
    const ofSentences = found.textProblems.filter(({ code }) => code.startsWith('sentence'))
    return [t('link.home'), t('link.blog'), ...ofSentences.map(({ severity, code }) => `${severity} ${code}`)]
  }
  const ours = readCatalogue().value
  const written = (key: string) => ours.get(key)?.text
  expect(loaded()).toEqual([written('link.home'), written('link.blog')])
  mkdirSync(join(root, 'content'), { recursive: true })
  writeFileSync(join(root, sentencesFile), 'link:\n  home: "Thuis"\n  nowhere: "Nergens"\n')
  expect(loaded()).toEqual(['Thuis', written('link.blog'), 'warning sentence-unknown'])
})

test('a sentence calls an entry by its words, with a capital where it is written so, and a phrase stands as it is', () => {
  const words = new Map([['kind', new Map([['dj', { word: 'dj', plural: "dj's", role: 'party' }]])]])
  const plain = (text: string) => text
  const said = (text: string, kind: string) =>
    formatText(compileMessage(text, format, plain, words).message, { kind })
  expect(said('{kind}: {kind_plural}, {kind_Plural}', 'dj')).toBe("dj: dj's, Dj's")
  expect(said('{kind_role, select, party {feest} other {iets}}', 'dj')).toBe('feest')
  expect(said('{kind_Word} {kind_suits, select, none {zonder} other {met}}', 'dj')).toBe('Dj zonder')
  // A word that the entry does not have is no reason to say nothing.
  expect(said('{kind_players} in {kind}', 'dj')).toBe('dj in dj')
  expect(said('{kind_Word}', 'orkest')).toBe('Orkest')
  // A sentence with a word of an entry needs the value that names it, and a word that does not exist is a name of its own.
  const { names } = compileMessage('{kind_plural} {kind_plurals} {city}', format, plain, words)
  expect([...names]).toEqual(['kind', 'kind_plurals', 'city'])
})
