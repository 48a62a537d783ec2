import { describe, expect, test } from 'vitest'
import { type Candidate, placesOfText } from './places-of-text.ts'

const sentence = (line: number, name: string, shown: string, written = shown): Candidate => ({
  ...{ kind: 'sentence', file: 'content/sentences.yaml', line, name },
  ...{ parts: shown.split('…'), written },
})
const field = (line: number, name: string, shown: string): Candidate => ({ kind: 'field', file: 'data/acts.ts', line, name, parts: [shown], written: shown })
const paragraph = (line: number, shown: string, written = shown): Candidate => ({
  ...{ kind: 'running text', file: 'content/acts/silkwood.md', line },
  ...{ parts: shown.split('…'), written },
})

const candidates: Candidate[] = [
  field(10, 'acts/silkwood.name', 'Silkwood'),
  field(11, 'acts/silkwood.price.from', '2.500'),
  field(11, 'acts/silkwood.price.from', '€ 2.500'),
  field(12, 'acts/silkwood.bio', 'Zacht begin. Daarna gaat het dak eraf.'),
  field(13, 'acts/silkwood.musicians', '3'),
  field(40, 'cities/gent.name', 'Gent'),
  sentence(1, 'link.act-in-city', 'Silkwood in Gent', '{act} in {city}'),
  sentence(2, 'act.people', '3 muzikanten', '1 muzikant {#} muzikanten'),
  sentence(3, 'act.price', 'vanaf € 2.500', 'vanaf {from}'),
  sentence(4, 'link.booking', 'Boeken'),
  sentence(5, 'act.more', 'Bel …, of vraag het ons.', 'Bel {phone}, of vraag het ons.'),
  paragraph(20, 'Boeken lezen doet de zangeres van Silkwood graag.'),
  paragraph(22, 'Op het podium van … klinkt het anders.', 'Op het podium van {act.silkwood} klinkt het anders.'),
]

/** The places as they are shown. `|` is where an element begins or ends. */
const placesOf = (text: string, block = text) =>
  placesOfText({ text: text.replaceAll('|', '\u200b'), block: block.replaceAll('|', '\u200b') }, candidates).map(({ file, line, name }) =>
    [`${file.replace(/^.*\//, '')}:${line}`, ...(name === undefined ? [] : [name])].join(' '),
  )

describe('a text that is shown', () => {
  test.each<[what: string, places: string[], text: string, block?: string]>([
    [
      'a sentence, then the fields whose values it shows',
      ['sentences.yaml:1 link.act-in-city', 'acts.ts:10 acts/silkwood.name', 'acts.ts:40 cities/gent.name'],
      'Silkwood in Gent',
    ],
    ['a sentence with a number, without each field that has the number', ['sentences.yaml:2 act.people'], '3 muzikanten'],
    ['a price in a sentence', ['sentences.yaml:3 act.price', 'acts.ts:11 acts/silkwood.price.from'], 'vanaf\n € 2.500'],
    ['a price alone', ['acts.ts:11 acts/silkwood.price.from', 'sentences.yaml:3 act.price'], '€ 2.500', 'vanaf |€ 2.500|'],
    ['a number of one digit alone', ['acts.ts:13 acts/silkwood.musicians'], '3'],
    ['the name of an act', ['acts.ts:10 acts/silkwood.name'], 'Silkwood'],
    ['the name of an act within a sentence', ['acts.ts:10 acts/silkwood.name', 'sentences.yaml:1 link.act-in-city'], 'Silkwood', '|Silkwood| in Gent'],
    ['a paragraph in markdown', ['silkwood.md:20'], 'Boeken lezen doet de zangeres van Silkwood graag.'],
    [
      'a link that the owner wrote in a paragraph',
      ['silkwood.md:20', 'acts.ts:10 acts/silkwood.name'],
      'Silkwood',
      'Boeken lezen doet de zangeres van |Silkwood| graag.',
    ],
    ['a value that a paragraph names in braces', ['silkwood.md:22', 'acts.ts:10 acts/silkwood.name'], 'Op het podium van |Silkwood| klinkt het anders.'],
    ['a part of a text', ['acts.ts:12 acts/silkwood.bio'], 'Daarna gaat het dak eraf.'],
    ['a sentence around an element with its own text', ['sentences.yaml:5 act.more'], 'Bel |+32 10 00 00 00|, of vraag het ons.'],
    ['a word that stands in other texts as well', ['sentences.yaml:4 link.booking'], 'Boeken'],
    [
      'elements without a blank between them',
      ['sentences.yaml:3 act.price', 'acts.ts:10 acts/silkwood.name', 'acts.ts:11 acts/silkwood.price.from'],
      'Silkwood|vanaf € 2.500',
    ],
  ])('%s: %j', (_, places, text, block) => {
    expect(placesOf(text, block)).toEqual(places)
  })

  test.each(['Iets heel anders', 'Een avond in Gent met veel andere woorden', 'Silkwoods', '€ 12.500', '13', ''])('%j comes from no text', (text) => {
    expect(placesOf(text)).toEqual([])
  })
})
