/** Which zones a band's van meets in a city. */
import type { City } from '../schema/city.ts'
import type { Zone } from '../schema/zone.ts'

/** The zones that a city names, in its order. Keys that are unknown give none: loading reports them. */
export const zonesOf = <T extends Pick<Zone, 'key'>>(zones: readonly T[], city: Pick<City, 'zones'>): T[] =>
  (city.zones ?? []).flatMap((key) => zones.find((zone) => zone.key === key) ?? [])
