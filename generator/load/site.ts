/** The contents of the owner's files, checked and joined: the value from which all pages are made. */
import type { SitePath } from '../core/addresses.ts'
import type { Diary } from '../core/diary.ts'
import type { InvalidParts } from '../core/invalid-parts.ts'
import type { PageBlock, SafeHtml } from '../core/page-content.ts'
import type { Problem, Sourced } from '../core/problem.ts'
import type { Sentences } from '../core/sentences.ts'
import type { Shows } from '../relate/shows.ts'
import type { ShownAct } from '../schema/act.ts'
import type { ArticleMeta } from '../schema/article.ts'
import type { Artist } from '../schema/artist.ts'
import type { City } from '../schema/city.ts'
import type { Claim } from '../schema/claim.ts'
import type { Occasion } from '../schema/occasion.ts'
import type { PageMeta } from '../schema/page.ts'
import type { TechnicalRider } from '../schema/rider.ts'
import type { Change } from './data/changes.ts'
import type { Data } from './data/data.ts'
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

export type SiteAct = Sourced<ShownAct> &
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

/** What loading has of data files alone. */
type OnlyLoaded = 'acts' | 'cities' | 'riders' | 'allShows' | 'settingLines'

type ReadOnly<Parts> = {
  [Name in keyof Parts]: Parts[Name] extends (infer Entry)[] ? readonly Entry[] : Parts[Name]
}

/** What `data/data.ts` makes of the data files, and what belongs to it. */
export type Site = Sentences &
  ReadOnly<Omit<Data, OnlyLoaded>> & {
    /** Colours and fonts: the owner's, and ours where `settings.theme` is silent. */
    theme: Theme
    /** The day of the run, yyyy-mm-dd, for checks. What a page shows must not depend on it. */
    today: string
    /**
     * Set when the site is made for another address than that in `data/site.ts`, with whether it is hidden
     * from search engines.
     */
    preview?: { of: string; noindex: boolean }
    acts: readonly SiteAct[]
    cities: readonly SiteCity[]
    ledger: Ledger
    /** The files of `static/` that are published as they are, below it. */
    staticFiles: readonly string[]
    articles: readonly SiteArticle[]
    /** The pages of `content/pages/`, in the order of their addresses. */
    pages: readonly SitePage[]
    contentLinks: readonly ContentLink[]
    /** Those to pages that are not made, because they would have nothing to show. Missing where there are none. */
    emptyLinks?: readonly ContentLink[]
    valueUses: readonly ValueUse[]
    texts: readonly WrittenText[]
    /**
     * Entries that are not on the site yet: drafts, and those with a date after today. Missing where there
     * are none, and where they are shown.
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
