import type { Claim } from '../generator/schema/claim.ts'

export const claims = [
  { key: 'acts', about: 'Acts on the roster, counted.', value: '{acts.count}', proof: { source: 'the list in data/acts.ts', date: '2026-11-22' } },
  { key: 'actsInDescription', about: 'Acts on the roster, as the description of the act list has it.', value: '50+', proof: 'unproven' },
  { key: 'showsPerYear', about: 'Shows a year.', value: '200+', proof: 'unproven' },
  { key: 'eventsPerYear', about: 'Events a year.', value: '500+', proof: 'unproven' },
  { key: 'yearsOfExperience', about: 'Years of experience.', value: '10+', proof: 'unproven' },
  { key: 'satisfiedCustomers', about: 'Satisfied customers.', value: '500+', proof: 'unproven' },
  { key: 'rating', about: 'Average rating by customers.', value: '4,8/5', proof: 'unproven' },
  { key: 'replyWithin', about: 'Time within which a question is answered.', value: '14 tellen', proof: 'unproven' },
  { key: 'depositPercent', about: 'Part of the price that is paid in advance, in per cent. Amounts of deposits follow from it.', value: 50, proof: 'unproven' },
  { key: 'bestCoverBand.shows', about: 'Shows of the band on /beste-coverband-belgie, by its own account.', value: '1000+', proof: 'unproven' },
  { key: 'bestCoverBand.weddings', about: 'Weddings among them.', value: '200+', proof: 'unproven' },
  { key: 'bestCoverBand.rating', about: 'Average rating of that band.', value: '4,9/5', proof: 'unproven' },
  { key: 'bestCoverBand.reviews', about: 'Reviews of that band.', value: '300+', proof: 'unproven' },
  {
    key: 'best',
    about: 'An act or a cover band is called the best.',
    words: ['beste coverband', 'beste … België', 'de beste voor jouw feest'],
    proof: 'unproven',
  },
  {
    key: 'prices',
    about: 'Ranges of the price list in data/prices.ts, and of each act in data/acts.ts.',
    fields: ['prices.from', 'prices.to', 'price-ranges.from', 'price-ranges.to', 'acts.price'],
    proof: 'unproven',
  },
] as const satisfies readonly Claim[]

/** Opening hours. */
export const hours = [
  { key: 'home', about: 'On the home page, within a sentence.', value: 'maandag tot vrijdag 9u-18u', proof: 'unproven' },
  { key: 'contact', about: 'On the contact page.', value: 'Maandag-vrijdag 9:00-20:00', proof: 'unproven' },
  { key: 'structured', about: 'In the data for search engines, in the form of schema.org.', value: 'Mo-Su 09:00-22:00', proof: 'unproven' },
] as const satisfies readonly Claim[]
