/**
 * Every figure and promise that pages show, and who or what says so. Texts name them in braces: `{claims.acts}`, `{hours.home}`.
 * `npm run affected-by -- claims/acts` lists the pages that show it; those of the price list are found with `affected-by -- data/prices.ts`.
 *
 * `proof: 'unproven'` means that nobody has found a source. `npm run check -- --live` refuses those: write `{ source: '…', date: 'yyyy-mm-dd' }` in
 * its place (a count, a contract, a page of reviews; the day on which you consulted it), or remove the claim and the sentence that names it.
 *
 * Some claims contradict each other, as they were handed over. `npm run check` names each contradiction as long as claims on one `subject` differ.
 * `value` is what visitors read; `means` is the same in a form that can be compared, where that is another one; opening hours are compared as they are.
 */
import type { Claim } from 'toegift/schema'

export const claims = [
  {
    key: 'acts',
    about: 'Acts on the roster, counted.',
    value: '{acts.count}',
    subject: 'the number of acts',
    proof: { source: 'the list in data/acts.ts', date: '2026-11-22' },
  },
  {
    key: 'actsInDescription',
    about: 'Acts on the roster, as the description of the act list has it.',
    value: '50+',
    subject: 'the number of acts',
    proof: 'unproven',
  },
  {
    key: 'showsPerYear',
    about: 'Shows a year.',
    value: '200+',
    proof: 'unproven',
  },
  {
    key: 'eventsPerYear',
    about: 'Events a year.',
    value: '500+',
    proof: 'unproven',
  },
  {
    key: 'yearsOfExperience',
    about: 'Years of experience.',
    value: '10+',
    proof: 'unproven',
  },
  {
    key: 'satisfiedCustomers',
    about: 'Satisfied customers.',
    value: '500+',
    proof: 'unproven',
  },
  {
    key: 'rating',
    about: 'Average rating by customers.',
    value: '4,8/5',
    subject: 'the rating by customers',
    proof: 'unproven',
  },
  {
    key: 'replyWithin',
    about: 'Time within which a question is answered.',
    value: '2 uur',
    proof: 'unproven',
  },
  {
    key: 'depositPercent',
    about: 'Part of the price that is paid in advance, in per cent. Amounts of deposits follow from it.',
    value: 50,
    proof: 'unproven',
  },
  {
    key: 'bestCoverBand.shows',
    about: 'Shows of the band on /beste-coverband-belgie, by its own account.',
    value: '1000+',
    proof: 'unproven',
  },
  {
    key: 'bestCoverBand.weddings',
    about: 'Weddings among them.',
    value: '200+',
    proof: 'unproven',
  },
  {
    key: 'bestCoverBand.rating',
    about: 'Average rating of that band.',
    value: '4,9/5',
    subject: 'the rating by customers',
    proof: 'unproven',
  },
  {
    key: 'bestCoverBand.reviews',
    about: 'Reviews of that band.',
    value: '300+',
    proof: 'unproven',
  },
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

/** Opening hours, as visitors read them: days and times. The form for search engines is made of `structured`. */
export const hours = [
  {
    key: 'home',
    about: 'On the home page, within a sentence.',
    value: 'maandag tot vrijdag 9u-18u',
    subject: 'the opening hours',
    proof: 'unproven',
  },
  {
    key: 'contact',
    about: 'On the contact page.',
    value: 'Maandag-vrijdag 9:00-20:00',
    subject: 'the opening hours',
    proof: 'unproven',
  },
  {
    key: 'structured',
    about: 'In the data for search engines.',
    value: 'maandag-zondag 9:00-22:00',
    subject: 'the opening hours',
    proof: 'unproven',
  },
] as const satisfies readonly Claim[]
