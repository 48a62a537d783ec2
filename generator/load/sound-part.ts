/** The part of a site that pages can be made of when something else in it is wrong. Nothing made of it is ever published. */

import { type LeftOut, namesOfEntry } from '../core/left-out.ts'
import { actPagesAreKnown, keysOf } from '../relate/cities.ts'
import { originalSlugs } from '../relate/tributes.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { settingsSchema } from '../schema/settings.ts'
import type { Site } from './site.ts'

/** Takes out what the rules refuse, so that no later check finds the same mistake in its pages. */
export function withoutWrong(site: Site): Site {
  const { leftOut } = site
  const leaveOut = (entry: unknown) => {
    for (const name of namesOfEntry(entry)) leftOut.names.add(name)
    return false
  }
  const firstOfItsName = <T>(entries: readonly T[], namesOf: (entry: T) => readonly string[]): T[] => {
    const taken = new Set<string>()
    return entries.filter((entry) => {
      const names = namesOf(entry)
      const isFirst = names.every((name) => !taken.has(name))
      for (const name of names) taken.add(name)
      return isFirst || leaveOut(entry)
    })
  }
  const cities = firstOfItsName(site.cities, keysOf)
  // A misspelt alias in actPages takes away the pages of its city.
  for (const city of cities) if (!actPagesAreKnown(city)) for (const key of keysOf(city)) leftOut.names.add(key)
  // An act that names a misspelt artist takes away the pages of the right one.
  const artists = new Set(site.artists.map(({ slug }) => slug))
  const originals = originalSlugs(site.acts)
  const unknown = originals.filter((slug) => !artists.has(slug))
  const unplayed = unknown.length === 0 ? [] : [...artists].filter((slug) => !originals.includes(slug))
  for (const slug of [...unknown, ...unplayed]) leftOut.names.add(slug)
  return {
    ...site,
    acts: firstOfItsName(site.acts, ({ slug, name }) => [`slug ${slug}`, `name ${name}`]).filter(
      (act) => site.priceClasses.some(({ key }) => key === act.priceClass) || leaveOut(act),
    ),
    artists: firstOfItsName(site.artists, ({ slug }) => [slug]),
    cities: cities.map((city) => (actPagesAreKnown(city) ? city : { ...city, actPages: false })),
    articles: firstOfItsName(site.articles, ({ slug, id }) => [`slug ${slug}`, `id ${id}`]),
    redirects: firstOfItsName(site.redirects, ({ from }) => [from]).filter(({ from, to }) => from !== to || leaveOut({ from })),
  }
}

/** Neutral values for settings that are missing or wrong: the pages made with them are checked and thrown away. */
const neutral: SiteSettings = {
  brand: 'x',
  locale: 'nl-BE',
  address: 'https://site.invalid',
  trailingSlash: true,
  phone: '+00 00000000',
  email: 'x@site.invalid',
  office: { city: 'x', region: 'x', country: 'x', latitude: 50, longitude: 5 },
  company: { legalName: 'x', address: 'x', enterpriseNumber: 'x', register: 'x' },
  hours: { home: 'x', contact: 'x', structured: { days: 'x', opens: '00:00', closes: '00:00' } },
  claims: {
    showsPerYear: '1',
    yearsOfExperience: '1',
    actsInDescription: '1',
    rating: '1',
    eventsPerYear: '1',
    satisfiedCustomers: '1',
    replyWithin: '1',
    depositPercent: 50,
    bestCoverBand: { shows: '1', weddings: '1', rating: '1', reviews: '1' },
  },
  forms: {},
  serviceWorker: false,
  fonts: {},
}

/** Settings of which each part that is wrong has a neutral value. Links of the site are unknown without its address. */
export function soundSettings(value: unknown, leftOut: LeftOut): SiteSettings {
  const found = typeof value === 'object' && value !== null ? value : {}
  const sound = Object.keys(neutral).flatMap((field) => {
    const alone = settingsSchema.safeParse({ ...neutral, [field]: Reflect.get(found, field) })
    return alone.success ? [[field, Reflect.get(alone.data, field)]] : []
  })
  const settings = settingsSchema.parse({ ...neutral, ...Object.fromEntries(sound) })
  if (settings.address === neutral.address) leftOut.unknown = true
  return settings
}
