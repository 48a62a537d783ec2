/**
 * What each type of thing must and should say of itself. Sources, as of June 2025:
 * - Google Search Central, "Structured data markup that Google Search supports": local business,
 *   organization, article, breadcrumb, FAQ, video.
 *   What it calls required is required here, and what it calls recommended is recommended, as far as the site knows it.
 * - schema.org 29, for types of which Google reads nothing: MusicGroup, Service, SearchAction (Google retired
 *   the search box in November 2024). Hours are given as `openingHours`, the short form of schema.org.
 * - Google Search Central, "Event structured data": its organizer, its offers and the street of the hall only
 *   where somebody knows them.
 * A type behind a dot is one within another, where less is known of it.
 */
const properties: Readonly<Record<string, { required: string; recommended?: string }>> = {
  Organization: { required: 'name', recommended: 'url' },
  EntertainmentBusiness: {
    required: 'name address',
    recommended: 'url image telephone email geo areaServed',
  },
  PostalAddress: {
    required: 'streetAddress addressLocality addressCountry',
    recommended: 'postalCode addressRegion',
  },
  GeoCoordinates: { required: 'latitude longitude' },
  GeoCircle: { required: 'geoMidpoint geoRadius' },
  Country: { required: 'name' },
  City: { required: 'name', recommended: 'containedInPlace' },
  WebSite: { required: 'name url', recommended: 'inLanguage publisher' },
  SearchAction: { required: 'target query-input' },
  EntryPoint: { required: 'urlTemplate' },
  MusicGroup: { required: 'name', recommended: 'genre image url description' },
  MusicEvent: {
    required: 'name startDate location',
    recommended: 'endDate description performer image url eventStatus eventAttendanceMode',
  },
  'MusicEvent.Offer': { required: 'url' },
  'MusicEvent.Organization': { required: 'name url' },
  Place: { required: 'name address' },
  'Place.PostalAddress': { required: 'addressLocality' },
  Service: { required: 'name provider areaServed', recommended: 'serviceType description url' },
  Offer: { required: 'priceSpecification' },
  PriceSpecification: { required: 'minPrice priceCurrency valueAddedTaxIncluded' },
  BlogPosting: {
    required: 'headline author datePublished',
    recommended: 'dateModified image publisher mainEntityOfPage description inLanguage',
  },
  Person: { required: 'name', recommended: 'url' },
  FAQPage: { required: 'mainEntity' },
  Question: { required: 'name acceptedAnswer' },
  Answer: { required: 'text' },
  BreadcrumbList: { required: 'itemListElement' },
  ListItem: { required: 'position name item' },
  VideoObject: { required: 'name thumbnailUrl uploadDate', recommended: 'description duration' },
}

export const propertiesOfTypes: ReadonlyMap<string, { required: string[]; recommended: string[] }> = new Map(
  Object.entries(properties).map(([type, { required, recommended }]) => [
    type,
    { required: required.split(' '), recommended: recommended?.split(' ') ?? [] },
  ]),
)
