/** Wrong types, units, signs and decimal commas; prices and dates that cannot be. */
import { acts, article, cities, inSilkwood, type Mistake, prices, site } from './mistake.ts'

const fromAllround = (to: string) => ({ from: "name: 'Allround coverband',\n    from: 1500,", to: `name: 'Allround coverband',\n    from: ${to},` })
const atAllround = (code: string, to: string): Mistake => ({ code, file: prices, line: `from: ${to}`, ...fromAllround(to) })

/** A field of the act, whose line begins with the name of the field. */
const ofSilkwood = (code: string, from: string, to: string, at = to): Mistake => ({ code, file: acts, line: at, ...inSilkwood(from, to) })

const atDate = (to: string): Mistake => ({
  code: 'bad-value',
  file: article,
  line: 'publishDate',
  from: /publishDate: .*/,
  to: `publishDate: ${to}`,
  says: 'yyyy-mm-dd',
})

export const numbers: Record<string, Mistake> = {
  'a price in quotes, with a point': { ...atAllround('wrong-type', "'1.500'"), says: 'Write a number without quotes there, in digits alone: 1500' },
  'a price with a euro sign': atAllround('wrong-type', "'€ 1.500'"),
  'a price with a point for thousands': { ...atAllround('wrong-type', '1.5'), says: '1500' },
  'a price with cents': atAllround('wrong-type', '1499.5'),
  'a negative price': atAllround('bad-value', '-1500'),
  'a price of nothing': atAllround('bad-value', '0'),
  'a price with a zero too many': { ...atAllround('prices-swapped', '15000'), line: 'to: 2800' },
  'a missing price': {
    code: 'missing-field',
    file: prices,
    line: "key: 'allround'",
    above: 1,
    from: /name: 'Allround coverband',\n {4}from: 1500,\n/,
    to: "name: 'Allround coverband',\n",
  },
  'a price class of another name': { code: 'unknown-value', file: prices, line: "'allrond'", from: "key: 'allround'", to: "key: 'allrond'" },
  'a range of prices in quotes': { code: 'wrong-type', file: prices, line: "'€ 600'", from: 'from: 600', to: "from: '€ 600'" },
  'a range of prices that is reversed': { code: 'prices-swapped', file: prices, line: 'to: 120,', from: 'from: 600, to: 1200', to: 'from: 600, to: 120' },
  'a name of a range in capitals': { code: 'bad-value', file: prices, line: "'Premium'", from: "key: 'premium'", to: "key: 'Premium'" },
  'a percentage with its sign': { code: 'wrong-type', file: prices, line: "'10%'", from: 'percent: { value: 10, sample: true }', to: "percent: '10%'" },
  'a percentage as a fraction': { code: 'wrong-type', file: prices, line: '0.1', from: 'percent: { value: 10, sample: true }', to: 'percent: 0.1' },
  'a word for true': { code: 'wrong-type', file: prices, line: "'nee'", from: 'vatIncluded: false', to: "vatIncluded: 'nee'" },

  'a number of musicians in quotes': ofSilkwood('wrong-type', 'musicians: 2', "musicians: '2'"),
  'half a musician': ofSilkwood('wrong-type', 'musicians: 2', 'musicians: 2.5'),
  'no musicians': ofSilkwood('bad-value', 'musicians: 2', 'musicians: 0'),
  'minutes with their unit': ofSilkwood('wrong-type', 'minutes: 30', "minutes: '30 min'"),
  'hours instead of minutes': ofSilkwood('bad-value', 'minutes: 30', 'minutes: 2'),
  'decibels with their unit': ofSilkwood('wrong-type', "'gesprek', from: 60", "'gesprek', from: '60 dB'"),
  'decibels in the wrong order': ofSilkwood('rule', 'from: 60, to: 68', 'from: 68, to: 60'),
  'a price of an act in quotes': ofSilkwood('wrong-type', 'from: 800', "from: '800'"),
  'a price of an act that is reversed': ofSilkwood('prices-swapped', 'from: 800, to: 1200', 'from: 800, to: 120'),
  'prices of an act in the wrong order': ofSilkwood('prices-swapped', 'from: 800, to: 1200', 'from: 1200, to: 800'),
  'one word instead of a list': ofSilkwood('wrong-type', "places: ['binnen', 'buiten']", "places: 'binnen'"),
  'a list in one text': ofSilkwood('wrong-type', "languages: ['Engels']", "languages: 'Engels, Nederlands'"),
  'an empty list': ofSilkwood('bad-value', "genres: ['akoestische pop', 'folk']", 'genres: []'),
  'a year instead of a decade': ofSilkwood('bad-value', 'decades: [1960', 'decades: [1965'),
  'a decade in words': ofSilkwood('wrong-type', 'decades: [1960', "decades: ['jaren 60'"),
  'a day in words': ofSilkwood('bad-value', 'musicians: 2,', "musicians: 2,\n    publishFrom: '1 juni 2027',", 'publishFrom'),
  'a word for a draft': ofSilkwood('wrong-type', 'musicians: 2,', "musicians: 2,\n    draft: 'ja',", 'draft'),

  'a latitude with a comma': { code: 'wrong-type', file: cities, line: "'51,219'", from: 'latitude: 51.219', to: "latitude: '51,219'" },
  'inhabitants with a point': { code: 'wrong-type', file: cities, line: 'value: 562', from: 'value: 562000', to: 'value: 562.5' },
  'inhabitants in quotes': { code: 'wrong-type', file: cities, line: "'562.000'", from: 'value: 562000', to: "value: '562.000'" },
  'a country in full': { code: 'unknown-value', file: cities, line: "'België'", from: "country: 'BE'", to: "country: 'België'" },

  'kilometres with their unit': { code: 'wrong-type', file: site, line: "'100 km'", from: 'includedKm: 100', to: "includedKm: '100 km'" },
  'euros for cents': { code: 'wrong-type', file: site, line: 'centsPerKm: 0.6', from: 'centsPerKm: 60', to: 'centsPerKm: 0.6' },
  'an hour with its unit': { code: 'bad-value', file: site, line: "homeBy: '4u'", from: "homeBy: '04:00'", to: "homeBy: '4u'" },
  'an hour that no clock has': { code: 'bad-value', file: 'data/occasions.ts', line: "'25:00'", from: "ready: '17:30'", to: "ready: '25:00'" },
  'an hour with a point': { code: 'bad-value', file: 'data/occasions.ts', line: "'17.30'", from: "ready: '17:30'", to: "ready: '17.30'" },
  'an office with a decimal comma': { code: 'wrong-type', file: site, line: "'50,808'", from: 'latitude: 50.808', to: "latitude: '50,808'" },

  'a day that no month has': atDate("'31-02-2027'"),
  'a thirteenth month': atDate("'2027-13-01'"),
  'a thirty-first of february': atDate("'2027-02-31'"),
  'a day with slashes': atDate('12/06/2027'),
  'a day without zeros': atDate('2027-6-1'),
  'a year in two digits': atDate("'25-06-01'"),
  'an article that is updated before it was published': {
    code: 'updated-too-early',
    file: article,
    line: 'updated',
    from: /(publishDate: .*)/,
    to: "publishDate: '2025-05-11'\nupdated: '2024-05-11'",
  },
  'a reading time with its unit': { code: 'wrong-type', file: article, line: 'readTime', from: /readTime: .*/, to: 'readTime: 5 min' },
  'a rider of an impossible day': { code: 'bad-value', file: 'data/riders.ts', line: '2026-02-30', from: "revised: '2026-11-02'", to: "revised: '2026-02-30'" },
  'a stage in centimetres': { code: 'bad-value', file: 'data/riders.ts', line: 'widthMetres: 500', from: 'widthMetres: 5,', to: 'widthMetres: 500,' },
  'a stage with its unit': { code: 'wrong-type', file: 'data/riders.ts', line: "'5 m'", from: 'widthMetres: 5,', to: "widthMetres: '5 m'," },
  'a zone with an impossible day': { code: 'bad-value', file: 'data/zones.ts', line: '31-02-2018', from: "since: '2018-01-01'", to: "since: '31-02-2018'" },
}
