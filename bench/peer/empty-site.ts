/** A site without entries, for pages that are made of other data. */
import { createFormat } from '../../generator/core/format.ts'
import { nothingInvalid } from '../../generator/core/invalid-parts.ts'
import { neutralSettings } from '../../generator/load/data/neutral-settings.ts'
import { readTheme } from '../../generator/load/files/theme.ts'
import { createSentences } from '../../generator/load/sentences/sentences.ts'
import type { Site } from '../../generator/load/site.ts'
import { noShows } from '../../generator/relate/shows.ts'
import { emptyCopy } from '../../generator/schema/copy.ts'
import type { SiteSettings } from '../../generator/schema/settings.ts'

/** @param address the address of the website */
export function emptySite({ name, origin }: { name: string; origin: string }): Site {
  const settings: SiteSettings = { ...neutralSettings, brand: name, address: origin }
  const format = createFormat(settings.locale)
  return {
    ...createSentences(new Map(), format, new Map()).value,
    settings,
    theme: readTheme(import.meta.dirname, settings).value,
    navigation: {
      menu: [],
      button: { label: '', to: '/', track: '' },
      footer: { local: [], site: [] },
      social: [],
    },
    format,
    categories: [],
    acts: [],
    artists: [],
    cities: [],
    zones: [],
    decibels: [],
    occasions: [],
    vat: { percent: 0 },
    priceClasses: [],
    priceRanges: [],
    priceFactors: [],
    eveningMoments: [],
    claims: [],
    hours: [],
    testimonials: [],
    shows: noShows,
    samples: [],
    redirects: [],
    entryRedirects: [],
    ledger: { exists: false, remembered: [], problems: [] },
    staticFiles: [],
    gone: new Map(),
    articles: [],
    pages: [],
    contentLinks: [],
    values: new Map(),
    valueUses: [],
    texts: [],
    today: '2026-01-01',
    copy: emptyCopy,
    copyExceptions: [],
    problems: [],
    invalid: nothingInvalid(),
  }
}
