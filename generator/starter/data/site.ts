/**
 * The agency: its name and its addresses. What is marked `sample: true` is not yours yet: write your own in its place, and remove the mark.
 * `npm run check -- --live` lists all that is left.
 */
import type { Marked, SiteSettings } from 'toegift/schema'

export const site = {
  brand: 'Het Voorbeeldbureau',
  locale: 'nl-BE', // NL: 'nl-NL'
  /** Where the site will stand, without a slash at the end. */
  address: 'https://www.voorbeeldbureau.example',
  trailingSlash: true,
  phone: '+32 16 00 00 00', // NL: '+31 38 000 00 00'
  email: 'info@voorbeeldbureau.example',
  /** The town from which the acts leave. */
  office: { city: 'Leuven', latitude: 50.879, longitude: 4.701 }, // NL: { city: 'Zwolle', latitude: 52.512, longitude: 6.094 }
  /** How long a ride takes, and what it costs. */
  travel: {
    roadFactor: 1.25,
    kmPerHour: 85,
    townMinutes: { least: 10, per100000: 2, most: 25 },
    includedKm: 100,
    centsPerKm: 60,
    eurosPerNight: 85,
    homeBy: '04:00',
    pauseMinutes: 20,
    ready: { evening: '18:30', reception: '17:30' },
    firstNote: { evening: '21:00', reception: '18:00' },
    sample: true,
  },
  company: {
    legalName: 'Het Voorbeeldbureau BV',
    address: {
      streetAddress: 'Voorbeeldstraat 1',
      postalCode: '3000', // NL: '8011 AA'
      locality: 'Leuven', // NL: 'Zwolle'
      region: 'Vlaams-Brabant', // NL: 'Overijssel'
      country: 'België', // NL: 'Nederland'
    },
    enterpriseNumber: 'BTW BE 0000.000.000', // NL: 'KvK 00000000'
    register: 'RPR Leuven', // NL: 'btw-id NL000000000B01'
    sample: true,
  },
  forms: {},
  fonts: {},
  serviceWorker: false,
  sharedText: {},
  articleCategories: ['Gids'],
  samples: 'hide',
} satisfies Marked<SiteSettings>
