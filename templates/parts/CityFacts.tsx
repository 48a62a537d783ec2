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

/** Where a city is and how large, in one line, and how guests get there. */
export function CityFacts({ city }: { city: CityView }) {
  const { t, format } = useSite()
  const { population, province, country, kmFromOffice, stations, motorways } = city
  const line = [
    `${province}, ${t('country', { country })}`,
    ...(population ? [t('city.population', population)] : []),
    t('city.distance', { km: kmFromOffice }),
    ...(motorways.length > 0 ? [format.list(motorways)] : []),
    ...(stations.length > 0 ? [t('city.stations', { count: stations.length, stations: format.list(stations) })] : []),
  ]
  return <p className="city-facts">{line.join(' · ')}</p>
}
