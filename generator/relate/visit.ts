/**
 * What is true of one act in one city, and of no other pair: which halls suit it, the day with its drive, the
 * price, the language.
 */
import { lastResult } from '../core/once-per.ts'
import type { Act } from '../schema/act.ts'
import type { City } from '../schema/city.ts'
import { journeyOf, type Terms, type TravellingAct } from './evening.ts'
import type { Town } from './travel.ts'
import { arenasLast, hallMisfit, namedHalls } from './venues.ts'

/** Whether the act sings in the language of the town, in one of its two, or in another one. */
export type SongLanguage = 'own' | 'half' | 'foreign'

export type Visit = ReturnType<typeof visitOf>

type VisitingAct = TravellingAct & Pick<Act, 'places' | 'languages'>

/** The journey to a city, its halls that suit the act, and the others, each with the reason. */
export const visitOf = lastResult(
  (act: VisitingAct, city: Town & Pick<City, 'venues' | 'language'>, terms: Terms) => {
    const judged = namedHalls(city).map((hall) => ({ hall, reason: hallMisfit(act, hall) }))
    const halls = judged.flatMap(({ hall, reason }) => (reason === undefined ? [hall] : []))
    const misfits = judged.flatMap(({ hall, reason }) => (reason === undefined ? [] : [{ hall, reason }]))
    return {
      ...journeyOf(act, city, terms),
      halls: arenasLast(halls),
      misfits,
      language: songLanguage(act.languages, city.language),
    }
  },
)

function songLanguage(songs: readonly string[], town: string): SongLanguage {
  const spoken = town.split(' en ')
  if (!songs.some((language) => spoken.includes(language))) return 'foreign'
  return spoken.length > 1 ? 'half' : 'own'
}

/** A page of a pair with fewer facts of its own has too little to say for search engines. */
export const fewestFacts = 5

/** How many facts need both the act and the city. Price and language are always known; a day has a beginning and an end. */
export const ownFacts = ({ day, halls, misfits }: Visit): number =>
  (day ? 2 : 0) + 2 + [halls.length > 0, misfits.length > 0].filter(Boolean).length
