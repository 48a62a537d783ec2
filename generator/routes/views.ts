/** From the owner's entries to what templates show: plain values that carry only what the page shows. */

import type { FeaturedAct } from '../../templates/pages/TributePage.tsx'
import type { ActView } from '../../templates/parts/Act.tsx'
import type { ActCardView } from '../../templates/parts/ActCard.tsx'
import type { ArticleCardView } from '../../templates/parts/ArticleCard.tsx'
import type { CityView } from '../../templates/parts/CityFacts.tsx'
import type { LinkView } from '../../templates/parts/LinkList.tsx'
import type { PriceView } from '../../templates/parts/PriceBars.tsx'
import { paths } from '../core/addresses.ts'
import { priceRange } from '../core/format.ts'
import { slugOf } from '../core/names.ts'
import type { Site, SiteAct, SiteArticle, SiteCity, SiteOccasion } from '../load/site.ts'
import { distanceInKm } from '../relate/cities.ts'
import type { Faq } from '../schema/faq.ts'

/** The picture of articles that name none. */
export const defaultArticleImage = 'blog/standaard.jpg'

export function cardOf(act: SiteAct): ActCardView {
  const { name, category, originalArtist, image, bio, videoUrl, isDraft } = act
  return { name, path: paths.act(act), category, originalArtist, image, bio, videoUrl, ...(isDraft && { isDraft }) }
}

export function priceOf(site: Site, act: SiteAct): PriceView {
  const price = site.priceClasses.find(({ key }) => key === act.priceClass)
  if (!price) throw new Error(`the price class ${act.priceClass} of ${act.slug} is not in the price list`)
  return { key: price.key, name: price.name, from: price.from, to: price.to, openEnded: price.openEnded, includes: price.includes }
}

export function actView(site: Site, act: SiteAct): ActView {
  const { slug, name, category, originalArtist, image, shortDescription, lineUp, setLength } = act
  return { slug, name, path: paths.act(act), category, originalArtist, image, shortDescription, lineUp, setLength, price: priceOf(site, act) }
}

export function featuredOf(site: Site, act: SiteAct): FeaturedAct {
  return { ...cardOf(act), ...actView(site, act), musicians: act.musicians, reasons: act.reasons }
}

export function cityView(site: Site, city: SiteCity): CityView {
  const { name, province, country, language, population, stations, motorways, lowEmission, venues } = city
  return {
    name,
    province,
    country,
    language,
    population: population.confirmed ? { value: population.value, year: population.year } : undefined,
    stations,
    motorways,
    lowEmission,
    venues,
    kmFromOffice: distanceInKm(site.settings.office, city),
  }
}

export function articleCardOf(article: SiteArticle): ArticleCardView {
  const { title, category, excerpt, author, publishDate, readTime, isDraft } = article
  return { title, path: paths.article(article), category, excerpt, author, publishDate, readTime, image: imageOf(article), ...(isDraft && { isDraft }) }
}

export const imageOf = ({ image }: Pick<SiteArticle, 'image'>): string => image ?? defaultArticleImage

export const pageOccasions = (site: Site) => site.occasions.flatMap((occasion) => (occasion.key === 'evenement' ? [] : [{ ...occasion, key: occasion.key }]))

/** The pages of an act for each occasion, and its booking-info page. */
export function bookingLinks(site: Site, act: SiteAct, without?: SiteOccasion['key']): LinkView[] {
  return [
    { label: `${act.name} boeken`, to: paths.actBooking(act) },
    ...pageOccasions(site)
      .filter(({ key }) => key !== without)
      .map((occasion) => ({ label: `${act.name} ${occasion.heading}`, to: paths.actForOccasion(act, occasion.key) })),
  ]
}

export const tributeLink = (act: Pick<SiteAct, 'originalArtist'>): LinkView | undefined =>
  act.originalArtist === undefined ? undefined : { label: `Alles over ${act.originalArtist} tributes`, to: paths.tribute({ slug: slugOf(act.originalArtist) }) }

/** Three questions that the act's own facts answer. */
export function actFaqs(site: Site, act: SiteAct): Faq[] {
  const price = priceOf(site, act)
  return [
    {
      question: `Wat kost ${act.name}?`,
      answer: `Reken op ${priceRange(price)}. Waar je precies uitkomt, hangt af van de dag, de afstand, de speelduur en de techniek in de zaal. Het voorschot bedraagt doorgaans 50 procent.`,
    },
    {
      question: `Hoe lang speelt ${act.name}?`,
      answer: `De speelduur: ${act.setLength}. Pauzes, opbouw en soundcheck komen daarbij. Tussen de sets klinkt achtergrondmuziek.`,
    },
    {
      question: `Hoeveel plaats heeft ${act.name} nodig?`,
      answer: `Op het podium ${act.musicians === 1 ? 'staat één muzikant' : `staan ${act.musicians} muzikanten`}: ${act.lineUp}. Met ongeveer ${act.musicians * 3} m² en eigen stroomkringen bij het podium komt het goed.`,
    },
  ]
}
