/** Every act in every supported city. */

import { ActInCityPage } from '../../templates/pages/ActInCityPage.tsx'
import { landingKinds, paths } from '../core/addresses.ts'
import type { Family } from '../core/families.ts'
import type { Site } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { fewestFacts, ownFacts } from '../relate/visit.ts'
import { hallView } from './on-stage.ts'
import { pitchOf } from './pitch.ts'
import { relationsOf } from './relations.ts'
import type { RouteFamily } from './route.ts'
import { actCard } from './social-cards.ts'
import { actInCityLink, actView, cityView, keywordsOf, landingLink, tributeInCityLinks } from './views.ts'
import { actVisit, cardInCity, visitView } from './visit.ts'

/** How many neighbours a page of an act in a city names. */
const actNeighbourCount = 4

export const actInCityFamily: RouteFamily<Site, Family> = {
  family: 'act in city',
  *routes(site) {
    const { t } = site
    const { similarIn, neighbours } = relationsOf(site)
    for (const { key, city } of citiesWithActs(site.cities)) {
      const landings = landingKinds.map((kind) => landingLink(site, kind, city))
      for (const act of site.acts) {
        const names = { act: act.name, city: city.name }
        const visit = () => actVisit(site, act, city)
        yield {
          family: 'act in city',
          path: paths.actInCity(act, { key }),
          sources: [act.source, city.source],
          meta: () => {
            const known = visit()
            return {
              title: t('act-in-city.title', names),
              description: t('act-in-city.description', { ...names, pitch: pitchOf(site, act, known.costs.total) }),
              keywords: keywordsOf(t('act-in-city.keywords', { ...names, category: t('category.word', act) })),
              card: actCard(site, act),
              section: paths.acts(),
              breadcrumb: [{ label: t('link.acts'), to: paths.acts() }, { label: act.name, to: paths.act(act) }, { label: city.name }],
              noindex: ownFacts(known) < fewestFacts,
              subjects: [
                { kind: 'service', name: t('link.act-in-city', names), description: act.shortDescription, area: { name: city.name, country: city.country } },
              ],
            }
          },
          element: () => (
            <ActInCityPage
              act={{ ...actView(site, act), reasons: act.reasons, hall: hallView(site)(act) }}
              city={{ ...cityView(site, city, act), lowEmission: undefined }}
              visit={visitView(site, act, city, visit())}
              nearby={neighbours(city)
                .slice(0, actNeighbourCount)
                .map((other) => ({ ...actInCityLink(site, act, other, other.key), note: t('distance', other) }))}
              nearbyIntro={nearbyIntro(t, names, neighbours(city))}
              landings={[...tributeInCityLinks(site, act, city, key), ...landings]}
              similar={similarIn(act, { city: key }).map((other) => ({
                ...cardInCity(site, other, city),
                local: actInCityLink(site, other, city, key),
              }))}
            />
          ),
        }
      }
    }
  },
}

/** Where else the act can come, with the distances of the two nearest cities. Nothing where there is only one. */
function nearbyIntro(t: Site['t'], names: { act: string; city: string }, [first, second]: readonly { name: string; km: number }[]): string | undefined {
  if (!first || !second) return undefined
  return t('act-in-city.nearby-intro', { ...names, first: first.name, firstKm: first.km, second: second.name, secondKm: second.km })
}
