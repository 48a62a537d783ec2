/** From the owner's entries to what templates show: plain values that carry only what the page shows. */
import type { ActInWords, ActView } from '../../templates/parts/Act.tsx'
import type { ActCardView, ActLineView } from '../../templates/parts/ActCard.tsx'
import type { ArticleCardView } from '../../templates/parts/ArticleCard.tsx'
import type { CityLink, CityView } from '../../templates/parts/City.tsx'
import type { LinkView } from '../../templates/parts/Link.tsx'
import { type PriceView, withTrip } from '../../templates/parts/price.tsx'
import { type LandingKind, paths, type SitePath } from '../core/addresses.ts'
import { slugOf } from '../core/names.ts'
import { oncePer, oncePerPair } from '../core/once-per.ts'
import { type PaginatedList, pageSizes, paginate } from '../core/pagination.ts'
import type { Site, SiteAct, SiteArticle, SiteArtist, SiteCity, SiteOccasion } from '../load/site.ts'
import { hasPages } from '../relate/acts.ts'
import { citiesWithActs, distanceInKm } from '../relate/cities.ts'
import { tripTo } from '../relate/travel.ts'
import { fitFacts, journeyOf } from '../relate/visit.ts'
import { setsText } from './act-facts.ts'
import { sampleOf } from './samples.ts'

/** The picture of articles that name none. */
export const defaultArticleImage = 'blog/standaard.jpg'

export const cardOf = oncePerPair((site: Site, act: SiteAct): ActCardView => {
  const {
    slug,
    name,
    category,
    originalArtist,
    image,
    imageShows,
    bio,
    videoUrl,
    isDraft,
    musicians,
    dancers,
    price,
  } = act
  const facts = {
    from: price.from,
    vatIncluded: price.vatIncluded,
    musicians,
    ...(dancers && { dancers }),
    sets: act.sets[0],
  }
  const fit = fitFacts(site.settings)(act)
  return {
    slug,
    name,
    path: paths.act(act),
    category,
    originalArtist,
    image,
    imageShows,
    bio,
    videoUrl,
    sampleFilm: sampleOf(site, act, 'videoUrl'),
    facts,
    fit,
    ...(isDraft && { isDraft }),
  }
})

export const cardsOf = (site: Site, acts: readonly SiteAct[]): ActCardView[] =>
  acts.map((act) => cardOf(site, act))

export const lineOf = oncePer((act: SiteAct): ActLineView => {
  const { name, musicians, dancers, price } = act
  return { name, path: paths.act(act), facts: { from: price.from, musicians, ...(dancers && { dancers }) } }
})

/** The lower end of the price class of an act, or of its own price, for the owner's statistics. */
export const estimatedValueOf = ({ priceClasses }: Site, act: SiteAct): number =>
  (priceClasses.find(({ key }) => key === act.priceClass) ?? act.price).from

/** The price of an act with the costs of its trip to a city. */
export function priceIn({ settings }: Site, act: SiteAct, city: SiteCity): PriceView {
  const { from, to, vatIncluded } = act.price
  return withTrip({ from, to, vatIncluded }, journeyOf(act, city, settings).costs.total)
}

export const actView = oncePerPair((site: Site, act: SiteAct): ActView => {
  const { slug, name, category, originalArtist, image, imageShows, lineUp, price } = act
  return {
    ...{ slug, name, path: paths.act(act), category, originalArtist, image, imageShows, lineUp },
    who: site.artists.find((artist) => artist.name === originalArtist)?.who,
    setLength: setsText(site, act.sets),
    price: { from: price.from, to: price.to, vatIncluded: price.vatIncluded },
    fit: fitFacts(site.settings)(act),
    estimatedValue: estimatedValueOf(site, act),
  }
})

export const actInWords = oncePerPair((site: Site, act: SiteAct): ActInWords => {
  const { shortDescription, portrait, reasons } = act
  return { ...actView(site, act), shortDescription, portrait, reasons }
})

export const cityFacts = oncePerPair((site: Site, city: SiteCity): CityView => {
  const { key, name, province, country, population, stations, motorways } = city
  return {
    ...{ key, name, province, country, stations, motorways },
    population: population.confirmed ? { value: population.value, year: population.year } : undefined,
    kmFromOffice: tripTo(site.settings, city).km === 0 ? 0 : distanceInKm(site.settings.office, city),
  }
})

export function articleCardOf(article: SiteArticle): ArticleCardView {
  const { title, category, excerpt, author, publishDate, readTime, isDraft } = article
  return {
    title,
    path: paths.article(article),
    category,
    excerpt,
    author,
    publishDate,
    readTime,
    image: imageOf(article),
    ...(isDraft && { isDraft }),
  }
}

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
  { slug, name: act }: SiteAct,
  without?: SiteOccasion['key'],
): LinkView[] {
  const occasions = pageOccasions(site).filter(({ key }) => key !== without)
  return [
    { label: site.t('link.act-booking', { act }), to: paths.actBooking({ slug }) },
    ...occasions.map(({ key, heading }) => ({
      label: site.t('link.act-occasion', { act, occasion: heading }),
      to: paths.actForOccasion({ slug }, key),
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

/** An act in other cities, or other acts in a city. */
export const actInCityLink = ({ t }: Site, act: SiteAct, { key, city }: Place): LinkView => ({
  label: t('link.act-in-city', { act: act.name, city: city.name }),
  to: paths.actInCity(act, { key }),
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

/** The page of an act's original artist in a city; none for an act without one. */
export const tributeInCityLinks = (
  site: Site,
  { originalArtist: name }: Pick<SiteAct, 'originalArtist'>,
  place: Place,
): LinkView[] => (name === undefined ? [] : [tributeInCityLink(site, { slug: slugOf(name), name }, place)])

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
