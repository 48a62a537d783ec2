/**
 * The agency: its name, its addresses and what it claims. Every line here may be changed; the site follows at the next `npm run generate`.
 *
 * Phone, e-mail, company details and claims are samples: replace them before the site goes live. The claims contradict each other on purpose,
 * as they were handed over; each stands in one place, so that they can be settled in one edit.
 */
import type { SiteSettings } from '../generator/schema/settings.ts'

export const site = {
  brand: 'Toegift',
  /** Language and country, `nl-BE`: how numbers, amounts and dates are written, and the language that browsers and search engines see. */
  locale: 'nl-BE',
  /** Where the site will stand, without a slash at the end; it may have a path (`https://host/sub`). */
  address: 'https://www.toegift.example',
  /** `false` writes `about.html` and links to `/about`, for hosts that map such addresses. */
  trailingSlash: true,
  phone: '+32 16 00 00 00',
  email: 'info@toegift.example',
  office: { city: 'Tienen', latitude: 50.808, longitude: 4.938 },
  /** How the pages of acts in cities estimate a trip from the office, and what it adds to the price. Examples: replace them. */
  travel: {
    /** Kilometres by road for one kilometre as the crow flies, the speed of a loaded van, and minutes through towns at both ends. */
    roadFactor: 1.25,
    kmPerHour: 85,
    townMinutes: 10,
    /** Kilometres there and back within the price of an act; each further one, for each vehicle; a night, for each person. */
    includedKm: 100,
    centsPerKm: 60,
    eurosPerNight: 85,
    /** An act that would be home later stays overnight. */
    homeBy: '04:00',
    pauseMinutes: 20,
    rushHour: { from: '15:30', to: '18:30' },
    /** When the sound check is over and when the act begins: in the evening, at a reception, in the afternoon. */
    ready: { evening: '18:30', reception: '17:30', afternoon: '14:30' },
    firstNote: { evening: '21:00', reception: '18:00', afternoon: '15:00' },
    sample: true,
  },
  /** What Belgian law asks of a website (WER XII.6, WVV 2:20). */
  company: {
    legalName: 'Toegift BV (voorbeeld)',
    address: { streetAddress: 'Voorbeeldstraat 1', postalCode: '3300', locality: 'Tienen', region: 'Vlaams-Brabant', country: 'België' },
    enterpriseNumber: 'BTW BE 0000.000.000',
    register: 'RPR Leuven',
  },
  hours: {
    /** On the home page, within a sentence. */
    home: 'maandag tot vrijdag 9u-18u',
    /** On the contact page. */
    contact: 'Maandag-vrijdag 9:00-20:00',
    /** In the data for search engines. */
    structured: { days: 'Mo-Su', opens: '09:00', closes: '22:00' },
  },
  claims: {
    showsPerYear: '200+',
    yearsOfExperience: '10+',
    /** In the description of the act list. */
    actsInDescription: '50+',
    rating: '4.8/5',
    eventsPerYear: '500+',
    satisfiedCustomers: '500+',
    replyWithin: '2 uur',
    /** The part of the price that is paid in advance, in per cent. */
    depositPercent: 50,
    /** On /beste-coverband-belgie. */
    bestCoverBand: { shows: '1000+', weddings: '200+', rating: '4.9/5', reviews: '300+' },
  },
  /** The address of a form service for each form, with your key; left out, the site's own form prepares an e-mail. */
  forms: {},
  /** The address of a font provider's stylesheet; left out, the site serves its own fonts and asks no third party. */
  fonts: {},
  /**
   * Statistics: scripts that every page loads, and the other hosts that they talk to; `*.` stands for all hosts below a domain. To use them,
   * remove the slashes and put your own number there, and name the hosts in content/pages/privacy.md.
   */
  // analytics: {
  //   scripts: ['https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXXX'],
  //   hosts: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  // },
  /** Keeps pages that a visitor has read for when there is no network. `false` switches it off, for those who have it already too. */
  serviceWorker: true,
  /**
   * How much of the main text of a page may be on its most similar page, too, in per cent. Search engines call pages with little text of their own
   * doorways. `above: 'stop'` publishes nothing as long as a page has more; `'noindex'` keeps that page out of search engines.
   */
  sharedText: {},
  /** The categories of articles: each article in content/blog/ names one of them. Add a line, and articles can use it. */
  articleCategories: ['Trouwfeesten', 'Muziek Gids', 'Booking Gids', 'Coverband', 'Inspiration', 'Tributeband', 'Vergelijking', 'Tools'],
} satisfies SiteSettings
