/** Every act in every supported city. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ActInCityPage } from '../../templates/pages/ActInCityPage.tsx'
import { withTrip } from '../../templates/parts/price.tsx'
import { landingKinds, paths, type SitePath } from '../core/addresses.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { hallView } from './on-stage.ts'
import { factsOf } from './pages.tsx'
import { pitchOf } from './pitch.ts'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { searchPolicy } from './search-policy.ts'
import { showsOfActIn } from './shows.ts'
import { actCard } from './social-cards.ts'
import { actInCityLink, actInWords, cityFacts, keywordsOf, landingLink, lineOf, tributeInCityLinks } from './views.ts'
import { actVisit, inCity, visitView } from './visit.ts'

/** How many neighbours a page of an act in a city names. */
const actNeighbourCount = 3

export function* actInCityPages(site: Site): Iterable<Page> {
  const { t } = site
  const { similarIn, neighbours } = relationsOf(site)
  for (const { key, city } of citiesWithActs(site.cities)) {
    const landings = landingKinds.map((kind) => landingLink(site, kind, city))
    for (const act of site.acts) {
      const names = { act: act.name, city: city.name }
      const visit = () => actVisit(site, act, city)
      yield {
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
            ...searchPolicy(site, 'act in city', act, city, tributePath(site, act, key)),
            subjects: [
              {
                kind: 'service',
                name: t('link.act-in-city', names),
                description: act.shortDescription,
                area: { name: city.name, country: city.country },
                offer: withTrip(act.price, known.costs.total),
              },
            ],
          }
        },
        element: () => (
          <ActInCityPage
            act={{ ...actInWords(site, act), songs: songsText(site, act), hall: hallView(site)(act) }}
            city={cityFacts(site, city)}
            spot={city.spotText && showBlocks(city.spotText.blocks, factsOf(site))}
            visit={visitView(site, act, city, visit(), partyAdvice)}
            shows={showsOfActIn(site, act, city)}
            nearby={neighbours(city)
              .slice(0, actNeighbourCount)
              .map((near) => ({ ...actInCityLink(site, act, near.city, near.key), note: t('distance', { km: near.km }) }))}
            more={[...tributeInCityLinks(site, act, city, key), ...landings]}
            similar={similarIn(act, { city: key }).map((other) => ({
              ...inCity(lineOf(other), site, other, city),
              local: actInCityLink(site, other, city, key),
            }))}
          />
        ),
      }
    }
  }
}

/** The page of its original artist in the city, which is about the act that it features. */
function tributePath(site: Site, act: SiteAct, key: string): SitePath | undefined {
  const tribute = relationsOf(site).tributes.find(({ featured }) => featured === act)
  return tribute && paths.tributeInCity(tribute.artist, { key })
}

/** How many songs a sentence names. */
const songCount = 4

const songsText = ({ t, format }: Site, act: SiteAct): string => t('visit.songs', { songs: format.list(act.repertoire.slice(0, songCount)) })

/** What an act asks of a hall at a party. */
const partyAdvice = ['bruiloft', 'bedrijfsfeest'] as const
