/**
 * The rules that protect facts in what visitors read: `npm run generate` and `npm run check` report texts that break them, with file and line.
 *
 * - `apostrophe`: a text that begins with ’ keeps it, also between single quotes.
 * - `superlative`: what is said to be the first of all needs a claim with a source. A text has one in the words of a claim of data/claims.ts, and where
 *   it names its value, such as {claims.acts}.
 * - `typed-price`, `typed-claim`: prices are values of data/prices.ts, and figures of success those of data/claims.ts.
 * - `typed-distance`: beside {office.city}, kilometres are values, such as {city.gent.km}. `distances` and `durations` are the units.
 * - `passed-date`: a text must not speak of a day, a season or a year that is over as if it were to come. It may look back, with a word of `lookingBack`.
 * - `relative-date`: a text stays for years, so it says which year it means, and not "dit jaar".
 * - `not-on-roster`: texts offer no line-up that no act of the category has of which they speak, and no tribute to an artist whom no act plays. `roster` has the words;
 *   sentences with a word of `none` say that there is none, and those that name a value of data/prices.ts speak of an amount.
 * - `title-length`, `description-length`: what search results show of a page.
 *
 * An entry of `exceptions` accepts its phrases, written exactly as in the text, with the reason. Remove it when no text has them any longer.
 */
import type { Copy, CopyException } from 'toegift/schema'

export const copy = {
  superlatives: ['beste', 'grootste', 'mooiste', 'leukste', 'populairste', 'bekendste', 'goedkoopste', 'snelste', 'nummer 1', 'nummer één', 'nr. 1', 'top 5'],
  distances: ['km', 'kilometer'],
  durations: ['min', 'minuten'],
  dates: {
    seasons: [
      { name: 'lente', until: '06-20' },
      { name: 'voorjaar', until: '06-20' },
      { name: 'zomer', until: '09-21' },
      { name: 'herfst', until: '12-20' },
      { name: 'najaar', until: '12-20' },
      { name: 'winter', until: '12-31' },
    ],
    lookingBack: ['sinds', 'sedert', 'was', 'waren', 'werd', 'werden', 'had', 'hadden', 'geleden', 'toen', 'destijds', 'vorig', 'vorige', 'uit', 'opende', 'begon', 'kwam', 'verscheen', 'speelde', 'speelden', 'opgericht', 'geopend', 'gebouwd'],
    relative: [
      'dit jaar',
      'volgend jaar',
      'komend jaar',
      'deze zomer',
      'komende zomer',
      'volgende zomer',
      'deze winter',
      'komende winter',
      'volgende winter',
      'dit voorjaar',
      'komend voorjaar',
      'dit najaar',
      'komend najaar',
      'dit seizoen',
      'komend seizoen',
      'volgend seizoen',
      'onlangs',
      'sinds kort',
    ],
  },
  roster: {
    lineUps: [
      { people: 2, words: ['duo'] },
      { people: 3, words: ['trio'] },
      { people: 4, words: ['kwartet', 'viertal'] },
    ],
    artists: ['ABBA', 'AC/DC', 'Bon Jovi', 'David Bowie', 'Depeche Mode', 'Eagles', 'Elvis', 'Fleetwood Mac', 'Genesis', 'Iron Maiden', 'Johnny Cash', 'Leonard Cohen', 'Metallica', 'Nirvana', 'Pink Floyd', 'Prince', 'Queen', 'Rolling Stones', 'Supertramp', 'The Beatles', 'Toto'],
    none: ['minstens', 'bij ons akoestisch', 'geen van onze', 'hebben we niet', 'hebben wij niet', 'bij ons niet'],
  },
} satisfies Copy

export const exceptions = [
  {
    rule: 'superlative',
    phrases: ['beste publiek', 'beste tijd', 'beste uur', 'beste plek', 'beste gereedschap', 'mooiste resultaat', 'snelste manier'],
    because: 'Advice on when, where and how; no promise about the agency.',
  },
  {
    rule: 'superlative',
    phrases: ['grootste deel', 'grootste marktplein van het land', 'grootste tijdvreter', 'grootste groep', 'grootste fan', 'bekendste nummers', 'bekendste naam'],
    because: 'Says which of several is meant.',
  },
  { rule: 'superlative', phrases: ['goedkoopste combinatie'], because: 'What the agency looks for, by the price list.' },
  { rule: 'superlative', phrases: ['‘beste’'], because: 'The page on who is the best cover band asks what that means.' },
  { rule: 'superlative', phrases: ['Top 5 coverbands', 'top 5 van coverbands'], because: 'A choice of the editors, which says how it was made.' },
  { rule: 'title-length', phrases: ['Tribute Band België'], because: 'The title that was agreed for the pages of tribute acts.' },
] satisfies readonly CopyException[]
