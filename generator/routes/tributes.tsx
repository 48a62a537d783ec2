/** The pages of an original artist: all tribute acts, and the same in every supported city. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { TributeInCityPage } from '../../templates/pages/TributeInCityPage.tsx'
import { OtherTributes, TributeCities, TributePage } from '../../templates/pages/TributePage.tsx'
import { priceWithVat, withTrip } from '../../templates/parts/price.tsx'
import { paths } from '../core/addresses.ts'
import { longList, partSizes } from '../core/parts.ts'
import type { Site } from '../load/site.ts'
import { peopleOf } from '../relate/acts.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { costsOf } from '../relate/visit.ts'
import { factsOf } from './pages.tsx'
import { withParts } from './parts.tsx'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { searchPolicy } from './search-policy.ts'
import { showsOfActIn } from './shows.ts'
import { tributeCard } from './social-cards.ts'
import { actInWords, cardOf, cityFacts, cityIndexOf, featuredOf, keywordsOf, lineOf, tributeInCityLink, tributeInCityLinks } from './views.ts'
import { actVisit, inCity, visitView } from './visit.ts'

/** How many acts the description of a tribute names: search results show no more. */
const describedActs = 2

export function* tributePages(site: Site): Iterable<Page> {
  const { t } = site
  for (const { artist, featured, others } of relationsOf(site).tributes) {
    const { name, kind, origin, years, songs, albums, text } = artist
    const path = paths.tribute(artist)
    const cities = cityIndexOf(site, path, (key) => paths.tributeInCity(artist, { key }))
    const further = longList(others, partSizes.cards, path, (act) => cardOf(site, act))
    const page: Page = {
      path,
      sources: [artist.source, featured.source, ...others.map(({ source }) => source)],
      meta: () => ({
        title: t('tribute.title', { artist: name }),
        description: t('tribute.description', {
          acts: [featured, ...others].slice(0, describedActs).map((act) => t('tribute.act', { act: act.name, people: peopleOf(act) })),
          artist: name,
          from: Math.min(...[featured, ...others].map(({ price }) => price.from)),
          vat: featured.price.vatIncluded,
        }),
        keywords: keywordsOf(t('tribute.keywords', { artist: name })),
        card: tributeCard(site, artist, featured),
        section: paths.tributes(),
        breadcrumb: [{ label: t('link.tributebands'), to: paths.tributes() }, { label: artist.name }],
        subjects: [{ kind: 'service', name: t('tribute.title', { artist: name }), description: featured.shortDescription, offer: featured.price }],
      }),
      element: () => (
        <TributePage
          artist={{ name, kind, origin, years, songs, albums, text }}
          featured={featuredOf(site, featured)}
          others={further.part(1)}
          more={relationsOf(site)
            .moreTributes(featured)
            .map((act) => cardOf(site, act))}
          cities={cities.part(1)}
        />
      ),
    }
    yield* withParts(site, page, {
      name: t('tribute.title', { artist: name }),
      partCount: Math.max(further.partCount, cities.partCount),
      show: (part) => (
        <>
          <OtherTributes artist={{ name }} acts={further.part(part)} />
          <TributeCities artist={{ name }} cities={cities.part(part)} />
        </>
      ),
    })
  }
}

export function* tributeInCityPages(site: Site): Iterable<Page> {
  const { t } = site
  const { neighbours, tributes, moreTributes } = relationsOf(site)
  const supported = citiesWithActs(site.cities)
  for (const { artist, featured, others } of tributes) {
    for (const { key, city } of supported) {
      const names = { artist: artist.name, city: city.name }
      yield {
        path: paths.tributeInCity(artist, { key }),
        sources: [artist.source, featured.source, ...others.map(({ source }) => source), city.source],
        meta: () => ({
          title: t('link.tribute-in-city', names),
          description: t('tribute-in-city.description', {
            ...names,
            act: featured.name,
            people: peopleOf(featured),
            price: priceWithVat(t, withTrip(featured.price, costsOf(featured, city, site.settings).total)),
          }),
          keywords: keywordsOf(t('tribute-in-city.keywords', names)),
          card: tributeCard(site, artist, featured),
          section: paths.tributes(),
          breadcrumb: [{ label: t('link.tributebands'), to: paths.tributes() }, { label: artist.name, to: paths.tribute(artist) }, { label: city.name }],
          ...searchPolicy(site, 'tribute in city', featured, city),
          subjects: [
            {
              kind: 'service',
              name: t('link.tribute-in-city', names),
              description: featured.shortDescription,
              area: { name: city.name, country: city.country },
              offer: withTrip(featured.price, costsOf(featured, city, site.settings).total),
            },
          ],
        }),
        element: () => (
          <TributeInCityPage
            artist={{ name: artist.name }}
            city={cityFacts(site, city)}
            spot={city.spotText && showBlocks(city.spotText.blocks, factsOf(site))}
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

/** What a tribute asks of a hall where people come to listen. */
const concertAdvice = ['bedrijfsfeest', 'festival'] as const
