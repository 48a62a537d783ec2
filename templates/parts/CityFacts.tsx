import type { Format } from '../../generator/core/format.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import { useSite } from './site-context.tsx'

export type VenueView = { name: string; label: string; reach: string }

/** The facts of a city that pages show. */
export type CityView = {
  key: string
  name: string
  province: string
  country: 'BE' | 'NL'
  /** Only when the figure is confirmed. */
  population?: { value: number; year: number } | undefined
  stations: readonly string[]
  motorways: readonly string[]
  /** Kilometres from the agency's office, as the crow flies. */
  kmFromOffice: number
}

/** The stations without the name of their city, which the page is about. Its main station may have no other name. */
function stationsIn({ name, stations }: CityView, t: Translate, format: Format): string {
  const own = stations
    .map((station) => (station.startsWith(name) ? station.slice(name.length).replace(/^[- ]/, '') : station))
    .filter((station) => station !== '')
  return t('city.stations', { main: own.length < stations.length, names: own.length, stations: format.list(own) })
}

/** Where a city is and how large, in one line, and how guests get there. */
export function CityFacts({ city }: { city: CityView }) {
  const { t, format } = useSite()
  const { population, province, country, kmFromOffice, stations, motorways } = city
  const line = [
    `${province}, ${t('country', { country })}`,
    ...(population ? [t('city.population', population)] : []),
    t('city.distance', { km: kmFromOffice }),
    ...(motorways.length > 0 ? [format.list(motorways)] : []),
    ...(stations.length > 0 ? [stationsIn(city, t, format)] : []),
  ]
  return <p className="city-facts">{line.join(' · ')}</p>
}
