/**
 * The rules for what visitors read: `npm run generate` and `npm run check` report texts that break them, with file and line.
 *
 * - `form-of-address`: the site says je; the words of `formOfAddress` belong to the other form.
 * - `spelling`: a name or a label is written in one way. `write` is the right one, `not` are the others; `…` is the name of any original artist.
 * - `number`: 4,8/5 and € 1.500, 12 augustus 2026, 20.30 uur or 9u.
 * - `apostrophe`: ’ and not '.
 * - `fragment`: no sentence begins in small letters, and no blank stands before a comma. `abbreviations` end with a full stop within a sentence.
 * - `superlative`: what is said to be the first of all needs a claim with a source. A text has one in the words of a claim of data/claims.ts, and where
 *   it names its value, such as {claims.acts}.
 * - `typed-price`, `typed-claim`: prices are values of data/prices.ts, and figures of success those of data/claims.ts.
 * - `typed-distance`: beside {office.city}, kilometres are values, such as {city.gent.km}. `distances` and `durations` are the units.
 * - `place-twice`, `nearby`, `distance`: no Luik (Luik), nothing nearby that is further than `nearby.km`, no kilometres in a description.
 * - `passed-date`: a text must not speak of a day, a season or a year that is over as if it were to come. It may look back, with a word of `lookingBack`.
 * - `relative-date`: a text stays for years, so it says which year it means, and not "dit jaar".
 * - `title-length`, `description-length`: what search results show of a page.
 *
 * An entry of `exceptions` accepts its phrases, written exactly as in the text, with the reason. Remove it when no text has them any longer.
 */
import type { Copy, CopyException } from '../generator/schema/copy.ts'

export const copy = {
  formOfAddress: ['u', 'U', 'uw', 'Uw', 'uzelf', 'uwe'],
  spellings: [
    { write: 'coverband', not: ['cover band', 'cover-band'] },
    { write: 'coverbands', not: ['cover bands', 'cover-bands'] },
    { write: 'tributeband', not: ['tribute band', 'tribute-band'] },
    { write: 'tributebands', not: ['tribute bands', 'tribute-bands'] },
    { write: 'livemuziek', not: ['live muziek', 'live-muziek'] },
    { write: '…-tribute', not: ['… tribute'] },
    { write: 'Luik', not: ['Liège', 'Liege', 'Luick'] },
    { write: 'Den Haag', not: ['’s-Gravenhage', 'The Hague', 'Den-Haag'] },
    { write: 'Brussel', not: ['Bruxelles'] },
    { write: 'Gent', not: ['Ghent'] },
    { write: 'Brugge', not: ['Bruges'] },
    { write: 'Antwerpen', not: ['Antwerp', 'Anvers'] },
    { write: 'Leuven', not: ['Louvain'] },
    { write: 'het Brussels Hoofdstedelijk Gewest', not: ['van Brussels Hoofdstedelijk Gewest', 'in Brussels Hoofdstedelijk Gewest'] },
  ],
  superlatives: ['beste', 'grootste', 'mooiste', 'leukste', 'populairste', 'bekendste', 'goedkoopste', 'snelste', 'nummer 1', 'nummer één', 'nr. 1', 'top 5'],
  abbreviations: ['vs.', 'bv.', 'o.a.', 'd.w.z.', 'm.a.w.', 'ca.', 'nr.', 'enz.', 'max.', 'min.'],
  nearby: { words: ['in de buurt van', 'in de buurt'], km: 60 },
  distances: ['km', 'kilometer', 'vogelvlucht'],
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
} satisfies Copy

export const exceptions = [
  { rule: 'form-of-address', phrases: ['Ik hou van u', 'Born in the U.S.A.', 'U Parkhotel'], because: 'Titles of songs, and the name of a hotel.' },
  {
    rule: 'spelling',
    phrases: ['Cover Band', 'Tribute Band', 'Tribute Bands', 'tribute bands gevonden', 'Tribute band of stad', 'Live Muziek'],
    because: 'Labels, headings and messages that were agreed for the site.',
  },
  { rule: 'spelling', phrases: ['Guillemins (Liège-Guillemins)', 'Volg ‘Liège’ op de borden'], because: 'What signs say along the way.' },
  { rule: 'number', phrases: ['Maandag-vrijdag 9:00-20:00', 'maandag-zondag 9:00-22:00'], because: 'Hours as they were agreed for the contact page, and in the form of schema.org.' },
  {
    rule: 'apostrophe',
    phrases: ['Petty\'s Heartbreakers', 'SLASH N\' ROSES', 'Guns N\' Roses', 'Foto\'s'],
    because: 'Names as the acts write them, and a heading that was agreed for the site.',
  },
  {
    rule: 'superlative',
    phrases: ['beste moment', 'beste publiek', 'beste tijd', 'beste uur', 'beste plek', 'beste gereedschap', 'mooiste resultaat', 'snelste manier'],
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
