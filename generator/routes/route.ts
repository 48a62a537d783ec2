/** A page before it is rendered: its address, its sources, its head, and the element that shows it. */
import type { ReactElement } from 'react'
import type { BreadcrumbItem } from '../../templates/parts/Hero.tsx'
import type { ListedRange } from '../../templates/parts/price.tsx'
import type { Faq } from '../../templates/parts/Section.tsx'
import type { SiteView } from '../../templates/parts/site-context.tsx'
import type { SitePath } from '../core/addresses.ts'
import type { Feature, FeatureFiles } from '../core/features.ts'
import type { Source } from '../core/problem.ts'
import type { Translate } from '../core/sentences.ts'
import type { Site } from '../load/site.ts'
import type { City } from '../schema/city.ts'

/** A light value: head and element are made on demand, so a route takes a few hundred bytes. */
export type Route = {
  family: string
  path: SitePath
  /**
   * The owner's entries that the page is made of. Empty when it is made of the template and the settings
   * alone.
   */
  sources: readonly Source[]
  /** The page with the first entries of a list; missing on that page itself. */
  firstPage?: SitePath
  /** Makes what the head says. Pure: equal on every call. */
  meta: () => Meta
  /**
   * Makes the element. It carries only what the page shows: head and props are all that the page depends on.
   */
  element: () => ReactElement
}

/** What names a page: its family, its address, and the entries that it is made of. */
export type NamedPage = Pick<Route, 'family' | 'path' | 'sources'>

/** A page of a family that the route table knows. */
export type Page = Omit<Route, 'family'>

/** When a text was written and last changed, yyyy-mm-dd, and by whom: only where it says so itself. */
type Dated = { published: string; updated?: string | undefined; author: string }

/** What the head of a page says. */
export type Meta = Partial<Dated> & {
  title: string
  /** Whether the brand follows the title; it does by default. */
  titleSuffix?: 'brand' | 'blog' | 'none'
  description: string
  /** A sentence that lists them between commas, or a list. */
  keywords?: string | readonly string[] | undefined
  /** The card of the site when missing. */
  card?: SocialCardText | undefined
  /** Another page that is the real one of two equal pages. */
  canonical?: SitePath | undefined
  /** Out of search engines, and of the sitemap. */
  noindex?: boolean | undefined
  /** Its address is kept, although search engines do not have it. */
  isKept?: boolean
  /** No other page has to link to it. */
  isUnlinked?: boolean | undefined
  /** A page that is not published yet, and is shown to those who work on the site. */
  isDraft?: boolean
  /** The entry of the main menu that the page belongs to, by its address. */
  section?: SitePath | undefined
  breadcrumb?: readonly BreadcrumbItem[] | undefined
  /** What the page is about, for structured data. */
  subjects?: readonly Subject[]
  /** What the page needs further files for. */
  features?: readonly Feature[]
  /** The page without header and footer: for frames and redirects. */
  bare?: boolean
  /** Where a redirect sends the visitor. */
  refresh?: SitePath
}

/** What the picture says and shows that social networks put beside a link. */
export type SocialCardText = {
  title: string
  kicker: string
  /** A file below `static/images/`. */
  image: string
}

/** The files around the pages, each by the address that a link carries. `assets/` makes them. */
export type SiteAssets = Pick<SiteView, 'file' | 'image' | 'rider' | 'logo'> & {
  stylesheet: string
  script?: string | undefined
  features: ReadonlyMap<Feature, FeatureFiles>
  /** Fonts of the first view. */
  preloads: readonly string[]
  /** The address of a card for social networks. @throws DataProblems when its picture does not exist */
  card: (card: SocialCardText) => string
}

type Country = City['country']
type Performer = { name: string; path: SitePath; image: string }

/**
 * The things that structured data can describe, by their kinds. `render/structured-data.ts` describes them.
 */
type Subjects = {
  /** `hasPrices`: whether the site says what any act costs. */
  business: { openingHours: string | undefined; hasPrices: boolean }
  website: object
  act: {
    name: string
    description: string
    image: string
    genres: readonly string[]
    /** Where it is elsewhere. */
    sameAs: readonly string[]
  }
  service: {
    name: string
    description: string
    area?: { name: string; country: Country }
    /** What it costs: with the trip on a page about a city. */
    offer?: ListedRange | undefined
  }
  concert: {
    act: Performer
    name: string
    description: string
    /** The end of the address of its line on the page of the act. */
    anchor: string
    date: string
    at?: string | undefined
    /** The day, and the time where it begins at one. */
    end: { date: string; at?: string }
    hall: string
    street?: string | undefined
    tickets?: string | undefined
    organiser?: { name: string; site: string } | undefined
    place: string
    country?: Country | undefined
  }
  faq: { faqs: readonly Faq[] }
  article: Dated & { title: string; description: string; image: string; tags: readonly string[] }
}
export type Subject<Of extends keyof Subjects = keyof Subjects> = {
  [Kind in Of]: { kind: Kind } & Subjects[Kind]
}[Of]

/** What search results show of a title, in characters. */
export const shownTitleLength = 60

/** The longest title with the name of the blog, which belongs to the title of an article. */
const longestBlogTitle = 70

/** The title in tabs and search results. The brand is left out where it would be cut off. */
export function fullTitle({ title, titleSuffix = 'brand' }: Meta, t: Translate): string {
  if (titleSuffix === 'none') return title
  const whole = t(titleSuffix === 'blog' ? 'meta.blog-title' : 'meta.title', { title })
  return whole.length > (titleSuffix === 'blog' ? longestBlogTitle : shownTitleLength) ? title : whole
}

/** Whether a page may be in search results and the sitemap under its own address. */
export const isCanonical = ({ path }: Route, meta: Meta): boolean =>
  !meta.noindex && (meta.canonical === undefined || meta.canonical === path)

/**
 * Whether visitors must be able to reach a page from the home page: all that search results may have, and
 * second addresses of pages.
 */
export const isWanted = (route: Route, meta: Meta): boolean =>
  !meta.isUnlinked && (isCanonical(route, meta) || (!meta.noindex && !meta.bare))

export type RouteFamily = { family: string; routes: (site: Site) => Iterable<Route> }
