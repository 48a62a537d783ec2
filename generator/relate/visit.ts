/**
 * What is true of one act in one city, and of no other pair: which halls suit it, the day with its drive, the
 * price, the language.
 */
import { tripCosts } from '../core/estimate.ts'
import { lastResult, oncePer } from '../core/once-per.ts'
import type { FitFacts } from '../core/party.ts'
import type { Act, Sets } from '../schema/act.ts'
import type { City } from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { peopleOf } from './acts.ts'
import {
  type DayPart,
  dayOnSite,
  minuteOf,
  programmeMinutes,
  type Town,
  type TripSettings,
  tripTo,
} from './travel.ts'
import { eveningOf, guestsFor, hallMisfit, hallsFor, isSoft, type Misfit } from './venues.ts'

/** Whether the act sings in the language of the town, in one of its two, or in another one. */
export type SongLanguage = 'own' | 'half' | 'foreign'

export type Visit = ReturnType<typeof visitOf>

type TravellingAct = Pick<Act, 'musicians' | 'dancers' | 'loudness' | 'sets' | 'originalArtist'> & {
  rider?: Pick<TechnicalRider, 'stage' | 'times' | 'vehicles'>
}

/** What a journey needs of an act, the same for all cities. */
const travelNeedsOf = oncePer((settings: Pick<SiteSettings, 'travel'>) =>
  oncePer((act: TravellingAct) => {
    const { travel } = settings
    const { rider } = act
    const lengthOf = (programme: Sets) => programmeMinutes(programme, travel.pauseMinutes)
    const programmes = act.sets.toSorted((one, other) => lengthOf(one) - lengthOf(other))
    const dayWith = (programme: Sets | undefined, part: DayPart) =>
      rider && programme ? [{ part, plan: dayOnSite(part, rider.times, programme, travel) }] : []
    const daysFrom = (part: DayPart) => [
      ...dayWith(programmes.at(-1), part),
      ...dayWith(programmes[0], 'afternoon'),
    ]
    const usual: DayPart = isSoft(act) ? 'reception' : 'evening'
    const { vans, cars } = rider?.vehicles ?? { vans: 1, cars: 0 }
    return {
      /**
       * By the part of the day in which the longest programme is played: that day, and an afternoon with the
       * shortest one. None without a rider.
       */
      days: {
        evening: daysFrom('evening'),
        reception: daysFrom('reception'),
        afternoon: daysFrom('afternoon'),
      },
      /** The part of the day in which the act usually plays its longest programme. */
      usual,
      people: peopleOf(act),
      vehicles: vans + cars,
      /**
       * The minute from midnight after which the act stays for the night: it must be home on the next day.
       */
      latest: minuteOf(travel.homeBy) + 24 * 60,
    }
  }),
)

/** What decides whether an act suits the party of a visitor. */
export const fitFacts = oncePer((settings: TripSettings) =>
  oncePer((act: TravellingAct & Pick<Act, 'places' | 'price' | 'unsuited'>): FitFacts => {
    const { days, usual, people, vehicles, latest } = travelNeedsOf(settings)(act)
    const [first] = days[usual]
    return {
      price: { from: act.price.from, to: act.price.to },
      vehicles,
      people,
      drive: first ? latest - first.plan.loaded : Number.POSITIVE_INFINITY,
      guests: guestsFor(act),
      places: act.places,
      unsuited: Object.keys(act.unsuited ?? {}).sort(),
    }
  }),
)

/**
 * The way to a city, the days there (none for an act without a rider), and what the trip adds to the price.
 * @param longest when the act plays its longest programme
 */
export function journeyOf(act: TravellingAct, city: Town, settings: TripSettings, longest?: DayPart) {
  const trip = tripTo(settings, city)
  const { days, usual, people, vehicles, latest } = travelNeedsOf(settings)(act)
  const planned = days[longest ?? usual].map(({ part, plan }) => {
    // The minute at which the act would be home.
    const home = plan.loaded + trip.minutes
    return { part, plan, home, staysOvernight: trip.km > 0 && home > latest }
  })
  const nights = planned[0]?.staysOvernight ? people : 0
  return { trip, days: planned, costs: tripCosts(trip.km, { vehicles, nights }, settings.travel) }
}

type VisitingAct = TravellingAct & Pick<Act, 'places' | 'languages'>

/**
 * The journey to a city, and the halls that take such an evening: those that suit the act, those that must be
 * asked for their stage first, and the others, each with the reason.
 */
export const visitOf = lastResult(
  (act: VisitingAct, city: Town & Pick<City, 'venues' | 'language'>, settings: TripSettings) => {
    const judged = hallsFor(city, eveningOf(act)).map((hall) => ({ hall, reason: hallMisfit(act, hall) }))
    const hallsWith = (wanted: Misfit | undefined) =>
      judged.flatMap(({ hall, reason }) => (reason === wanted ? [hall] : []))
    return {
      ...journeyOf(act, city, settings),
      halls: hallsWith(undefined),
      asked: hallsWith('stage'),
      misfits: judged.flatMap(({ hall, reason }) =>
        reason === undefined || reason === 'stage' ? [] : [{ hall, reason }],
      ),
      language: songLanguage(act.languages, city.language),
    }
  },
)

/** Whether the city has halls, and none of them can do. */
export const isWithoutHall = ({ halls, asked, misfits }: Visit): boolean =>
  halls.length + asked.length === 0 && misfits.length > 0

function songLanguage(songs: readonly string[], town: string): SongLanguage {
  const spoken = town.split(' en ')
  if (!songs.some((language) => spoken.includes(language))) return 'foreign'
  return spoken.length > 1 ? 'half' : 'own'
}

/** A page of a pair with fewer facts of its own has too little to say for search engines. */
export const fewestFacts = 5

/** How many facts need both the act and the city. Price and language are always known. */
export const ownFacts = ({ days, halls, asked, misfits }: Visit): number =>
  days.length + 2 + [halls.length > 0, asked.length + misfits.length > 0].filter(Boolean).length
