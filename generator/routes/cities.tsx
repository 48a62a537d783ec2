/** The landing pages of cities, and every act in every supported city. */

import { ActInCityPage } from '../../templates/pages/ActInCityPage.tsx'
import { CityLandingPage } from '../../templates/pages/CityLandingPage.tsx'
import { categoryNames } from '../../templates/parts/ActCard.tsx'
import type { LinkView } from '../../templates/parts/LinkList.tsx'
import { cityBenefits, landingText } from '../../templates/parts/landing-text.ts'
import { type LandingKind, landingKinds, paths } from '../core/addresses.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { fittingFirst, similarActs } from '../relate/acts.ts'
import { citiesWithActs, keysOf, nearestCities } from '../relate/cities.ts'
import type { Category } from '../schema/act.ts'
import type { Family, RouteFamily } from './route.ts'
import { actCard, cityCard } from './social-cards.ts'
import { actView, cardOf, cityView } from './views.ts'

export const landingLabels: Record<LandingKind, string> = { coverband: 'Coverband', tributeband: 'Tributeband', 'live-muziek': 'Live muziek' }

/** Which acts a kind of landing page shows first. */
const fitting: Record<LandingKind, Category> = { coverband: 'cover', tributeband: 'tribute', 'live-muziek': 'akoestisch' }

/** How many neighbours a page names. */
const neighbourCount = 6

/** The landing pages of one kind, one link for each city under its own key. */
export function landingLinks(site: Site, kind: LandingKind, country?: 'BE' | 'NL'): LinkView[] {
  const cities = site.cities.filter((city) => country === undefined || city.country === country)
  return cities.map((city) => ({ label: `${landingLabels[kind]} ${city.name}`, to: paths.cityLanding(kind, city) }))
}

export const cityLandingFamily: RouteFamily<Site, Family> = {
  family: 'city landing',
  *routes(site) {
    const actsByKind = Object.fromEntries(landingKinds.map((kind) => [kind, fittingFirst(site.acts, fitting[kind])])) as Record<LandingKind, SiteAct[]>
    for (const city of site.cities) {
      // The short list is looked up first, the long one after: specification, section 2, "City landing page".
      const words = city.short ?? city
      const view = cityView(site, city)
      const [local] = citiesWithActs([city])
      const nearest = nearestCities(city, site.cities, neighbourCount)
      for (const kind of landingKinds) {
        const text = landingText(kind, view, words, site.settings.office.city)
        for (const key of keysOf(city)) {
          const breadcrumb = [
            { label: 'Artiesten', to: paths.acts() },
            { label: city.name, current: true },
          ]
          const image = `cities/${city.key}`
          yield {
            family: 'city landing',
            path: paths.cityLanding(kind, { key }),
            sources: [city.source],
            meta: () => ({
              title: text.title,
              description: text.description,
              keywords: words.keywords,
              canonical: paths.cityLanding(kind, city),
              card: cityCard(city),
              section: kind === 'coverband' ? 'cover' : kind === 'tributeband' ? 'tribute' : 'acts',
              breadcrumb,
              subjects: [
                { kind: 'business' },
                {
                  kind: 'service',
                  name: `${landingLabels[kind]} in ${city.name}`,
                  description: text.description,
                  area: { name: city.name, country: city.country },
                },
              ],
            }),
            element: () => (
              <CityLandingPage
                breadcrumb={breadcrumb}
                city={{ ...view, image, content: words.content.html }}
                kind={{ kicker: text.kicker, lead: text.lead, text: text.text }}
                benefits={cityBenefits(view)}
                acts={actsByKind[kind].map((act) => ({
                  ...cardOf(act),
                  local: local && { label: `${act.name} in ${city.name}`, path: paths.actInCity(act, { key: local.key }) },
                }))}
                siblings={landingKinds
                  .filter((other) => other !== kind)
                  .map((other) => ({ label: `${landingLabels[other]} ${city.name}`, to: paths.cityLanding(other, city) }))}
                nearby={nearest.map((other) => ({ label: `${landingLabels[kind]} ${other.name}`, to: paths.cityLanding(kind, other), note: `${other.km} km` }))}
                aliases={keysOf(city)
                  .filter((other) => other !== key)
                  .map((other) => ({ label: `${landingLabels[kind]} ${other}`, to: paths.cityLanding(kind, { key: other }) }))}
              />
            ),
          }
        }
      }
    }
  },
}

export const actInCityFamily: RouteFamily<Site, Family> = {
  family: 'act in city',
  *routes(site) {
    const supported = citiesWithActs(site.cities)
    for (const { key, city } of supported) {
      const view = { ...cityView(site, city), content: city.content.html }
      const keys = new Map(supported.map((entry) => [entry.city.key, entry.key]))
      const nearest = nearestCities(
        city,
        supported.map((entry) => entry.city),
        4,
      )
      const landings = landingKinds.map((kind) => ({ label: `${landingLabels[kind]} ${city.name}`, to: paths.cityLanding(kind, city) }))
      for (const act of site.acts) {
        const breadcrumb = [
          { label: 'Artiesten', to: paths.acts() },
          { label: act.name, to: paths.act(act) },
          { label: city.name, current: true },
        ]
        yield {
          family: 'act in city',
          path: paths.actInCity(act, { key }),
          sources: [act.source, city.source],
          meta: () => ({
            title: `${act.name} boeken in ${city.name}`,
            description: actInCityDescription(act, city, view.kmFromOffice, site.settings.office.city),
            keywords: [`${act.name} ${city.name}`, `${categoryNames[act.category].short.toLowerCase()} ${city.name}`, `band boeken ${city.name}`],
            card: actCard(act),
            section: 'acts',
            breadcrumb,
            subjects: [
              { kind: 'service', name: `${act.name} in ${city.name}`, description: act.shortDescription, area: { name: city.name, country: city.country } },
            ],
          }),
          element: () => (
            <ActInCityPage
              breadcrumb={breadcrumb}
              act={{ ...actView(site, act), musicians: act.musicians, bio: act.bio }}
              city={view}
              nearby={nearest.map((other) => ({
                label: `${act.name} in ${other.name}`,
                to: paths.actInCity(act, { key: keys.get(other.key) ?? other.key }),
                note: `${other.km} km`,
              }))}
              landings={landings}
              similar={similarActs(act, site.acts).map((other) => ({
                ...cardOf(other),
                local: { label: `${other.name} in ${city.name}`, path: paths.actInCity(other, { key }) },
              }))}
            />
          ),
        }
      }
    }
  },
}

function actInCityDescription(act: SiteAct, city: SiteCity, kilometres: number, office: string): string {
  const what = act.originalArtist ? `${act.originalArtist} tribute` : categoryNames[act.category].short.toLowerCase()
  return `${act.name}, ${what} met ${act.musicians} op het podium, in ${city.name} (${city.province}): prijsklasse, zalen en bereikbaarheid, op ${kilometres} km van ${office} in vogelvlucht.`
}
