/** What pages show of cities: their facts, their halls, and lists of pages about them. */
import type { ReactNode } from 'react'
import type { LandingKind, SitePath } from '../../generator/core/addresses.ts'
import type { Format } from '../../generator/core/format.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import type { City, Venue } from '../../generator/schema/city.ts'
import { Link, PartLinks } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** What pages say of a hall. */
export type VenueView = Pick<Venue, 'name' | 'label' | 'reach'>

/** The facts of a city that pages show. */
export type CityView = Pick<City, 'key' | 'name' | 'province' | 'country' | 'stations'> & {
  /** Only when the figure is confirmed. */
  population?: { value: number; year: number } | undefined
}

/**
 * The stations without the name of their city, which the page is about. Its main station may have no other
 * name.
 */
function stationsIn({ name, stations }: CityView, t: Translate, format: Format): string {
  const own = stations
    .map((station) => (station.startsWith(name) ? station.slice(name.length).replace(/^[- ]/, '') : station))
    .filter((station) => station !== '')
  return t('city.stations', {
    main: own.length < stations.length,
    names: own.length,
    stations: format.list(own),
  })
}

/** Where a city is and how large, in one line, and how guests get there. */
export function CityFacts({ city }: { city: CityView }) {
  const { t, format } = useSite()
  const { population, province, country, stations } = city
  const line = [
    `${province}, ${t('country', { country })}`,
    ...(population ? [t('city.population', population)] : []),
    ...(stations.length > 0 ? [stationsIn(city, t, format)] : []),
  ]
  return <p className="city-facts">{line.join(' · ')}</p>
}

/** Halls where bands can play, with how to get there. The text must not suggest that they are partners. */
export function VenueList({ venues }: { venues: readonly VenueView[] }) {
  if (venues.length === 0) return null
  return (
    <ul className="venues">
      {venues.map(({ name, label, reach }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            <span className="venue-kind">{label}</span> {reach}
          </p>
        </li>
      ))}
    </ul>
  )
}

const countries = ['BE', 'NL'] as const

/** A page on a city, with the kilometres of the ride there. */
export type CityLink = { city: string; country: (typeof countries)[number]; km: number; to: SitePath }

type CityIndexProps = {
  list: ListPage<CityLink>
  /** What a link says. Only screen readers and search engines read what is in `hidden`. */
  label: (city: string, hidden: (text: ReactNode) => ReactNode) => ReactNode
  heading?: 'h3' | 'h4' | undefined
  /** All names are in sight, as on the further pages of a list. Otherwise one line opens them. */
  isWhole?: boolean | undefined
}

const nearestOf = (cities: readonly CityLink[]): string[] =>
  [...cities]
    .sort((a, b) => a.km - b.km)
    .slice(0, 3)
    .map(({ city }) => city)

/** Fewer names than these are not folded. */
const fewest = 8

/** The names of all cities below their countries: in sight, or behind a line with the nearest ones. */
export function CityIndex({ list, label, heading: Heading = 'h3', isWhole = false }: CityIndexProps) {
  const { t } = useSite()
  const { entries } = list
  const isFolded = !isWhole && list.number === 1 && entries.length >= fewest
  const linksTo = (cities: readonly CityLink[]) =>
    cities.map(({ city, to }) => (
      <li key={to}>
        <Link to={to}>
          {label(city, (text) => (
            <span className="visually-hidden">{text}</span>
          ))}
        </Link>
      </li>
    ))
  const groups = (
    <div className="city-groups">
      {countries.flatMap((country) => {
        const cities = entries.filter((entry) => entry.country === country)
        return cities.length === 0
          ? []
          : [
              <div key={country}>
                <Heading>{t('country', { country })}</Heading>
                <ul>{linksTo(cities)}</ul>
              </div>,
            ]
      })}
    </div>
  )
  return (
    <>
      <div className="city-index">
        {isFolded ? (
          <details className="more-cities">
            <summary>
              {t('link.more-cities', { names: nearestOf(entries).join(', '), count: entries.length })}
            </summary>
            {groups}
          </details>
        ) : (
          groups
        )}
      </div>
      <PartLinks list={list} />
    </>
  )
}

/** The landing pages of a kind. */
export function LandingIndex({
  kind,
  ...index
}: { kind: LandingKind } & Pick<CityIndexProps, 'list' | 'isWhole'>) {
  const { rich } = useSite()
  return (
    <CityIndex {...index} label={(city, hidden) => rich('link.landing-in-index', { kind, city, hidden })} />
  )
}

/** The pages of an act in each city. */
export function ActIndex({ act, ...index }: { act: string } & Pick<CityIndexProps, 'list' | 'heading'>) {
  const { rich } = useSite()
  return <CityIndex {...index} label={(city, hidden) => rich('link.act-in-index', { act, city, hidden })} />
}
