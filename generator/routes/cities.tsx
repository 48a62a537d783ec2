/** Every act in every supported city, and every original artist. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ActInCityPage, TributeInCityPage } from '../../templates/pages/InCityPages.tsx'
import { priceWithVat, withTrip } from '../../templates/parts/price.tsx'
import { landingKinds, paths, type SitePath } from '../core/addresses.ts'
import { partSizes } from '../core/parts.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { namedHalls } from '../relate/venues.ts'
import { fewestFacts, journeyOf, ownFacts } from '../relate/visit.ts'
import { hallView } from './act-facts.ts'
import { factsOf } from './pages.tsx'
import { pitchOf } from './pitch.ts'
import { relationsOf } from './relations.ts'
import type { Meta, Page } from './route.ts'
import { showsOfActIn } from './shows.ts'
import { actCard, tributeCard } from './social-cards.ts'
import { actInCityLink, actInWords, cityFacts, keywordsOf, landingLink, lineOf, tributeInCityLink, tributeInCityLinks } from './views.ts'
import { actVisit, inCity, visitView } from './visit.ts'

/** How many neighbours a page of an act in a city names. */
const actNeighbourCount = 3

/** What an act asks of a hall at a party, and what a tribute asks where people come to listen. */
const partyAdvice = ['bruiloft', 'bedrijfsfeest'] as const
const concertAdvice = ['bedrijfsfeest', 'festival'] as const

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
          const trip = visit().costs.total
          return {
            title: t('act-in-city.title', names),
            description: t('act-in-city.description', { ...names, pitch: pitchOf(site, act, trip) }),
            keywords: keywordsOf(t('act-in-city.keywords', { ...names, category: t('category.word', act) })),
            card: actCard(site, act),
            section: paths.acts(),
            breadcrumb: [{ label: t('link.acts'), to: paths.acts() }, { label: act.name, to: paths.act(act) }, { label: city.name }],
            ...searchPolicy(site, 'act in city', act, city, tributePath(site, act, key)),
            subjects: [serviceIn(city, t('link.act-in-city', names), act, trip)],
          }
        },
        element: () => (
          <ActInCityPage
            act={actInWords(site, act)}
            songs={songsText(site, act)}
            hall={hallView(site)(act)}
            city={cityFacts(site, city)}
            spot={spotOf(site, city)}
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

export function* tributeInCityPages(site: Site): Iterable<Page> {
  const { t } = site
  const { neighbours, tributes, moreTributes } = relationsOf(site)
  const supported = citiesWithActs(site.cities)
  for (const { artist, featured, others } of tributes) {
    for (const { key, city } of supported) {
      const names = { artist: artist.name, city: city.name }
      const title = () => t('link.tribute-in-city', names)
      yield {
        path: paths.tributeInCity(artist, { key }),
        sources: [artist.source, featured.source, ...others.map(({ source }) => source), city.source],
        meta: () => {
          const trip = journeyOf(featured, city, site.settings).costs.total
          const price = priceWithVat(t, withTrip(featured.price, trip))
          return {
            title: title(),
            description: t('tribute-in-city.description', { ...names, act: featured.name, people: peopleOf(featured), price }),
            keywords: keywordsOf(t('tribute-in-city.keywords', names)),
            card: tributeCard(site, artist, featured),
            section: paths.tributes(),
            breadcrumb: [{ label: t('link.tributebands'), to: paths.tributes() }, { label: artist.name, to: paths.tribute(artist) }, { label: city.name }],
            ...searchPolicy(site, 'tribute in city', featured, city),
            subjects: [serviceIn(city, title(), featured, trip)],
          }
        },
        element: () => (
          <TributeInCityPage
            artist={{ name: artist.name }}
            city={cityFacts(site, city)}
            spot={spotOf(site, city)}
            featured={actInWords(site, featured)}
            visit={visitView(site, featured, city, actVisit(site, featured, city), concertAdvice)}
            songs={t('tribute.songs', { songs: artist.songs })}
            // The tribute page has the rest.
            shows={showsOfActIn(site, featured, city)}
            others={others.slice(0, partSizes.cards).map((act) => inCity(lineOf(act), site, act, city))}
            nearby={neighbours(city).map((near) => ({ ...tributeInCityLink(site, artist, near.city, near.key), note: t('distance', { km: near.km }) }))}
            more={moreTributes(featured, key).flatMap((other) => tributeInCityLinks(site, other, city, key))}
          />
        ),
      }
    }
  }
}

/** The act as a service there, for search engines. @param trip what the trip adds to its price */
const serviceIn = ({ name: town, country }: SiteCity, name: string, { shortDescription, price }: SiteAct, trip: number) =>
  ({ kind: 'service', name, description: shortDescription, area: { name: town, country }, offer: withTrip(price, trip) }) as const

const spotOf = (site: Site, { spotText }: SiteCity) => spotText && showBlocks(spotText.blocks, factsOf(site))

/** How many songs a sentence names. */
const songCount = 4

const songsText = ({ t, format }: Site, act: SiteAct): string => t('visit.songs', { songs: format.list(act.repertoire.slice(0, songCount)) })

/** The page of its original artist in the city, which is about the act that it features. */
function tributePath(site: Site, act: SiteAct, key: string): SitePath | undefined {
  const tribute = relationsOf(site).tributes.find(({ featured }) => featured === act)
  return tribute && paths.tributeInCity(tribute.artist, { key })
}

/** What the head says to search engines, by the owner's choice. @param better the address of a page that says the same better */
function searchPolicy(
  site: Site,
  family: 'act in city' | 'tribute in city',
  act: SiteAct,
  city: SiteCity,
  better?: SitePath,
): Pick<Meta, 'noindex' | 'canonical'> {
  const policy = site.settings.index?.[family] ?? 'fitting'
  if (policy === 'all') return {}
  if (policy === 'none' || !hasEnough(site, act, city)) return { noindex: true }
  return better === undefined ? {} : { canonical: better }
}

function hasEnough(site: Site, act: SiteAct, city: SiteCity): boolean {
  const visit = actVisit(site, act, city)
  return ownFacts(visit) >= fewestFacts && (visit.halls.length > 0 || namedHalls(city).length === 0)
}
