/** The landing pages of cities: one of each kind for every city, and for every alias of it. */

import { CityLandingPage } from '../../templates/pages/CityLandingPage.tsx'
import { ActGridPart } from '../../templates/parts/ListParts.tsx'
import { cityBenefits, landingText } from '../../templates/parts/landing-text.ts'
import { Section } from '../../templates/parts/Section.tsx'
import { type LandingKind, landingKinds, paths } from '../core/addresses.ts'
import { longList, partSizes } from '../core/parts.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { fittingFirst } from '../relate/acts.ts'
import { citiesWithActs, keysOf, nearestCities } from '../relate/cities.ts'
import { venuesForMost } from '../relate/venues.ts'
import type { Category } from '../schema/act.ts'
import { withParts } from './parts.tsx'
import type { Family, Route, RouteFamily } from './route.ts'
import { cityCard } from './social-cards.ts'
import { actInCityLink, cardOf, cityView, landingLink } from './views.ts'

/** Which acts a kind of landing page shows first. */
const fitting: Record<LandingKind, Category> = { coverband: 'cover', tributeband: 'tribute', 'live-muziek': 'akoestisch' }

/** How many neighbours a landing page names. */
const neighbourCount = 6

export const cityLandingFamily: RouteFamily<Site, Family> = {
  family: 'city landing',
  *routes(site) {
    const { t } = site
    const actsByKind = Object.fromEntries(landingKinds.map((kind) => [kind, fittingFirst(site.acts, fitting[kind])])) as Record<LandingKind, SiteAct[]>
    for (const city of site.cities) {
      // A short text takes the place of the long one.
      const words = city.short ?? city
      const view = cityView(site, city)
      const [local] = citiesWithActs([city])
      const nearest = nearestCities(city, site.cities, neighbourCount)
      for (const kind of landingKinds) {
        const halls = venuesForMost(
          site.acts.filter(({ category }) => category === fitting[kind]),
          city.venues,
        ).map(({ name }) => name)
        for (const key of keysOf(city)) {
          const breadcrumb = [
            { label: t('link.acts'), to: paths.acts() },
            { label: city.name, current: true },
          ]
          const image = `cities/${city.key}`
          const path = paths.cityLanding(kind, { key })
          const acts = longList(actsByKind[kind], partSizes.cards, path, (act) => ({
            ...cardOf(act),
            local: local && actInCityLink(site, act, city, local.key),
          }))
          const page: Route<Family> = {
            family: 'city landing',
            path,
            sources: [city.source],
            meta: () => {
              const { title, description } = landingText(t, kind, view, halls, words)
              return {
                title,
                description,
                keywords: words.keywords,
                canonical: paths.cityLanding(kind, city),
                card: cityCard(site, city),
                section: paths.landingOverview(kind),
                breadcrumb,
                subjects: [
                  {
                    kind: 'service',
                    name: t('city-landing.service', { kind, city: city.name }),
                    description,
                    area: { name: city.name, country: city.country },
                  },
                ],
              }
            },
            element: () => (
              <CityLandingPage
                breadcrumb={breadcrumb}
                city={{ ...view, image, content: words.content.html }}
                kind={landingText(t, kind, view, halls, words)}
                benefits={cityBenefits(t, view)}
                acts={acts.part(1)}
                siblings={landingKinds.filter((other) => other !== kind).map((other) => landingLink(site, other, city))}
                nearby={nearest.map((other) => ({ ...landingLink(site, kind, other), note: t('distance', other) }))}
                aliases={keysOf(city)
                  .filter((other) => other !== key)
                  .map((other) => ({ label: t('link.landing', { kind, city: other }), to: paths.cityLanding(kind, { key: other }) }))}
              />
            ),
          }
          yield* withParts(site, page, {
            name: t('link.landing', { kind, city: city.name }),
            partCount: acts.partCount,
            show: (part) => (
              <Section background="stage" title={t('city-landing.acts', { city: city.name })}>
                <ActGridPart list={acts.part(part)} />
              </Section>
            ),
          })
        }
      }
    }
  },
}
