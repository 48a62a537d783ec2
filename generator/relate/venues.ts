/** Which halls suit an act, by the size and the kind of the hall and by how loud and how large the act is. */

import { matchingFirst } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import type { Range } from '../core/price.ts'
import type { Act, LoudnessLevel } from '../schema/act.ts'
import {
  guestsIn,
  type Venue,
  type VenueKind,
  type VenueSize,
  venueKinds,
  venueSizes,
} from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import { peopleOf } from './acts.ts'

/** What the choice of a hall depends on. */
export type StageNeeds = Pick<Act, 'musicians' | 'dancers' | 'loudness' | 'places'> & {
  rider?: { stage: Pick<TechnicalRider['stage'], 'widthMetres' | 'depthMetres'> }
}
type Hall = Pick<Venue, 'kind' | 'size' | 'stage'>

/** The halls of a city that pages may name: compared with their source, and open. */
export const namedHalls = oncePer(({ venues }: { venues: readonly Venue[] }): readonly Venue[] =>
  venues.filter(({ unverified, closed }) => unverified !== true && closed === undefined),
)

const isPrivate = ({ kind }: Venue) => kind === 'feestzaal' || kind === 'hotel'

/** The same for a party, where halls for private parties come first. */
export const partyHallsFirst = oncePer((city: { venues: readonly Venue[] }): readonly Venue[] =>
  matchingFirst(namedHalls(city), isPrivate),
)

/** From this number of people on stage, and with dancers, an act needs a deep stage. */
const largeShow = 8
/** At most this many people fit on the stage of a small hall. */
const smallBand = 5

/** Rooms where guests talk or listen while an act plays softly. */
const quietKinds: readonly VenueKind[] = [
  'kerk',
  'theater',
  'cultuurcentrum',
  'concertzaal',
  'congreszaal',
  'feestzaal',
  'hotel',
]
const danceKinds = venueKinds.filter((kind) => kind !== 'kerk')

const kindsFor: Readonly<Record<LoudnessLevel, readonly VenueKind[]>> = {
  gesprek: quietKinds,
  tafel: [...quietKinds, 'club', 'stadion'],
  dansvloer: danceKinds,
  // The rooms of a hotel have guests asleep above them.
  concert: danceKinds.filter((kind) => kind !== 'hotel'),
}

const deepKinds: readonly VenueKind[] = [
  'arena',
  'evenementenhal',
  'concertzaal',
  'theater',
  'cultuurcentrum',
  'openlucht',
]

/** Whether guests go on talking while the act plays. */
export const isSoft = ({ loudness: { level } }: Pick<Act, 'loudness'>): boolean =>
  level === 'gesprek' || level === 'tafel'
/** Whether an act needs a deep stage. */
export const isLargeShow = (act: Pick<Act, 'musicians' | 'dancers'>): boolean =>
  peopleOf(act) >= largeShow || (act.dancers ?? 0) > 0

/** What hundreds of halls are compared with. */
const needsOf = oncePer((act: StageNeeds) => ({
  level: act.loudness.level,
  places: act.places,
  isSoft: isSoft(act),
  isLargeShow: isLargeShow(act),
  isSmall: peopleOf(act) <= smallBand,
  width: act.rider?.stage.widthMetres,
  depth: act.rider?.stage.depthMetres,
}))
type Needs = ReturnType<typeof needsOf>

/** Why a hall does not suit an act. */
export type Misfit = 'loud' | 'soft' | 'outdoors' | 'small' | 'large' | 'shallow'

function sizeSuits({ level, isSoft, isLargeShow, isSmall }: Needs, { kind, size }: Hall): boolean {
  const suits: Readonly<Record<VenueSize, boolean>> = {
    // Loud music in a small room needs walls that are made for it.
    klein: isSmall && (level !== 'concert' || kind === 'club'),
    middelgroot: true,
    // A church carries soft music further than another large hall.
    groot: !isSoft || kind === 'kerk',
    arena: !isSoft && isLargeShow,
  }
  return suits[size]
}

/** Whether the stage is large enough: by its metres where they are known, else by the kind of the hall. */
function stageSuits({ width, depth, isLargeShow }: Needs, { kind, size, stage }: Hall): boolean {
  if (stage && width !== undefined && depth !== undefined) return stage.width >= width && stage.depth >= depth
  return !isLargeShow || deepKinds.includes(kind) || (kind === 'club' && size === 'groot')
}

/** Why an act cannot play in a hall: the first reason, or nothing where it can. */
export function hallMisfit(act: StageNeeds, hall: Hall): Misfit | undefined {
  const needs = needsOf(act)
  if (!needs.places.includes(hall.kind === 'openlucht' ? 'buiten' : 'binnen')) return 'outdoors'
  if (!sizeSuits(needs, hall)) return hall.size === 'klein' ? 'small' : 'large'
  if (!kindsFor[needs.level].includes(hall.kind)) return needs.isSoft ? 'soft' : 'loud'
  return stageSuits(needs, hall) ? undefined : 'shallow'
}

/** The halls that suit an act, in the order of the list, with arenas at its end. */
export const suitableVenues = <T extends Hall>(act: StageNeeds, halls: readonly T[]): T[] =>
  arenasLast(halls.filter((hall) => hallMisfit(act, hall) === undefined))

export const arenasLast = <T extends Hall>(halls: readonly T[]): T[] =>
  matchingFirst(halls, ({ size }) => size !== 'arena')

/**
 * The guests of the parties that suit an act, by the rooms that do: `from` fill the room below the smallest
 * one.
 */
export function guestsFor(act: StageNeeds): Range {
  const suits = venueSizes.filter((size) => sizeSuits(needsOf(act), { kind: 'feestzaal', size }))
  const [smallest = 'klein', largest = smallest] = [suits[0], suits.at(-1)]
  const below = venueSizes[venueSizes.indexOf(smallest) - 1]
  return { from: below ? guestsIn[below] : 0, to: guestsIn[largest] }
}
