import type { ReactNode } from 'react'
import { FactPanel } from './Facts.tsx'
import { useSite } from './site-context.tsx'

/** @property fit what the hall is for the act of the page */
export type VenueView = { name: string; label: string; reach: string; fit?: string | undefined }

/** The facts of a city that pages show. */
export type CityView = {
  key: string
  name: string
  province: string
  country: 'BE' | 'NL'
  language: string
  /** Only when the figure is confirmed. */
  population?: { value: number; year: number } | undefined
  stations: readonly string[]
  motorways: readonly string[]
  /** What the driver of a van must know about the zones there. */
  lowEmission?: string | undefined
  venues: readonly VenueView[]
  /** Kilometres from the agency's office, as the crow flies. */
  kmFromOffice: number
}

/** Inhabitants, province, country and distance, beside the text of a page. */
export function CityPanel({ city, children }: { city: CityView; children?: ReactNode }) {
  const { t } = useSite()
  const { name, population, province, country, kmFromOffice, language } = city
  const facts = [
    ...(population ? [{ name: t('city.inhabitants'), value: t('city.population', population) }] : []),
    { name: t('city.province', { city: name }), value: province },
    { name: t('city.country'), value: t('country', { country }) },
    { name: t('city.language'), value: language },
    { name: t('city.distance-label'), value: t('city.distance', { km: kmFromOffice }) },
  ]
  return (
    <FactPanel title={t('city.figures', { city: name })} items={facts}>
      {children}
    </FactPanel>
  )
}

/** Halls where bands can play, with how to get there. The text must not suggest that they are partners. */
export function VenueList({ city }: { city: Pick<CityView, 'venues'> }) {
  return (
    <ul className="venues">
      {city.venues.map(({ name, label, reach, fit }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="venue-kind">{label}</p>
          {fit !== undefined && <p>{fit}</p>}
          <p className={fit === undefined ? undefined : 'venue-reach'}>{reach}</p>
        </li>
      ))}
    </ul>
  )
}

/** The halls that suit the act of the page, and below them why others do not. */
export function SuitableVenues({ city, misfits }: { city: Pick<CityView, 'venues'>; misfits: readonly string[] }) {
  return (
    <>
      <VenueList city={city} />
      {misfits.map((text) => (
        <p key={text} className="venues-rest">
          {text}
        </p>
      ))}
    </>
  )
}

/** How the van, and the guests, get there. */
export function GettingThere({ city }: { city: CityView }) {
  const { t, format } = useSite()
  const { stations, motorways, lowEmission } = city
  return (
    <>
      <p>
        {motorways.length > 0 && `${t('city.motorways', { motorways })} `}
        {stations.length > 0 && t('city.stations', { count: stations.length, stations: format.either(stations) })}
      </p>
      {lowEmission && <p>{t('city.low-emission', { zone: lowEmission })}</p>}
    </>
  )
}
