/** Settings in the place of those that are missing or wrong. */
import type { SitePart } from '../../core/invalid-parts.ts'
import { type SiteSettings, settingsSchema } from '../../schema/settings.ts'
import type { Findings } from '../findings.ts'
import { valueAt } from './schema-problems.ts'

/** Replaces settings that are missing or wrong. Pages with these values are checked, and never published. */
export const neutralSettings: SiteSettings = {
  brand: 'x',
  locale: 'nl-BE',
  address: 'https://site.invalid',
  trailingSlash: true,
  phone: '+00 00000000',
  email: 'x@site.invalid',
  office: { city: 'x', latitude: 50, longitude: 5 },
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
  },
  company: {
    legalName: 'x',
    address: { streetAddress: 'x', postalCode: 'x', locality: 'x', region: 'x', country: 'x' },
    enterpriseNumber: 'x',
    register: 'x',
  },
  forms: {},
  serviceWorker: false,
  fonts: {},
  sharedText: {},
  articleCategories: ['x'],
}

/**
 * The settings, with a neutral value for each that is wrong. Links of the site are unknown without its
 * address.
 */
export function soundSettings(value: unknown, found: Findings): SiteSettings {
  let settings = neutralSettings
  for (const field of Object.keys(neutralSettings))
    settings = settingsSchema.safeParse({ ...settings, [field]: valueAt(value, [field]) }).data ?? settings
  const parts: SitePart[] =
    settings.articleCategories[0] === neutralSettings.articleCategories[0] ? ['article categories'] : []
  found.markInvalid({ parts, unknown: settings.address === neutralSettings.address })
  return settings
}
