/** Every act in every supported city, and every original artist. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ActInCityPage, TributeInCityPage } from '../../templates/pages/InCityPages.tsx'
import type { LinkView } from '../../templates/parts/Link.tsx'
import { type ListedRange, priceRange, priceWithVat } from '../../templates/parts/price.tsx'
import { paths, type SitePath } from '../core/addresses.ts'
import { pageSizes } from '../core/pagination.ts'
import type { Site, SiteAct, SiteArtist, SiteCity } from '../load/site.ts'
import { landingsWithActs } from '../relate/categories.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { sharesStage } from '../relate/running-order.ts'
import { fewestFacts, isWithoutHall, ownFacts, visitOf } from '../relate/visit.ts'
import { hallView, sizeWords } from './act-facts.ts'
import { headOfAct, headOfTribute, pitchOf, serviceIn, withRide } from './heads.ts'
import { factsOf } from './pages.tsx'
import { type PairFamily, saysEnough } from './pair.ts'
import { relationsOf } from './relations.ts'
import type { Meta, Page } from './route.ts'
import { showsOfActIn } from './shows.ts'
import { mostSaid, saidOf } from './testimonials.ts'
import {
  actInCityLink,
  actInWords,
  cityFacts,
  inCity,
  landingLink,
  lineOf,
  priceOn,
  tributeInCityLink,
  tributeInCityLinks,
  tributePageOf,
} from './views.ts'
import { type Advice, visitView } from './visit.ts'

const neighbourCount = 2
const songCount = 3

/**
 * The occasions whose advice a page repeats: for an act those where it has the hall to itself, for a tribute
 * those where people come to listen.
 */
const atParties: Advice = (occasion) => !sharesStage(occasion)
const atConcerts: Advice = (occasion) => occasion.private !== true

export function* actInCityPages(site: Site): Iterable<Page> {
  const { t } = site
  const { similar } = relationsOf(site)
  const shown = landingsWithActs(site.categories, site.acts)
  for (const place of citiesWithActs(site.cities)) {
    const { city } = place
    const landings = shown.map(({ kind }) => landingLink(site, kind, city))
    for (const act of site.acts) {
      const names = { act: act.name, city: city.name }
      yield {
        path: paths.actInCity(act, place),
        sources: [act.source, city.source],
        meta: () => {
          const price = priceOn(site, act, { city })
          return {
            title: t('act-in-city.title', names),
            description: t(act.price ? 'act-in-city.description' : 'act-in-city.description-on-request', {
              ...names,
              pitch: pitchOf(site, act, price),
              ...promises(site, act, city),
            }),
            keywords: t('act-in-city.keywords', { ...names, category: t('category.word', act) }),
            ...headOfAct(site, act, city.name),
            ...searchPolicy(site, 'act in city', act, city, tributePageOf(site, act, place)),
            subjects: [serviceIn(city, t('link.act-in-city', names), act.shortDescription, price.amounts)],
          }
        },
        element: () => (
          <ActInCityPage
            act={actInWords(site, act)}
            songs={t('visit.songs', { songs: act.repertoire.slice(0, songCount) })}
            hall={hallView(site, act)}
            {...visitProps(site, act, city, atParties, tributePageOf(site, act, place) === undefined)}
            nearby={nearby(site, city, (near) => actInCityLink(site, act, near))}
            more={[...tributeInCityLinks(site, act, place), ...landings]}
            similar={similar(act, { place }).map((other) => inCity(lineOf, site, other, city, place))}
          />
        ),
      }
    }
  }
}

export function* tributeInCityPages(site: Site): Iterable<Page> {
  const { t } = site
  const { tributes, moreTributes } = relationsOf(site)
  const supported = citiesWithActs(site.cities)
  for (const { artist, featured, others } of tributes) {
    for (const place of supported) {
      const { key, city } = place
      const names = { artist: artist.name, city: city.name }
      const title = () => t('link.tribute-in-city', names)
      yield {
        path: paths.tributeInCity(artist, place),
        sources: [artist.source, featured.source, ...others.map(({ source }) => source), city.source],
        meta: () => {
          const { amounts } = priceOn(site, featured, { city })
          return {
            title: title(),
            description: descriptionIn(site, artist, featured, city, amounts),
            keywords: t('tribute-in-city.keywords', names),
            ...headOfTribute(site, artist, featured, city.name),
            ...searchPolicy(site, 'tribute in city', featured, city),
            subjects: [serviceIn(city, title(), featured.shortDescription, amounts)],
          }
        },
        element: () => (
          <TributeInCityPage
            artist={{ name: artist.name }}
            featured={actInWords(site, featured)}
            songs={t('tribute.songs', { songs: artist.songs })}
            hall={hallView(site, featured)}
            {...visitProps(site, featured, city, atConcerts, true)}
            // The tribute page has the rest.
            others={others.slice(0, pageSizes.cards).map((act) => inCity(lineOf, site, act, city, place))}
            nearby={nearby(site, city, (near) => tributeInCityLink(site, artist, near))}
            more={[
              // No other page has a link to it where this one is its canonical address.
              {
                label: t('link.act-in-city', { ...names, act: featured.name }),
                to: paths.actInCity(featured, place),
              },
              ...moreTributes(featured, key).flatMap((other) => tributeInCityLinks(site, other, place)),
            ]}
          />
        ),
      }
    }
  }
}

/** That VAT is in the price, the page says. */
function descriptionIn(
  site: Site,
  artist: SiteArtist,
  act: SiteAct,
  city: SiteCity,
  amounts: ListedRange | undefined,
): string {
  const { t } = site
  const words = {
    ...{ artist: artist.name, city: city.name, act: act.name },
    ...{ ...sizeWords(site, act), ...promises(site, act, city) },
  }
  if (!amounts) return t('tribute-in-city.description-on-request', words)
  const price = amounts.vatIncluded ? priceRange(t, amounts) : priceWithVat(t, amounts)
  return t('tribute-in-city.description', { ...words, price: withRide(site, city, price) })
}

const nearby = (
  site: Site,
  city: SiteCity,
  linkTo: (near: { key: string; city: SiteCity }) => LinkView,
): LinkView[] =>
  relationsOf(site)
    .neighbours(city)
    .slice(0, neighbourCount)
    .map((near) => ({ ...linkTo(near), note: site.t('distance', { km: near.km }) }))

/** What a description may promise, because the page has it. */
function promises(site: Site, act: SiteAct, city: SiteCity) {
  const { trip, halls, day } = visitOf(act, city, site)
  return { km: trip.km, halls: halls.length, day: day !== undefined }
}

const visitProps = (site: Site, act: SiteAct, city: SiteCity, advice: Advice, isCanonical: boolean) => ({
  city: cityFacts(city),
  spot: city.spotText && showBlocks(city.spotText.blocks, factsOf(site)),
  visit: visitView(site, act, city, advice, isCanonical),
  said: saidOf(site, act).slice(0, mostSaid),
  shows: showsOfActIn(site, act, city),
})

/**
 * What the head says to search engines, by the owner's choice.
 * @param better the address of a page that says the same better
 */
function searchPolicy(
  site: Site,
  family: PairFamily,
  act: SiteAct,
  city: SiteCity,
  better?: SitePath,
): Partial<Meta> {
  const policy = site.settings.index?.[family] ?? 'fitting'
  if (policy === 'all') return {}
  if (policy === 'none' || !hasEnough(site, act, city)) return { noindex: true }
  if (city.hidesActPages || !saysEnough(site, better ? 'tribute in city' : family, act, city))
    return { noindex: true, isKept: true }
  return { canonical: better }
}

function hasEnough(site: Site, act: SiteAct, city: SiteCity): boolean {
  const visit = visitOf(act, city, site)
  return visit.language !== 'lost' && ownFacts(visit) >= fewestFacts && !isWithoutHall(visit)
}
