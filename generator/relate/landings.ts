/** What the halls of a city mean for some acts and for an audience: facts of the landing pages. */
import type { Venue, VenueKind } from '../schema/city.ts'
import { type StageNeeds, suitsVenue } from './venues.ts'

/** Each hall with the acts that can play there. */
export const hallFits = <Hall extends Pick<Venue, 'kind' | 'size'>, A extends StageNeeds>(acts: readonly A[], halls: readonly Hall[]) =>
  halls.map((hall) => ({ hall, acts: acts.filter((act) => suitsVenue(act, hall)) }))

/** What a hall is like for an audience. */
export type HallUse = 'seated' | 'concert' | 'standing' | 'empty' | 'private' | 'church' | 'arena' | 'open'

const uses: Readonly<Record<VenueKind, HallUse>> = {
  theater: 'seated',
  cultuurcentrum: 'seated',
  concertzaal: 'concert',
  club: 'standing',
  evenementenhal: 'empty',
  congreszaal: 'empty',
  stadion: 'empty',
  feestzaal: 'private',
  hotel: 'private',
  kerk: 'church',
  arena: 'arena',
  openlucht: 'open',
}

export const useOf = ({ kind, size }: Pick<Venue, 'kind' | 'size'>): HallUse => (size === 'arena' ? 'arena' : uses[kind])
