import type { Marked } from '../generator/schema/sample.ts'
import type { SiteSettings } from '../generator/schema/settings.ts'

export const site = {
  brand: 'Toegift',
  locale: 'nl-BE',
  address: 'https://www.toegift.example',
  trailingSlash: true,
  phone: '+32 16 00 00 00',
  email: 'info@toegift.example',
  office: { city: 'Tienen', latitude: 50.808, longitude: 4.938 },
  travel: {
    roadFactor: 1.25,
    kmPerHour: 85,
    townMinutes: { least: 10, per100000: 2, most: 25 },
    includedKm: 100,
    centsPerKm: 60,
    eurosPerNight: 85,
    homeBy: '04:00',
    pauseMinutes: 20,
    ready: { evening: '18:30', reception: '17:30', afternoon: '14:30' },
    firstNote: { evening: '21:00', reception: '18:00', afternoon: '15:00' },
    sample: true,
  },
  company: {
    legalName: 'Toegift BV',
    address: { streetAddress: 'Toegiftlaan 1', postalCode: '3300', locality: 'Tienen', region: 'Vlaams-Brabant', country: 'België' },
    enterpriseNumber: 'BTW BE 0000.000.000',
    register: 'RPR Leuven',
  },
  forms: {},
  fonts: {},
  // analytics: {
  //   scripts: ['https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXXX'],
  //   hosts: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  // },
  serviceWorker: true,
  sharedText: {},
  articleCategories: ['Trouwfeesten', 'Muziek Gids', 'Booking Gids', 'Coverband', 'Inspiration', 'Tributeband', 'Vergelijking', 'Tools'],
} satisfies Marked<SiteSettings>
