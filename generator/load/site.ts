/** The contents of the owner's files, checked and joined: the value from which all pages are made. */
import type { SitePath } from '../core/addresses.ts'
import type { Diary } from '../core/diary.ts'
import type { Format } from '../core/format.ts'
import type { InvalidParts } from '../core/invalid-parts.ts'
import type { PageBlock, SafeHtml } from '../core/page-content.ts'
import type { Place, Problem, Sourced } from '../core/problem.ts'
import type { Sentences } from '../core/sentences.ts'
import type { Shows } from '../relate/shows.ts'
import type { Act } from '../schema/act.ts'
import type { ArticleMeta } from '../schema/article.ts'
import type { Artist } from '../schema/artist.ts'
import type { Category } from '../schema/category.ts'
import type { City } from '../schema/city.ts'
import type { Claim } from '../schema/claim.ts'
import type { Copy, CopyException } from '../schema/copy.ts'
import type { DecibelRule } from '../schema/decibels.ts'
import type { Navigation } from '../schema/navigation.ts'
import type { EveningMoment, Occasion } from '../schema/occasion.ts'
import type { PageMeta } from '../schema/page.ts'
import type { PriceClass, PriceFactor, PriceRange, Vat } from '../schema/price.ts'
import type { EntryRedirect, Redirect } from '../schema/redirect.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { SiteSettings } from '../schema/settings.ts'
import type { Testimonial } from '../schema/testimonial.ts'
import type { Zone } from '../schema/zone.ts'
import type { Change } from './data/changes.ts'
import type { NamedValues } from './data/named-values.ts'
import type { Sample } from './data/samples.ts'
import type { CityTextKind } from './files/content-files.ts'
import type { DataNote } from './files/data-version.ts'
import type { Ledger } from './files/ledger.ts'
import type { Theme } from './files/theme.ts'
import type { ContentLink, ValueUse, WrittenText } from './findings.ts'
import type { EntryText } from './texts/content.ts'
import type { Bookings } from './texts/diaries.ts'
import type { RenderedMarkdown } from './texts/markdown.ts'

/** Set on drafts, and on entries with a date in the future, where they are shown. */
type Markable = { isDraft?: boolean }

export type SiteAct = Sourced<Act> &
  Markable & {
    biography: EntryText
    /** Where it plays and played. */
    shows: Shows
    /** The days of its file. */
    bookings?: Bookings
    /** What visitors may know of its days. */
    days?: Diary
    /** What it needs on a stage: its entry in `data/riders.ts`. Missing only in a site with errors. */
    rider?: SiteRider
  }
export type SiteRider = Sourced<TechnicalRider>
export type SiteCity = Sourced<City> &
  Markable & { [kind in CityTextKind]?: EntryText } & {
    /** The essay. */
    content: EntryText
    /** What plays and played there. */
    shows: Shows
  }
export type SiteArticle = Sourced<ArticleMeta> & Markable & { content: RenderedMarkdown }
export type SiteArtist = Sourced<Artist>
export type SiteClaim = Sourced<Claim>
export type SiteOccasion = Sourced<Occasion>
export type SitePage = Sourced<PageMeta> &
  Markable & {
    /** The name of its file. */
    name: string
    path: SitePath
    lead?: SafeHtml
    blocks: readonly PageBlock[]
  }

export type Site = Sentences & {
  settings: SiteSettings
  /** Colours and fonts: the owner's, and ours where `settings.theme` is silent. */
  theme: Theme
  /** The main menu, and the links of header and footer. */
  navigation: Navigation
  /** How numbers, amounts, dates and lists are written. */
  format: Format
  /** The day of the run, yyyy-mm-dd, for checks. What a page shows must not depend on it. */
  today: string
  /**
   * Set when the site is made for another address than that in `data/site.ts`, with whether it is hidden from
   * search engines.
   */
  preview?: { of: string; noindex: boolean }
  /** The categories of acts, in the order of the list of all acts. */
  categories: readonly Sourced<Category>[]
  acts: readonly SiteAct[]
  artists: readonly SiteArtist[]
  cities: readonly SiteCity[]
  /** The zones with rules for vans, which cities name by their keys. */
  zones: readonly Sourced<Zone>[]
  /** How loud music may be in the halls of a region. */
  decibels: readonly Sourced<DecibelRule>[]
  occasions: readonly SiteOccasion[]
  vat: Vat
  priceClasses: readonly Sourced<PriceClass>[]
  priceRanges: readonly Sourced<PriceRange>[]
  /** What the price indication adds and takes off. */
  priceFactors: readonly Sourced<PriceFactor>[]
  /** The moments of an evening for which organisers choose acts, in their order. */
  eveningMoments: readonly Sourced<EveningMoment>[]
  /** The figures and promises that pages show. Texts name them `{claims.…}` and `{hours.…}`. */
  claims: readonly SiteClaim[]
  hours: readonly SiteClaim[]
  testimonials: readonly Sourced<Testimonial>[]
  shows: Shows
  samples: readonly Sample[]
  redirects: readonly Sourced<Redirect>[]
  /** Lines that redirect every published address of an entry. */
  entryRedirects: readonly Sourced<EntryRedirect>[]
  ledger: Ledger
  /** The files of `static/` that are published as they are, below it. */
  staticFiles: readonly string[]
  /** Published addresses that lead nowhere on purpose, each with its place. */
  gone: ReadonlyMap<string, Place>
  articles: readonly SiteArticle[]
  /** The pages of `content/pages/`, in the order of their addresses. */
  pages: readonly SitePage[]
  contentLinks: readonly ContentLink[]
  /** The values that texts can name in braces. */
  values: NamedValues
  valueUses: readonly ValueUse[]
  texts: readonly WrittenText[]
  /** The words that the rules for copy know. */
  copy: Copy
  copyExceptions: readonly Sourced<CopyException>[]
  /**
   * Entries that are not on the site yet: drafts, and those with a date after today. Missing where there are
   * none, and where they are shown.
   */
  hidden?: Pick<Site, 'acts' | 'cities' | 'articles' | 'pages'>
  /** All problems of the owner's files. */
  problems: readonly Problem[]
  /** The version of the data; missing where it has none. */
  note?: DataNote
  invalid: InvalidParts
}

/** The options of a run. Equal files and equal options give equal bytes. */
export type SiteOptions = {
  /**
   * The day of the run, yyyy-mm-dd: an entry with a later date is not on the site yet. Only this depends on
   * the clock.
   */
  today: string
  /**
   * Where this site will be, in place of the address in `data/site.ts`. A site at another address is a
   * preview.
   */
  address?: string | undefined
  /** Allows search engines to index a preview. */
  index?: boolean
  /** Shows entries that are drafts or have a date in the future, each with a mark. */
  drafts?: boolean
  /** Renders all texts, also those that an earlier run has kept. */
  fresh?: boolean
  /** Other values in place of those of the files. */
  changes?: readonly Change[]
}
