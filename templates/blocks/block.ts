/**
 * How a block of a page is shown, and the facts that it shows. What it takes is in
 * `generator/schema/blocks.ts`.
 */
import type { ReactNode } from 'react'
import type { LandingKind, SitePath } from '../../generator/core/addresses.ts'
import type { Feature } from '../../generator/core/features.ts'
import type { PageBlock, SafeHtml } from '../../generator/core/page-content.ts'
import type { PaginatedList } from '../../generator/core/pagination.ts'
import type { Block } from '../../generator/schema/block.ts'
import type { BesideView } from '../parts/ActBeside.tsx'
import type { ActCardView, ListedAct } from '../parts/ActCard.tsx'
import type { FinderView } from '../parts/ActList.tsx'
import type { ArticleCardView } from '../parts/ArticleCard.tsx'
import type { CityLink } from '../parts/City.tsx'
import type { EstimateView } from '../parts/Estimate.tsx'
import type { EveningView } from '../parts/Evening.tsx'
import type { BillView, LinkView } from '../parts/Link.tsx'
import type { ListedPrice, ListedRange } from '../parts/price.tsx'
import type { ShortlistView } from '../parts/Shortlist.tsx'
import type { ShowView } from '../parts/Shows.tsx'
import type { TestimonialView } from '../parts/Testimonials.tsx'

/**
 * The facts that blocks show. Each is made on demand, so that a page depends only on the facts that it shows.
 */
export type BlockFacts = {
  acts: (choice: {
    category?: string | undefined
    top?: boolean
    only?: readonly string[] | undefined
    /** Kinds by turns, top acts last. */
    strip?: boolean
    count?: number | undefined
  }) => PaginatedList<ActCardView>
  /** By category. */
  actList: () => PaginatedList<ListedAct>
  /** What stands above the list of acts. */
  finder: () => FinderView
  /** The landing pages of the cities with these keys, in their order. */
  cityLinks: (kind: LandingKind, keys: readonly string[]) => PaginatedList<LinkView>
  /** The landing pages of all cities, of one country alone where it is given, by name. */
  cityIndex: (kind: LandingKind, country?: 'BE' | 'NL') => PaginatedList<CityLink>
  /** Every original artist that an act plays. */
  tributeLinks: () => PaginatedList<BillView>
  price: (key: string) => ListedPrice
  /** Whether the site says what any act costs. */
  hasPrices: boolean
  /** Where the scale of all prices ends, in whole thousands of euros. */
  priceScale: () => number
  /** A time such as 21:30, as people read it. */
  clock: (time: string) => string
  testimonials: () => readonly TestimonialView[]
  /** Those to come, the next one first; or those that were played, the last one first. */
  shows: (choice: { played: boolean; count?: number | undefined }) => PaginatedList<ShowView>
  /** Newest first. */
  articles: () => PaginatedList<ArticleCardView>
  /** What the script compares of the acts that a visitor keeps. */
  shortlist: () => ShortlistView
  /** What acts of a category, or all, ask at an occasion: from the lowest amount to the highest. */
  pricesAt: (occasion: string, category?: string) => ListedRange | undefined
  /** Prices by kind and size, and what raises or lowers them. */
  estimate: () => EstimateView
  /** The moments of an evening, with the acts that suit each. */
  evening: (occasion?: string, only?: readonly string[]) => EveningView
  /** A long text in parts, each with the act that its first paragraph names. */
  besideActs: (html: SafeHtml) => readonly { act?: BesideView | undefined; html: SafeHtml }[]
  /** The owner's form service, if there is one, and the site's own form. */
  form: (name: 'contact' | 'booking') => { service?: string | undefined; ownForm: SitePath }
}

export type BlockContext = {
  facts: BlockFacts
  /** The page of its lists that the page shows. */
  page: number
  /** Shows the blocks within a block. */
  show: (blocks: readonly PageBlock[]) => ReactNode
}

type View<Attributes> = {
  /**
   * The list that it shows. A long one goes on in further pages; a block without entries in its list is
   * empty.
   */
  list?: (attributes: Attributes, facts: BlockFacts) => PaginatedList<unknown> | undefined
  /**
   * Whether the facts have nothing that it could show, where it has no list. It is left out then, with a
   * section that has nothing else.
   */
  isEmpty?: (attributes: Attributes, facts: BlockFacts) => boolean
  /** What its page needs further files for. */
  feature?: Feature
  show: (attributes: Attributes, block: PageBlock, context: BlockContext) => ReactNode
}

/** A view whose functions read the texts of the attributes of a block. */
export type BlockView = ReturnType<typeof view>

/** How the blocks of a definition are shown. */
export function view<Attributes>(
  { attributes, of }: Block<Attributes>,
  { list, isEmpty, feature, show }: View<Attributes>,
) {
  return {
    feature,
    isEmpty: (written: PageBlock, facts: BlockFacts) =>
      // A list of which every link was left out.
      (written.text.length > 0 && written.text.every(({ html }) => html.trim() === '')) ||
      (of(written, (read) => isEmpty?.(read, facts) ?? list?.(read, facts)?.isEmpty) ?? false),
    /** The number of pages that its list needs. */
    pageCount: (written: PageBlock, facts: BlockFacts) =>
      of(written, list && ((read) => list(read, facts)?.pageCount)) || 1,
    /** @throws ZodError for attributes that the loader would have refused */
    show: (written: PageBlock, context: BlockContext) =>
      show(attributes.parse(written.attributes), written, context),
  }
}

/** A block that the block around it shows. */
export const shownByParent: BlockView = {
  feature: undefined,
  isEmpty: () => false,
  pageCount: () => 1,
  show: () => null,
}
