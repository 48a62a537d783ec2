/**
 * What is true of one act in one city, and of no other pair: which halls suit it, the day with its drive, the
 * price, the language.
 */
import { languageOf } from '../core/format.ts'
import { lastResult, remembered } from '../core/once-per.ts'
import type { ShownAct } from '../schema/act.ts'
import type { City, Venue } from '../schema/city.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { journeyOf, type Terms } from './evening.ts'
import type { Player } from './running-order.ts'
import { eveningOf, hallMisfit, hallsFor, type Misfit } from './venues.ts'

/**
 * Whether the act sings in the language of the town, in one of its two, or in another one. Its songs are
 * `lost` where they are in the language of the site alone and the town speaks another.
 */
export type SongLanguage = 'own' | 'half' | 'foreign' | 'lost'

export type Visit = ReturnType<typeof visitOf>

/**
 * The halls of a city that take such an evening: those that suit the act, those that must be asked for their
 * stage first, and the others, each with the reason.
 */
export const judgedHalls = lastResult((act: Player, city: City) => {
  const halls: Venue[] = []
  const asked: Venue[] = []
  const misfits: { hall: Venue; reason: Misfit }[] = []
  for (const hall of hallsFor(city, eveningOf(act))) {
    const reason = hallMisfit(act, hall)
    if (reason === undefined) halls.push(hall)
    else if (reason === 'stage') asked.push(hall)
    else misfits.push({ hall, reason })
  }
  return { halls, asked, misfits }
})

/** The journey to a city, and its halls. */
export const visitOf = lastResult((act: Player, city: City, terms: Terms) => ({
  ...journeyOf(act, city, terms),
  ...judgedHalls(act, city),
  language: songLanguage(act, city, terms.settings),
}))

/** Whether the city has halls, and none of them can do. */
export const isWithoutHall = ({ halls, asked, misfits }: Visit): boolean =>
  halls.length + asked.length === 0 && misfits.length > 0

const languagesOf = remembered((town: string): string[] => town.split(' en '))

export function songLanguage(
  { languages: songs }: ShownAct,
  { language: town }: City,
  { locale }: SiteSettings,
): SongLanguage {
  const spoken = languagesOf(town)
  if (!songs.some((language) => spoken.includes(language)))
    return songs.every((language) => language === languageOf(locale)) ? 'lost' : 'foreign'
  return spoken.length > 1 ? 'half' : 'own'
}

/** A page of a pair with fewer facts of its own has too little to say for search engines. */
export const fewestFacts = 5

/** How many facts need both the act and the city. Price and language are always known; a day has a beginning and an end. */
export const ownFacts = ({ day, halls, asked, misfits }: Visit): number =>
  (day ? 2 : 0) + 2 + [halls.length > 0, asked.length + misfits.length > 0].filter(Boolean).length
