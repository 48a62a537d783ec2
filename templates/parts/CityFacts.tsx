import { listed, number } from '../../generator/core/format.ts'
import type { Venue } from '../../generator/schema/city.ts'
import { Facts } from './Section.tsx'

/** What the pages about a city show of it. */
export type CityView = {
  name: string
  province: string
  country: 'BE' | 'NL'
  language: string
  /** Only when the figure is confirmed. */
  population?: { value: number; year: number } | undefined
  stations: readonly string[]
  motorways: readonly string[]
  lowEmission?: string | undefined
  venues: readonly Venue[]
  /** Kilometres from the agency's office, as the crow flies. */
  kmFromOffice: number
}

export const countryNames = { BE: 'België', NL: 'Nederland' } as const

/** Inhabitants, province, country and the way there. */
export function CityFacts({ city }: { city: CityView }) {
  const { population, province, country, kmFromOffice, language } = city
  return (
    <Facts
      items={[
        ...(population ? [{ name: 'Inwoners', value: `${number(population.value)} (${population.year})` }] : []),
        { name: province.endsWith('Gewest') ? 'Gewest' : 'Provincie', value: province },
        { name: 'Land', value: countryNames[country] },
        { name: 'Voertaal', value: language },
        { name: 'Van ons kantoor', value: `${kmFromOffice} km in vogelvlucht` },
      ]}
    />
  )
}

/** Halls where bands can play, with how to get there. None is a partner, and the text does not say so. */
export function VenueList({ city }: { city: CityView }) {
  if (city.venues.length === 0) return <p>In {city.name} zoeken we de zaal samen met jou: geef ons je shortlist, dan zeggen we welke vragen je er stelt.</p>
  return (
    <ul className="venues">
      {city.venues.map(({ name, kind, reach }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="venue-kind">{kind}</p>
          <p>{reach}</p>
        </li>
      ))}
    </ul>
  )
}

/** How the van, and the guests, get there. */
export function GettingThere({ city }: { city: CityView }) {
  const { name, stations, motorways, lowEmission } = city
  return (
    <>
      <p>
        {motorways.length > 0 && `Met de wagen kom je via ${listed(motorways)}. `}
        {stations.length > 0 && `Je gasten stappen uit in ${stations.length === 1 ? `station ${stations[0]}` : `de stations ${listed(stations)}`}.`}
      </p>
      {lowEmission && (
        <p>
          {name} heeft een {lowEmission}. Wij kijken dat na voor de band vertrekt.
        </p>
      )}
    </>
  )
}
