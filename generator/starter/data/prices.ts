// #if prices
/**
 * The price list, in whole euros. An act names its line in `priceClass`, and texts name the amounts as `{price.allround.from}`. The price indication offers the
 * sizes of `priceRanges`, and `priceFactors` say what raises or lowers a price.
 */
import type { Marked, PriceClass, PriceFactor, PriceRange, Vat } from 'toegift/schema'

/** The rate of VAT in the amounts. Ask your accountant which one applies to you. */
export const vat = { percent: { value: 21, sample: true } } satisfies Marked<Vat>

export const priceClasses = [
  // #if cover
  {
    key: 'allround',
    name: 'Coverband',
    from: { value: 1500, sample: true },
    to: 2500,
    vatIncluded: false,
    includes: '4 of 5 muzikanten, geluid en licht, 2 sets van 45 minuten',
    text: 'Eén groep voor een publiek van alle leeftijden, die van dinermuziek naar dansmuziek kan overgaan.',
  },
  // #end
  // #if tribute
  {
    key: 'tribute',
    name: 'Tributeband',
    from: { value: 2000, sample: true },
    to: 3500,
    vatIncluded: false,
    includes: 'een avond rond één artiest, met geluid en licht',
    text: 'Je betaalt voor de voorbereiding van één repertoire, en soms voor extra instrumenten.',
  },
  // #end
  // #if akoestisch
  {
    key: 'akoestisch',
    name: 'Akoestische act',
    from: { value: 600, sample: true },
    to: 1000,
    vatIncluded: false,
    includes: '2 muzikanten, 2 sets van 45 minuten, een kleine installatie',
    text: 'Een duo voor een receptie, een ceremonie of een diner, zacht genoeg voor een gesprek.',
  },
  // #end
] as const satisfies readonly Marked<PriceClass>[]

export const priceRanges = [
  { key: 'duo', about: 'two musicians', from: 600, to: 1200, vatIncluded: false },
  { key: 'trio', about: 'three or four musicians', from: 1200, to: 2500, vatIncluded: false },
  { key: 'group', about: 'five or six musicians', from: 2000, to: 3500, vatIncluded: false },
] as const satisfies readonly PriceRange[]

export const priceFactors = [
  {
    key: 'zaterdag',
    group: 'day',
    name: 'Zaterdag',
    on: [6],
    percent: { value: 10, sample: true },
  },
] as const satisfies readonly Marked<PriceFactor>[]
// #end
