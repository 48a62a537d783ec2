import type { ReactNode } from 'react'
import type { LandingKind, SitePath } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import { Link } from './Link.tsx'
import { PartLinks } from './ListParts.tsx'
import { useSite } from './site-context.tsx'

const countries = ['BE', 'NL'] as const

/** A page on a city. */
export type CityLink = { city: string; country: (typeof countries)[number]; to: SitePath }

type CityIndexProps = {
  list: ListPart<CityLink>
  /** What a link says. Only screen readers and search engines read what is in `hidden`. */
  label: (city: string, hidden: (text: ReactNode) => ReactNode) => ReactNode
  heading?: 'h3' | 'h4' | undefined
}

/** The names of all cities below their countries. */
export function CityIndex({ list, label, heading: Heading = 'h3' }: CityIndexProps) {
  const { t } = useSite()
  const groups = countries.map((country) => ({ country, cities: list.entries.filter((entry) => entry.country === country) }))
  return (
    <>
      <div className="city-index">
        {groups
          .filter(({ cities }) => cities.length > 0)
          .map(({ country, cities }) => (
            <div key={country}>
              <Heading>{t('country', { country })}</Heading>
              <ul>
                {cities.map(({ city, to }) => (
                  <li key={to}>
                    <Link to={to}>
                      {label(city, (text) => (
                        <span className="visually-hidden">{text}</span>
                      ))}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      <PartLinks list={list} />
    </>
  )
}

/** The landing pages of a kind. */
export function LandingIndex({ kind, list }: { kind: LandingKind; list: ListPart<CityLink> }) {
  const { rich } = useSite()
  return <CityIndex list={list} label={(city, hidden) => rich('link.landing-in-index', { kind, city, hidden })} />
}

/** The pages of an act in each city. */
export function ActIndex({ act, list, heading }: { act: string } & Pick<CityIndexProps, 'list' | 'heading'>) {
  const { rich } = useSite()
  return <CityIndex list={list} heading={heading} label={(city, hidden) => rich('link.act-in-index', { act, city, hidden })} />
}
