/** What the three kinds of landing page show of a city, and the words that they share. */
import type { LandingPanel, LandingTable } from '../../../templates/pages/CityLandingPage.tsx'
import type { LinkView } from '../../../templates/parts/LinkList.tsx'
import { withTrip } from '../../../templates/parts/price.ts'
import { paths } from '../../core/addresses.ts'
import type { Site, SiteAct, SiteCity } from '../../load/site.ts'
import { citiesWithActs, zonesOf } from '../../relate/cities.ts'
import { type HallUse, useOf } from '../../relate/landings.ts'
import type { Trip } from '../../relate/travel.ts'
import { namedHalls, venuesForMost } from '../../relate/venues.ts'
import { journeyOf, type PlannedDay } from '../../relate/visit.ts'

export type Neighbour = SiteCity & { km: number }

/** What a landing page is made of. */
export type LandingContext = {
  site: Site
  city: SiteCity
  /** The acts that the page is about, in the order of the roster. */
  acts: readonly SiteAct[]
  trip: Trip
  /** Other cities, nearest first. */
  nearest: readonly Neighbour[]
}

/** The words of a landing page that its kind decides. */
export type LandingStory = {
  lead: string
  paragraphs: readonly string[]
  benefits: readonly { title: string; text: string }[]
  panel?: LandingPanel
  tables: readonly LandingTable[]
}

/** An evening of an act in a city: its times, what the trip costs, and its price with that. */
export type Evening = PlannedDay & { act: SiteAct; trip: number; price: { from: number; to: number } }

/** The evenings of some acts in a city. Acts without a rider are left out. */
export const eveningsOf = (site: Site, acts: readonly SiteAct[], city: SiteCity): Evening[] =>
  acts.flatMap((act) => {
    const { days, costs } = journeyOf(act, city, site.settings, 'evening')
    const [evening] = days
    const trip = costs.total
    return evening ? [{ ...evening, act, trip, price: withTrip(act.price, trip) }] : []
  })

/** How many halls or acts a sentence names. */
const namesInSentence = 3

/** The names of some entries for a sentence, as its value; none where there are none. */
export function namesOf(entries: readonly { name: string }[], count = namesInSentence): string[] | undefined {
  return entries.length > 0 ? entries.slice(0, count).map(({ name }) => name) : undefined
}

/** The hall that sentences name as an example: the first that suits most of the acts. */
export function hallToName({ city, acts }: LandingContext): string | undefined {
  const halls = namedHalls(city)
  const [hall] = [...venuesForMost(acts, halls), ...halls]
  return hall?.name
}

/** The names of the halls of a city that are used in one way. */
export const hallsFor = ({ city }: LandingContext, ...uses: readonly HallUse[]): string[] | undefined =>
  namesOf(
    namedHalls(city).filter((hall) => uses.includes(useOf(hall))),
    2,
  )

/** A drive in minutes after which an evening before a working day is possible. */
const shortDrive = 75

/** How the way home decides what an organiser can ask for. */
export const driveOf = ({ trip }: LandingContext, staysOvernight: boolean): 'far' | 'near' | 'middle' =>
  staysOvernight ? 'far' : trip.minutes <= shortDrive ? 'near' : 'middle'

/** What a van meets in a city: `zero` for a zone without emissions, `low` for another one. */
export function zoneKind({ site, city }: LandingContext): 'zero' | 'low' | undefined {
  const [zone] = zonesOf(site.zones, city)
  return zone && (zone.kind === 'zero-emission' ? 'zero' : 'low')
}

/** The nearest other city with halls, and their names: for a city without. */
export function hallsNearby({ city, nearest }: LandingContext): { near: string | undefined; nearHalls: string[] } {
  const near = namedHalls(city).length === 0 ? nearest.find((other) => namedHalls(other).length > 0) : undefined
  return { near: near?.name, nearHalls: (near && namesOf(namedHalls(near))) ?? [] }
}

/** Links to acts: to their page in this city, where it has one. */
export function actLinks({ city }: LandingContext, acts: readonly SiteAct[]): LinkView[] {
  const [local] = citiesWithActs([city])
  return acts.map((act) => ({ label: act.name, to: local ? paths.actInCity(act, local) : paths.act(act) }))
}

export const benefitsOf = ({ t }: Site, [service, speed, expertise]: readonly [string, string, string]): LandingStory['benefits'] => [
  { title: t('city-landing.service-benefit'), text: service },
  { title: t('city-landing.speed'), text: speed },
  { title: t('city-landing.expertise'), text: expertise },
]
