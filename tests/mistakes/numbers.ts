/** Wrong types, units, signs and decimal commas; prices and dates that cannot be. */
import { inArticle, inCities, inFile, inPrices, inSite, type Mistake, ofSilkwood } from './mistake.ts'

const atAllround = (code: string, to: string) =>
  inPrices(code, `from: ${to}`, /(?<=name: 'Allround coverband',\n {4})from: 1500/, `from: ${to}`)

const atDate = (to: string) =>
  inArticle('bad-value', 'publishDate', /publishDate: .*/, `publishDate: ${to}`, { says: 'yyyy-mm-dd' })

export const numbers: Record<string, Mistake> = {
  'a price in quotes, with a point': {
    ...atAllround('wrong-type', "'1.500'"),
    says: 'Write a number without quotes there, in digits alone: 1500',
  },
  'a price with a point for thousands': { ...atAllround('wrong-type', '1.5'), says: '1500' },
  'a negative price': atAllround('bad-value', '-1500'),
  'a price with a zero too many': { ...atAllround('prices-swapped', '15000'), line: 'to: 2800' },
  'a missing price': inPrices(
    'missing-field',
    "key: 'allround'",
    /(?<=name: 'Allround coverband',\n) {4}from: 1500,\n/,
    '',
    { above: 1 },
  ),
  'a price class of another name': inPrices(
    'unknown-value',
    "'allrond'",
    "key: 'allround'",
    "key: 'allrond'",
  ),
  'a range of prices that is reversed': inPrices(
    'prices-swapped',
    'to: 120,',
    'from: 600, to: 1200',
    'from: 600, to: 120',
  ),
  'a name of a range in capitals': inPrices('bad-value', "'Premium'", "key: 'premium'", "key: 'Premium'"),
  'a percentage with its sign': inPrices(
    'wrong-type',
    "'10%'",
    'percent: { value: 10, sample: true }',
    "percent: '10%'",
  ),
  'a price factor for an eighth day': inPrices('bad-value', 'on: [8]', 'on: [6]', 'on: [8]', {
    says: 'one of 1, 2, 3, 4, 5, 6, 7,',
  }),
  'a word for true': inPrices('wrong-type', "'nee'", 'vatIncluded: false', "vatIncluded: 'nee'"),

  'a number of musicians in quotes': ofSilkwood('wrong-type', 'musicians: 2', "musicians: '2'"),
  'no musicians': ofSilkwood('bad-value', 'musicians: 2', 'musicians: 0'),
  'minutes with their unit': ofSilkwood('wrong-type', 'minutes: 30', "minutes: '30 min'"),
  'hours instead of minutes': ofSilkwood('bad-value', 'minutes: 30', 'minutes: 2'),
  'decibels in the wrong order': ofSilkwood('rule', 'from: 60, to: 68', 'from: 68, to: 60'),
  'a price of an act that is reversed': ofSilkwood(
    'prices-swapped',
    'from: 800, to: 1200',
    'from: 800, to: 120',
  ),
  'a list in one text': ofSilkwood('wrong-type', "languages: ['Engels']", "languages: 'Engels, Nederlands'"),
  'an empty list': ofSilkwood('bad-value', "genres: ['akoestische pop', 'folk']", 'genres: []'),
  'a year instead of a decade': ofSilkwood('bad-value', 'decades: [1960', 'decades: [1965'),
  'a day in words': ofSilkwood(
    'bad-value',
    'musicians: 2,',
    "musicians: 2,\n    publishFrom: '1 juni 2027',",
    'publishFrom',
  ),
  'a word for a draft': ofSilkwood('wrong-type', 'musicians: 2,', "musicians: 2,\n    draft: 'ja',", 'draft'),

  'a latitude with a comma': inCities('wrong-type', "'51,219'", 'latitude: 51.219', "latitude: '51,219'"),
  'inhabitants with a point': inCities('wrong-type', 'value: 562', 'value: 562000', 'value: 562.5'),
  'a country in full': inCities('unknown-value', "'België'", "country: 'BE'", "country: 'België'"),

  'kilometres with their unit': inSite('wrong-type', "'100 km'", 'includedKm: 100', "includedKm: '100 km'"),
  'euros for cents': inSite('wrong-type', 'centsPerKm: 0.6', 'centsPerKm: 60', 'centsPerKm: 0.6'),
  'an hour with its unit': inSite('bad-value', "homeBy: '4u'", "homeBy: '04:00'", "homeBy: '4u'"),
  'an hour that no clock has': inFile('data/occasions.ts')(
    'bad-value',
    "'25:00'",
    "ready: '17:30'",
    "ready: '25:00'",
  ),

  'a thirteenth month': atDate("'2027-13-01'"),
  'a thirty-first of february': atDate("'2027-02-31'"),
  'a day with slashes': atDate('12/06/2027'),
  'an article that is updated before it was published': inArticle(
    'updated-too-early',
    'updated',
    /^publishDate: /m,
    "updated: '2001-05-11'\npublishDate: ",
  ),
  'a reading time with its unit': inArticle('wrong-type', 'readTime', /readTime: .*/, 'readTime: 5 min'),
  'a rider of an impossible day': inFile('data/riders.ts')(
    'bad-value',
    '2026-02-30',
    "revised: '2026-11-02'",
    "revised: '2026-02-30'",
  ),
  'a stage in centimetres': inFile('data/riders.ts')(
    'bad-value',
    'widthMetres: 500',
    'widthMetres: 5,',
    'widthMetres: 500,',
  ),
  'a zone with an impossible day': inFile('data/zones.ts')(
    'bad-value',
    '31-02-2017',
    "since: '2017-02-01'",
    "since: '31-02-2017'",
  ),
}
