import type { LandingKind, SitePath } from '../../generator/core/addresses.ts'
import type { ListPart } from '../../generator/core/parts.ts'
import { Link } from './Link.tsx'
import { PartLinks } from './ListParts.tsx'
import { useSite } from './site-context.tsx'

const countries = ['BE', 'NL'] as const

/** The landing page of a city. */
export type CityLink = { city: string; country: (typeof countries)[number]; kind: LandingKind; to: SitePath }

/** The names of all cities below their countries. Only screen readers and search engines read in each link what leads there. */
export function CityIndex({ list }: { list: ListPart<CityLink> }) {
  const { t, rich } = useSite()
  const groups = countries.map((country) => ({ country, cities: list.entries.filter((entry) => entry.country === country) }))
  return (
    <>
      <div className="city-index">
        {groups
          .filter(({ cities }) => cities.length > 0)
          .map(({ country, cities }) => (
            <div key={country}>
              <h3>{t('country', { country })}</h3>
              <ul>
                {cities.map(({ city, kind, to }) => (
                  <li key={to}>
                    <Link to={to}>{rich('link.landing-in-index', { kind, city, hidden: (text) => <span className="visually-hidden">{text}</span> })}</Link>
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
