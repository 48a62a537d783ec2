/** From the owner's entries to what templates show: plain values that carry only what the page shows. */
import type { ActInWords, ActView } from '../../templates/parts/Act.tsx'
import type { ActCardView, ActLineView } from '../../templates/parts/ActCard.tsx'
import type { ArticleCardView } from '../../templates/parts/ArticleCard.tsx'
import type { CityLink, CityView } from '../../templates/parts/City.tsx'
import type { LinkView } from '../../templates/parts/Link.tsx'
import type { PriceView } from '../../templates/parts/price.tsx'
import { type LandingKind, paths, type SitePath } from '../core/addresses.ts'
import { pick } from '../core/group-by.ts'
import { slugOf } from '../core/names.ts'
import { lastResult, oncePer, oncePerPair } from '../core/once-per.ts'
import { type PaginatedList, pageSizes, paginate } from '../core/pagination.ts'
import { priceOf } from '../core/price.ts'
import type { Site, SiteAct, SiteArticle, SiteArtist, SiteCity, SiteOccasion } from '../load/site.ts'
import { hasPages } from '../relate/acts.ts'
import { citiesWithActs } from '../relate/cities.ts'
import { priceFacts, tariffOf } from '../relate/evening.ts'
import { tripTo } from '../relate/travel.ts'
import { setsText } from './act-facts.ts'
import { relationsOf } from './relations.ts'
import { sampleOf } from './samples.ts'

/** The picture of articles that name none. */
export const defaultArticleImage = 'blog/standaard.jpg'

const factsOf = (site: Site, act: SiteAct) => ({
  price: priceOn(site, act),
  ...pick(act, 'musicians', 'dancers'),
})

export const cardOf = oncePerPair(
  (site: Site, act: SiteAct): ActCardView => ({
    ...pick(act, 'slug', 'name', 'category', 'originalArtist', 'image', 'imageShows', 'bio', 'videoUrl'),
    ...pick(act, 'isDraft'),
    path: paths.act(act),
    sampleFilm: sampleOf(site, act, 'videoUrl'),
    facts: { ...factsOf(site, act), sets: act.sets[0] },
  }),
)

export const cardsOf = (site: Site, acts: readonly SiteAct[]): ActCardView[] =>
  acts.map((act) => cardOf(site, act))

export const lineOf = oncePerPair(
  (site: Site, act: SiteAct): ActLineView => ({
    ...pick(act, 'slug', 'name'),
    path: paths.act(act),
    facts: factsOf(site, act),
  }),
)

/**
 * The lower end of the price class of an act, or of its own price, for the owner's statistics; nothing where
 * its price is on request.
 */
export const estimatedValueOf = (
  { priceClasses }: Site,
  { price, priceClass }: SiteAct,
): number | undefined => price && (priceClasses.find(({ key }) => key === priceClass) ?? price).from

const rideTo = ({ settings }: Site, city: SiteCity | undefined): PriceView['ride'] =>
  city && (tripTo(settings, city).km === 0 ? 'home' : 'here')

/**
 * What prices cover, in words: the ride to a city, or without one the kilometres in the price; empty in the town of the
 * office.
 */
export const coversText = (site: Site, city?: SiteCity, stay = false, occasion?: string): string =>
  site.t('price.covers', {
    ride: rideTo(site, city),
    ...{ stay, occasion, km: site.settings.travel.includedKm },
  })

/** Where, and at which occasion, an act plays. */
type Evening = { city?: SiteCity; occasion?: string }

/**
 * The price of an act, and what it covers: in a city with the trip there, at an occasion with what that
 * changes.
 */
export function priceOn(site: Site, act: SiteAct, { city, occasion = '' }: Evening = {}): PriceView {
  return pricesOn(site, city, occasion)(act)
}

/** The prices on the evening that was asked for last: that of the pages of a city, which follow each other. */
const pricesOn = lastResult((site: Site, city: SiteCity | undefined, occasion: string) => {
  const answers = { occasion, ride: city && tripTo(site.settings, city) }
  const named = site.occasions.find(({ key }) => key === occasion)
  const evening = `${new URLSearchParams({ ...(city && { city: city.key }), ...(occasion && { occasion }) })}`
  const ride = rideTo(site, city)
  return oncePer((act: SiteAct): PriceView => {
    const { total, trip, changes } = priceOf(priceFacts(site, act), answers, tariffOf(site))
    const changedBy = changes.length > 0 ? named?.name : undefined
    return {
      amounts: act.price && total && { ...total, vatIncluded: act.price.vatIncluded },
      covers: total ? coversText(site, city, trip.nights > 0, changedBy) : '',
      evening,
      ride,
    }
  })
})

type ViewOf<View extends ActLineView> = (site: Site, act: SiteAct) => View

/** The card or the line of an act on a page of a city or an occasion. */
export function onEvening<View extends ActLineView>(
  viewOf: ViewOf<View>,
  site: Site,
  act: SiteAct,
  evening: Evening,
): View {
  const view = viewOf(site, act)
  return { ...view, facts: { ...view.facts, price: priceOn(site, act, evening) } }
}

/** The same in a city, with the page of the act there if it has one. */
export const inCity = <View extends ActLineView>(
  viewOf: ViewOf<View>,
  site: Site,
  act: SiteAct,
  city: SiteCity,
  place: Place | undefined,
): View => ({
  ...onEvening(viewOf, site, act, { city }),
  local: place && actInCityLink(site, act, place),
})

export const actView = oncePerPair((site: Site, act: SiteAct): ActView => {
  return {
    ...pick(act, 'slug', 'name', 'category', 'originalArtist', 'image', 'imageShows', 'lineUp'),
    path: paths.act(act),
    who: site.artists.find(({ name }) => name === act.originalArtist)?.who,
    setLength: setsText(site, act.sets),
    loudness: site.t('act-details.level', act.loudness),
    price: priceOn(site, act),
    estimatedValue: estimatedValueOf(site, act),
  }
})

export const actInWords = oncePerPair(
  (site: Site, act: SiteAct): ActInWords => ({
    ...actView(site, act),
    ...pick(act, 'shortDescription', 'portrait', 'reasons'),
  }),
)

export const cityFacts = oncePer((city: SiteCity): CityView => {
  const { confirmed, ...population } = city.population
  return {
    ...pick(city, 'key', 'name', 'province', 'country', 'stations'),
    population: confirmed ? population : undefined,
  }
})

export const articleCardOf = (article: SiteArticle): ArticleCardView => ({
  ...pick(article, 'title', 'category', 'excerpt', 'author', 'publishDate', 'readTime', 'isDraft'),
  path: paths.article(article),
  image: imageOf(article),
})

export const imageOf = ({ image }: Pick<SiteArticle, 'image'>): string => image ?? defaultArticleImage

/** The occasions that have a page for each act. */
export const pageOccasions = ({ occasions }: Pick<Site, 'occasions'>) => occasions.filter(hasPages)

/** The occasions that suit an act, by name: any event, where none of those with pages does. */
export function suitedOccasions({ occasions }: Site, { unsuited = {} }: SiteAct): string[] {
  const suited = occasions.filter(({ key }) => !Object.hasOwn(unsuited, key))
  return suited.filter((one) => hasPages(one) || suited.length === 1).map(({ name }) => name)
}

/** The pages of an act for each occasion, and its booking-info page. */
export function bookingLinks(
  site: Site,
  { slug, name: act, unsuited }: SiteAct,
  without?: SiteOccasion['key'],
): LinkView[] {
  const occasions = pageOccasions(site).filter(({ key }) => key !== without)
  return [
    { label: site.t('link.act-booking', { act }), to: paths.actBooking({ slug }) },
    ...occasions.map(({ key, heading }) => ({
      label: site.t('link.act-occasion', { act, occasion: heading }),
      to: paths.actForOccasion({ slug }, key),
      ...(unsuited?.[key] !== undefined && { note: site.t('link.unsuited') }),
    })),
  ]
}

export const tributeLink = (
  { t }: Site,
  { originalArtist: artist }: Pick<SiteAct, 'originalArtist'>,
): LinkView | undefined =>
  artist === undefined
    ? undefined
    : { label: t('link.artist-tributes', { artist }), to: paths.tribute({ slug: slugOf(artist) }) }

export const artistLink = ({ t }: Site, artist: SiteArtist): LinkView => ({
  label: t('link.tribute', { artist: artist.name }),
  to: paths.tribute(artist),
})

/** A city under the key of an address. */
type Place = { key: string; city: Pick<SiteCity, 'name'> }

/**
 * The page of a tribute in a city, where it is the canonical one of an act there: the act is featured, and the
 * owner neither wants all pages of acts in search engines nor none of tributes.
 */
export function tributePageOf(site: Site, act: SiteAct, { key }: Pick<Place, 'key'>): SitePath | undefined {
  const artist = relationsOf(site).featuredFor.get(act)
  const { index } = site.settings
  return artist && index?.['act in city'] !== 'all' && index?.['tribute in city'] !== 'none'
    ? paths.tributeInCity(artist, { key })
    : undefined
}

/** The address of an act in a city for links: one that no other page is the canonical one of. */
export const actInCityPath = (site: Site, act: SiteAct, place: Pick<Place, 'key'>): SitePath =>
  tributePageOf(site, act, place) ?? paths.actInCity(act, place)

/** An act in other cities, or other acts in a city. */
export const actInCityLink = (site: Site, act: SiteAct, { key, city }: Place): LinkView => ({
  label: site.t('link.act-in-city', { act: act.name, city: city.name }),
  to: actInCityPath(site, act, { key }),
})

/** The tribute acts of an artist in a city. */
export const tributeInCityLink = (
  { t }: Site,
  artist: Pick<SiteArtist, 'slug' | 'name'>,
  { key, city }: Place,
): LinkView => ({
  label: t('link.tribute-in-city', { artist: artist.name, city: city.name }),
  to: paths.tributeInCity(artist, { key }),
})

const originalOf = oncePer(({ originalArtist: name }: Pick<SiteAct, 'originalArtist'>) =>
  name === undefined ? [] : [{ slug: slugOf(name), name }],
)

/** The page of an act's original artist in a city; none for an act without one. */
export const tributeInCityLinks = (
  site: Site,
  act: Pick<SiteAct, 'originalArtist'>,
  place: Place,
): LinkView[] => originalOf(act).map((artist) => tributeInCityLink(site, artist, place))

const citiesInOrder = oncePer((site: Site) =>
  citiesWithActs(site.cities).sort((a, b) => site.format.order(a.city.name, b.city.name)),
)

/**
 * An index of the cities that have a page with each act and each original artist.
 * @param first the address of the page that shows it
 */
export const cityIndexOf = (
  site: Site,
  first: SitePath,
  to: (key: string) => SitePath,
): PaginatedList<CityLink> =>
  paginate(citiesInOrder(site), pageSizes.links, first, ({ key, city }) => ({
    city: city.name,
    country: city.country,
    km: tripTo(site.settings, city).km,
    to: to(key),
  }))

/** The landing page of a city under its own key. */
export const landingLink = (
  { t }: Site,
  kind: LandingKind,
  city: Pick<SiteCity, 'key' | 'name'>,
): LinkView => ({
  label: t('link.landing', { kind, city: city.name }),
  to: paths.cityLanding(kind, city),
})
