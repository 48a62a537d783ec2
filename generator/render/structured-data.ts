/**
 * The subjects of a page, as JSON-LD for search engines (schema.org). Ratings are left out: a business may
 * not mark up its own.
 */
import type * as schema from 'schema-dts'
import type { ListedRange } from '../../templates/parts/price.tsx'
import { absoluteAddress, paths, type SitePath } from '../core/addresses.ts'
import type { Translate } from '../core/sentences.ts'
import { momentOf, startOfDay } from '../core/time-zone.ts'
import type { Meta, SocialCardText, Subject } from '../routes/route.ts'
import type { City } from '../schema/city.ts'
import type { SiteSettings } from '../schema/settings.ts'

type Context = {
  settings: SiteSettings
  t: Translate
  /** Where the cities are. */
  countries: readonly City['country'][]
  /** The absolute address of the page. */
  page: string
  /** The absolute address of a picture below `static/images/`. */
  imageAddress: (name: string) => string
  /** The absolute address of a file of `static/`. */
  fileAddress: (path: string) => string
  /** The absolute address of a card for social networks, which is a JPEG; that of the site when left out. */
  cardAddress: (card?: SocialCardText) => string
}

type Business = schema.MergeLeafTypes<[schema.OrganizationLeaf, schema.EntertainmentBusinessLeaf]>

/** A thing that is described, not only named. */
type Described<T extends schema.Thing> = Exclude<T, string>

/** The things of a page, each complete, in a fixed order: one script of JSON-LD for each. */
export function structuredData(path: SitePath, meta: Meta, site: Omit<Context, 'page'>): object[] {
  const page = absoluteAddress(meta.canonical ?? path, site.settings)
  // Search engines read no drawings: the card of the page has it as a raster picture.
  const imageAddress = (name: string) =>
    name.endsWith('.svg') ? site.cardAddress(meta.card) : site.imageAddress(name)
  const context = { ...site, page, imageAddress }
  const subjects = (meta.subjects ?? []).map((subject) => describe(subject, context))
  const things = [...subjects, ...(meta.breadcrumb ? [breadcrumbs(meta.breadcrumb, context)] : [])]
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

const describe = <Kind extends Subject['kind']>(subject: Subject<Kind>, context: Context): object =>
  describers[subject.kind](subject, context)

const businessId = (settings: SiteSettings) => `${absoluteAddress(paths.home(), settings)}#bureau`

/** The business where it is not the subject of the page. Its one full node is on the pages about it. */
const businessReference = (settings: SiteSettings) =>
  ({ '@type': 'EntertainmentBusiness', '@id': businessId(settings), name: settings.brand }) as const

const country = (code: City['country'], t: Translate): schema.Country => ({
  '@type': 'Country',
  name: t('country', { country: code }),
})

/** The circle in which the agency works, if it says one. */
const serviceArea = ({ serviceArea: area }: SiteSettings): schema.GeoCircle[] => {
  if (!area) return []
  const { latitude, longitude, km } = area
  return [
    {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: `${km * 1000}`,
    },
  ]
}

/** The ISO 3166-1 code of a known country; schema.org accepts names as well. */
const countryCode = (name: string, t: Translate): string =>
  ['BE', 'NL'].find((country) => t('country', { country }) === name) ?? name

const actId = (page: string) => `${page}#act`

const offerOf = ({ from, to, vatIncluded, openEnded = false }: ListedRange): Described<schema.Offer> => ({
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: from,
    ...(!openEnded && { maxPrice: to }),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: vatIncluded,
  },
})

const describers: { [Kind in Subject['kind']]: (subject: Subject<Kind>, context: Context) => object } = {
  business({ openingHours, hasPrices }, { settings, fileAddress, t, countries }): Business {
    const { brand, email, phone, office, company } = settings
    const { streetAddress, postalCode, locality, region } = company.address
    return {
      '@type': ['Organization', 'EntertainmentBusiness'],
      '@id': businessId(settings),
      name: brand,
      legalName: company.legalName,
      url: absoluteAddress(paths.home(), settings),
      logo: fileAddress('/icons/icon-512.png'),
      image: fileAddress('/icons/icon-512.png'),
      email,
      telephone: phone,
      ...(hasPrices && { priceRange: '€€€' }),
      address: {
        '@type': 'PostalAddress',
        streetAddress,
        postalCode,
        addressLocality: locality,
        addressRegion: region,
        addressCountry: countryCode(company.address.country, t),
      },
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
      ...(openingHours !== undefined && { openingHours }),
      areaServed: [...countries.map((code) => country(code, t)), ...serviceArea(settings)],
    }
  },
  website(_, { settings }): Described<schema.WebSite> {
    // Google retired the search box, other engines still read it; schema-dts has `query-input` only as an
    // annotation beside the type.
    const target = {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${absoluteAddress(paths.acts(), settings)}?search={search_term_string}`,
    }
    const search = {
      '@type': 'SearchAction' as const,
      target,
      'query-input': 'required name=search_term_string',
    }
    return {
      '@type': 'WebSite',
      name: settings.brand,
      url: absoluteAddress(paths.home(), settings),
      inLanguage: settings.locale,
      publisher: businessReference(settings),
      potentialAction: search,
    }
  },
  act: (subject, { page, imageAddress }): Described<schema.MusicGroup> => ({
    '@type': 'MusicGroup',
    '@id': actId(page),
    name: subject.name,
    description: subject.description,
    url: page,
    image: imageAddress(subject.image),
    genre: subject.genres,
    ...(subject.sameAs.length > 0 && { sameAs: subject.sameAs }),
  }),
  /** A concert to which everybody may come. */
  concert(subject, { settings, imageAddress }): Described<schema.MusicEvent> {
    const { act, name, description, anchor, date, at, end, hall, street, place, country } = subject
    const { tickets, organiser } = subject
    const url = absoluteAddress(act.path, settings)
    return {
      '@type': 'MusicEvent',
      ...{ name, description },
      startDate: at === undefined ? date : momentOf(date, at),
      endDate: end.at === undefined ? end.date : momentOf(end.date, end.at),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: hall,
        address: {
          '@type': 'PostalAddress',
          ...(street !== undefined && { streetAddress: street }),
          addressLocality: place,
          ...(country !== undefined && { addressCountry: country }),
        },
      },
      performer: { '@type': 'MusicGroup', '@id': actId(url), name: act.name },
      ...(organiser && { organizer: { '@type': 'Organization', name: organiser.name, url: organiser.site } }),
      ...(tickets !== undefined && {
        offers: { '@type': 'Offer', url: tickets },
      }),
      image: imageAddress(act.image),
      url: `${url}#${anchor}`,
    }
  },
  service: (
    { name, description, area, offer },
    { page, settings, t, countries },
  ): Described<schema.Service> => ({
    '@type': 'Service',
    name,
    description,
    url: page,
    serviceType: t('meta.service'),
    provider: businessReference(settings),
    areaServed: area
      ? { '@type': 'City', name: area.name, containedInPlace: country(area.country, t) }
      : countries.map((code) => country(code, t)),
    ...(offer && { offers: offerOf(offer) }),
  }),
  faq: ({ faqs }): Described<schema.FAQPage> => ({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
  article: (subject, { page, settings, imageAddress }): Described<schema.BlogPosting> => ({
    '@type': 'BlogPosting',
    headline: subject.title,
    description: subject.description,
    image: imageAddress(subject.image),
    datePublished: startOfDay(subject.published),
    dateModified: startOfDay(subject.updated ?? subject.published),
    author: { '@type': 'Organization', name: subject.author, url: absoluteAddress(paths.home(), settings) },
    publisher: businessReference(settings),
    keywords: subject.tags.join(', '),
    mainEntityOfPage: page,
    inLanguage: settings.locale,
  }),
}

function breadcrumbs(
  items: NonNullable<Meta['breadcrumb']>,
  { page, settings, t }: Context,
): Described<schema.BreadcrumbList> {
  const steps = [{ label: t('link.home'), to: paths.home() }, ...items]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ? absoluteAddress(to, settings) : page,
    })),
  }
}
