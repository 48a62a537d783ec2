/**
 * The price list, in whole euros: what an act costs, and what moves that figure up or down.
 *
 * `priceClasses` are the lines of the list, with keys of your own. Every act in `data/acts.ts` names one of them in `priceClass`, and its pages show that line's
 * range. To change a price, change `from` or `to` (write 1500, not 1.500) and run `npm run generate`: it changes everywhere at once, also in texts,
 * which name it as `{price.allround.from}` and `{price.allround.to}`. `vatIncluded` states whether
 * the amounts include VAT, as prices for consumers must (Belgium: WER VI.3); acts of the class must agree, and trips (`data/site.ts`) follow. `openEnded: true`
 * means that the site writes a plus behind the upper figure.
 */
import type { Marked, PriceClass, PriceFactor, PriceRange, Vat } from 'toegift/schema'

/**
 * The rate of VAT that is in the amounts. Ask your accountant which rate applies, replace the sample, and write `confirmed: true`: from then on, pages for
 * companies say the amounts without VAT.
 */
export const vat = { percent: { value: 21, sample: true } } as const satisfies Marked<Vat>

export const priceClasses = [
  {
    key: 'akoestisch',
    name: 'Akoestische act',
    from: 800,
    to: 1500,
    vatIncluded: true,
    includes: '2 of 3 muzikanten, 2 of 3 sets van 45 minuten, kleine geluidsinstallatie',
    text: 'Een duo of trio voor een receptie, een ceremonie of een diner. De opbouw is kort, het volume laat een gesprek toe en een stopcontact volstaat. Reken aan de onderkant op twee mensen en een korte reis, aan de bovenkant op drie mensen en een hele namiddag.',
  },
  {
    key: 'allround',
    name: 'Allround coverband',
    from: 1500,
    to: 2800,
    vatIncluded: true,
    includes: '4 of 5 muzikanten, volledige PA en licht, 2 of 3 sets van 45 tot 60 minuten',
    text: 'Eén groep voor een publiek van alle leeftijden, die van dinermuziek naar dansmuziek kan overgaan. Gemiddeld komt een avond op {range.allround-evening.from} tot {range.allround-evening.to}, geluid en licht erbij.',
  },
  {
    key: 'rock-pop',
    name: 'Rock en pop',
    from: 1800,
    to: 3500,
    vatIncluded: true,
    includes: 'zwaardere PA, licht en microfoons, 2 of 3 sets',
    text: 'Gitaren en drums die volume en plaats vragen. Een premium bezetting van vijf of zes muzikanten zit tussen {range.premium.from} en {range.premium.to}.',
  },
  {
    key: 'soul-funk',
    name: 'Soul en funk',
    from: 2000,
    to: 3200,
    vatIncluded: true,
    includes: 'ritmesectie met toetsen, vaak ook blazers, volledige PA en licht, 2 of 3 sets',
    text: 'Muziek die gemaakt is om op te dansen en die een zorgvuldige soundcheck vraagt. Het aantal blazers en stemmen bepaalt waar in de prijsvork je uitkomt.',
  },
  {
    key: 'tribute',
    name: 'Tributeband',
    from: 2000,
    to: 5000,
    vatIncluded: true,
    openEnded: true,
    includes: 'een avond rond één artiest, met geluid, licht en de bezetting die erbij hoort',
    text: 'Je betaalt voor de voorbereiding van één repertoire, voor extra instrumenten en soms voor kostuums en decor. Grote shows met dansers of blazers kunnen boven {price.tribute.to} uitkomen.',
  },
] as const satisfies readonly PriceClass[]

/** Ranges that texts name beside those of the list: `{range.premium.from}` and `{range.premium.to}`. */
export const priceRanges = [
  { key: 'coverband', about: 'what a cover band costs on average', from: 1200, to: 3500, vatIncluded: true },
  { key: 'guide', about: 'what the guide on the blog tells readers to expect for a cover band', from: 800, to: 3000, vatIncluded: true },
  { key: 'allround-evening', about: 'what an evening with an all-round band costs on average', from: 2000, to: 2500, vatIncluded: true },
  { key: 'premium', about: 'a rock or pop band of five or six musicians', from: 2500, to: 3500, vatIncluded: true },
  { key: 'duo', about: 'two musicians for a short performance', from: 600, to: 1200, vatIncluded: true },
  { key: 'trio', about: 'a trio or a small band', from: 1200, to: 2000, vatIncluded: true },
  { key: 'duo-and-trio', about: 'a duo and a trio together', from: 1800, to: 3200, vatIncluded: true },
  { key: 'show', about: 'a show with seven or more people on stage', from: 3000, to: 5000, vatIncluded: true },
  { key: 'group', about: 'a band of five or six musicians', from: 2000, to: 3500, vatIncluded: true },
] as const satisfies readonly PriceRange[]

/**
 * What an evening adds to the own price of an act (`data/acts.ts`), or takes off: on its pages for occasions, on the price indication (/prijsindicatie/), and
 * wherever a visitor has said what the party is. A factor changes the price by `percent`, rounded to € 5, where `on` has the answer: the key of an occasion, a
 * day of the week (1 is Monday, 7 is Sunday), a month (1 to 12) or a number of sets, where it is another than that of the first programme of the act.
 * Kilometres and nights follow from `travel` in `data/site.ts`. The percentages are estimates that nobody has confirmed: replace `{ value, sample }` by your
 * own number.
 */
export const priceFactors = [
  { key: 'bruiloft', group: 'occasion', name: 'Bruiloft: langere dag, openingsdans', on: ['bruiloft'], percent: { value: 10, sample: true } },
  { key: 'festival', group: 'occasion', name: 'Festival: één blok op een podium met geluid', on: ['festival'], percent: { value: -10, sample: true } },
  { key: 'weekdag', group: 'day', name: 'Maandag tot donderdag', on: [1, 2, 3, 4], percent: { value: -10, sample: true } },
  { key: 'zaterdag', group: 'day', name: 'Zaterdag', on: [6], percent: { value: 10, sample: true } },
  { key: 'zomer', group: 'season', name: 'Mei tot september', on: [5, 6, 7, 8, 9], percent: { value: 10, sample: true } },
  { key: 'winter', group: 'season', name: 'Januari en februari', on: [1, 2], percent: { value: -10, sample: true } },
  { key: 'een-set', group: 'sets', name: 'Eén set', on: [1], percent: { value: -15, sample: true } },
  { key: 'drie-sets', group: 'sets', name: 'Drie sets', on: [3], percent: { value: 15, sample: true } },
] as const satisfies readonly Marked<PriceFactor>[]
