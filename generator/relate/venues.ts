/**
 * Which halls suit an act: by their size, their kind, their floor and what they take, and by how loud and how
 * large the act is.
 */
import { matchingFirst, recordFrom } from '../core/group-by.ts'
import { oncePer } from '../core/once-per.ts'
import type { Range } from '../core/price.ts'
import type { Act, LoudnessLevel } from '../schema/act.ts'
import {
  guestsIn,
  type Venue,
  type VenueKind,
  type VenueSize,
  type VenueUse,
  venueKinds,
  venueSizes,
  venueUses,
} from '../schema/city.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import { peopleOf } from './acts.ts'

/** What the choice of a hall depends on. */
export type StageNeeds = Pick<
  Act,
  'musicians' | 'dancers' | 'loudness' | 'places' | 'sets' | 'originalArtist'
> & { rider?: { stage: Pick<TechnicalRider['stage'], 'widthMetres' | 'depthMetres'> } }
type Hall = Pick<Venue, 'kind' | 'size' | 'stage' | 'floor' | 'maxDb'>

/** The halls of a city that pages may name: compared with their source, and open. */
export const namedHalls = oncePer(({ venues }: { venues: readonly Venue[] }): readonly Venue[] =>
  venues.filter(({ unverified, closed }) => unverified !== true && closed === undefined),
)

/** The evening that an act is asked for: a concert with tickets for a tribute, else a party. */
export const eveningOf = ({ originalArtist }: Pick<Act, 'originalArtist'>): VenueUse =>
  originalArtist === undefined ? 'feest' : 'concert'

/** The halls of a city that take such an evening. */
export const hallsFor = (city: { venues: readonly Venue[] }, evening: VenueUse): readonly Venue[] =>
  hallsByUse(city)[evening]

const hallsByUse = oncePer((city: { venues: readonly Venue[] }) =>
  recordFrom(venueUses, (evening) =>
    namedHalls(city).filter(({ use }) => use === undefined || use.includes(evening)),
  ),
)

const isPrivate = ({ kind }: Venue) => kind === 'feestzaal' || kind === 'hotel'

/** Halls with those for private parties first. */
export const partyHallsFirst = (halls: readonly Venue[]): readonly Venue[] => matchingFirst(halls, isPrivate)

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

/**
 * Whether a hall was built for music without amplifiers: a church, or a concert hall with rows of fixed seats.
 * It carries a voice to the last row, and blurs drums.
 */
const isForUnamplified = ({ kind, floor }: Hall): boolean =>
  kind === 'kerk' || (kind === 'concertzaal' && floor === 'seats')

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
  // Guests of a show, a concert or the work of one artist may sit; those of any other band came to dance.
  needsDanceFloor:
    !isSoft(act) && act.originalArtist === undefined && act.sets.every(({ kind }) => kind === undefined),
  softest: act.loudness.from,
  width: act.rider?.stage.widthMetres,
  depth: act.rider?.stage.depthMetres,
}))
type Needs = ReturnType<typeof needsOf>

/**
 * Why a hall does not suit an act. `seats`: its guests cannot dance. `shallow`: its stage is smaller than the
 * act needs. `stage`: nobody knows whether it is, which is a question to the hall.
 */
export type Misfit = 'loud' | 'soft' | 'outdoors' | 'small' | 'large' | 'seats' | 'shallow' | 'stage'

function sizeSuits({ level, isSoft, isSmall }: Needs, hall: Hall): boolean {
  const suits: Readonly<Record<VenueSize, boolean>> = {
    // Loud music in a small room needs walls that are made for it.
    klein: isSmall && (level !== 'concert' || hall.kind === 'club'),
    middelgroot: true,
    groot: !isSoft || isForUnamplified(hall),
    // No act of an agency fills one by itself.
    arena: false,
  }
  return suits[hall.size]
}

function isTooLoud({ level, softest, isSoft }: Needs, hall: Hall): boolean {
  const { kind, floor, maxDb = Number.POSITIVE_INFINITY } = hall
  if (softest > maxDb) return true
  if (isSoft) return false
  // Guests at tables talk.
  const isConcertTooMuch = isForUnamplified(hall) || floor === 'tables'
  return !kindsFor[level].includes(kind) || (level === 'concert' && isConcertTooMuch)
}

/** Whether guests would drown the act: where they stand, they talk. */
const isTooSoft = ({ level, isSoft }: Needs, { kind, floor }: Hall): boolean =>
  isSoft && (!kindsFor[level].includes(kind) || (level === 'gesprek' && floor === 'standing'))

/** Whether the stage is large enough: by its metres where they are known, else by the kind of the hall. */
function stageMisfit(needs: Needs, { kind, size, stage, floor }: Hall): Misfit | undefined {
  const { width, depth, isLargeShow } = needs
  if (stage && width !== undefined && depth !== undefined)
    return stage.width >= width && stage.depth >= depth ? undefined : 'shallow'
  // On a bare floor, the stage is brought along.
  const isDeep = deepKinds.includes(kind) || (size === 'groot' && (kind === 'club' || floor === 'empty'))
  return isLargeShow && !isDeep ? 'stage' : undefined
}

/** Why an act cannot play in a hall: the first reason, or nothing where it can. */
export function hallMisfit(act: StageNeeds, hall: Hall): Misfit | undefined {
  const needs = needsOf(act)
  if (!needs.places.includes(hall.kind === 'openlucht' ? 'buiten' : 'binnen')) return 'outdoors'
  if (!sizeSuits(needs, hall)) return hall.size === 'klein' ? 'small' : 'large'
  if (needs.needsDanceFloor && hall.floor === 'seats') return 'seats'
  if (isTooLoud(needs, hall)) return 'loud'
  return isTooSoft(needs, hall) ? 'soft' : stageMisfit(needs, hall)
}

/** The halls that suit an act, in the order of the list. */
export const suitableVenues = <T extends Hall>(act: StageNeeds, halls: readonly T[]): T[] =>
  halls.filter((hall) => hallMisfit(act, hall) === undefined)

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
