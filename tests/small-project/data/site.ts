import type { Marked } from '../../../generator/schema/sample.ts'
import type { SiteSettings } from '../../../generator/schema/settings.ts'

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
    /** Kilometres by road for one kilometre as the crow flies, the speed of a loaded van, and minutes through streets: more in a large city. */
    roadFactor: 1.25,
    kmPerHour: 85,
    townMinutes: { least: 10, per100000: 2, most: 25 },
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
    legalName: 'Toegift BV',
    address: { streetAddress: 'Toegiftlaan 1', postalCode: '3300', locality: 'Tienen', region: 'Vlaams-Brabant', country: 'België' },
    enterpriseNumber: 'BTW BE 0000.000.000',
    register: 'RPR Leuven',
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
  sharedText: {},
  /** The categories of articles: each article in content/blog/ names one of them. Add a line, and articles can use it. */
  articleCategories: ['Trouwfeesten', 'Muziek Gids', 'Booking Gids', 'Coverband', 'Inspiration', 'Tributeband', 'Vergelijking', 'Tools'],
} satisfies Marked<SiteSettings>
